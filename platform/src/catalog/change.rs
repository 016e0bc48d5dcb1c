//! Changes of products: found, changed, saved and told of in the caller's transaction.

use super::record::{self, Saving, StoredProduct, StoredVariant, Wording};
use super::{v1, v3};
use crate::clock::Millis;
use crate::error::ApiError;
use crate::events::{Event, EventKind};
use crate::state::Shop;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The full name under which events tell of products.
pub(crate) const PRODUCT: &str = "wix.stores.catalog.v3.product";

/// A change that is under way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Change<'a> {
    pub(crate) shop: &'a Shop,
    pub(crate) connection: &'a Connection,
    pub(crate) now: Millis,
    /// In whose words refusals are told.
    pub(crate) wording: Wording,
}

impl<'a> Change<'a> {
    pub(crate) fn new(shop: &'a Shop, connection: &'a Connection, wording: Wording) -> Self {
        Self {
            shop,
            connection,
            now: shop.clock.now(),
            wording,
        }
    }

    const fn saving(&self) -> Saving {
        Saving {
            now: self.now,
            wording: self.wording,
        }
    }

    /// Keeps a new product.
    pub(crate) fn create(&self, product: StoredProduct) -> Result<StoredProduct, ApiError> {
        let saved = record::save(self.connection, None, product, self.saving())?;
        self.tell(&saved, EventKind::Created)?;
        Ok(saved)
    }

    /// Changes a product.
    pub(crate) fn update(
        &self,
        id: &str,
        change: impl FnOnce(&mut StoredProduct) -> Result<(), ApiError>,
    ) -> Result<StoredProduct, ApiError> {
        let before = self.find(id)?;
        let mut after = before.clone();
        change(&mut after)?;
        self.save(&before, after)
    }

    /// Saves what a product has become and tells what has changed.
    pub(crate) fn save(&self, before: &StoredProduct, after: StoredProduct) -> Result<StoredProduct, ApiError> {
        let saved = record::save(self.connection, Some(before), after, self.saving())?;
        v1::remove_unused_sections(self.connection, before, Some(&saved))?;
        self.tell(&saved, EventKind::Updated)?;
        if variants_differ(before, &saved) {
            self.tell_action(&saved, "variants-changed", json!({ "variantIds": variant_ids(&saved) }))?;
        }
        if before.availability() != saved.availability() {
            let status = saved.availability().status();
            self.tell_action(&saved, "stock-status-updated", json!({ "inventoryStatus": status }))?;
        }
        Ok(saved)
    }

    /// Removes a product.
    pub(crate) fn remove(&self, id: &str) -> Result<(), ApiError> {
        let product = self.find(id)?;
        self.tell(&product, EventKind::Deleted)?;
        record::delete(self.connection, &product)?;
        v1::remove_unused_sections(self.connection, &product, None)
    }

    /// Finds a product, hidden ones too.
    pub(crate) fn find(&self, id: &str) -> Result<StoredProduct, ApiError> {
        let found = record::find(self.connection, id)?;
        found.map(|(product, _)| product).ok_or_else(|| not_found(id))
    }

    fn tell(&self, product: &StoredProduct, kind: EventKind) -> Result<(), ApiError> {
        let loaded = record::Loaded {
            shared: record::shared(self.connection, std::slice::from_ref(product))?,
            products: vec![product.clone()],
        };
        let show = v3::Show {
            fields: v3::FieldSet::all(),
            variants: true,
            is_owner: true,
        };
        let shown = v3::shown(self.connection, self.shop, &loaded, &show)?.pop();
        Event {
            kind,
            entity: PRODUCT,
            entity_id: &product.id,
            body: serde_json::to_value(shown)?,
        }
        .record(self.connection, self.now)
    }

    fn tell_action(&self, product: &StoredProduct, action: &'static str, mut body: Value) -> Result<(), ApiError> {
        if let Value::Object(fields) = &mut body {
            fields.insert("productId".to_owned(), product.id.clone().into());
        }
        Event {
            kind: EventKind::Action(action),
            entity: PRODUCT,
            entity_id: &product.id,
            body,
        }
        .record(self.connection, self.now)
    }
}

/// There is no such product, or none that the caller may see.
pub(crate) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("PRODUCT_NOT_FOUND", format!("There is no product {id}"))
}

fn variant_ids(product: &StoredProduct) -> Vec<&str> {
    product.variants.iter().map(|variant| variant.id.as_str()).collect()
}

/// Whether variants came, went or changed in more than their stock.
fn variants_differ(before: &StoredProduct, after: &StoredProduct) -> bool {
    let without_stock = |variant: &StoredVariant| StoredVariant {
        stock: record::Stock::default(),
        ..variant.clone()
    };
    before.variants.len() != after.variants.len()
        || before
            .variants
            .iter()
            .zip(&after.variants)
            .any(|(before, after)| without_stock(before) != without_stock(after))
}
