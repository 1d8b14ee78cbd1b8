//! The order of the stages.
