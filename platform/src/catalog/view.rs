//! Products as the wire has them.

use super::insert::ONLY_VARIANT;
use crate::clock;
use crate::error::ApiError;
use crate::pricing::money;
use crate::site;
use cartwright::resources::products::*;
use cartwright::types::Currency;
use cartwright::types::Timestamp;
use rusqlite::{Connection, Row, types::Value as Sql};
use rust_decimal::prelude::ToPrimitive;
use std::collections::{BTreeMap, HashMap};

/// The columns that [`row`] reads.
pub(super) const COLUMNS: &str = "p.id, p.numeric_id, p.body, p.track_inventory, p.manage_variants, p.price, \
     p.discounted_price, p.cost, p.inventory_status, p.created, p.updated";

/// A product's own row.
#[derive(Debug)]
pub(super) struct ProductRow {
    pub(super) id: String,
    numeric_id: i64,
    body: String,
    track_inventory: bool,
    manage_variants: bool,
    price: i64,
    discounted_price: i64,
    cost: Option<i64>,
    inventory_status: String,
    created: i64,
    updated: i64,
}

pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<ProductRow> {
    Ok(ProductRow {
        id: row.get(0)?,
        numeric_id: row.get(1)?,
        body: row.get(2)?,
        track_inventory: row.get(3)?,
        manage_variants: row.get(4)?,
        price: row.get(5)?,
        discounted_price: row.get(6)?,
        cost: row.get(7)?,
        inventory_status: row.get(8)?,
        created: row.get(9)?,
        updated: row.get(10)?,
    })
}

/// What is read beside the products of a page.
#[derive(Debug, Default)]
struct Beside {
    collections: HashMap<String, Vec<String>>,
    variants: HashMap<String, Vec<Variant>>,
}

/// How products are shown.
#[derive(Debug, Clone)]
pub(super) struct Show {
    /// Whether costs and profits are shown.
    pub(super) merchant_data: bool,
    /// Where product pages are.
    pub(super) page_base: String,
    /// Where pictures are.
    pub(super) media_base: String,
}

/// Completes rows to products, with two queries for all of them.
pub(super) fn products(connection: &Connection, rows: Vec<ProductRow>, show: &Show) -> Result<Vec<Product>, ApiError> {
    let ids = serde_json::to_string(&rows.iter().map(|row| &row.id).collect::<Vec<_>>())?;
    let mut beside = Beside::default();
    let mut statement = connection.prepare_cached(
        "SELECT product, collection FROM product_collections WHERE product IN (SELECT value FROM json_each(?1))",
    )?;
    for pair in statement.query_map([&ids], |row| Ok((row.get(0)?, row.get(1)?)))? {
        let (product, collection): (String, String) = pair?;
        beside.collections.entry(product).or_default().push(collection);
    }
    let condition = "v.product IN (SELECT value FROM json_each(?))";
    for (product, variant) in variants(connection, condition, vec![Sql::Text(ids)], show)? {
        beside.variants.entry(product).or_default().push(variant);
    }
    let currency = site::currency(connection)?;
    rows.into_iter()
        .map(|row| product(row, &mut beside, show, currency))
        .collect()
}

