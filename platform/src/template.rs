//! The demo shop in memory: filled once a process, and copied for each platform under test.
//!
//! Filling it takes half a second of an unoptimised program, a copy some milliseconds.

use crate::config::{Config, Seed};
use crate::db::Database;
use crate::error::ApiError;
use crate::platform::{self, OpenError, Shop};
use std::sync::OnceLock;

/// The demo shop, or why it cannot be filled in.
static DEMO: OnceLock<Result<Shop, String>> = OnceLock::new();

/// Whether a platform begins as a copy of the template.
fn is_copy(config: &Config) -> bool {
    config.test_hooks && config.database.is_none() && config.seed == Seed::Demo && config.currency.is_none()
}

/// The database of a platform: a copy of the template where it can be one.
pub(crate) fn open_database(config: &Config) -> Result<Database, OpenError> {
    let database = Database::open(config.database.as_deref())?;
    if is_copy(config) {
        copy(&database).map_err(|error| OpenError::Seed(error.to_string()))?;
    }
    Ok(database)
}

/// Makes a platform under test what it was when it was opened. Its keys stay.
pub(crate) fn restore(shop: &Shop) -> Result<(), ApiError> {
    if !is_copy(&shop.config) {
        let why = "Only the demo shop in memory can be restored";
        return Err(ApiError::bad_request("NOT_RESTORABLE", why));
    }
    copy(&shop.db)?;
    shop.clock.reset();
    shop.throttle.reset();
    shop.vocabulary.forget();
    platform::configure(shop).map_err(|error| ApiError::Internal(error.to_string()))
}

fn copy(database: &Database) -> Result<(), ApiError> {
    let demo = DEMO.get_or_init(|| {
        let config = Config::for_tests();
        let database = Database::open(None).map_err(|error| error.to_string())?;
        platform::fill(config, database).map_err(|error| error.to_string())
    });
    match demo {
        Ok(demo) => database.become_copy_of(&demo.db),
        Err(error) => Err(ApiError::Internal(error.clone())),
    }
}
