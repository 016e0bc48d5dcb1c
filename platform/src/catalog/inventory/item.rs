//! Inventory items as catalog v3 has them: the stock of one variant each.

use crate::base::clock;
use crate::catalog::record::{Shared, StoredProduct, StoredVariant, inventory_id};
use crate::catalog::v1;
use cartwright::resources::inventory_items_v3::{AvailabilityStatus, InventoryItem, InventoryProduct, PreorderInfo};
use cartwright::types::Timestamp;

/// The one place where the shop keeps its stock.
pub(super) const LOCATION: &str = "5d5b1d4e-0000-4000-8000-000000000001";

/// The inventory item of a variant.
pub(crate) fn shown(product: &StoredProduct, variant: &StoredVariant, shared: &Shared) -> InventoryItem {
    let stock = &variant.stock;
    let names = v1::choice_names(product, variant, shared);
    InventoryItem {
        in_stock: stock.quantity.is_none().then_some(stock.in_stock),
        quantity: stock.quantity,
        id: Some(inventory_id(product.number, variant.number)),
        revision: stock.revision.map(|revision| revision.to_string()),
        created_date: Some(Timestamp::from(clock::rfc3339(stock.created))),
        updated_date: Some(Timestamp::from(clock::rfc3339(stock.updated))),
        variant_id: Some(variant.id.clone()),
        location_id: Some(LOCATION.to_owned()),
        product_id: Some(product.id.clone()),
        track_quantity: Some(stock.quantity.is_some()),
        availability_status: Some(if stock.in_stock {
            AvailabilityStatus::InStock
        } else if stock.preorders() > 0 {
            AvailabilityStatus::Preorder
        } else {
            AvailabilityStatus::OutOfStock
        }),
        preorder_info: Some(PreorderInfo {
            enabled: Some(stock.preorder.enabled),
            message: stock.preorder.message.clone(),
            limit: Some(stock.preorder.limit),
            counter: Some(stock.preorder.counter),
            quantity: (stock.preorder.limit > 0).then_some(stock.preorder.limit - stock.preorder.counter),
            ..PreorderInfo::default()
        }),
        product: Some(InventoryProduct {
            name: Some(product.name.clone()),
            direct_category_ids: Some(shared.collection_ids(product)),
            variant_name: Some(names.values().cloned().collect::<Vec<_>>().join(" | ")),
            variant_sku: product.sku_of(variant).map(str::to_owned),
            variant_visible: Some(variant.visible),
            ..InventoryProduct::default()
        }),
        ..InventoryItem::default()
    }
}