/// Visible variants that meet a condition, each with its product's id, in order.
pub(super) fn variants(
    connection: &Connection,
    condition: &str,
    values: Vec<Sql>,
    show: &Show,
) -> Result<Vec<(String, Variant)>, ApiError> {
    let currency = site::currency(connection)?;
    let mut statement = connection.prepare_cached(&format!(
        "SELECT v.product, v.id, v.choices, v.price, v.discounted_price, v.cost, v.sku, v.weight, v.quantity,
             v.in_stock
         FROM variants v WHERE v.visible AND {condition} ORDER BY v.product, v.position"
    ))?;
    let rows = statement.query_map(rusqlite::params_from_iter(values), |row| {
        let choices: String = row.get(2)?;
        let (price, discounted): (i64, i64) = (row.get(3)?, row.get(4)?);
        let cost: Option<i64> = row.get(5)?;
        let quantity: Option<i64> = row.get(8)?;
        let price_data = price_data(price, discounted, currency);
        let variant = Variant {
            id: Some(row.get(1)?),
            choices: Some(serde_json::from_str(&choices).unwrap_or_default()),
            variant: Some(VariantDataWithNoStock {
                converted_price_data: Some(price_data.clone()),
                price_data: Some(price_data),
                cost_and_profit_data: cost
                    .filter(|_| show.merchant_data)
                    .map(|cost| cost_and_profit(cost, discounted, currency)),
                weight: row.get(7)?,
                sku: row.get(6)?,
                visible: Some(true),
                ..VariantDataWithNoStock::default()
            }),
            stock: Some(VariantStock {
                track_quantity: Some(quantity.is_some()),
                quantity,
                in_stock: Some(row.get(9)?),
                ..VariantStock::default()
            }),
            ..Variant::default()
        };
        Ok((row.get(0)?, variant))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn product(row: ProductRow, beside: &mut Beside, show: &Show, currency: Currency) -> Result<Product, ApiError> {
    let mut product: Product = serde_json::from_str(&row.body)?;
    let variants = beside.variants.remove(&row.id).unwrap_or_default();
    let price_data = price_data(row.price, row.discounted_price, currency);
    product.price = Some(price_data.clone());
    product.converted_price_data = Some(price_data.clone());
    product.price_data = Some(price_data);
    product.price_range = price_range(&variants);
    if let Some(media) = &mut product.media {
        place_pictures(media, &show.media_base);
    }
    if show.merchant_data {
        product.cost_and_profit_data = row
            .cost
            .map(|cost| cost_and_profit(cost, row.discounted_price, currency));
    }
    product.stock = Some(stock(&row, &variants));
    for option in product.product_options.iter_mut().flatten() {
        mark_choices(option, &variants);
        for media in option
            .choices
            .iter_mut()
            .flatten()
            .filter_map(|choice| choice.media.as_mut())
        {
            place_pictures(media, &show.media_base);
        }
    }
    product.product_page_url = Some(PageUrl {
        base: Some(show.page_base.clone()),
        path: product.slug.as_ref().map(|slug| page_path(slug)),
        ..PageUrl::default()
    });
    product.numeric_id = Some(row.numeric_id.to_string());
    product.inventory_item_id = Some(row.id.clone());
    product.collection_ids = Some(beside.collections.remove(&row.id).unwrap_or_default());
    product.manage_variants = Some(row.manage_variants);
    product.ribbons = Some(
        product
            .ribbon
            .iter()
            .map(|text| Ribbon {
                text: Some(text.clone()),
                ..Ribbon::default()
            })
            .collect(),
    );
    product.created_date = Some(Timestamp(clock::rfc3339(row.created)));
    product.last_updated = Some(Timestamp(clock::rfc3339(row.updated)));
    // The variant of a product with nothing to choose is only there for its stock.
    product.variants = Some(
        variants
            .into_iter()
            .filter(|variant| variant.id.as_deref() != Some(ONLY_VARIANT))
            .collect(),
    );
    product.id = Some(row.id);
    Ok(product)
}

/// Makes the addresses of the platform's own pictures whole.
pub(super) fn place_pictures(media: &mut Media, base: &str) {
    let items = media.items.iter_mut().flatten().chain(media.main_media.as_mut());
    for item in items {
        for rendition in [item.image.as_mut(), item.thumbnail.as_mut()].into_iter().flatten() {
            place_picture(&mut rendition.url, base);
        }
    }
}

pub(super) fn place_picture(url: &mut Option<String>, base: &str) {
    if let Some(path) = url.as_ref().filter(|url| url.starts_with('/')) {
        *url = Some([base, path.as_str()].concat());
    }
}

/// Where a product's page is on the store.
pub(crate) fn page_path(slug: &str) -> String {
    ["/product-page/", slug].concat()
}

pub(super) fn price_data(price: i64, discounted: i64, currency: Currency) -> PriceData {
    PriceData {
        currency: Some(currency.code().to_owned()),
        price: Some(money::float(price, currency)),
        discounted_price: Some(money::float(discounted, currency)),
        formatted: Some(FormattedPrice {
            price: Some(money::formatted(money::from_units(price, currency), currency)),
            discounted_price: Some(money::formatted(money::from_units(discounted, currency), currency)),
            ..FormattedPrice::default()
        }),
        ..PriceData::default()
    }
}

fn cost_and_profit(cost: i64, price: i64, currency: Currency) -> CostAndProfitData {
    let profit = price - cost;
    let margin = if price == 0 {
        0.0
    } else {
        money::float(profit, currency) / money::float(price, currency)
    };
    CostAndProfitData {
        item_cost: Some(money::float(cost, currency)),
        formatted_item_cost: Some(money::formatted(money::from_units(cost, currency), currency)),
        profit: Some(money::float(profit, currency)),
        formatted_profit: Some(money::formatted(money::from_units(profit, currency), currency)),
        profit_margin: rust_decimal::Decimal::try_from(margin)
            .ok()
            .and_then(|margin| margin.round_dp(4).to_f64()),
        ..CostAndProfitData::default()
    }
}

fn price_range(variants: &[Variant]) -> Option<NumericPropertyRange> {
    let prices = variants
        .iter()
        .filter_map(|variant| variant.variant.as_ref()?.price_data.as_ref()?.discounted_price);
    let (least, most) = prices.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), price| {
        (least.min(price), most.max(price))
    });
    (least <= most).then(|| NumericPropertyRange {
        min_value: Some(least),
        max_value: Some(most),
        ..NumericPropertyRange::default()
    })
}

fn stock(row: &ProductRow, variants: &[Variant]) -> Stock {
    let quantities = variants
        .iter()
        .filter_map(|variant| variant.stock.as_ref()?.quantity)
        .sum();
    Stock {
        track_inventory: Some(row.track_inventory),
        quantity: row.track_inventory.then_some(quantities),
        in_stock: Some(row.inventory_status != "OUT_OF_STOCK"),
        inventory_status: Some(InventoryStatus::from(row.inventory_status.as_str())),
        ..Stock::default()
    }
}

/// Says of each choice whether some variant with it is in stock.
fn mark_choices(option: &mut ProductOption, variants: &[Variant]) {
    let name = option.name.clone().unwrap_or_default();
    let in_stock = |value: &str| {
        variants.iter().any(|variant| {
            let has_it = variant
                .choices
                .as_ref()
                .and_then(|choices: &BTreeMap<_, _>| choices.get(&name));
            let stocked = variant.stock.as_ref().and_then(|stock| stock.in_stock);
            has_it.is_some_and(|choice: &String| choice == value) && stocked == Some(true)
        })
    };
    for choice in option.choices.iter_mut().flatten() {
        choice.in_stock = Some(in_stock(choice.description.as_deref().unwrap_or_default()));
        choice.visible = Some(true);
    }
}
