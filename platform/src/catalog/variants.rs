//! Variant reads.

use super::products::{product_not_found, show, visible_to};
use super::stock::{self, ItemVariant};
use super::view;
use crate::error::ApiError;
use crate::http::Call;
use crate::platform::Shop;
use crate::pricing::money;
use crate::query::{self, Compiler, Field, Kind};
use crate::site;
use cartwright::resources::products::{PriceData, VariantStock};
use cartwright::types::Currency;
use rusqlite::{Connection, Row, types::Value as Sql};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn choices(call: &Call, field: &str) -> Result<BTreeMap<String, String>, ApiError> {
    match call.value(field) {
        None | Some(Value::Null) => Ok(BTreeMap::new()),
        Some(given) => serde_json::from_value(given.clone())
            .map_err(|_| ApiError::field(field, "FORMAT", "needs texts by option name")),
    }
}

fn matches(variant: &BTreeMap<String, String>, wanted: &BTreeMap<String, String>) -> bool {
    wanted.iter().all(|(name, value)| variant.get(name) == Some(value))
}

/// `POST /v1/products/{id}/productOptionsAvailability`: what can still be chosen beside some choices.
pub(crate) fn options_availability(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("id")?;
    let chosen = choices(call, "options")?;
    let (item, currency) = shop
        .db
        .read(|connection| Ok((stock::find_item(connection, id)?, site::currency(connection)?)))?;
    let item = item
        .filter(|item| item.visible || call.caller.is_owner())
        .ok_or_else(|| product_not_found(id))?;
    let mut options = item.shown.product_options.clone().unwrap_or_default();
    for option in &mut options {
        let name = option.name.clone().unwrap_or_default();
        for choice in option.choices.iter_mut().flatten() {
            let mut tried = chosen.clone();
            tried.insert(name.clone(), choice.description.clone().unwrap_or_default());
            let fitting = || {
                item.variants
                    .iter()
                    .filter(|variant| variant.visible && matches(&variant.choices, &tried))
            };
            choice.visible = Some(fitting().next().is_some());
            choice.in_stock = Some(fitting().any(|variant| variant.in_stock));
        }
    }
    let selected = item.variant(None, &chosen);
    let mut media = item.shown.media.clone();
    if let Some(media) = &mut media {
        view::place_pictures(media, shop.public_url());
    }
    Ok(json!({
        "availableForPurchase": selected.is_some_and(|variant| variant.in_stock),
        "selectedVariant": selected.map(|variant| selected_variant(variant, currency)),
        "productOptions": options,
        "media": media,
    }))
}

fn selected_variant(variant: &ItemVariant, currency: Currency) -> Value {
    let price: PriceData = view::price_data(
        money::units(variant.full_price, currency),
        money::units(variant.price, currency),
        currency,
    );
    json!({
        "price": price,
        "priceData": price,
        "convertedPriceData": price,
        "inStock": variant.in_stock,
        "visible": true,
        "sku": variant.sku,
        "weight": variant.weight,
    })
}

