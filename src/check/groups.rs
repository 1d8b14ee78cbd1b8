//! The findings in the order in which an editor works: what is wrong before what is lacking.

use std::cmp::Reverse;

use crate::diagnostic::{Code, Diagnostic, Severity};

macro_rules! kinds {
    ($($name:ident { $($field:ident: $value:expr,)+ })+) => {
        /// What findings have in common.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "each says of itself what it is: `about`")]
        pub enum GroupKind { $($name,)+ }

        impl GroupKind {
            /// Every kind, in the order of work.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            const fn text(self) -> &'static Text {
                match self { $(Self::$name => &Text { $($field: $value,)+ },)+ }
            }
        }
    };
}

struct Text {
    name: &'static str,
    one: &'static str,
    many: &'static str,
    advice: &'static str,
}

kinds! {
    Error {
        name: "errors",
        one: "error",
        many: "errors",
        advice: "They stop a build.",
    }
    Forbidden {
        name: "not-to-publish",
        one: "picture not to be published",
        many: "pictures not to be published",
        advice: "Take them out of the site, those under embargo until it ends.",
    }
    Contradiction {
        name: "contradictions",
        one: "caption that contradicts itself",
        many: "captions that contradict themselves",
        advice: "Correct the caption, or state what is right under it: `Date: …`, `Location: …`.",
    }
    Date {
        name: "dates",
        one: "suspicious date",
        many: "suspicious dates",
        advice: "Correct the caption, or state the date under it: `Date: YYYY-MM-DD`.",
    }
    Placeholder {
        name: "placeholders",
        one: "word left to be filled in",
        many: "words left to be filled in",
        advice: "Write what belongs there, or take it out.",
    }
    LeftOut {
        name: "left-out",
        one: "text left out as no caption",
        many: "texts left out as no captions",
        advice: "To keep one, put a line such as `Language: en` or `Date: 1998-05` under it.",
    }
    File {
        name: "files",
        one: "line or file to look at",
        many: "lines and files to look at",
        advice: "",
    }
    Place {
        name: "places",
        one: "unknown place",
        many: "unknown places",
        advice: "Neither the gazetteer nor places.toml tells where they are. Teach them, or correct \
                 the caption.",
    }
    Name {
        name: "names",
        one: "name that may be a variant",
        many: "names that may be variants",
        advice: "`archive check --write` puts those that are one beyond doubt, \"did you mean\", into \
                 content/people.toml. Two who are two: list each there with a `[[person]]` or \
                 `[[agency]]` of its own.",
    }
    Unsure {
        name: "unsure",
        one: "field read on little evidence",
        many: "fields read on little evidence",
        advice: "Put the line under the caption, as it stands if it is right, corrected if not.",
    }
    MissingDate {
        name: "missing-dates",
        one: "missing date",
        many: "missing dates",
        advice: "Put a line such as `Date: 1998-05` or `Date: 1936~` under the caption.",
    }
    MissingCredit {
        name: "missing-credits",
        one: "missing credit",
        many: "missing credits",
        advice: "Put a line such as `Credit: Jane Roe/AFP` under the caption.",
    }
    MissingPlace {
        name: "missing-places",
        one: "missing place",
        many: "missing places",
        advice: "Put a line such as `Location: Jobar, Damascus, Syria` under the caption.",
    }
    MissingAlt {
        name: "missing-alt",
        one: "photograph without alternative text",
        many: "photographs without alternative text",
        advice: "Describe what it shows for those who cannot see it: `![description](file)`.",
    }
}

impl GroupKind {
    /// As on the command line: `missing-dates`.
    pub const fn as_str(self) -> &'static str {
        self.text().name
    }

    /// What `count` findings of it are called: "unknown places".
    pub const fn noun(self, count: usize) -> &'static str {
        if count == 1 { self.text().one } else { self.text().many }
    }

    /// What to do about all of them; empty where each finding says it for itself.
    pub const fn advice(self) -> &'static str {
        self.text().advice
    }

    /// True for what captions do not state.
    pub const fn is_lack(self) -> bool {
        matches!(self, Self::MissingDate | Self::MissingCredit | Self::MissingPlace)
    }

    /// The kind of a finding.
    pub const fn of(finding: &Diagnostic) -> Self {
        if matches!(finding.severity, Severity::Error) {
            return Self::Error;
        }
        match finding.code {
            Code::NotToPublish => Self::Forbidden,
            Code::Contradiction => Self::Contradiction,
            Code::SuspiciousDate => Self::Date,
            Code::Placeholder => Self::Placeholder,
            Code::NotACaption => Self::LeftOut,
            Code::UnknownPlace => Self::Place,
            Code::SimilarNames => Self::Name,
            Code::UnsureField => Self::Unsure,
            Code::MissingDate => Self::MissingDate,
            Code::MissingCredit => Self::MissingCredit,
            Code::MissingPlace => Self::MissingPlace,
            Code::MissingAlt => Self::MissingAlt,
            _ => Self::File,
        }
    }
}

/// Findings of one kind.
#[derive(Clone, Debug)]
pub struct Group<'a> {
    /// Which.
    pub kind: GroupKind,
    /// Those that mend most first, then by place; never empty.
    pub findings: Vec<&'a Diagnostic>,
}

impl Group<'_> {
    /// The places of its findings.
    pub fn places(&self) -> usize {
        self.findings.iter().map(|found| found.also.len() + 1).sum()
    }
}

/// The findings by kind. `findings` are sorted by place.
pub fn groups(findings: &[Diagnostic]) -> Vec<Group<'_>> {
    let mut groups = Vec::new();
    for kind in GroupKind::ALL {
        let mut found: Vec<&Diagnostic> =
            findings.iter().filter(|found| GroupKind::of(found) == *kind).collect();
        found.sort_by_key(|found| Reverse(found.also.len()));
        if !found.is_empty() {
            groups.push(Group { kind: *kind, findings: found });
        }
    }
    groups
}
