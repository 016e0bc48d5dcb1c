//! Queries of variants across all products.

use super::view::{View, ViewOptions, views};
use super::{product_view::main_id, repo, variant_view};
use crate::catalog::find::Counts;
use crate::catalog::record::{self, StoredVariant, inventory_id};
use base::query::{cursor_page, with_words};
use base::{Call, Reading, Result, Shop, put_field, wire};
use cartwright::resources::products_v3::RequestedFields;
use cartwright::resources::variants_v3::{PhysicalProperties, ProductFields, ReadOnlyVariant};
use serde_json::{Value, json};

/// `POST /v3/products/query-variants`
pub(crate) fn query_variants(shop: &Shop, call: &Call) -> Result<Value> {
    list(shop, call, "query", call.value("query"))
}

/// `POST /v3/products/search-variants`: words match the product's name or the variant's SKU.
pub(crate) fn search_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let words = [("productData.name", "$contains"), ("sku", "$startsWith")];
    list(shop, call, "search", with_words(call.value("search"), &words).as_ref())
}

/// The variants that the caller may see and that match the request; `root` is its path in the payload.
fn list(shop: &Shop, call: &Call, root: &'static str, requested: Option<&Value>) -> Result<Value> {
    let show = ViewOptions::read(call, true)?.with(RequestedFields::VariantOptionChoiceNames);
    let page = cursor_page(root, repo::SOURCE, requested)?;
    let rows = if show.is_owner { repo::ALL } else { repo::VISIBLE };
    shop.read(|reading| {
        let counts = Counts { rows, fields: repo::FIELDS, counted: repo::COUNTED };
        let counted = (root == "search").then(|| counts.over(reading, &page.filter, call.value(root))).transpose()?;
        let (numbers, metadata) =
            page.read(reading, "v.product, v.number", rows, |row| Ok((row.get(0)?, row.get(1)?)))?;
        let variants = shown(reading, &numbers, &show)?;
        let mut answer = json!({ "variants": variants, "pagingMetadata": metadata });
        if let Some(counted) = counted {
            put_field(&mut answer, "aggregationData", json!(counted));
        }
        Ok(answer)
    })
}

fn shown(reading: &Reading<'_>, numbers: &[(i64, i64)], show: &ViewOptions) -> Result<Vec<ReadOnlyVariant>> {
    let loaded = record::load_of_variants(reading, numbers)?;
    let views = views(reading, reading.shop, &loaded, show)?;
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

/// A variant with its product's fields.
fn read_only(view: &View<'_>, stored: &StoredVariant) -> Result<ReadOnlyVariant> {
    let product = view.product;
    let mut shown = serde_json::to_value(variant_view::variant(view, stored))?;
    let choices = shown.get_mut("choices").map(Value::take).unwrap_or_default();
    put_field(&mut shown, "optionChoices", choices);
    let variant: ReadOnlyVariant = serde_json::from_value(shown)?;
    let weight_unit = view.weight_unit_info();
    Ok(ReadOnlyVariant {
        id: Some(inventory_id(product.number, stored.number)),
        variant_id: Some(stored.id.clone()),
        product_data: Some(wire!(ProductFields {
            physical_properties: weight_unit
                .map(|unit| wire!(PhysicalProperties { weight_measurement_unit_info: unit })),
            product_id: product.id.clone(),
            name: product.name.clone(),
            product_type: view.product_type(),
            slug: product.slug.clone(),
            visible: product.visible,
            visible_in_pos: !product.hidden_in_pos,
            main_category_id: main_id(view),
            currency: view.currency(),
            revision: product.revision.to_string(),
            handle: view.handle()
        })),
        ..variant
    })
}
