//! Variants of all products, by what they are asked for.

use super::view::{FieldSet, Show, View, views};
use super::{repo, variant_view};
use crate::base::query::{CursorPage, cursor_page};
use crate::base::{Call, Result, Shop, wire};
use crate::catalog::find::Counts;
use crate::catalog::record::{self, StoredVariant, inventory_id};
use cartwright::resources::products_v3::{ProductType, RequestedFields, WeightMeasurementUnitInfo};
use cartwright::resources::variants_v3::{PhysicalProperties, ProductFields, ReadOnlyVariant};
use rusqlite::Connection;
use serde_json::{Value, json};

/// `POST /v3/products/query-variants`
pub(crate) fn query_variants(shop: &Shop, call: &Call) -> Result<Value> {
    shop.db.read(|connection| {
        let list = List::read(shop, connection, call, "query", call.value("query").cloned())?;
        let (variants, metadata) = list.page()?;
        Ok(json!({ "variants": variants, "pagingMetadata": metadata }))
    })
}

/// `POST /v3/products/search-variants`: by words of the product's name and the variant's stock keeping unit, too.
pub(crate) fn search_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let asked = crate::base::query::with_words(
        call.value("search"),
        &[("productData.name", "$contains"), ("sku", "$startsWith")],
    );
    shop.db.read(|connection| {
        let list = List::read(shop, connection, call, "search", asked)?;
        let counts = Counts { rows: list.rows(), fields: repo::FIELDS, counted: repo::COUNTED };
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
    ) -> Result<Self> {
        Ok(Self {
            shop,
            connection,
            show: Show {
                fields: FieldSet::read(call.value("fields"), &call.caller)?
                    .with(RequestedFields::VariantOptionChoiceNames),
                variants: true,
                is_owner: call.caller.is_owner(),
            },
            page: cursor_page(root, repo::SOURCE, asked.as_ref())?,
        })
    }

    /// The rows that the caller may see.
    const fn rows(&self) -> &'static str {
        if self.show.is_owner { repo::ALL } else { repo::VISIBLE }
    }

    fn page(self) -> Result<(Vec<ReadOnlyVariant>, Value)> {
        let rows = self.rows();
        let (numbers, metadata) =
            self.page.read(self.connection, "v.product, v.number", rows, |row| Ok((row.get(0)?, row.get(1)?)))?;
        let variants = shown(self.connection, self.shop, &numbers, &self.show)?;
        Ok((variants, metadata))
    }
}

fn shown(connection: &Connection, shop: &Shop, numbers: &[(i64, i64)], show: &Show) -> Result<Vec<ReadOnlyVariant>> {
    let loaded = record::load_of_variants(connection, numbers)?;
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
fn read_only(view: &View<'_>, stored: &StoredVariant) -> Result<ReadOnlyVariant> {
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
        product_data: Some(wire!(ProductFields {
            physical_properties: view.weight_unit_info().map(|info: WeightMeasurementUnitInfo| wire!(
                PhysicalProperties { weight_measurement_unit_info: info }
            )),
            product_id: product.id.clone(),
            name: product.name.clone(),
            product_type: if product.kind == record::ProductKind::Digital {
                ProductType::Digital
            } else {
                ProductType::Physical
            },
            slug: product.slug.clone(),
            visible: product.visible,
            visible_in_pos: !product.hidden_in_pos,
            main_category_id: whole.main_category_id,
            currency: whole.currency,
            revision: whole.revision,
            handle: whole.handle
        })),
        ..variant
    })
}
