//! Events of the catalog: events of catalog v1 with the names of changed fields, and actions of v3.

use super::envelope::{ActionBody, Event};
use crate::resources::catalog_versioning::CatalogVersion;
use crate::resources::categories::{ItemReference, ParentCategory, TreeReference};
use crate::resources::inventory_items_v3::{InventoryItem, ReasonType};
use crate::resources::inventory_v2::PreorderInfo;
use crate::resources::products::{CostAndProfitData, Media, PageUrl, PriceData};
use crate::types::Timestamp;
use crate::types::entity::entities;
use serde_json::Value;
use std::collections::BTreeMap;

/// An event of a product of catalog v1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ProductEvent {
    /// A product was created.
    Created(Box<ProductCreated>),
    /// A product changed.
    Changed(ProductChanged),
    /// A product was deleted.
    Deleted(ProductDeleted),
    /// Variants of a product changed.
    VariantsChanged(VariantsChanged),
}

/// An event of a collection of catalog v1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum CollectionEvent {
    /// A collection was created.
    Created(Box<CollectionCreated>),
    /// A collection changed.
    Changed(CollectionChanged),
    /// A collection was deleted.
    Deleted(CollectionDeleted),
}

/// An event of the inventory of catalog v1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum InventoryEvent {
    /// An item changed.
    ItemChanged(InventoryItemChanged),
    /// The variants of an item changed.
    VariantsChanged(InventoryVariantsChanged),
}

impl Event {
    /// An event without an envelope, as in catalog v1: its type replaces the entity's full name, and its content is an
    /// action's body.
    ///
    /// ```
    /// use cartwright::events::{ChangeEvent, Event, ProductEvent};
    ///
    /// let body = serde_json::json!({ "productId": "p-1", "changedFields": ["price"] });
    /// let event = Event::plain("com.wix.ecommerce.catalog.api.v1.ProductChanged", body);
    /// let ChangeEvent::Product(change) = event.change() else { panic!("{event:?}") };
    /// assert!(matches!(*change, ProductEvent::Changed(changed) if changed.product_id.as_deref() == Some("p-1")));
    /// ```
    #[must_use]
    pub fn plain(event_type: &str, body: Value) -> Self {
        let (_, name) = event_type.rsplit_once('.').unwrap_or_default();
        Self {
            entity_fqdn: Some(event_type.to_owned()),
            slug: Some(snake_case(name)),
            action_event: Some(ActionBody { body: Some(body), ..ActionBody::default() }),
            ..Self::default()
        }
    }
}

fn snake_case(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 2);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

entities! {
    /// A product that was created.
    ProductCreated {
        product_id: String,
        name: String,
        price: PriceData,
        visible: bool,
        media: Media,
        sku: String,
        product_page_url: PageUrl,
        brand: String,
        cost_and_profit_data: CostAndProfitData,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
        slug: String,
    }

    /// A product that changed.
    ProductChanged {
        product_id: String,
        /// Names on the wire.
        changed_fields: Vec<String>,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// A product that was deleted.
    ProductDeleted {
        product_id: String,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// A product whose variants changed.
    VariantsChanged {
        product_id: String,
        variants: Vec<VariantChanged>,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// A variant that changed.
    VariantChanged {
        variant_id: String,
        /// Choices by the name of their option.
        choices: BTreeMap<String, String>,
        /// Names on the wire.
        changed_fields: Vec<String>,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// A collection that was created.
    CollectionCreated {
        collection_id: String as "collection_Id",
        name: String,
        media: Media,
        slug: String,
        visible: bool,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// A collection that changed.
    CollectionChanged {
        collection_id: String as "collection_Id",
        /// Names on the wire.
        changed_fields: Vec<String>,
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// A collection that was deleted.
    CollectionDeleted {
        collection_id: String as "collection_Id",
        /// The catalog in which the change was made.
        originated_from_version: CatalogVersion,
    }

    /// An inventory item of catalog v1 that changed.
    InventoryItemChanged {
        inventory_item_id: String,
        /// The id assigned by the app that created the item.
        external_id: String,
        product_id: String,
        track_inventory: bool,
        preorder_info: PreorderInfo,
        /// The fields that changed, by their names on the wire.
        field_mask: Vec<String>,
        updated_date: Timestamp,
    }

    /// An inventory item of catalog v1 whose variants changed.
    InventoryVariantsChanged {
        inventory_item_id: String,
        /// The id assigned by the app that created the item.
        external_id: String,
        product_id: String,
        variants: Vec<ChangedInventoryVariant>,
        updated_date: Timestamp,
    }

    /// A change of the stock of a variant.
    ChangedInventoryVariant {
        id: String,
        old_value: ChangedInventoryVariantData,
        new_value: ChangedInventoryVariantData,
    }

    /// The stock of a variant before or after a change.
    ChangedInventoryVariantData {
        quantity: i64,
        in_stock: bool,
        available_for_preorder: bool,
    }

    /// The body of an action of an inventory item: `stock_status_updated` or `updated_with_reason`.
    InventoryItemAction {
        /// The new stock status, for `stock_status_updated`.
        in_stock: bool,
        /// The item after the change, for `updated_with_reason`.
        current_entity: InventoryItem,
        reason: ReasonType,
        /// The app that made the change. A GUID.
        app_id: String,
    }

    /// The body of an action of a category: `category_moved`, `item_added_to_category`, `item_removed_from_category`
    /// or `items_arranged_in_category`.
    CategoryAction {
        /// A GUID.
        category_id: String,
        /// The new place, for `category_moved`.
        parent_category: ParentCategory,
        /// For `item_added_to_category`.
        added_item: ItemReference,
        /// For `item_removed_from_category`.
        removed_item: ItemReference,
        tree_reference: TreeReference,
    }
}
