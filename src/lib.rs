//! `archive`: a static-site generator for captioned photo archives.
//!
//! A caption already holds the catalogue record. The pipeline reads it out, in one direction:
//!
//! `source` (files) → `caption` (understanding) → `catalog` (entries and facets) → `pages` +
//! `render`, `search`, `data` (output files) → `publish` (disk). [`pipeline`] alone knows the order.

pub mod output;
pub mod record;

pub mod authority;
pub mod config;
pub mod diagnostic;

pub mod caption;
pub mod catalog;
pub mod data;
pub mod pages;
pub mod photos;
pub mod publish;
pub mod render;
pub mod search;
pub mod source;

pub mod check;
pub mod cli;
pub mod pipeline;
pub mod serve;
