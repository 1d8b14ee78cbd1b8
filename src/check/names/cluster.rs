//! Which parties are one, as far as their spellings say so beyond doubt.

use std::collections::BTreeSet;

use super::likeness::{Likely, Likeness, Spelling};

/// Parties by the cluster that they are in.
pub(super) struct Clusters {
    parents: Vec<usize>,
    is_listed: Vec<bool>,
}

impl Clusters {
    /// Joins the parties of likely spellings. A spelling that is like those of several parties is
    /// left alone, and so are two parties that are both listed.
    ///
    /// What is joined stays the same when its names become aliases of one party, so that an answer
    /// once written down asks no new question: a spelling is judged by how often it is met itself.
    pub(super) fn new(is_listed: Vec<bool>, spellings: &[Spelling], likely: &[Likely]) -> Self {
        let mut clusters = Self { parents: (0..is_listed.len()).collect(), is_listed };
        for phase in [
            &[Likeness::Spaces, Likeness::Order, Likeness::Particle, Likeness::Filler][..],
            &[Likeness::Letter],
            &[Likeness::Initials],
        ] {
            let likely: Vec<Likely> =
                likely.iter().filter(|pair| phase.contains(&pair.likeness)).copied().collect();
            while clusters.join(spellings, &likely) {}
        }
        clusters
    }

    /// Joins each spelling with the one party that it is like; true if there was any.
    fn join(&mut self, spellings: &[Spelling], likely: &[Likely]) -> bool {
        let mut of_variant = likely.to_vec();
        of_variant.sort_by_key(|pair| (pair.variant, *pair));
        let mut has_joined = false;
        for pairs in of_variant.chunk_by(|a, b| a.variant == b.variant) {
            let own = self.root(spellings[pairs[0].variant].party);
            let others: BTreeSet<usize> =
                pairs.iter().map(|pair| self.root(spellings[pair.of].party)).collect();
            let mut others = others.into_iter();
            let (Some(other), None) = (others.next(), others.next()) else { continue };
            let is_sure = pairs.iter().any(|pair| pair.is_sure);
            if is_sure && other != own && !(self.is_listed[own] && self.is_listed[other]) {
                self.parents[own.max(other)] = own.min(other);
                self.is_listed[own.min(other)] |= self.is_listed[own.max(other)];
                has_joined = true;
            }
        }
        has_joined
    }

    /// The party that stands for a cluster.
    pub(super) fn root(&self, mut party: usize) -> usize {
        while self.parents[party] != party {
            party = self.parents[party];
        }
        party
    }

    /// True if the cluster of this root holds an established name.
    pub(super) fn is_listed(&self, root: usize) -> bool {
        self.is_listed[root]
    }
}
