//! Upsells of a line: the subscriptions of an item in the cart as a one-time purchase.

use super::target;
use crate::commerce::cart::{self, Basket, Line};
use crate::commerce::rules::SubscriptionOption;
use base::{Call, Result, Shop, money, wire};
use cartwright::resources::cart::CatalogReference;
use cartwright::resources::cart_v2::{BenefitType, ItemUpsells, PriceDetails, UpsellBenefitMetadata, UpsellOption};
use cartwright::types::{Amount, Currency};
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// `GET /v2/carts/current/upsell-options` and `GET /v2/carts/{cartId}/upsell-options`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    shop.read(|reading| {
        let owned = target::find_open(reading, call)?;
        let basket = Basket::of(reading, owned)?;
        let currency = basket.currency;
        let mut upsells = Vec::new();
        for line in basket.lines.iter().filter(|line| line.subscription.is_none()) {
            let Some(product) = line.stored.product() else {
                continue;
            };
            let options: Vec<UpsellOption> =
                line.subscriptions.iter().map(|option| upsell(line, product, option, currency)).collect();
            if !options.is_empty() {
                upsells.push(wire!(ItemUpsells { line_item_id: line.stored.id.clone(), upsells: options }));
            }
        }
        Ok(json!({ "itemsUpsells": upsells }))
    })
}

fn upsell(line: &Line, product: &str, option: &SubscriptionOption, currency: Currency) -> UpsellOption {
    let part = (Decimal::ONE_HUNDRED - option.percent_off) / Decimal::ONE_HUNDRED;
    let price = money::round(line.price * part, currency);
    wire!(UpsellOption {
        id: option.id.clone(),
        title: option.title.clone(),
        description: option.description.clone(),
        catalog_reference: wire!(CatalogReference {
            catalog_item_id: product.to_owned(),
            app_id: cart::STORES_APP.to_owned(),
            options: json!({ "subscriptionOptionId": option.id })
        }),
        metadata: wire!(UpsellBenefitMetadata {
            benefit_type: BenefitType::Percentage,
            benefit_value: Amount(option.percent_off)
        }),
        price_details: wire!(PriceDetails { price: Amount(price), description: money::formatted(price, currency) })
    })
}
