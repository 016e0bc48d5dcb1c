//! Variant reads.

use super::products::{show, visible_product, visible_to};
use super::view::{self, ViewOptions};
use super::{media, repo};
use crate::catalog::record::{self, MediaKind, Shared, StoredProduct, StoredVariant};
use crate::catalog::{change::not_found, v3::MediaView};
use crate::site;
use base::{ApiError, Call, Reading, Result, Shop, query, wire};
use cartwright::resources::products::VariantMedia;
use cartwright::types::Currency;
use rusqlite::Connection;
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn choices(call: &Call, field: &str) -> Result<BTreeMap<String, String>> {
    Ok(call.optional(field)?.unwrap_or_default())
}

fn matches(variant: &BTreeMap<String, String>, wanted: &BTreeMap<String, String>) -> bool {
    wanted.iter().all(|(name, value)| variant.get(name) == Some(value))
}

/// `POST /v1/products/{id}/productOptionsAvailability`: the choices still available beside the given ones.
pub(crate) fn options_availability(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    let chosen = choices(call, "options")?;
    let (loaded, currency) =
        shop.db.read(|connection| Ok((visible_product(connection, call, id)?, site::currency(connection)?)))?;
    let Some(product) = loaded.products.first() else {
        return Err(not_found(id));
    };
    let named: Vec<(&StoredVariant, BTreeMap<String, String>)> = product
        .variants
        .iter()
        .filter(|variant| variant.visible)
        .map(|variant| (variant, loaded.shared.choice_names(product, variant)))
        .collect();
    let mut options = view::options(product, &loaded.shared);
    for option in &mut options {
        let name = option.name.clone().unwrap_or_default();
        for choice in option.choices.iter_mut().flatten() {
            let mut tried = chosen.clone();
            tried.insert(name.clone(), choice.description.clone().unwrap_or_default());
            let mut fitting = named.iter().filter(|(_, names)| matches(names, &tried));
            choice.visible = Some(fitting.clone().next().is_some());
            choice.in_stock = Some(fitting.any(|(variant, _)| variant.stock.in_stock));
        }
    }
    let mut selected = named.iter().filter(|(_, names)| *names == chosen);
    let selected = selected.next().map(|(variant, _)| *variant);
    Ok(json!({
        "availableForPurchase": selected.is_some_and(|variant| variant.stock.in_stock),
        "selectedVariant": selected.map(|variant| selected_variant(product, variant, currency)),
        "productOptions": options,
        "media": media::shown(&product.media, shop.media_url()),
    }))
}

fn selected_variant(product: &StoredProduct, variant: &StoredVariant, currency: Currency) -> Value {
    let price = view::price_data(product.price_of(variant, currency), None, currency);
    json!({
        "price": price,
        "priceData": price,
        "convertedPriceData": price,
        "inStock": variant.stock.in_stock,
        "visible": true,
        "sku": product.sku_of(variant),
        "weight": product.weight_of(variant),
    })
}

/// `POST /v1/products/{id}/variants/query`
pub(crate) fn query_product_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    let wanted = choices(call, "choices")?;
    let ids: Vec<String> = call.optional("variantIds")?.unwrap_or_default();
    let page = query::page(call.value("paging"), "paging")?;
    shop.db.read(|connection| {
        let loaded = visible_product(connection, call, id)?;
        let all = variants_of(connection, &loaded.products, &loaded.shared, &show(shop, call))?;
        let fitting: Vec<_> = all
            .into_iter()
            .filter(|variant| {
                let chosen = variant.choices.as_ref();
                let named = ids.is_empty() || variant.id.as_ref().is_some_and(|id| ids.contains(id));
                named && chosen.is_some_and(|chosen| matches(chosen, &wanted))
            })
            .collect();
        let total = fitting.len();
        let offset = usize::try_from(page.offset).unwrap_or(usize::MAX);
        let limit = usize::try_from(page.limit).unwrap_or_default();
        let shown: Vec<_> = fitting.into_iter().skip(offset).take(limit).collect();
        Ok(json!({
            "metadata": { "items": shown.len(), "offset": page.offset },
            "totalResults": total,
            "variants": shown,
        }))
    })
}

fn variants_of(
    connection: &Connection,
    products: &[StoredProduct],
    shared: &Shared,
    show: &ViewOptions,
) -> Result<Vec<cartwright::resources::products::Variant>> {
    let currency = site::currency(connection)?;
    Ok(products.iter().flat_map(|product| view::variants(product, shared, show, currency)).collect())
}

/// Variants with their products' fields, ordered by number.
fn store_variants(reading: &Reading<'_>, numbers: &[(i64, i64)]) -> Result<Vec<Value>> {
    let loaded = record::load_of_variants(reading, numbers)?;
    let found = numbers.iter().filter_map(|place| {
        let (product, variant) = loaded.variant(*place)?;
        Some(store_variant(reading.shop, product, variant, &loaded.shared))
    });
    Ok(found.collect())
}

fn store_variant(shop: &Shop, product: &StoredProduct, variant: &StoredVariant, shared: &Shared) -> Value {
    let choices = shared.choice_names(product, variant);
    let media = product.media_of(variant).map(|stored| {
        let view = MediaView { base: shop.media_url(), thumbnail: false };
        let is_video = stored.kind == MediaKind::Video;
        wire!(VariantMedia {
            image: (!is_video).then(|| view.image(stored)),
            video: is_video.then(|| view.video(stored))
        })
    });
    let preorder = &variant.stock.preorder;
    json!({
        "id": format!("{}-{}", product.id, variant.id),
        "productId": product.id,
        "variantId": variant.id,
        "variantName": choices.values().cloned().collect::<Vec<_>>().join(" | "),
        "productName": product.name,
        "managedVariant": product.manage_variants,
        "sku": product.sku_of(variant).or(product.sku.as_deref()),
        "stock": view::stock(variant),
        "choices": choices,
        "collectionIds": view::collection_ids(product, shared),
        "media": media,
        "preorderInfo": { "enabled": preorder.enabled, "message": preorder.message, "limit": preorder.limit },
    })
}

/// `GET /v1/variants/{id}`
pub(crate) fn get_store_variant(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    // Both halves are GUIDs of 36 characters, joined by a hyphen.
    let (product, variant) = match (id.get(..36), id.get(36..37), id.get(37..)) {
        (Some(product), Some("-"), Some(variant)) => (product, variant),
        _ => ("", ""),
    };
    shop.read(|reading| {
        let numbers = repo::variant_numbers(reading, product, variant, visible_to(call))?;
        let found = store_variants(reading, &numbers)?.pop();
        let found =
            found.ok_or_else(|| ApiError::not_found("VARIANT_NOT_FOUND", format!("There is no variant {id}")))?;
        Ok(json!({ "variant": found }))
    })
}

/// `POST /v1/variants/query`
pub(crate) fn query_store_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = query::offset_page(repo::VARIANT_FIELDS, "p.numeric_id, v.position", call.value("query"))?;
    shop.read(|reading| {
        let page = requested.page;
        let (numbers, total) = repo::variants(reading, requested, visible_to(call))?;
        let variants = store_variants(reading, &numbers)?;
        Ok(json!({ "metadata": query::metadata(page, variants.len(), total), "variants": variants }))
    })
}
