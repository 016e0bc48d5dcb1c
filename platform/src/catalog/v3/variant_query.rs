//! Variants of all products, by what they are asked for.

use super::fields::FieldSet;
use super::variant_view;
use super::view::{Show, View, views};
use crate::call::Call;
use crate::catalog::find::Counts;
use crate::catalog::record::{self, StoredVariant, inventory_id};
use crate::error::ApiError;
use crate::query::{CursorPage, Field, Kind, Source, cursor_page, field};
use crate::state::Shop;
use cartwright::resources::products_v3::{ProductType, RequestedFields, WeightMeasurementUnitInfo};
use cartwright::resources::variants_v3::{PhysicalProperties, ProductFields, ReadOnlyVariant};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The fields by which variants are filtered and sorted.
const FIELDS: &[Field] = &[
    field(
        &["id"],
        "printf('%08x-%04x-8000-8000-%012x', v.product >> 16, v.product & 65535, v.number)",
        Kind::Text,
    ),
    field(&["variantId"], "v.id", Kind::Text),
    field(&["visible"], "v.visible", Kind::Flag),
    field(&["sku"], "v.sku", Kind::Text),
    field(&["barcode"], "v.barcode", Kind::Text),
    field(&["price.actualPrice.amount"], "v.discounted_price", Kind::Money),
    field(
        &["price.compareAtPrice.amount"],
        "nullif(v.price, v.discounted_price)",
        Kind::Money,
    ),
    field(&["inventoryStatus.inStock"], "v.in_stock", Kind::Flag),
    field(&["inventoryStatus.preorderEnabled"], "v.preorder_enabled", Kind::Flag),
    field(&["productData.productId"], "p.id", Kind::Text),
    field(&["productData.name"], "p.name_folded", Kind::Folded),
    field(&["productData.slug"], "p.slug", Kind::Text),
    field(&["productData.productType"], "p.product_type", Kind::Text),
    field(&["productData.visible"], "p.visible", Kind::Flag),
    field(
        &["productData.visibleInPos"],
        "NOT coalesce(p.body ->> '$.hiddenInPos', 0)",
        Kind::Flag,
    ),
    field(&["productData.handle"], "p.slug", Kind::Text),
    field(&["productData.brand.id"], "p.brand", Kind::Text),
    field(
        &["productData.physicalProperties.fulfillerId"],
        "p.body ->> '$.fulfiller'",
        Kind::Text,
    ),
    field(&["productData.updatedDate"], "p.updated", Kind::Moment),
    field(
        &["optionChoices.optionChoiceIds.choiceId"],
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         WHERE c.id",
        Kind::Set,
    ),
    field(
        &["optionChoices.optionChoiceIds.optionId"],
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         JOIN catalog_entities e ON e.number = c.customization WHERE e.id",
        Kind::Set,
    ),
    field(
        &["optionChoices.optionChoiceNames.choiceName"],
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         WHERE c.name COLLATE NOCASE",
        Kind::Set,
    ),
];

const SOURCE: Source = Source {
    fields: FIELDS,
    own_order: &["v.product", "v.number"],
    usual_limit: 100,
    largest_limit: 1000,
};

/// The fields by which variants are counted and not filtered in the same way.
const COUNTED: &[Field] = &[
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

/// `POST /v3/products/query-variants`
pub(crate) fn query_variants(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.read(|connection| {
        let list = List::read(shop, connection, call, "query", call.value("query").cloned())?;
        let (variants, metadata) = list.page()?;
        Ok(json!({ "variants": variants, "pagingMetadata": metadata }))
    })
}

/// `POST /v3/products/search-variants`: by words of the product's name and the variant's stock keeping unit, too.
pub(crate) fn search_variants(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked = crate::query::with_words(
        call.value("search"),
        &[("productData.name", "$contains"), ("sku", "$startsWith")],
    );
    shop.db.read(|connection| {
        let list = List::read(shop, connection, call, "search", asked)?;
        let counts = Counts {
            rows: list.rows(),
            fields: FIELDS,
            counted: COUNTED,
        };
        let counted = counts.over(connection, &list.page.filter, call.value("search"))?;
        let (variants, metadata) = list.page()?;
        Ok(json!({ "variants": variants, "pagingMetadata": metadata, "aggregationData": counted }))
    })
}

/// A list that is being answered.
struct List<'a> {
    shop: &'a Shop,
    connection: &'a Connection,
    show: Show,
    page: CursorPage,
}

