//! The text of people.toml with more aliases: what stands in it stays as it is, byte by byte.

use std::collections::{BTreeMap, BTreeSet};

use toml::de::{DeTable, DeValue};

use super::{NameKind, Proposal};

/// Why an alias cannot be put into people.toml.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is not TOML, or not as people.toml is.
    #[error("it has faults; mend them first")]
    Faulty,
    /// It has `person = [{ … }]`, to which no table can be added.
    #[error(
        "it holds a list in one piece; write each person as `[[person]]` and each agency as `[[agency]]`"
    )]
    OnePiece,
}

/// The table that teaches these aliases.
pub(super) fn table(kind: NameKind, name: &str, aliases: &[&str]) -> String {
    let aliases: Vec<String> = aliases.iter().map(|alias| quoted(alias)).collect();
    let (kind, name, aliases) = (kind.as_str(), quoted(name), aliases.join(", "));
    format!("[[{kind}]]\nname = {name}\naliases = [{aliases}]")
}

/// `text` with these aliases: in the tables of their names where these stand, else in new tables at
/// the end. An alias that is there already is not put there again.
///
/// # Errors
/// If `text` is not people.toml as [`crate::source`] reads it.
pub fn with_aliases(text: &str, proposals: &[Proposal]) -> Result<String, Refusal> {
    let toml = text.trim_start_matches('\u{FEFF}');
    let listed = listed(toml)?;
    let mut wanted: BTreeMap<(NameKind, &str), BTreeSet<&str>> = BTreeMap::new();
    for Proposal { kind, name, alias } in proposals {
        wanted.entry((*kind, name)).or_default().insert(alias);
    }
    let ending = if toml.contains("\r\n") { "\r\n" } else { "\n" };
    let mut insertions: Vec<(usize, String)> = Vec::new();
    let mut added = String::new();
    for ((kind, name), aliases) in wanted {
        let known = listed.iter().find(|known| known.kind == kind && known.name == name);
        let new = aliases.iter().filter(|alias| known.is_none_or(|known| !known.has(alias)));
        let new: Vec<String> = new.map(|alias| quoted(alias)).collect();
        let list = new.join(", ");
        match known {
            _ if new.is_empty() => {}
            Some(known) => insertions.push(known.insertion(toml, &list, ending)),
            None => {
                let head = format!("[[{}]]{ending}name = {}", kind.as_str(), quoted(name));
                added.push_str(&format!("{ending}{head}{ending}aliases = [{list}]{ending}"));
            }
        }
    }
    insertions.sort();
    let mut written = text[..text.len() - toml.len()].to_owned();
    let mut done = 0;
    for (at, words) in insertions {
        written.push_str(&toml[done..at]);
        written.push_str(&words);
        done = at;
    }
    written.push_str(&toml[done..]);
    if !added.is_empty() {
        if !written.is_empty() && !written.ends_with('\n') {
            written.push_str(ending);
        }
        let added = if toml.is_empty() { added.trim_start() } else { &added };
        written.push_str(added);
    }
    // Nothing is written that could not be read again.
    self::listed(written.trim_start_matches('\u{FEFF}')).map_err(|_| Refusal::OnePiece)?;
    Ok(written)
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// A table of people.toml and where it can be added to.
struct Listed {
    kind: NameKind,
    name: String,
    aliases: Vec<String>,
    /// One past the last byte of the name's value.
    name_end: usize,
    /// The bytes of the list of aliases, and one past its last element.
    list: Option<(usize, Option<usize>)>,
    /// It is written as `{ name = "…" }`.
    is_inline: bool,
}

impl Listed {
    fn has(&self, alias: &str) -> bool {
        self.name == alias || self.aliases.iter().any(|known| known == alias)
    }

    /// Where the aliases of `list` go in, and with what around them.
    fn insertion(&self, toml: &str, list: &str, ending: &str) -> (usize, String) {
        match self.list {
            Some((_, Some(last))) => (last, format!(", {list}")),
            Some((start, None)) => (start + 1, list.to_owned()),
            None if self.is_inline => (self.name_end, format!(", aliases = [{list}]")),
            None => {
                // Below the line of the name, whose comment stays beside it.
                let rest = &toml[self.name_end..];
                let line = rest.lines().next().map_or(0, str::len);
                (self.name_end + line, format!("{ending}aliases = [{list}]"))
            }
        }
    }
}

/// The tables of people.toml.
fn listed(toml: &str) -> Result<Vec<Listed>, Refusal> {
    let document = DeTable::parse(toml).map_err(|_| Refusal::Faulty)?;
    let mut found = Vec::new();
    for kind in [NameKind::Person, NameKind::Agency] {
        let Some(tables) = document.get_ref().get(kind.as_str()) else { continue };
        for table in tables.get_ref().as_array().ok_or(Refusal::Faulty)?.iter() {
            let keys = table.get_ref().as_table().ok_or(Refusal::Faulty)?;
            let name = keys.get("name").ok_or(Refusal::Faulty)?;
            let mut aliases = Vec::new();
            let mut list = None;
            if let Some(value) = keys.get("aliases") {
                let DeValue::Array(elements) = value.get_ref() else { return Err(Refusal::Faulty) };
                for element in elements.iter() {
                    aliases.push(element.get_ref().as_str().ok_or(Refusal::Faulty)?.to_owned());
                }
                let last = elements.iter().last().map(|element| element.span().end);
                list = Some((value.span().start, last));
            }
            found.push(Listed {
                kind,
                name: name.get_ref().as_str().ok_or(Refusal::Faulty)?.trim().to_owned(),
                aliases,
                name_end: name.span().end,
                list,
                is_inline: toml[table.span().start..].starts_with('{'),
            });
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alias(kind: NameKind, name: &str, alias: &str) -> Proposal {
        Proposal { kind, name: name.to_owned(), alias: alias.to_owned() }
    }

    #[test]
    fn aliases_go_in_and_all_else_stays() {
        let jane = alias(NameKind::Person, "Jane Roe", "J. Roe");
        let other = alias(NameKind::Person, "Jane Roe", "ROE Jane");
        for (before, after) in [
            ("", "[[person]]\nname = \"Jane Roe\"\naliases = [\"J. Roe\", \"ROE Jane\"]\n"),
            (
                "# Ours.",
                "# Ours.\n\n[[person]]\nname = \"Jane Roe\"\naliases = [\"J. Roe\", \"ROE Jane\"]\n",
            ),
            (
                "[[person]]\nname = 'Jane Roe' # since 1998\n\n[[agency]]\nname = \"HP\"\n",
                "[[person]]\nname = 'Jane Roe' # since 1998\naliases = [\"J. Roe\", \"ROE Jane\"]\n\n[[agency]]\nname = \"HP\"\n",
            ),
            (
                "[[person]]\naliases = [\n  \"Roe, Jane\", # of old\n] # more?\nname=\"Jane Roe\"",
                "[[person]]\naliases = [\n  \"Roe, Jane\", \"J. Roe\", \"ROE Jane\", # of old\n] # more?\nname=\"Jane Roe\"",
            ),
            (
                "[[person]]\r\nname = \"Jane Roe\"\r\naliases = [ ]\r\n",
                "[[person]]\r\nname = \"Jane Roe\"\r\naliases = [\"J. Roe\", \"ROE Jane\" ]\r\n",
            ),
            (
                "person = [{ name = \"Jane Roe\" }]\n",
                "person = [{ name = \"Jane Roe\", aliases = [\"J. Roe\", \"ROE Jane\"] }]\n",
            ),
            (
                "\u{FEFF}[[person]]\nname = \"Jane Roe\"\naliases = [\"ROE Jane\"]\n",
                "\u{FEFF}[[person]]\nname = \"Jane Roe\"\naliases = [\"ROE Jane\", \"J. Roe\"]\n",
            ),
        ] {
            let written = with_aliases(before, &[jane.clone(), other.clone()]);
            assert_eq!(written.as_deref(), Ok(after), "{before}");
            let again = with_aliases(after, &[jane.clone(), other.clone()]);
            assert_eq!(again.as_deref(), Ok(after), "{before}");
        }
    }

    #[test]
    fn any_name_can_be_read_again_and_a_faulty_file_is_left_alone() {
        for name in ["Seán \"Quay\" O'Roe", "back\\slash", "'", "\"\"\"", "محمد علي"] {
            let written = with_aliases("", &[alias(NameKind::Agency, name, "X")]);
            let written = written.unwrap();
            assert_eq!(listed(&written).unwrap()[0].name, name, "{written}");
        }
        for faulty in ["[[person]]\nname = ", "person = 1\n", "[[person]]\naliases = []\n"] {
            let refused = with_aliases(faulty, &[alias(NameKind::Person, "A", "B")]);
            assert_eq!(refused, Err(Refusal::Faulty), "{faulty}");
        }
        let refused = with_aliases("person = []\n", &[alias(NameKind::Person, "A", "B")]);
        assert_eq!(refused, Err(Refusal::OnePiece));
    }
}
