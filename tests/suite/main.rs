//! Tests that run the binary on whole sites, and one that reads the source's own layout.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod archive;
mod content;
mod conventions;
mod hostile;
mod names;
mod papers;
mod preview;
mod publishing;
mod rooms;
mod sameness;
mod site;