/// `POST /v1/products/{id}/variants/query`
pub(crate) fn query_product_variants(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("id")?;
    let wanted = choices(call, "choices")?;
    let ids: Vec<String> = match call.value("variantIds") {
        None | Some(Value::Null) => Vec::new(),
        Some(given) => serde_json::from_value(given.clone())
            .map_err(|_| ApiError::field("variantIds", "FORMAT", "needs a list of ids"))?,
    };
    let page = query::page(call.value("paging"), "paging")?;
    shop.db.read(|connection| {
        require_product(connection, call, id)?;
        let all = view::variants(
            connection,
            "v.product = ?",
            vec![Sql::Text(id.to_owned())],
            &show(shop, call),
        )?;
        let fitting: Vec<_> = all
            .into_iter()
            .map(|(_, variant)| variant)
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

fn require_product(connection: &Connection, call: &Call, id: &str) -> Result<(), ApiError> {
    let sql = format!(
        "SELECT EXISTS (SELECT 1 FROM products p WHERE p.id = ?1 AND {})",
        visible_to(call)
    );
    let exists: bool = connection.prepare_cached(&sql)?.query_row([id], |row| row.get(0))?;
    if exists { Ok(()) } else { Err(product_not_found(id)) }
}

/// What the store's variants can be filtered and sorted by. A variant's id there is `{product}-{variant}`.
const FIELDS: &[Field] = &[
    Field {
        names: &["id"],
        column: "(v.product || '-' || v.id)",
        kind: Kind::Text,
    },
    Field {
        names: &["productId"],
        column: "v.product",
        kind: Kind::Text,
    },
    Field {
        names: &["variantId"],
        column: "v.id",
        kind: Kind::Text,
    },
    Field {
        names: &["sku"],
        column: "ifnull(v.sku, p.sku)",
        kind: Kind::Text,
    },
    Field {
        names: &["productName"],
        column: "p.name_folded",
        kind: Kind::Folded,
    },
    Field {
        names: &["managedVariant"],
        column: "p.manage_variants",
        kind: Kind::Flag,
    },
    Field {
        names: &["stock.inStock"],
        column: "v.in_stock",
        kind: Kind::Flag,
    },
    Field {
        names: &["stock.quantity"],
        column: "v.quantity",
        kind: Kind::Number,
    },
    Field {
        names: &["collectionIds"],
        column: "EXISTS (SELECT 1 FROM product_collections c WHERE c.product = p.id AND c.collection",
        kind: Kind::Set,
    },
];

const STORE_VARIANTS: &str = "FROM variants v JOIN products p ON p.id = v.product WHERE v.visible";
const STORE_COLUMNS: &str = "v.product, v.id, v.choices, ifnull(v.sku, p.sku), v.quantity, v.in_stock, p.name, \
     p.manage_variants, (SELECT json_group_array(c.collection) FROM product_collections c WHERE c.product = p.id)";

fn store_variant(row: &Row<'_>) -> rusqlite::Result<Value> {
    let product: String = row.get(0)?;
    let variant: String = row.get(1)?;
    let choices: String = row.get(2)?;
    let choices: BTreeMap<String, String> = serde_json::from_str(&choices).unwrap_or_default();
    let quantity: Option<i64> = row.get(4)?;
    let collections: String = row.get(8)?;
    let name = choices.values().cloned().collect::<Vec<_>>().join(" | ");
    let stock = VariantStock {
        track_quantity: Some(quantity.is_some()),
        quantity,
        in_stock: Some(row.get(5)?),
        ..VariantStock::default()
    };
    Ok(json!({
        "id": format!("{product}-{variant}"),
        "productId": product,
        "variantId": variant,
        "variantName": name,
        "productName": row.get::<_, String>(6)?,
        "managedVariant": row.get::<_, bool>(7)?,
        "sku": row.get::<_, Option<String>>(3)?,
        "stock": stock,
        "choices": choices,
        "collectionIds": serde_json::from_str::<Value>(&collections).unwrap_or_default(),
    }))
}

/// `GET /v1/variants/{id}`
pub(crate) fn get_store_variant(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("id")?;
    // Both halves are GUIDs: 36 characters each, with a hyphen between them.
    let (product, variant) = match (id.get(..36), id.get(36..37), id.get(37..)) {
        (Some(product), Some("-"), Some(variant)) => (product, variant),
        _ => ("", ""),
    };
    shop.db.read(|connection| {
        let sql = format!(
            "SELECT {STORE_COLUMNS} {STORE_VARIANTS} AND v.product = ?1 AND v.id = ?2 AND {}",
            visible_to(call)
        );
        let found = connection
            .prepare_cached(&sql)?
            .query_map([product, variant], store_variant)?
            .next()
            .transpose()?;
        let found =
            found.ok_or_else(|| ApiError::not_found("VARIANT_NOT_FOUND", format!("There is no variant {id}")))?;
        Ok(json!({ "variant": found }))
    })
}

/// `POST /v1/variants/query`
pub(crate) fn query_store_variants(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked = call.value("query");
    let part = |name: &str| asked.and_then(|query| query.get(name));
    let compiled = Compiler::new("query.filter", FIELDS).filter(part("filter"))?;
    let order = query::order_by("query.sort", FIELDS, part("sort"), "p.numeric_id, v.position")?;
    let page = query::page(part("paging"), "query.paging")?;
    let condition = format!("{STORE_VARIANTS} AND {} AND {}", visible_to(call), compiled.sql);
    shop.db.read(|connection| {
        let total: i64 = connection
            .prepare_cached(&format!("SELECT count(*) {condition}"))?
            .query_row(rusqlite::params_from_iter(&compiled.values), |row| row.get(0))?;
        let variants = connection
            .prepare_cached(&format!(
                "SELECT {STORE_COLUMNS} {condition} ORDER BY {order} LIMIT ? OFFSET ?"
            ))?
            .query_map(
                rusqlite::params_from_iter(query::with_page(compiled.values, page)),
                store_variant,
            )?
            .collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(json!({ "metadata": query::metadata(page, variants.len(), total), "variants": variants }))
    })
}
