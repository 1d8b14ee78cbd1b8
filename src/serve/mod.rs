//! The preview server.
