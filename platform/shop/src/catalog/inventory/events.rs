//! Stock events of the site's catalog version: V3 has one item per variant, V1 one per product.

use super::item;
use crate::catalog::record::{self, Shared, Stock, StoredProduct, StoredVariant, inventory_id};
use crate::events::{Event, EventKind};
use crate::site;
use crate::site::CatalogVersions;
use base::{Result, Writing, clock, put_field};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Reason {
    Order,
    Manual,
    RevertInventoryChange,
}

/// The entity's full name in catalog V3 events.
const ITEM: &str = "wix.stores.catalog.v3.inventory_item";

/// Publishes the stock changes of a product's variants, with their reason.
pub(super) fn stock(
    writing: &Writing<'_>,
    reason: Reason,
    before: &StoredProduct,
    after: &StoredProduct,
) -> Result<()> {
    if site::catalog_versions(writing)? == CatalogVersions::V1 {
        return by_v1(writing, before, after);
    }
    come_and_gone(writing, Some(before), Some(after))?;
    let shared = record::shared(writing, std::slice::from_ref(after))?;
    for variant in after.variants.iter().filter(|variant| has_item(variant)) {
        let known = before.variants.iter().find(|known| known.id == variant.id);
        let Some(known) = known.filter(|known| has_item(known) && differs(&known.stock, &variant.stock)) else {
            continue;
        };
        let id = inventory_id(after.number, variant.number);
        let publish = |kind: EventKind, body: Value| Event { kind, entity: ITEM, entity_id: &id, body }.record(writing);
        let shown = serde_json::to_value(item::shown(after, variant, &shared))?;
        publish(EventKind::Updated, shown.clone())?;
        let body = json!({ "currentEntity": shown, "reason": reason });
        publish(EventKind::Action("updated_with_reason"), body)?;
        if known.stock.in_stock != variant.stock.in_stock {
            let body = json!({ "inStock": variant.stock.in_stock });
            publish(EventKind::Action("stock_status_updated"), body)?;
        }
    }
    Ok(())
}

/// Publishes the creation or deletion of inventory items for added or removed variants. Catalog V1 has no such events.
pub(crate) fn come_and_gone(
    writing: &Writing<'_>,
    before: Option<&StoredProduct>,
    after: Option<&StoredProduct>,
) -> Result<()> {
    if site::catalog_versions(writing)? == CatalogVersions::V1 {
        return Ok(());
    }
    for (kind, product, other) in [(EventKind::Deleted, before, after), (EventKind::Created, after, before)] {
        let Some(product) = product else { continue };
        let others = || other.iter().flat_map(|other| &other.variants);
        let is_in_both = |variant: &StoredVariant| others().any(|other| other.id == variant.id && has_item(other));
        let published: Vec<&StoredVariant> =
            product.variants.iter().filter(|variant| has_item(variant) && !is_in_both(variant)).collect();
        if published.is_empty() {
            continue;
        }
        let shared: Shared = record::shared(writing, std::slice::from_ref(product))?;
        for variant in published {
            Event {
                kind,
                entity: ITEM,
                entity_id: &inventory_id(product.number, variant.number),
                body: serde_json::to_value(item::shown(product, variant, &shared))?,
            }
            .record(writing)?;
        }
    }
    Ok(())
}

fn has_item(variant: &StoredVariant) -> bool {
    variant.stock.revision.is_some()
}

fn differs(before: &Stock, after: &Stock) -> bool {
    (before.quantity, before.in_stock) != (after.quantity, after.in_stock) || before.preorder != after.preorder
}

fn by_v1(writing: &Writing<'_>, before: &StoredProduct, after: &StoredProduct) -> Result<()> {
    let publish = |entity: &'static str, slug: &'static str, mut body: Value| {
        for name in ["inventoryItemId", "externalId", "productId"] {
            put_field(&mut body, name, after.id.as_str().into());
        }
        put_field(&mut body, "updatedDate", clock::rfc3339(writing.now).into());
        Event { kind: EventKind::Plain(slug), entity, entity_id: &after.id, body }.record(writing)
    };
    let tracks = |product: &StoredProduct| product.variants.iter().any(|variant| variant.stock.quantity.is_some());
    let preorder = |product: &StoredProduct| {
        let of = |variant: &StoredVariant| {
            let preorder = &variant.stock.preorder;
            json!({ "enabled": preorder.enabled, "message": preorder.message, "limit": preorder.limit })
        };
        product.variants.first().map(of)
    };
    let mut fields = Vec::new();
    if tracks(before) != tracks(after) {
        fields.push("trackInventory");
    }
    if preorder(before) != preorder(after) {
        fields.push("preorderInfo");
    }
    if !fields.is_empty() {
        let body = json!({
            "trackInventory": tracks(after),
            "preorderInfo": preorder(after),
            "fieldMask": fields,
        });
        let name = "com.wix.ecommerce.inventory.api.v1.InventoryItemChanged";
        publish(name, "inventory_item_changed", body)?;
    }
    let value = |stock: &Stock| {
        json!({
            "quantity": stock.quantity,
            "inStock": stock.in_stock,
            "availableForPreorder": stock.preorders() > 0,
        })
    };
    let changed: Vec<Value> = after
        .variants
        .iter()
        .filter_map(|variant| {
            let known = before.variants.iter().find(|known| known.id == variant.id)?;
            differs(&known.stock, &variant.stock).then(
                || json!({ "id": variant.id, "oldValue": value(&known.stock), "newValue": value(&variant.stock) }),
            )
        })
        .collect();
    if changed.is_empty() {
        return Ok(());
    }
    let name = "com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged";
    publish(name, "inventory_variants_changed", json!({ "variants": changed }))
}
