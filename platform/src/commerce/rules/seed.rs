//! Fills in the demo shop's rules.

use super::kind::Rule;
use super::{
    AutoTaxRate, Comparison, Condition, ConditionType, Coupon, CouponKind, Fee, GiftCard, ItemTerms, Membership,
    OrdersSettings, Pickup, ShippingOption, ShippingRate, TaxExemptGroup, TaxRule, TipSettings, Translations, repo,
};
use crate::base::clock;
use crate::base::config::Seed;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::site::seed::{self, DemoRules};
use cartwright::resources::cart::{Address, JurisdictionType, PickupMethod};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Fills in the demo shop's rules, if there are none.
pub(crate) fn fill(shop: &Shop) -> Result<(), ApiError> {
    if shop.config.seed != Seed::Demo || shop.db.read(repo::any)? {
        return Ok(());
    }
    let unsound = |error: seed::SeedError| ApiError::Internal(error.to_string());
    let demo = seed::demo().map_err(unsound)?;
    let rules = seed::demo_rules().map_err(unsound)?;
    let translations = seed::demo_translations().map_err(unsound)?;
    shop.db.write(|transaction| {
        insert_shop(transaction, &demo.shop)?;
        for (language, texts) in translations {
            let id = language.to_owned();
            repo::save(transaction, &Translations { id, texts })?;
        }
        insert_rules(transaction, &rules)
    })
}

fn insert_shop(connection: &Connection, shop: &seed::Shop) -> Result<(), ApiError> {
    for coupon in &shop.coupons {
        repo::save(connection, &coupon_rule(coupon))?;
    }
    for tax in &shop.taxes {
        repo::save(connection, &tax_rule(tax))?;
    }
    for region in &shop.shipping {
        for option in &region.options {
            repo::save(connection, &shipping_option(region, option))?;
        }
    }
    Ok(())
}

fn insert_rules(connection: &Connection, rules: &DemoRules) -> Result<(), ApiError> {
    save_all::<TaxRule>(connection, rules)?;
    save_all::<AutoTaxRate>(connection, rules)?;
    save_all::<TaxExemptGroup>(connection, rules)?;
    save_all::<ShippingOption>(connection, rules)?;
    save_all::<GiftCard>(connection, rules)?;
    save_all::<Membership>(connection, rules)?;
    save_all::<Fee>(connection, rules)?;
    save_all::<TipSettings>(connection, rules)?;
    save_all::<ItemTerms>(connection, rules)?;
    save_all::<OrdersSettings>(connection, rules)
}

fn save_all<R: Rule + DeserializeOwned>(connection: &Connection, rules: &DemoRules) -> Result<(), ApiError> {
    for rule in rules.0.get(R::KIND).into_iter().flatten() {
        let rule: R = serde_json::from_value(with_ids(rule))?;
        repo::save(connection, &rule)?;
    }
    Ok(())
}

/// Products and regions are named by their keys in the seed.
fn with_ids(rule: &Value) -> Value {
    match rule {
        Value::String(text) => match text.split_once(':') {
            Some((kind @ ("product" | "region"), key)) => seed::stable_id(kind, key).to_string().into(),
            _ => rule.clone(),
        },
        Value::Array(values) => values.iter().map(with_ids).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), with_ids(value))).collect(),
        _ => rule.clone(),
    }
}

fn coupon_rule(coupon: &seed::Coupon) -> Coupon {
    let moment = |text: &Option<String>| text.as_deref().and_then(clock::parse_rfc3339);
    Coupon {
        id: coupon.id().to_string(),
        code: coupon.code.clone(),
        name: coupon.name.clone(),
        kind: match (coupon.percent_off_rate, coupon.money_off_amount) {
            (Some(rate), _) => CouponKind::Percent(rate),
            (None, Some(amount)) => CouponKind::Amount(amount),
            (None, None) => CouponKind::FreeShipping,
        },
        once: false,
        minimum_subtotal: coupon.minimum_subtotal,
        collections: coupon.collection.iter().map(|key| seed::stable_id("collection", key).to_string()).collect(),
        products: Vec::new(),
        starts: moment(&coupon.start_time),
        expires: moment(&coupon.expiration_time),
        usage_limit: coupon.usage_limit.map(i64::from),
        limit_per_customer: coupon.limit_per_customer.map(i64::from),
        active: coupon.active,
    }
}

fn tax_rule(tax: &seed::TaxRule) -> TaxRule {
    let state = tax.subdivision.as_deref();
    let state = state.map(|code| code.rsplit_once('-').map_or(code, |(_, state)| state));
    TaxRule {
        id: seed::stable_id("tax", tax.subdivision.as_deref().unwrap_or(&tax.country)).to_string(),
        name: tax.name.clone(),
        jurisdiction: if state.is_some() { JurisdictionType::State } else { JurisdictionType::Country },
        authority: state.unwrap_or(&tax.country).to_owned(),
        country: tax.country.clone(),
        subdivision: state.map(str::to_owned),
        city: None,
        postal_codes: Vec::new(),
        rate: tax.rate_percent / Decimal::ONE_HUNDRED,
        taxes_delivery: false,
        tax_groups: Vec::new(),
        always_manual: false,
    }
}

fn shipping_option(region: &seed::ShippingRegion, option: &seed::ShippingOption) -> ShippingOption {
    let heaviest = option.max_weight.map(|heaviest| Condition {
        kind: ConditionType::Weight,
        operator: Comparison::Lte,
        value: heaviest,
    });
    ShippingOption {
        id: option.code.clone(),
        title: option.title.clone(),
        region_id: seed::stable_id("region", &region.key).to_string(),
        region_name: region.name.clone(),
        countries: region.countries.clone(),
        subdivisions: Vec::new(),
        rates: vec![ShippingRate {
            amount: option.price,
            conditions: heaviest.into_iter().collect(),
            multiply_by_quantity: false,
        }],
        charges: Vec::new(),
        free_over: option.free_over,
        delivery_time: Some(option.estimated_delivery.clone()),
        delivery_days: option.delivery_days,
        instructions: None,
        pickup: option.pickup_address.as_ref().map(|place| Pickup {
            method: PickupMethod::StorePickup,
            address: Address {
                country: Some(place.country.clone()),
                subdivision: Some(place.subdivision.clone()),
                city: Some(place.city.clone()),
                postal_code: Some(place.postal_code.clone()),
                address_line: Some(place.address_line.clone()),
                ..Address::default()
            },
        }),
        plan: None,
    }
}
