//! The demo shop in memory: seeded once per process and catalog version, then copied for each platform under test.
//!
//! Seeding takes half a second in a debug build, a copy some milliseconds.

use super::{OpenError, SEED};
use base::config::{Config, Seed};
use base::{ApiError, Result, Shop, db::Database};
use shop::catalog::search::{self, Index, LiveIndex};
use shop::events::webhooks;
use std::sync::{Arc, OnceLock};
use tools::{packs, snapshots};

/// A catalog version's demo shop, or the reason why seeding failed.
type Template = OnceLock<Result<Arc<Shop>, String>>;

/// The templates by catalog version.
static TEMPLATES: [(&str, Template); 3] = [("V1", Template::new()), ("V3", Template::new()), ("BOTH", Template::new())];

/// The template of the configured catalog version; V3 by default.
fn template_of(config: &Config) -> Option<&'static (&'static str, Template)> {
    let name = config.catalog.as_deref().unwrap_or("V3");
    TEMPLATES.iter().find(|(known, _)| *known == name)
}

/// Whether a platform starts as a copy of the template.
fn is_copy(config: &Config) -> bool {
    config.test_hooks
        && config.database.is_none()
        && config.seed == Seed::Demo
        && config.past_days == 0
        && config.currency.is_none()
        && template_of(config).is_some()
}

/// A platform's database and index: a copy of the template if possible.
pub(super) fn open_database(config: &Config) -> Result<(Database, LiveIndex), OpenError> {
    let path = config.database.as_deref();
    let database = if config.shares_database { Database::open_shared(path)? } else { Database::open(path)? };
    let index = if is_copy(config) {
        let copied = template(config).and_then(|demo| {
            database.become_copy_of(&demo.db)?;
            Ok(search::index_of(&demo)?.of_copy())
        });
        LiveIndex::of(copied.map_err(|error| OpenError::Seed(error.to_string()))?)
    } else if path.is_some() {
        LiveIndex::default()
    } else {
        LiveIndex::of(Index::default())
    };
    Ok((database, index))
}

/// Resets a platform to its seed. Keeps its keys.
pub(super) fn restore(shop: &Shop) -> Result<()> {
    if packs::takes_long(&shop.config) && snapshots::existing(shop, SEED).is_ok() {
        snapshots::restore(shop, SEED)?;
    } else {
        let fresh =
            if is_copy(&shop.config) { template(&shop.config)? } else { fresh(shop).map_err(ApiError::internal)? };
        webhooks::keep_key(shop, || shop.db.become_copy_of(&fresh.db))?;
        snapshots::forget(shop);
    }
    shop.clock.reset();
    super::configure(shop).map_err(ApiError::internal)
}

/// A shop in memory with the same seed and keys.
pub(super) fn fresh(shop: &Shop) -> Result<Arc<Shop>, OpenError> {
    let config = Config { database: None, keys: Some(shop.keys.clone()), ..shop.config.clone() };
    let made = super::assemble(config, Database::open(None)?, LiveIndex::of(Index::default()))?;
    made.db.seal_secrets(shop.sealing_key.clone());
    super::fill(&made)?;
    Ok(made)
}

/// The demo shop of the configured catalog version.
fn template(config: &Config) -> Result<Arc<Shop>> {
    let Some((catalog, template)) = template_of(config) else {
        return Err(ApiError::Internal("There is no demo shop of this catalog version".to_owned()));
    };
    let demo = template.get_or_init(|| {
        let config = Config { catalog: Some((*catalog).to_owned()), ..Config::for_tests() };
        let database = Database::open(None).map_err(|error| error.to_string())?;
        // Its secrets are not encrypted, since each copy has its own key.
        let made = super::assemble(config, database, LiveIndex::of(Index::default()));
        made.and_then(|shop| super::fill(&shop).map(|()| shop)).map_err(|error| error.to_string())
    });
    demo.clone().map_err(ApiError::Internal)
}
