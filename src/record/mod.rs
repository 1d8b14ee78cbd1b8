//! The catalogue record and the values it is made of: plain data, no I/O.
//!
//! Names are IPTC Photo Metadata's where it has one; dates are EDTF (ISO 8601-2).

mod credit;
mod date;
mod decision;
mod entry;
mod location;
mod note;
mod provenance;
mod span;
mod value;

pub use credit::Credit;
pub use date::{DateRole, Edtf, EdtfError, PhotoDate, Precision};
pub use decision::{Confidence, Decision, Decisions, RunnerUp};
pub use entry::{
    Direction, Entry, EntryId, EntrySource, Language, LanguageError, Photo, Rights, Verification,
};
pub use location::{
    Coordinates, CoordinatesError, CountryCode, CountryCodeError, Location, PlaceName,
};
pub use note::{ClockTime, Embargo, NoteKind};
pub use provenance::{Field, Provenance};
pub use span::{Span, Spanned};
