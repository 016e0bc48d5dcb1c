//! Seeding of an empty shop by calls of the API: seed packs, and the demo shop's past.

mod buyers;
mod format;
mod generated;
mod goods;
mod imported;
mod names;
mod past;
mod regulars;
mod runner;

use crate::base::config::{Config, Seed};
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::catalog;
use crate::commerce::rules;
use crate::people::identity;
use format::Pack;
use runner::Runner;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const DIGITAL: &str = include_str!("../../../seed/digital.json");
const EDGE_CASES: &str = include_str!("../../../seed/edge-cases.json");
const MILLION: &str = include_str!("../../../seed/million.json");

/// A seed pack cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// The file cannot be read.
    #[error("the seed pack {} cannot be read: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// The file is not the JSON of a pack.
    #[error("the seed pack is not as it should be: {0}")]
    Json(#[from] serde_json::Error),
    /// A step is not as it should be, or was refused.
    #[error("step {place} of the seed pack: {problem}")]
    Step {
        /// The step's number, with those of the steps around it.
        place: String,
        /// Why.
        problem: String,
    },
    /// The shop fails.
    #[error("the shop could not be filled: {0}")]
    Shop(String),
}

impl PackError {
    fn step(place: &str, error: ApiError) -> Self {
        Self::Step {
            place: place.to_owned(),
            problem: match error {
                ApiError::Application { code: "SEED_PACK", description, .. } => description,
                other => other.to_string(),
            },
        }
    }
}

impl From<ApiError> for PackError {
    fn from(error: ApiError) -> Self {
        Self::Shop(error.to_string())
    }
}

/// Whether a shop has no products, members and rules yet: a pack is not performed twice.
pub(crate) fn is_empty(shop: &Shop) -> Result<bool, ApiError> {
    shop.db.read(|connection| {
        let has_others = identity::any(connection)? || rules::any(connection)?;
        Ok(!has_others && catalog::is_empty(connection)?)
    })
}

/// Whether a configuration asks for calls that fill the shop.
pub(crate) fn is_asked(config: &Config) -> bool {
    match config.seed {
        Seed::Empty => false,
        Seed::Demo => config.past_days > 0,
        Seed::Digital | Seed::EdgeCases | Seed::Million | Seed::Pack(_) => true,
    }
}

/// Performs the pack of an empty shop's seed, or the past of the demo shop. The clock is what it was afterwards.
pub(crate) fn fill(shop: &Arc<Shop>) -> Result<(), PackError> {
    let filled = perform(shop);
    shop.clock.reset();
    filled
}

fn perform(shop: &Arc<Shop>) -> Result<(), PackError> {
    let pack = match &shop.config.seed {
        Seed::Empty => return Ok(()),
        Seed::Demo => {
            past::write(&Runner::new(shop, PathBuf::new()), shop.config.past_days)?;
            return Ok(());
        }
        Seed::Digital => Pack::parse(DIGITAL)?,
        Seed::EdgeCases => Pack::parse(EDGE_CASES)?,
        Seed::Million => Pack::parse(MILLION)?,
        Seed::Pack(path) => {
            let text =
                std::fs::read_to_string(path).map_err(|source| PackError::File { path: path.clone(), source })?;
            Pack::parse(&text)?
        }
    };
    let directory = match &shop.config.seed {
        Seed::Pack(path) => path.parent().map(Path::to_owned),
        _ => None,
    };
    Runner::new(shop, directory.unwrap_or_default()).run(&pack)
}
