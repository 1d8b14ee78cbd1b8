//! stub
use crate::{authority::Authority, catalog::Catalog, config::Config, output::OutputFile};
/// stub
pub fn files(_catalog: &Catalog, _authority: &Authority, _config: &Config) -> Vec<OutputFile> {
    todo!()
}
