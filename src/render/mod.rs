//! Rendering: one page at a time through Tera, with the site's overrides over the default theme.
