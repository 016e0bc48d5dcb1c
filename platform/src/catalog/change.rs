//! Changes of products in the caller's transaction, with their events.

use super::record::{self, Loaded, Saving, StoredProduct, Wording};
use super::{events, inventory, v1};
use crate::base::{ApiError, Call, Millis, Result, Shop};
use rusqlite::Connection;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Change<'a> {
    pub(crate) shop: &'a Shop,
    pub(crate) connection: &'a Connection,
    pub(crate) now: Millis,
    /// The catalog version in whose terms refusals are worded.
    pub(crate) wording: Wording,
}

impl<'a> Change<'a> {
    pub(crate) fn new(shop: &'a Shop, connection: &'a Connection, wording: Wording) -> Self {
        Self { shop, connection, now: shop.clock.now(), wording }
    }

    const fn saving(&self) -> Saving {
        Saving { now: self.now, wording: self.wording }
    }

    pub(crate) fn create(&self, product: StoredProduct) -> Result<StoredProduct> {
        let saved = record::save(self.connection, None, product, self.saving())?;
        self.publish(None, Some(&saved))?;
        Ok(saved)
    }

    pub(crate) fn update(
        &self,
        id: &str,
        change: impl FnOnce(&mut StoredProduct) -> Result<()>,
    ) -> Result<StoredProduct> {
        let before = self.find(id)?;
        let mut after = before.clone();
        change(&mut after)?;
        self.save(&before, after)
    }

    /// Saves a changed product and publishes its events.
    pub(crate) fn save(&self, before: &StoredProduct, after: StoredProduct) -> Result<StoredProduct> {
        let saved = record::save(self.connection, Some(before), after, self.saving())?;
        v1::remove_unused_sections(self.connection, before, Some(&saved), self.now)?;
        self.publish(Some(before), Some(&saved))?;
        Ok(saved)
    }

    pub(crate) fn remove(&self, id: &str) -> Result<()> {
        let product = self.find(id)?;
        self.publish(Some(&product), None)?;
        record::delete(self.connection, &product)?;
        v1::remove_unused_sections(self.connection, &product, None, self.now)
    }

    /// Finds a product, visible or hidden.
    pub(crate) fn find(&self, id: &str) -> Result<StoredProduct> {
        let found = record::find(self.connection, id)?;
        found.map(|(product, _)| product).ok_or_else(|| not_found(id))
    }

    fn publish(&self, before: Option<&StoredProduct>, after: Option<&StoredProduct>) -> Result<()> {
        if crate::events::are_silent() {
            return Ok(());
        }
        let publisher = events::Publisher { shop: self.shop, connection: self.connection, now: self.now };
        events::product(&publisher, before, after)?;
        inventory::come_and_gone(self.connection, self.now, before, after)
    }
}

/// The product does not exist, or the caller may not see it.
pub(crate) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("PRODUCT_NOT_FOUND", format!("There is no product {id}"))
}

/// Replaces a value if a new one is given.
pub(super) fn set<T: Clone>(kept: &mut T, given: Option<&T>) {
    if let Some(given) = given {
        kept.clone_from(given);
    }
}

/// Loads a product by number if the caller may see it.
pub(super) fn load_visible(connection: &Connection, call: &Call, number: Option<i64>, wanted: &str) -> Result<Loaded> {
    let loaded = record::load(connection, number.as_slice())?;
    let may_see = |product: &StoredProduct| product.visible || call.caller.is_owner();
    if loaded.products.iter().any(may_see) { Ok(loaded) } else { Err(not_found(wanted)) }
}
