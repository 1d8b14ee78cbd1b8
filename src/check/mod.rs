//! Findings for the editor.
