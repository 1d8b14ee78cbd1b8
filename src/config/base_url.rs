//! Where a site stands on the web.

use std::fmt;
use std::str::FromStr;

use crate::output::Address;

/// The address of the home page without its closing slash: `https://museum.github.io/glass-plates`.
///
/// The default is empty: links work below any host's root, but feeds, the sitemap and canonical
/// links need a base URL to be complete.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BaseUrl {
    /// `https://museum.github.io`, or empty.
    origin: String,
    /// `/glass-plates`, or empty.
    path: String,
}

/// `text` is not a base URL.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a base URL: write `https://`, a host and perhaps a path, without `?` or `#`")]
pub struct BaseUrlError(String);

impl FromStr for BaseUrl {
    type Err = BaseUrlError;

    fn from_str(text: &str) -> Result<Self, BaseUrlError> {
        let refused = || BaseUrlError(text.to_owned());
        let scheme = ["https://", "http://"].into_iter().find(|scheme| text.starts_with(scheme));
        let rest = &text[scheme.ok_or_else(refused)?.len()..];
        let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let sound = |part: &str, more: &str| {
            part.chars().all(|c| c.is_ascii_alphanumeric() || more.contains(c))
        };
        if host.is_empty() || !sound(host, "-.:[]") || !sound(path, "-._~/%") {
            return Err(refused());
        }
        let (_, port) =
            host.rsplit_once(':').filter(|(_, port)| !port.ends_with(']')).unwrap_or((host, "0"));
        if port.parse::<u16>().is_err() {
            return Err(refused());
        }
        let is_code = |after: &str| {
            after.len() >= 2 && after.bytes().take(2).all(|byte| byte.is_ascii_hexdigit())
        };
        if !path.split('%').skip(1).all(is_code) {
            return Err(refused());
        }
        if path.split('/').any(|segment| segment == "." || segment == "..") {
            return Err(refused());
        }
        let path = path.trim_end_matches('/');
        if path.contains("//") {
            return Err(refused());
        }
        let origin = &text[..text.len() - rest.len() + host.len()];
        Ok(Self { origin: origin.to_owned(), path: path.to_owned() })
    }
}

impl fmt::Display for BaseUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.origin, self.path)
    }
}

impl BaseUrl {
    /// True if no base URL was given.
    pub fn is_unset(&self) -> bool {
        self.origin.is_empty()
    }

    /// The path that every link begins with: `/glass-plates`, or empty.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// A link within the site: `/glass-plates/2016/`.
    pub fn link(&self, address: &Address) -> String {
        format!("{}{address}", self.path)
    }

    /// The whole URL: `https://museum.github.io/glass-plates/2016/`.
    pub fn absolute(&self, address: &Address) -> String {
        format!("{}{}{address}", self.origin, self.path)
    }

    /// The same path on another origin: the preview server's.
    pub fn on_origin(&self, origin: &str) -> Self {
        Self { origin: origin.to_owned(), path: self.path.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_keep_the_path_of_a_project_site() {
        let base: BaseUrl = "https://museum.github.io/glass-plates/".parse().unwrap();
        let address = Address::page(["2016"]);
        assert_eq!(base.link(&address), "/glass-plates/2016/");
        assert_eq!(base.absolute(&address), "https://museum.github.io/glass-plates/2016/");
        assert_eq!(base.to_string(), "https://museum.github.io/glass-plates");
    }

    #[test]
    fn what_is_no_base_url_is_refused() {
        for text in [
            "",
            "museum.org",
            "https://",
            "ftp://a.org",
            "https://a.org/?q",
            "https://a.org/../b",
            "https://a b.org",
            "https://a.org:99999",
            "https://a.org:",
            "https://a.org/%zz",
        ] {
            assert!(text.parse::<BaseUrl>().is_err(), "{text} was accepted");
        }
    }
}
