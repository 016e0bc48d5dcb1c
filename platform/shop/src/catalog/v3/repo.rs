//! SQL of variant lists, and their filter, sort and facet fields.

use crate::catalog::repo::{HANDLE, INVENTORY_ID, can_be_preordered, choice_ids, compared_price, option_ids};
use base::query::{Field, Kind, ListSource, field};

/// All variants, as a `FROM` clause with a `WHERE`.
pub(super) const ALL: &str = "variants v JOIN products p ON p.numeric_id = v.product WHERE 1";
pub(super) const VISIBLE: &str = "variants v JOIN products p ON p.numeric_id = v.product WHERE p.visible AND v.visible";

/// Filter and sort fields of variants.
pub(super) const FIELDS: &[Field] = &[
    field(&["id"], INVENTORY_ID, Kind::Declared),
    field(&["variantId"], "v.id", Kind::Declared),
    field(&["visible"], "v.visible", Kind::Flag),
    field(&["sku"], "v.sku", Kind::Text),
    field(&["barcode"], "v.barcode", Kind::Text),
    field(&["price.actualPrice.amount"], "v.discounted_price", Kind::Money),
    compared_price(&["price.compareAtPrice.amount"]),
    field(&["inventoryStatus.inStock"], "v.in_stock", Kind::Flag),
    field(&["inventoryStatus.preorderEnabled"], can_be_preordered!(), Kind::Flag),
    field(&["productData.productId"], "p.id", Kind::Declared),
    field(&["productData.name"], "p.name_folded", Kind::Folded),
    field(&["productData.slug"], "p.slug", Kind::Text),
    field(&["productData.productType"], "p.product_type", Kind::Text),
    field(&["productData.visible"], "p.visible", Kind::Flag),
    field(&["productData.visibleInPos"], "NOT coalesce(p.body ->> '$.hiddenInPos', 0)", Kind::Flag),
    field(&["productData.handle"], HANDLE, Kind::Text),
    field(&["productData.brand.id"], "p.brand", Kind::Declared),
    field(&["productData.physicalProperties.fulfillerId"], "p.body ->> '$.fulfiller'", Kind::Text),
    field(&["productData.updatedDate"], "p.updated", Kind::Moment),
    choice_ids(&["optionChoices.optionChoiceIds.choiceId"]),
    option_ids(&["optionChoices.optionChoiceIds.optionId"]),
    field(
        &["optionChoices.optionChoiceNames.choiceName"],
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         WHERE c.name COLLATE NOCASE",
        Kind::Set,
    ),
];

pub(super) const SOURCE: ListSource = ListSource {
    fields: FIELDS,
    own_order: &["v.product", "v.number"],
    own_order_after: &[("p.name_folded", &["p.numeric_id", "v.number"])],
    never_null: &["p.name_folded", "v.product"],
    usual_limit: 100,
    largest_limit: 1000,
};

/// The facet fields whose form differs from the filter's.
pub(super) const COUNTED: &[Field] = &[
    field(&["productData.name"], "p.name", Kind::Text),
    field(&["productData.productType"], "upper(p.product_type)", Kind::Text),
    field(
        &["optionChoices.optionChoiceIds.choiceId"],
        "(SELECT json_group_array(c.id) FROM json_each(v.body, '$.choices') j \
         JOIN customization_choices c ON c.number = j.value)",
        Kind::Set,
    ),
    field(
        &["optionChoices.optionChoiceIds.optionId"],
        "(SELECT json_group_array(DISTINCT e.id) FROM json_each(v.body, '$.choices') j \
         JOIN customization_choices c ON c.number = j.value JOIN catalog_entities e ON e.number = c.customization)",
        Kind::Set,
    ),
    field(
        &["optionChoices.optionChoiceNames.choiceName"],
        "(SELECT json_group_array(c.name) FROM json_each(v.body, '$.choices') j \
         JOIN customization_choices c ON c.number = j.value)",
        Kind::Set,
    ),
];
