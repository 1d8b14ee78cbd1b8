//! What the two feeds have in common: which entries, under which identity, and their HTML.

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime};
use sha2::{Digest, Sha256};

use super::url;
use super::xml::legal;
use crate::caption::markup::based;
use crate::output::Address;
use crate::pages::Site;
use crate::record::{Edtf, Entry, Precision};

/// The entries of a feed: those with the newest dates first, then undated ones, as many as
/// site.toml asks for.
pub(super) fn entries<'a>(site: &Site<'a>) -> Vec<&'a Entry> {
    let (dated, undated): (Vec<&Entry>, Vec<&Entry>) =
        site.catalog.entries.iter().partition(|entry| entry.date.is_some());
    dated.into_iter().rev().chain(undated).take(site.config.feed_entries).collect()
}

/// The time that a feed gives for an entry: the first moment of its date in UTC, 1 January 1970
/// where it has none.
///
/// Atom demands a time of change for each entry. The clock would make each build differ from the
/// one before and show every entry as new, and the date of a file does not survive a `git clone`;
/// the date of the picture is the one that the archive knows.
pub(super) fn updated(entry: &Entry) -> DateTime<FixedOffset> {
    let edtf = entry.date.as_ref().map(|date| &date.edtf);
    let day = edtf.and_then(|edtf| edtf.earliest().or_else(|| edtf.latest()));
    moment(day.unwrap_or_default())
}

/// The time of a feed: that of its newest entry.
pub(super) fn feed_updated(entries: &[&Entry]) -> DateTime<FixedOffset> {
    let newest = entries.iter().map(|entry| updated(entry)).max();
    newest.unwrap_or_else(|| moment(NaiveDate::default()))
}

/// The time of an entry whose day is known.
pub(super) fn day(entry: &Entry) -> Option<DateTime<FixedOffset>> {
    let edtf = entry.date.as_ref().map(|date| &date.edtf)?;
    (edtf.precision() == Precision::Day).then(|| Edtf::earliest(edtf)).flatten().map(moment)
}

/// The first moment of a day. RFC 3339 has years 0000–9999; other years are outside what a feed
/// can say and count as undated.
fn moment(day: NaiveDate) -> DateTime<FixedOffset> {
    use chrono::Datelike;

    let day = if (0..=9999).contains(&day.year()) { day } else { NaiveDate::default() };
    day.and_time(NaiveTime::MIN).and_utc().fixed_offset()
}

/// A permanent URI for what stands at `address`: its whole URL where there is a base URL, else a
/// UUID (RFC 9562 version 8) made from `identity`.
pub(super) fn uri(site: &Site<'_>, address: &Address, identity: &str) -> String {
    if !site.config.base_url.is_unset() {
        return url(site, address);
    }
    let mut bytes: Vec<u8> = Sha256::digest(identity).iter().copied().take(16).collect();
    bytes[6] = bytes[6] & 0x0F | 0x80;
    bytes[8] = bytes[8] & 0x3F | 0x80;
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    format!("urn:uuid:{}", parts.join("-"))
}

/// The name of an entry in a list of news.
pub(super) fn title(entry: &Entry) -> String {
    legal(entry.headline.as_deref().unwrap_or(&entry.title)).into_owned()
}

/// The photograph and its caption as HTML. A sensitive picture is left for the page, which warns
/// before it shows it.
pub(super) fn html(site: &Site<'_>, entry: &Entry) -> String {
    let mut html = String::new();
    if let Some(warning) = &entry.sensitive {
        html.push_str(&format!("<p><strong>{}</strong></p>\n", escape(warning)));
    } else {
        for photo in &entry.photos {
            html.push_str(&format!(
                "<p><img src=\"{}\" alt=\"{}\" width=\"{}\" height=\"{}\"></p>\n",
                url(site, &photo.address),
                escape(photo.alt.as_deref().unwrap_or_default()),
                photo.width,
                photo.height
            ));
        }
    }
    let direction = match entry.direction {
        crate::record::Direction::Ltr => "ltr",
        crate::record::Direction::Rtl => "rtl",
    };
    html.push_str(&format!(
        "<p lang=\"{}\" dir=\"{direction}\">{}</p>",
        escape(&entry.language.0),
        based(&entry.html, &site.config.base_url.to_string())
    ));
    legal(&html).into_owned()
}

fn escape(text: &str) -> String {
    quick_xml::escape::escape(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sample::Sample;

    #[test]
    fn the_newest_come_first_and_the_undated_last() {
        let mut sample = Sample::new();
        let order = |sample: &Sample| -> Vec<String> {
            entries(&sample.site()).iter().map(|entry| entry.address.to_string()).collect()
        };
        assert_eq!(order(&sample), ["/2001/mast/", "/1998/05/04/nets/", "/undated/rope/"]);
        sample.config.feed_entries = 1;
        assert_eq!(order(&sample), ["/2001/mast/"]);
    }

    #[test]
    fn a_time_is_no_finer_than_the_archive_knows() {
        let mut sample = Sample::new();
        let entry = &mut sample.catalog.entries[0];
        for (date, updated_at, day_at) in [
            ("1998-05-04", "1998-05-04T00:00:00+00:00", Some("1998-05-04T00:00:00+00:00")),
            ("1936~", "1936-01-01T00:00:00+00:00", None),
            ("1862", "1862-01-01T00:00:00+00:00", None),
            ("../1942", "1942-12-31T00:00:00+00:00", None),
            ("-0043", "1970-01-01T00:00:00+00:00", None),
        ] {
            entry.date.as_mut().unwrap().edtf = date.parse().unwrap();
            assert_eq!(updated(entry).to_rfc3339(), updated_at, "{date}");
            assert_eq!(day(entry).map(|day| day.to_rfc3339()).as_deref(), day_at, "{date}");
        }
        entry.date = None;
        assert_eq!(updated(entry).to_rfc3339(), "1970-01-01T00:00:00+00:00");
    }

    #[test]
    fn without_a_base_url_an_identity_is_a_uuid_that_never_changes() {
        let mut sample = Sample::new();
        sample.config.base_url = crate::config::BaseUrl::default();
        let site = sample.site();
        let one = uri(&site, &Address::home(), "one");
        assert_eq!(one, uri(&site, &Address::page(["moved"]), "one"));
        assert_ne!(one, uri(&site, &Address::home(), "two"));
        assert_eq!(one.len(), "urn:uuid:".len() + 36);
        assert_eq!(&one[23..24], "8", "{one}");
    }

    #[test]
    fn a_sensitive_picture_stays_on_its_page() {
        let mut sample = Sample::new();
        assert!(html(&sample.site(), &sample.catalog.entries[0]).contains("<img "));
        sample.catalog.entries[0].sensitive = Some("injury & <b>".to_owned());
        let html = html(&sample.site(), &sample.catalog.entries[0]);
        assert!(!html.contains("<img ") && html.contains("injury &amp; &lt;b&gt;"), "{html}");
    }
}
