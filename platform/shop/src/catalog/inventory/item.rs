//! Inventory items of catalog V3: the stock of one variant each.

use crate::catalog::record::{Shared, StoredProduct, StoredVariant, inventory_id};
use base::{clock, wire};
use cartwright::resources::inventory_items_v3::{AvailabilityStatus, InventoryItem, InventoryProduct, PreorderInfo};
use cartwright::types::Timestamp;

/// The id of the shop's only inventory location, for constants and SQL.
macro_rules! location {
    () => {
        "5d5b1d4e-0000-4000-8000-000000000001"
    };
}
pub(super) use location;

pub fn shown(product: &StoredProduct, variant: &StoredVariant, shared: &Shared) -> InventoryItem {
    let stock = &variant.stock;
    let names = shared.choice_names(product, variant);
    wire!(InventoryItem {
        in_stock: stock.quantity.is_none().then_some(stock.in_stock),
        quantity: stock.quantity,
        id: inventory_id(product.number, variant.number),
        revision: stock.revision.map(|revision| revision.to_string()),
        created_date: Timestamp::from(clock::rfc3339(stock.created)),
        updated_date: Timestamp::from(clock::rfc3339(stock.updated)),
        variant_id: variant.id.clone(),
        location_id: location!().to_owned(),
        product_id: product.id.clone(),
        track_quantity: stock.quantity.is_some(),
        availability_status: if stock.in_stock {
            AvailabilityStatus::InStock
        } else if stock.preorders() > 0 {
            AvailabilityStatus::Preorder
        } else {
            AvailabilityStatus::OutOfStock
        },
        preorder_info: wire!(PreorderInfo {
            enabled: stock.preorder.enabled,
            message: stock.preorder.message.clone(),
            limit: stock.preorder.limit,
            counter: stock.preorder.counter,
            quantity: (stock.preorder.limit > 0).then_some(stock.preorder.limit - stock.preorder.counter)
        }),
        product: wire!(InventoryProduct {
            name: product.name.clone(),
            direct_category_ids: shared.collection_ids(product),
            variant_name: names.values().cloned().collect::<Vec<_>>().join(" | "),
            variant_sku: product.sku_of(variant).map(str::to_owned),
            variant_visible: variant.visible
        })
    })
}
