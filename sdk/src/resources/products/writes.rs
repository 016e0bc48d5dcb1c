//! What the owner writes to catalog v1 (SPEC section 7, "Catalog writes").

use super::entity::{Dimensions, Product, Variant};
use crate::resources::collections::Collection;
use crate::resources::inventory_items_v3::{BulkActionMetadata, ItemMetadata};
use crate::types::entity::entities;
use std::collections::BTreeMap;

entities! {
    /// A product to create or to change; a change is of the fields that are given.
    WriteProduct {
        /// The product; its id, when it is changed.
        product: Product,
    }

    /// The product that a call is about.
    ProductId {
        /// A GUID.
        id: String,
    }

    /// Changes to variants of a product.
    UpdateVariants {
        /// The product. A GUID.
        id: String,
        /// What changes, for which variants.
        variants: Vec<VariantOverride>,
    }

    /// What changes, for the variants of some choices or of some ids.
    VariantOverride {
        /// Choices by the option's name; for the variants that have them all.
        choices: BTreeMap<String, String>,
        /// Ids of variants.
        variant_ids: Vec<String>,
        /// Price before any discount. At most 999999999.99.
        price: f64,
        /// What one costs the shop. At most 999999999.99.
        cost: f64,
        /// Weight in the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// Stock-keeping unit: the shop's own code. At most 40 characters.
        sku: String,
        /// Whether visitors can see it.
        visible: bool,
        /// Length, width and height of the variant itself.
        product_dimensions: Dimensions,
        /// Length, width and height of its package.
        package_dimensions: Dimensions,
    }

    /// The variants after a change.
    VariantsReply {
        /// All variants of the product.
        variants: Vec<Variant>,
    }

    /// Products to put into a collection or to take out of it.
    CollectionProducts {
        /// The collection. A GUID.
        id: String,
        /// Products. At most 1000.
        product_ids: Vec<String>,
    }

    /// Pictures and films to add to a product.
    AddProductMedia {
        /// The product. A GUID.
        id: String,
        /// The pictures and films. At most 50.
        media: Vec<MediaForWrite>,
    }

    /// A picture or film to add: an id of what was uploaded, or an address.
    MediaForWrite {
        /// Id of what was uploaded. One of a choice.
        media_id: String,
        /// Web address to fetch it from. One of a choice.
        url: String,
        /// The choice that it goes with.
        choice: OptionAndChoice,
    }

    /// A choice of an option.
    OptionAndChoice {
        /// Name of the option. At most 50 characters.
        option: String,
        /// Name of the choice. At most 50 characters.
        choice: String,
    }

    /// Pictures and films to take from a product; all of them when none is named.
    RemoveProductMedia {
        /// The product. A GUID.
        id: String,
        /// Ids of pictures and films. At most 50.
        media_ids: Vec<String>,
    }

    /// Which pictures and films go with which choice.
    ChoicesMedia {
        /// The product. A GUID.
        id: String,
        /// One entry a choice. At most 10.
        media: Vec<MediaAssignmentToChoice>,
    }

    /// Pictures and films that go with a choice.
    MediaAssignmentToChoice {
        /// Name of the option. At most 50 characters.
        option: String,
        /// Name of the choice. At most 50 characters.
        choice: String,
        /// Ids of the product's pictures and films. At most 50.
        media_ids: Vec<String>,
    }

    /// A collection to create or to change; a change is of the fields that are given.
    WriteCollection {
        /// The collection; its id, when it is changed.
        collection: Collection,
    }

    /// The collection that a call is about.
    CollectionId {
        /// A GUID.
        id: String,
    }

    /// One property to set on several products.
    BulkUpdateProducts {
        /// Products. At most 100.
        ids: Vec<String>,
        /// The property and its value.
        set: SetProperty,
    }

    /// A property and its value: one of these.
    SetProperty {
        /// Price before any discount. At most 999999999.99.
        price: f64,
        /// What one costs the shop. At most 999999999.99.
        cost: f64,
        /// Weight in the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// Ribbon. At most 30 characters.
        ribbon: String,
        /// Brand. At most 50 characters.
        brand: String,
    }

    /// One property to raise or lower on several products. Unsafe to repeat.
    BulkAdjustProducts {
        /// Products. At most 100.
        ids: Vec<String>,
        /// The property, and by how much.
        adjust: AdjustedProperty,
    }

    /// A property, and by how much it is raised or lowered: one of these.
    AdjustedProperty {
        /// Price before any discount.
        price: Adjustment,
        /// What one costs the shop.
        cost: Adjustment,
        /// Weight in the shop's weight unit.
        weight: Adjustment,
    }

    /// By how much: one of these.
    Adjustment {
        /// By a percentage.
        percentage: Percentage,
        /// By an amount, negative to lower. -999999999.99 to 999999999.99.
        amount: f64,
    }

    /// A percentage to raise or lower by.
    Percentage {
        /// Whether the result is rounded to a whole number.
        round_to_int: bool,
        /// Per cent, negative to lower. -100 to 1000.
        rate: i64,
    }

    /// What became of each product.
    BulkProductsReply {
        /// One entry a product, in the order of the request.
        results: Vec<BulkProductResult>,
        /// How many were done and how many were not.
        bulk_action_metadata: BulkActionMetadata,
    }

    /// What became of one product.
    BulkProductResult {
        /// Which product, and whether it was done.
        item_metadata: ItemMetadata,
    }
}
