//! What announces a credit: "Photo by", "Mandatory Credit:", "©".

use super::genitive;
use super::leads::Lead;
use super::party::{Party, Words};
use super::person::script;
use super::phrases::{LEADS, NOBODY, TAILS, agency_at, ends_sentence};
use super::token::Kind;

/// How the words before the names announce them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeadIn {
    pub(super) by: bool,
    pub(super) label: bool,
    pub(super) courtesy: bool,
    pub(super) copyright: bool,
}

impl LeadIn {
    /// True if any word announces the names.
    pub(super) fn any(self) -> bool {
        self.by || self.label || self.courtesy || self.copyright
    }
}

/// Lead-ins of one credit: "Mandatory Credit: Photo by ©" are three.
const MOST_LEADS: usize = 4;

impl Words<'_> {
    /// The lead-ins at `at`, and the token after them.
    pub(super) fn lead_in(&self, at: usize, limit: usize) -> (LeadIn, usize) {
        let mut lead = LeadIn::default();
        let mut pos = at;
        for _ in 0..MOST_LEADS {
            if pos >= limit {
                break;
            }
            if self.tokens[pos].kind == Kind::Copyright {
                lead.copyright = true;
                pos += 1;
                let dated = pos < limit && self.is_year(pos);
                pos += usize::from(dated);
                // "© 1908 by Jane Roe"
                pos += usize::from(dated && pos < limit && self.tokens[pos].key == "by");
                continue;
            }
            // "Copyright de l'image": a label.
            let is_label = || {
                LEADS.longest_at(self.tokens, pos, limit).is_some_and(|(after, _)| after > pos + 1)
            };
            if self.tokens[pos].key == "copyright" && pos + 1 < limit && !is_label() {
                lead.copyright = true;
                pos += 1;
                pos += usize::from(matches!(self.tokens[pos].kind, Kind::Colon | Kind::Copyright));
                pos += usize::from(pos < limit && self.is_year(pos));
                continue;
            }
            let Some((after, kind)) = LEADS.longest_at(self.tokens, pos, limit) else { break };
            let Some(next) = self.tokens.get(after).filter(|_| after < limit) else { break };
            let has_mark = matches!(next.kind, Kind::Colon | Kind::Equals | Kind::Ellipsis)
                || next.text == "・"
                || next.kind == Kind::Comma && pos == 0 && !self.tokens[pos].text.is_ascii()
                || next.kind == Kind::Pipe && self.tokens[at.saturating_sub(1)].kind == Kind::Open
                // "Fuente de la imagen, Getty Images Pie de foto, …"
                || next.kind == Kind::Comma && pos == 0 && after - pos > 1
                // "Image source, Getty Images"
                || next.kind == Kind::Comma && self.tokens[after - 1].key == "source"
                || next.kind == Kind::Comma && script(self.tokens[pos].text) == 7;
            match kind {
                Lead::By => lead.by = true,
                Lead::Courtesy => lead.courtesy = true,
                Lead::Label => {
                    let is_short = after - pos == 1;
                    let names_agency = is_short
                        && (self.starts_sentence(at)
                            || at > 0 && self.tokens[at - 1].kind == Kind::Open)
                        && self.party(after, limit).is_some_and(|party| party.is_known());
                    let is_licensed = (self.starts_sentence(at)
                        || at > 0 && self.tokens[at - 1].kind == Kind::Quote)
                        && self.person(after, limit).is_some_and(|person| {
                            self.is_licensed(person.end, limit)
                                || TAILS.longest_at(self.tokens, person.end, limit).is_some()
                        });
                    // "fot. Jane Roe"
                    let is_short_form = self.tokens[pos].key == "fot" && self.tokens[pos].dotted;
                    // "Фото Ивана Петрова"
                    let is_of = is_short
                        && self
                            .person(after, limit)
                            .is_some_and(|person| genitive::nominative(&person.name).is_some());
                    let marked = has_mark
                        || is_of
                        || is_short_form
                        || is_licensed
                        || names_agency
                        || next.kind == Kind::Copyright
                        // "Enlarge / " has the description behind it.
                        || next.kind == Kind::Slash
                            && is_short
                            && (pos == at || lead.copyright)
                            && self.tokens[pos].key != "enlarge"
                        || is_short && self.is_signed(after, limit)
                        || matches!(next.kind, Kind::Dash)
                            && (!is_short || self.tokens[pos].key == "photographer")
                        || !is_short && next.is_word();
                    // "in this handout photo released on": the words are the sentence's.
                    let is_described = !has_mark
                        && pos > 0
                        && matches!(
                            &*self.tokens[pos - 1].key,
                            "a" | "an" | "the" | "this" | "taken" | "undated"
                        )
                        && !ends_sentence(&self.tokens[pos - 1]);
                    if !marked || is_described {
                        break;
                    }
                    lead.label = true;
                }
            }
            pos = after + usize::from(has_mark || matches!(next.kind, Kind::Slash | Kind::Dash));
            if kind == Lead::Courtesy && pos < limit && self.tokens[pos].key == "of" {
                pos += 1;
            }
        }
        (lead, pos)
    }

    /// "Photographer: Roe, Jane": a catalogue's order of names, made the ordinary one.
    pub(super) fn inverted(&self, surname: &mut Party, lead: usize, limit: usize) -> Option<usize> {
        const MAKERS: &[&str] = &[
            "photographer",
            "photograph",
            "creator",
            "author",
            "artist",
            "fotograf",
            "photographe",
        ];
        let end = surname.end;
        let is_maker = self.tokens[lead..end].iter().any(|token| MAKERS.contains(&&*token.key));
        let comma = self.tokens.get(end).is_some_and(|token| token.kind == Kind::Comma);
        if !is_maker || !comma || surname.words != 1 || end + 1 >= limit {
            return None;
        }
        if agency_at(self.agencies, self.tokens, end + 1, limit).is_some() {
            return None;
        }
        let mut last = end + 2;
        while last < limit && self.tokens[last - 1].text.chars().count() <= 2 {
            last += 1;
        }
        let given = self.person(end + 1, last.min(limit)).filter(|given| given.end > end + 1)?;
        surname.name = format!("{} {}", given.name, surname.name);
        surname.span.end = given.span.end;
        surname.end = given.end;
        surname.words += given.words;
        Some(given.end)
    }

    /// "Foto Jane Roe/AFP": a name, a slash and an agency or a placeholder.
    fn is_signed(&self, at: usize, limit: usize) -> bool {
        let Some(person) = self.person(at, limit) else { return false };
        let slash = person.end;
        slash < limit
            && self.tokens[slash].kind == Kind::Slash
            && (agency_at(self.agencies, self.tokens, slash + 1, limit).is_some()
                || NOBODY.longest_at(self.tokens, slash + 1, limit).is_some())
    }
}
