//! How a field was decided: the reason, how sure it is, and what it was preferred to.

use serde::Serialize;

use super::{Field, Span};

/// How sure a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// The words leave no other reading.
    Sure,
    /// Kept, but the editor is asked to look.
    Unsure,
}

/// How a field that was read from a caption was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Why the field has its value, or why it has none: a clause in plain English without its
    /// subject's words, lower case, no full stop ("the dateline names it").
    pub reason: &'static str,
    /// The words that speak for the value, where they are not its own: "pictured on".
    pub evidence: Option<Span>,
    /// Whether the editor should look.
    pub confidence: Confidence,
    /// The strongest of the other readings; `None` where nothing else could be meant.
    pub runner_up: Option<Box<RunnerUp>>,
}

/// Another reading of a field, which lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunnerUp {
    /// Its words.
    pub span: Span,
    /// What the field would have said; `None` where it is the words as they stand.
    pub value: Option<String>,
    /// Why it lost: a clause as in [`Decision::reason`].
    pub lost: &'static str,
    /// The words that speak against it, where they are not its own: "since".
    pub evidence: Option<Span>,
}

impl Decision {
    /// A value that the words leave no doubt of.
    pub const fn sure(reason: &'static str) -> Self {
        Self { reason, evidence: None, confidence: Confidence::Sure, runner_up: None }
    }

    /// A value that little speaks for.
    pub fn unsure(reason: &'static str) -> Self {
        Self { confidence: Confidence::Unsure, ..Self::sure(reason) }
    }

    /// The same, with the words that speak for the value.
    pub fn by(self, evidence: impl Into<Option<Span>>) -> Self {
        Self { evidence: evidence.into(), ..self }
    }

    /// The same, with the reading that lost.
    pub fn over(self, runner_up: impl Into<Option<RunnerUp>>) -> Self {
        Self { runner_up: runner_up.into().map(Box::new), ..self }
    }

    /// True if the editor should look.
    pub const fn is_unsure(&self) -> bool {
        matches!(self.confidence, Confidence::Unsure)
    }
}

/// The decisions of one caption, by field. A field may be here without a value: then its decision
/// says why it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Decisions(Vec<(Field, Decision)>);

impl Decisions {
    /// No decision, with room for those of a usual caption.
    pub fn new() -> Self {
        Self(Vec::with_capacity(6))
    }

    /// How `field` was decided.
    pub fn get(&self, field: Field) -> Option<&Decision> {
        self.0.iter().find(|(of, _)| *of == field).map(|(_, decision)| decision)
    }

    /// Records how `field` was decided, in the place of an earlier decision.
    pub fn insert(&mut self, field: Field, decision: Decision) {
        let at = self.0.partition_point(|(of, _)| *of < field);
        match self.0.get_mut(at) {
            Some((of, before)) if *of == field => *before = decision,
            _ => self.0.insert(at, (field, decision)),
        }
    }

    /// Keeps the fields that `keep` is true of, and no more memory than they take.
    pub fn retain(&mut self, keep: impl Fn(Field) -> bool) {
        self.0.retain(|(field, _)| keep(*field));
        self.0.shrink_to_fit();
    }

    /// All, in the order of the fields.
    pub fn iter(&self) -> impl Iterator<Item = (Field, &Decision)> {
        self.0.iter().map(|(field, decision)| (*field, decision))
    }
}

impl Extend<(Field, Decision)> for Decisions {
    fn extend<T: IntoIterator<Item = (Field, Decision)>>(&mut self, decisions: T) {
        decisions.into_iter().for_each(|(field, decision)| self.insert(field, decision));
    }
}

impl IntoIterator for Decisions {
    type Item = (Field, Decision);
    type IntoIter = std::vec::IntoIter<Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_stand_in_the_order_of_the_fields_and_the_last_one_counts() {
        let mut decisions = Decisions::new();
        decisions.insert(Field::Agency, Decision::sure("the registry knows it"));
        decisions.insert(Field::Date, Decision::unsure("a guess"));
        decisions.insert(Field::Date, Decision::sure("the dateline names it"));
        let fields: Vec<Field> = decisions.iter().map(|(field, _)| field).collect();
        assert_eq!(fields, [Field::Date, Field::Agency]);
        assert_eq!(
            decisions.get(Field::Date).map(|decision| decision.reason),
            Some("the dateline names it")
        );
    }
}
