//! How products and collections get into the tables.

use super::stock;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::pricing::money;
use crate::site;
use cartwright::resources::collections::Collection;
use cartwright::resources::products::{Discount, DiscountType, Product};
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// The id of the one variant of a product with nothing to choose.
pub(crate) const ONLY_VARIANT: &str = "00000000-0000-0000-0000-000000000000";

/// A product to be inserted.
#[derive(Debug, Clone)]
pub(super) struct NewProduct {
    /// What is only shown, and the searched fields; prices, stock and variants are given beside it.
    pub(super) shown: Product,
    pub(super) price: Decimal,
    pub(super) cost: Option<Decimal>,
    pub(super) track_inventory: bool,
    pub(super) created: Millis,
    pub(super) collections: Vec<String>,
    /// At least one.
    pub(super) variants: Vec<NewVariant>,
}

/// A variant to be inserted.
#[derive(Debug, Clone, Default)]
pub(super) struct NewVariant {
    pub(super) id: String,
    pub(super) choices: BTreeMap<String, String>,
    /// The product's when absent.
    pub(super) price: Option<Decimal>,
    pub(super) sku: Option<String>,
    pub(super) weight: Option<f64>,
    /// Counted stock; what is not counted is always there.
    pub(super) quantity: Option<i64>,
}

/// A price with a product's discount taken off.
pub(super) fn discounted(price: Decimal, discount: Option<&Discount>, currency: Currency) -> Decimal {
    let Some(discount) = discount else {
        return price;
    };
    let value = Decimal::try_from(discount.value.unwrap_or_default()).unwrap_or_default();
    let off = match discount.r#type {
        Some(DiscountType::Amount) => value,
        Some(DiscountType::Percent) => price * value / Decimal::ONE_HUNDRED,
        _ => Decimal::ZERO,
    };
    money::round((price - off).max(Decimal::ZERO), currency)
}

/// Inserts a product with its variants.
pub(super) fn product(connection: &Connection, new: &NewProduct) -> Result<(), ApiError> {
    let currency = site::currency(connection)?;
    let shown = &new.shown;
    let id = shown.id.as_deref().unwrap_or_default();
    let name = shown.name.as_deref().unwrap_or_default();
    let discount = shown.discount.as_ref();
    let kind = shown
        .product_type
        .as_ref()
        .map_or("physical", |product_type| product_type.as_str());
    connection
        .prepare_cached(
            "INSERT INTO products (id, slug, name, name_folded, sku, brand, ribbon, product_type, visible,
                 track_inventory, manage_variants, price, discounted_price, cost, inventory_status, created, updated,
                 body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, 'IN_STOCK', ?15, ?15, ?16)",
        )?
        .execute(rusqlite::params![
            id,
            shown.slug,
            name,
            name.to_lowercase(),
            shown.sku,
            shown.brand,
            shown.ribbon,
            kind,
            shown.visible.unwrap_or(true),
            new.track_inventory,
            shown.manage_variants.unwrap_or_default(),
            money::units(new.price, currency),
            money::units(discounted(new.price, discount, currency), currency),
            new.cost.map(|cost| money::units(cost, currency)),
            new.created,
            serde_json::to_string(shown)?,
        ])?;
    for (position, variant) in (0_i64..).zip(&new.variants) {
        let price = variant.price.unwrap_or(new.price);
        connection
            .prepare_cached(
                "INSERT INTO variants (product, position, id, choices, price, discounted_price, cost, sku, weight,
                     visible, quantity, in_stock)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1, ?10, ?11)",
            )?
            .execute(rusqlite::params![
                id,
                position,
                variant.id,
                serde_json::to_string(&variant.choices)?,
                money::units(price, currency),
                money::units(discounted(price, discount, currency), currency),
                new.cost.map(|cost| money::units(cost, currency)),
                variant.sku,
                variant.weight,
                variant.quantity.filter(|_| new.track_inventory),
                variant.quantity.is_none_or(|quantity| quantity > 0),
            ])?;
    }
    for option in shown.product_options.iter().flatten() {
        for choice in option.choices.iter().flatten() {
            connection
                .prepare_cached("INSERT OR IGNORE INTO product_choices (product, name, value) VALUES (?1, ?2, ?3)")?
                .execute((id, &option.name, &choice.description))?;
        }
    }
    for collection in &new.collections {
        connection
            .prepare_cached("INSERT OR IGNORE INTO product_collections (collection, product) VALUES (?1, ?2)")?
            .execute((collection, id))?;
    }
    stock::refresh_status(connection, id)
}

/// Inserts a collection at its place in the shop's order.
pub(super) fn collection(connection: &Connection, position: i64, shown: &Collection) -> Result<(), ApiError> {
    let name = shown.name.as_deref().unwrap_or_default();
    connection
        .prepare_cached(
            "INSERT INTO collections (id, position, slug, name, name_folded, visible, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(rusqlite::params![
            shown.id,
            position,
            shown.slug,
            name,
            name.to_lowercase(),
            shown.visible.unwrap_or(true),
            serde_json::to_string(shown)?,
        ])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_discount_never_goes_below_zero() {
        let discount = |kind, value| Discount {
            r#type: Some(kind),
            value: Some(value),
            ..Discount::default()
        };
        let price = Decimal::new(1_999, 2);
        let after = |discount: Option<&Discount>| discounted(price, discount, Currency::USD).to_string();
        assert_eq!(after(None), "19.99");
        assert_eq!(after(Some(&discount(DiscountType::Percent, 15.0))), "16.99");
        assert_eq!(after(Some(&discount(DiscountType::Amount, 25.0))), "0.00");
    }
}
