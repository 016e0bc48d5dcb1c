//! Fills an empty catalog.

use super::insert::{self, NewProduct, NewVariant, ONLY_VARIANT};
use crate::clock::Millis;
use crate::config::Seed;
use crate::error::ApiError;
use crate::platform::Shop;
use crate::pricing::rules::{Coupon, CouponKind, DeliveryOption, TaxRule};
use cartwright::resources::collections::Collection;
use cartwright::resources::products::{Choice, OptionType, Product, ProductOption, ProductType};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// Fills the catalog with what the configuration says, if it is empty.
pub(crate) fn fill(shop: &Shop) -> Result<(), ApiError> {
    if shop.config.seed == Seed::Empty {
        return Ok(());
    }
    shop.db.write(|transaction| {
        let filled: bool = transaction.query_row("SELECT EXISTS (SELECT 1 FROM products)", [], |row| row.get(0))?;
        if filled {
            return Ok(());
        }
        demo(transaction, shop.clock.now())
    })
}

fn demo(connection: &Connection, now: Millis) -> Result<(), ApiError> {
    let table = "00000000-0000-4000-8000-0000000000c1";
    insert::collection(
        connection,
        0,
        &Collection {
            id: Some(table.to_owned()),
            name: Some("The Table".to_owned()),
            slug: Some("the-table".to_owned()),
            visible: Some(true),
            ..Collection::default()
        },
    )?;
    let shown = |number: u8, name: &str, slug: &str| Product {
        id: Some(format!("00000000-0000-4000-8000-0000000000a{number}")),
        name: Some(name.to_owned()),
        slug: Some(slug.to_owned()),
        visible: Some(true),
        product_type: Some(ProductType::Physical),
        weight: Some(0.4),
        ..Product::default()
    };
    let choice = |value: &str, description: &str| Choice {
        value: Some(value.to_owned()),
        description: Some(description.to_owned()),
        ..Choice::default()
    };
    let mug = Product {
        manage_variants: Some(true),
        product_options: Some(vec![ProductOption {
            option_type: Some(OptionType::Color),
            name: Some("Colour".to_owned()),
            choices: Some(vec![choice("#5b6b4a", "Moss"), choice("#e8e2d4", "Oat")]),
            ..ProductOption::default()
        }]),
        ..shown(1, "Morning Mug", "morning-mug")
    };
    let variant = |number: u8, colour: &str, quantity| NewVariant {
        id: format!("00000000-0000-4000-8000-0000000000b{number}"),
        choices: [("Colour".to_owned(), colour.to_owned())].into(),
        quantity: Some(quantity),
        ..NewVariant::default()
    };
    let new = |shown, cents, variants| NewProduct {
        shown,
        price: Decimal::new(cents, 2),
        cost: None,
        track_inventory: true,
        created: now,
        collections: vec![table.to_owned()],
        variants,
    };
    let only = |quantity| NewVariant {
        id: ONLY_VARIANT.to_owned(),
        quantity: Some(quantity),
        ..NewVariant::default()
    };
    insert::product(
        connection,
        &new(mug, 2_400, vec![variant(1, "Moss", 12), variant(2, "Oat", 0)]),
    )?;
    let jug = shown(2, "Garden Jug", "garden-jug");
    insert::product(connection, &new(jug, 4_650, vec![only(3)]))?;
    let board = shown(3, "Bread Board", "bread-board");
    insert::product(connection, &new(board, 5_400, vec![only(1)]))?;
    let coupon = Coupon {
        id: "00000000-0000-4000-8000-0000000000d1".to_owned(),
        code: "WELCOME10".to_owned(),
        name: "10 % off".to_owned(),
        kind: CouponKind::Percent(Decimal::TEN),
        minimum_subtotal: None,
        collections: Vec::new(),
        starts: None,
        expires: None,
        usage_limit: None,
        limit_per_customer: None,
        active: true,
    };
    let tax = TaxRule {
        country: "US".to_owned(),
        subdivision: Some("NY".to_owned()),
        name: "Sales tax".to_owned(),
        rate: Decimal::new(8_875, 5),
        taxes_delivery: false,
    };
    let delivery = DeliveryOption {
        code: "us-standard".to_owned(),
        title: "Standard".to_owned(),
        region_id: "00000000-0000-4000-8000-0000000000e1".to_owned(),
        region_name: "United States".to_owned(),
        countries: vec!["US".to_owned()],
        price: Decimal::new(650, 2),
        free_from: Some(Decimal::new(75, 0)),
        max_weight: None,
        delivery_time: Some("3 to 5 working days".to_owned()),
        pickup_address: None,
    };
    rules(connection, &[coupon], &[tax], &[delivery])
}

fn rules(
    connection: &Connection,
    coupons: &[Coupon],
    taxes: &[TaxRule],
    deliveries: &[DeliveryOption],
) -> Result<(), ApiError> {
    for coupon in coupons {
        connection.execute(
            "INSERT INTO coupons (id, code, body) VALUES (?1, ?2, ?3)",
            (&coupon.id, &coupon.code, serde_json::to_string(coupon)?),
        )?;
    }
    for rule in taxes {
        connection.execute(
            "INSERT INTO tax_rules (body) VALUES (?1)",
            [serde_json::to_string(rule)?],
        )?;
    }
    for option in deliveries {
        connection.execute(
            "INSERT INTO delivery_options (body) VALUES (?1)",
            [serde_json::to_string(option)?],
        )?;
    }
    Ok(())
}
