//! Delivery options on the wire.

use super::tax_details;
use crate::commerce::cart::Estimate;
use crate::commerce::pricing::delivery::{CARRIER_ID, Quote};
use crate::commerce::pricing::sums::{after_tax, before_tax};
use crate::commerce::pricing::tax::Taxed;
use crate::commerce::rules;
use base::{clock, money, wire};
use cartwright::resources::cart::*;
use cartwright::types::{Currency, Timestamp};
use rust_decimal::Decimal;

fn logistics(quote: &Quote, currency: Currency) -> DeliveryLogistics {
    let option = &quote.option;
    wire!(DeliveryLogistics {
        delivery_time_slot: quote.slot.map(|slot| wire!(DeliveryTimeSlot {
            from: Timestamp::from(clock::rfc3339(slot.from)),
            to: Timestamp::from(clock::rfc3339(slot.to))
        })),
        delivery_time: option.delivery_time.clone().unwrap_or_default(),
        instructions: quote.instructions(currency),
        pickup_details: option.pickup.as_ref().map(|pickup| wire!(PickupDetails {
            address: pickup.address.clone(),
            business_location: pickup.method == PickupMethod::StorePickup,
            pickup_method: pickup.method.clone()
        }))
    })
}

/// The region of the chosen delivery option, or of the first.
pub(crate) fn region(estimate: &Estimate) -> Option<ShippingRegion> {
    let chosen = estimate.chosen.as_ref().map(|chosen| &chosen.quote);
    let option = &chosen.or_else(|| estimate.options.first())?.option;
    Some(wire!(ShippingRegion { id: option.region_id.clone(), name: option.region_name.clone() }))
}

/// The available delivery options.
pub(crate) fn carrier_options(estimate: &Estimate) -> Vec<CarrierServiceOption> {
    if estimate.options.is_empty() {
        return Vec::new();
    }
    let currency = estimate.currency;
    let options = estimate.options.iter().map(|quote| {
        wire!(ShippingOption {
            code: quote.code.clone(),
            title: quote.option.title.clone(),
            logistics: logistics(quote, currency),
            cost: wire!(ShippingPrice {
                price: money::price(quote.price, currency),
                other_charges: other_charges(quote, currency)
            }),
            delivery_allocations: allocations(&quote.option),
            partial: false
        })
    });
    vec![wire!(CarrierServiceOption { carrier_id: CARRIER_ID.to_owned(), shipping_options: Some(options.collect()) })]
}

fn other_charges(quote: &Quote, currency: Currency) -> Vec<OtherCharge> {
    let charges = quote.option.charges.iter();
    charges
        .map(|charge| {
            wire!(OtherCharge {
                r#type: charge.kind.clone(),
                price: money::price(charge.price, currency),
                details: charge.details.clone()
            })
        })
        .collect()
}

/// The chosen delivery option, with its cost.
pub(crate) fn selected_service(estimate: &Estimate) -> Option<SelectedCarrierServiceOption> {
    let chosen = estimate.chosen.as_ref()?;
    let currency = estimate.currency;
    let totals = &estimate.totals;
    let quote = &chosen.quote;
    let charges = quote.option.charges.iter();
    Some(wire!(SelectedCarrierServiceOption {
        carrier_id: CARRIER_ID.to_owned(),
        code: quote.code.clone(),
        title: quote.option.title.clone(),
        logistics: logistics(quote, currency),
        requested_shipping_option: chosen.requested,
        cost: SelectedCarrierServiceOptionPrices {
            total_discount: Some(money::price(totals.delivery_before_discount - totals.delivery, currency)),
            price: Some(money::price(quote.price, currency)),
            ..service_prices(totals.delivery, &totals.delivery_tax, totals.tax_included, currency)
        },
        other_charges: Some(
            charges
                .map(|charge| wire!(SelectedCarrierServiceOptionOtherCharge {
                    r#type: charge.kind.clone(),
                    details: charge.details.clone(),
                    // The option's tax includes this charge's.
                    cost: service_prices(charge.price, &Taxed::default(), false, currency)
                }))
                .collect(),
        ),
        delivery_allocations: allocations(&quote.option),
        partial: false
    }))
}

/// The allocation of the whole order to one carrier and region.
fn allocations(option: &rules::ShippingOption) -> Vec<DeliveryAllocation> {
    vec![wire!(DeliveryAllocation {
        delivery_carrier: wire!(Carrier { app_id: CARRIER_ID.to_owned(), code: CARRIER_ID.to_owned() }),
        delivery_region: wire!(Region { id: option.region_id.clone(), name: option.region_name.clone() })
    })]
}

fn service_prices(
    amount: Decimal,
    taxed: &Taxed,
    included: bool,
    currency: Currency,
) -> SelectedCarrierServiceOptionPrices {
    let price = |amount| Some(money::price(amount, currency));
    wire!(SelectedCarrierServiceOptionPrices {
        price: price(amount),
        total_price_before_tax: price(before_tax(amount, taxed, included)),
        total_price_after_tax: price(after_tax(amount, taxed, included)),
        total_discount: price(Decimal::ZERO),
        tax_details: tax_details(taxed, amount, currency)
    })
}
