//! The stable names of diagnostics, documented in docs/diagnostics.md.

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $written:literal,)+) => {
        /// The stable name of a kind of diagnostic.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code { $($(#[doc = $doc])+ $name,)+ }

        impl Code {
            /// Every code.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// As printed: `unknown-key`.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $written,)+ }
            }

            /// What it means, in a sentence or two.
            pub const fn explanation(self) -> &'static str {
                match self { $(Self::$name => concat!($($doc, "\n",)+),)+ }
            }
        }
    };
}

codes! {
    /// A file is not read: permissions, a link that leads nowhere, out of the site or to a hidden
    /// file, or it vanished.
    UnreadableFile = "unreadable-file",
    /// A caption file or a setting is not UTF-8 text.
    NotUtf8 = "not-utf8",
    /// A file name cannot be used: it is not UTF-8.
    BadFileName = "bad-file-name",
    /// Front matter, site.toml, places.toml or people.toml is not TOML.
    BadToml = "bad-toml",
    /// Front matter that begins with `+++` has no closing `+++`.
    UnclosedFrontMatter = "unclosed-front-matter",
    /// A key that this table does not have.
    UnknownKey = "unknown-key",
    /// A value of the wrong type, or outside its range.
    BadValue = "bad-value",
    /// A line under a caption that looks like a misspelt `Key: value` trailer.
    LikelyTrailer = "likely-trailer",
    /// The same trailer given twice where one value is allowed.
    RepeatedTrailer = "repeated-trailer",
    /// `Key: value` lines above the first caption of a file: fields stand under their caption, or
    /// in front matter where they hold for the whole file.
    StrayTrailer = "stray-trailer",
    /// A photograph within a line of text: only `![alt](photo.jpg)` on a line of its own attaches one.
    InlinePhoto = "inline-photo",
    /// A file in `content/` of a kind that is not read: captions are `.txt` and `.md`.
    UnreadFile = "unread-file",
    /// A photograph that a caption attaches is not there.
    MissingPhoto = "missing-photo",
    /// A file that a caption attaches is not a picture that can be published.
    BadPhoto = "bad-photo",
    /// A photograph in `content/` that no caption attaches.
    UnusedPhoto = "unused-photo",
    /// A character that no text should hold, such as a control character; it is read as a space.
    ControlCharacter = "control-character",
    /// A date that the calendar does not have, a weekday that contradicts it, figures that can be
    /// read two ways, a day that is yet to come or that is older than photography.
    SuspiciousDate = "suspicious-date",
    /// Two statements of a caption that cannot both be right: another day, country or far
    /// town in its dateline, another date in its picture's number.
    Contradiction = "contradiction",
    /// A picture that its agency withdrew ("MANDATORY KILL"), or whose embargo is not over.
    NotToPublish = "not-to-publish",
    /// A word that a template left to be filled in: "Name to come", XXXX, TK.
    Placeholder = "placeholder",
    /// A field that was read from a caption on little evidence: it is kept, and the line that
    /// settles it is proposed.
    UnsureField = "unsure-field",
    /// A caption without a date.
    MissingDate = "missing-date",
    /// A caption that credits nobody.
    MissingCredit = "missing-credit",
    /// A caption that names no place.
    MissingPlace = "missing-place",
    /// A photograph without alternative text.
    MissingAlt = "missing-alt",
    /// A place that neither the gazetteer nor places.toml knows.
    UnknownPlace = "unknown-place",
    /// A name that people.toml gives twice, or to two people or two agencies.
    DuplicateName = "duplicate-name",
    /// Two names of photographers or of agencies so alike that one may be a variant of the other.
    SimilarNames = "similar-names",
    /// A paragraph that is no caption and is kept out of the entries.
    NotACaption = "not-a-caption",
    /// Two entries with the same `ID:`, or an address taken twice.
    DuplicateAddress = "duplicate-address",
    /// A template cannot be rendered.
    TemplateError = "template-error",
    /// A setting that the site should have.
    MissingSetting = "missing-setting",
}
