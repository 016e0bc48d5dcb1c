//! Changes of products in the caller's transaction, with their events.

use super::record::{self, Loaded, Saving, StoredProduct, Wording};
use super::{entity, events, inventory};
use base::{ApiError, Call, Result, Writing};
use rusqlite::Connection;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Change<'a> {
    pub(crate) writing: &'a Writing<'a>,
    /// The catalog version in whose terms refusals are worded.
    pub(crate) wording: Wording,
}

impl<'a> Change<'a> {
    pub(crate) const fn new(writing: &'a Writing<'a>, wording: Wording) -> Self {
        Self { writing, wording }
    }

    fn saving(&self) -> Saving {
        Saving { now: self.writing.now, wording: self.wording }
    }

    pub(crate) fn create(&self, product: StoredProduct) -> Result<StoredProduct> {
        let saved = record::save(self.writing, None, product, self.saving())?;
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
        let saved = record::save(self.writing, Some(before), after, self.saving())?;
        entity::remove_own_sections(self.writing, before, Some(&saved))?;
        self.publish(Some(before), Some(&saved))?;
        Ok(saved)
    }

    pub(crate) fn remove(&self, id: &str) -> Result<()> {
        let product = self.find(id)?;
        self.publish(Some(&product), None)?;
        record::delete(self.writing, &product)?;
        entity::remove_own_sections(self.writing, &product, None)
    }

    /// Finds a product, visible or hidden.
    pub(crate) fn find(&self, id: &str) -> Result<StoredProduct> {
        let found = record::find(self.writing, id)?;
        found.map(|(product, _)| product).ok_or_else(|| not_found(id))
    }

    fn publish(&self, before: Option<&StoredProduct>, after: Option<&StoredProduct>) -> Result<()> {
        if !self.writing.author.publishes {
            return Ok(());
        }
        events::product(self.writing, before, after)?;
        inventory::come_and_gone(self.writing, before, after)
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