impl<'a> List<'a> {
    fn read(
        shop: &'a Shop,
        connection: &'a Connection,
        call: &Call,
        root: &'static str,
        asked: Option<Value>,
    ) -> Result<Self, ApiError> {
        Ok(Self {
            shop,
            connection,
            show: Show {
                fields: FieldSet::read(call.value("fields"), &call.caller)?
                    .with(RequestedFields::VariantOptionChoiceNames),
                variants: true,
                is_owner: call.caller.is_owner(),
            },
            page: cursor_page(root, SOURCE, asked.as_ref())?,
        })
    }

    /// The rows that the caller may see.
    const fn rows(&self) -> &'static str {
        if self.show.is_owner {
            "variants v JOIN products p ON p.numeric_id = v.product WHERE 1"
        } else {
            "variants v JOIN products p ON p.numeric_id = v.product WHERE p.visible AND v.visible"
        }
    }

    fn page(self) -> Result<(Vec<ReadOnlyVariant>, Value), ApiError> {
        let rows = self.rows();
        let (numbers, metadata) = self.page.read(self.connection, "v.product, v.number", rows, |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
        let variants = shown(self.connection, self.shop, &numbers, &self.show)?;
        Ok((variants, metadata))
    }
}

fn shown(
    connection: &Connection,
    shop: &Shop,
    numbers: &[(i64, i64)],
    show: &Show,
) -> Result<Vec<ReadOnlyVariant>, ApiError> {
    let mut products: Vec<i64> = numbers.iter().map(|(product, _)| *product).collect();
    products.sort_unstable();
    products.dedup();
    let loaded = record::load(connection, &products)?;
    let views = views(connection, shop, &loaded, show)?;
    let mut variants = Vec::with_capacity(numbers.len());
    for (product, number) in numbers {
        let view = views.iter().find(|view| view.product.number == *product);
        let Some(view) = view else { continue };
        let variant = view.product.variants.iter().find(|variant| variant.number == *number);
        if let Some(variant) = variant {
            variants.push(read_only(view, variant)?);
        }
    }
    Ok(variants)
}

/// A variant with what it needs of its product.
fn read_only(view: &View<'_>, stored: &StoredVariant) -> Result<ReadOnlyVariant, ApiError> {
    let product = view.product;
    let mut shown = serde_json::to_value(variant_view::variant(view, stored))?;
    if let Value::Object(fields) = &mut shown
        && let Some(choices) = fields.remove("choices")
    {
        fields.insert("optionChoices".to_owned(), choices);
    }
    let variant: ReadOnlyVariant = serde_json::from_value(shown)?;
    let whole = view.shown();
    Ok(ReadOnlyVariant {
        id: Some(inventory_id(product.number, stored.number)),
        variant_id: Some(stored.id.clone()),
        product_data: Some(ProductFields {
            physical_properties: view
                .weight_unit_info()
                .map(|info: WeightMeasurementUnitInfo| PhysicalProperties {
                    weight_measurement_unit_info: Some(info),
                    ..PhysicalProperties::default()
                }),
            product_id: Some(product.id.clone()),
            name: Some(product.name.clone()),
            product_type: Some(if product.kind == record::ProductKind::Digital {
                ProductType::Digital
            } else {
                ProductType::Physical
            }),
            slug: Some(product.slug.clone()),
            visible: Some(product.visible),
            visible_in_pos: Some(!product.hidden_in_pos),
            main_category_id: whole.main_category_id,
            currency: whole.currency,
            revision: whole.revision,
            handle: whole.handle,
            ..ProductFields::default()
        }),
        ..variant
    })
}
