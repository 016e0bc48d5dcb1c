//! The cart.

use super::{converted, line, text};
use crate::commerce::cart::{Basket, Estimate, GIFT_CARDS_APP};
use crate::commerce::pricing::delivery::CARRIER_ID;
use base::{Shop, clock::rfc3339, wire};
use cartwright::resources::{cart::Coupon, cart::WeightUnit, cart_v2::*};
use cartwright::types::Timestamp;

/// A cart, with the id of its order.
pub(crate) fn cart(shop: &Shop, basket: &Basket, estimate: &Estimate, order_id: Option<&str>) -> Cart {
    let stored = basket.cart();
    let currency = basket.currency;
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    wire!(Cart {
        id: stored.id.clone(),
        created_date: Timestamp::from(rfc3339(stored.created)),
        updated_date: Timestamp::from(rfc3339(stored.updated)),
        revision: stored.revision.to_string(),
        line_items: Some(lines.map(|(line, sums)| line::line_item(shop, line, sums, basket)).collect()),
        subtotal: converted(estimate.totals.subtotal, currency),
        note: stored.buyer_note.clone(),
        coupons: Some(
            basket
                .coupon
                .iter()
                .map(|coupon| wire!(Coupon { id: coupon.id.clone(), code: coupon.code.clone() }))
                .collect(),
        ),
        source: stored.newer.source.clone(),
        business_info: wire!(BusinessInfo {
            location_id: stored.business_location_id.clone(),
            language_code: basket.site_language().to_owned(),
            currency_code: currency.code().to_owned()
        }),
        customer_info: customer(basket),
        delivery_info: delivery(basket, estimate),
        tax_info: wire!(TaxInfo {
            prices_include_tax: estimate.totals.tax_included,
            tax_exempt_group_id: stored.tax_exempt_group.clone()
        }),
        payment_info: payment(basket),
        order_placed: order_id.is_some(),
        order_id: order_id.map(str::to_owned),
        purchase_flow_id: stored.id.clone(),
        settings: stored.newer.settings.clone(),
        custom_checkout_url: stored.override_checkout_url.clone(),
        extended_fields: stored.extended_fields.clone(),
        current_cart: basket.owned.is_current,
        demo: false,
        forms: Some(
            stored
                .newer
                .forms
                .iter()
                .map(|form| wire!(FormInfo {
                    id: form.id.clone(),
                    form_submission_id: form.form_submission_id.clone()
                }))
                .collect(),
        )
    })
}

fn customer(basket: &Basket) -> CustomerInfo {
    let stored = basket.cart();
    let contact = stored.contact_info.clone().unwrap_or_default();
    let details = contact.contact_details.unwrap_or_default();
    wire!(CustomerInfo {
        visitor_id: basket.owned.owner_id("visitor"),
        member_id: basket.owned.owner_id("member"),
        first_name: details.first_name,
        last_name: details.last_name,
        phone: details.phone,
        company: details.company,
        vat_id: details.vat_id,
        email: stored.email.clone(),
        language_code: basket.buyer_language().to_owned(),
        currency_code: basket.currency.code().to_owned()
    })
}

fn delivery(basket: &Basket, estimate: &Estimate) -> DeliveryInfo {
    let selected = basket.cart().selected_shipping_option.as_ref();
    let chosen = estimate.chosen.as_ref().filter(|chosen| chosen.requested);
    wire!(DeliveryInfo {
        address: basket.cart().address().cloned(),
        method: selected.map(|selected| wire!(DeliveryMethod {
            code: selected.code.clone(),
            app_id: selected.carrier_id.clone().or_else(|| Some(CARRIER_ID.to_owned())),
            title: chosen.map(|chosen| text(&chosen.quote.option.title)),
            pickup: chosen.map(|chosen| chosen.quote.option.pickup.is_some())
        })),
        weight_unit: WeightUnit::from(estimate.weight_unit)
    })
}

fn payment(basket: &Basket) -> PaymentInfo {
    let billing = basket.cart().billing_info.clone().unwrap_or_default();
    let cards = basket.gift_cards.iter();
    wire!(PaymentInfo {
        gift_cards: Some(
            cards
                .map(|given| wire!(GiftCard {
                    id: given.card.id.clone(),
                    obfuscated_code: given.card.obfuscated_code(),
                    app_id: GIFT_CARDS_APP.to_owned(),
                    external_id: given.card.id.clone(),
                    requested_redeem_amount: given.requested.map(|amount| converted(amount, basket.currency))
                }))
                .collect(),
        ),
        currency_code: basket.currency.code().to_owned(),
        billing_address: billing.address,
        billing_contact: billing.contact_details
    })
}
