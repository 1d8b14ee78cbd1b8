//! The index answers as a reader of it would: a small reader in Rust searches what was written.
