//! Product events. A site publishes those of its own catalog version only.

use super::record::{Loaded, StoredProduct};
use super::{v1, v3};
use crate::events::{Event, EventKind};
use crate::site;
use crate::site::CatalogVersions;
use base::{Result, Writing};

/// The entity's full name in catalog V3 events.
const PRODUCT: &str = "wix.stores.catalog.v3.product";

/// Publishes a product's creation, change or deletion.
pub(super) fn product(
    writing: &Writing<'_>,
    before: Option<&StoredProduct>,
    after: Option<&StoredProduct>,
) -> Result<()> {
    match site::catalog_versions(writing)? {
        CatalogVersions::V1 => v1::publish_product(writing, before, after),
        CatalogVersions::V3 | CatalogVersions::Both => by_v3(writing, before, after),
    }
}

fn by_v3(writing: &Writing<'_>, before: Option<&StoredProduct>, after: Option<&StoredProduct>) -> Result<()> {
    let (kind, product) = match (before, after) {
        (None, Some(product)) => (EventKind::Created, product),
        (Some(_), Some(product)) => (EventKind::Updated, product),
        (Some(product), None) => (EventKind::Deleted, product),
        (None, None) => return Ok(()),
    };
    let show = v3::ViewOptions { fields: v3::FieldSet::all(), variants: true, is_owner: true };
    let shown = v3::shown(writing, &Loaded::of(writing, product.clone())?, &show)?.pop();
    Event { kind, entity: PRODUCT, entity_id: &product.id, body: serde_json::to_value(shown)? }.record(writing)
}
