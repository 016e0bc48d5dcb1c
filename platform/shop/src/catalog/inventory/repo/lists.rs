//! SQL of inventory item lists, and their filter, sort and facet fields.

use crate::catalog::find::Counts;
use crate::catalog::inventory::item::location;
use crate::catalog::repo::{INVENTORY_ID, can_be_preordered, category_ids};
use base::query::{Compiled, Field, Kind, ListSource, field};
use base::{Result, Statements};
use rusqlite::{Connection, params_from_iter};

/// Filter and sort fields of catalog V1's inventory items, one per product.
pub(crate) const V2: &[Field] = &[
    field(&["id", "productId"], "p.id", Kind::Declared),
    field(&["numericId"], "p.numeric_id", Kind::Number),
    field(&["trackQuantity"], "p.track_inventory", Kind::Flag),
    field(&["lastUpdated"], "p.updated", Kind::Moment),
    field(
        &["variants.inStock"],
        "EXISTS (SELECT 1 FROM variants v WHERE v.product = p.numeric_id AND iif(v.in_stock, 'true', 'false')",
        Kind::Set,
    ),
];

/// Catalog V1's inventory items, as a `FROM` clause with a `WHERE`.
pub(crate) const V2_ROWS: &str = "products p WHERE 1";

/// Inventory items, as a `FROM` clause with a `WHERE`.
pub(crate) const ROWS: &str =
    "variants v JOIN products p ON p.numeric_id = v.product WHERE v.inventory_revision IS NOT NULL";

/// The names of a variant's choices, ordered by option name.
const VARIANT_NAME: &str = "(SELECT ifnull(group_concat(name, ' | '), '') FROM (SELECT c.name \
     FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
     JOIN catalog_entities e ON e.number = c.customization ORDER BY e.name))";

/// Filter and sort fields of inventory items.
pub(crate) const FIELDS: &[Field] = &[
    field(&["id"], INVENTORY_ID, Kind::Declared),
    field(&["productId"], "p.id", Kind::Declared),
    field(&["variantId"], "v.id", Kind::Declared),
    field(&["quantity"], "v.quantity", Kind::Number),
    field(&["inStock"], "v.in_stock", Kind::Flag),
    field(&["trackQuantity"], "(v.quantity IS NOT NULL)", Kind::Flag),
    field(
        &["availabilityStatus"],
        concat!(
            "CASE WHEN v.in_stock THEN 'IN_STOCK' WHEN ",
            can_be_preordered!(),
            " THEN 'PREORDER' ELSE 'OUT_OF_STOCK' END"
        ),
        Kind::Text,
    ),
    field(&["preorderInfo.enabled"], "v.preorder_enabled", Kind::Flag),
    field(&["revision"], "v.inventory_revision", Kind::Number),
    field(&["createdDate"], "v.inventory_created", Kind::Moment),
    field(&["updatedDate"], "v.inventory_updated", Kind::Moment),
    field(&["product.name"], "p.name_folded", Kind::Folded),
    field(&["product.variantSku"], "v.sku", Kind::Text),
    field(&["product.variantBarcode"], "v.barcode", Kind::Text),
    field(&["product.variantName"], VARIANT_NAME, Kind::Text),
    field(&["product.brand.id"], "p.brand", Kind::Declared),
    field(&["locationId"], concat!("'", location!(), "'"), Kind::Text),
    field(&["product.variantVisible"], "v.visible", Kind::Flag),
    category_ids(&["product.directCategoryIds"]),
];

pub(crate) const SOURCE: ListSource = ListSource {
    fields: FIELDS,
    own_order: &["v.product", "v.number"],
    own_order_after: &[("p.name_folded", &["p.numeric_id", "v.number"])],
    never_null: &["p.name_folded", "v.product"],
    usual_limit: 100,
    largest_limit: 1000,
};

/// The facets, with the fields whose facet form differs.
pub(crate) const COUNTS: Counts = Counts {
    rows: ROWS,
    fields: FIELDS,
    counted: &[
        field(&["product.name"], "p.name", Kind::Text),
        field(
            &["product.directCategoryIds"],
            "(SELECT json_group_array(c.id) FROM product_collections m JOIN collections c ON c.number = m.collection \
             WHERE m.product = p.numeric_id)",
            Kind::Set,
        ),
    ],
};

/// The ids of the items that meet a condition.
pub(crate) fn ids(connection: &Connection, condition: &Compiled) -> Result<Vec<String>> {
    let sql = format!("SELECT {INVENTORY_ID} FROM {ROWS} AND {} ORDER BY v.product, v.number", condition.sql);
    connection.values(&sql, params_from_iter(&condition.values))
}
