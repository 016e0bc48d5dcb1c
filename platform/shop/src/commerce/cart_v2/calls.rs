//! Calls on whole carts: get, update, delete, calculate and complete.

use super::{fields, target, view};
use crate::commerce::cart::{self, Basket, Estimate, EstimateOptions, OwnedCart, checkout};
use crate::commerce::shown_totals::ShownTotals;
use crate::site;
use base::{ApiError, Call, Result, Shop, Writing, wire};
use cartwright::resources::cart_v2::{
    CalculatedCart, EstimateCart, GetCheckoutUrl, UpdateCart, UpdateForms, ValidationsConfig,
};
use cartwright_contract::limits::cart::FORMS as MAX_FORMS;
use serde_json::{Value, json};

/// `GET /v2/carts/current` and `GET /v2/carts/{cartId}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    shop.read(|reading| {
        let (owned, order) = target::find(reading, call)?;
        target::answer(reading, owned, order.as_deref())
    })
}

/// `POST /v2/carts/current/refresh` and `POST /v2/carts/{cartId}/refresh`: writes nothing, since every read recomputes
/// prices and stock.
pub(crate) fn refresh(shop: &Shop, call: &Call) -> Result<Value> {
    shop.read(|reading| {
        let owned = target::find_open(reading, call)?;
        target::answer(reading, owned, None)
    })
}

/// `PATCH /v2/carts/current` and `PATCH /v2/carts/{cart.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: UpdateCart = call.payload()?;
    let given = requested.cart.unwrap_or_default();
    let work = |writing: &Writing<'_>, owned: &mut OwnedCart| fields::apply(writing, &mut owned.cart, &given);
    target::change_or_start(shop, call, work, |_, ()| Ok(()))
}

/// `DELETE /v2/carts/current` and `DELETE /v2/carts/{cartId}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let owned = target::find_open(writing, call)?;
        target::delete(writing, owned)?;
        Ok(json!({}))
    })
}

/// `POST /v2/carts/current/calculate` and `POST /v2/carts/{cartId}/calculate`: all totals, as in a checkout.
pub(crate) fn calculate(shop: &Shop, call: &Call) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let owned = target::find_open(writing, call)?;
        let basket = Basket::of(writing, owned)?;
        writing.shop.states.of_content::<ShownTotals>().note(&basket.owned.id, basket.shown());
        let calculated = summarize(writing.shop, &basket, basket.as_checkout(), true)?;
        let summary = calculated.get("summary").cloned().unwrap_or_default();
        target::publish_calculated(writing, &basket.cart().id, summary)?;
        Ok(calculated)
    })
}

/// `POST /v2/carts/current/estimate` and `POST /v2/carts/{cartId}/estimate`: the cart's totals with other choices.
pub(crate) fn estimate(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: EstimateCart = call.payload()?;
    let validates = requested.validation_config != Some(ValidationsConfig::SkipValidations);
    shop.read(|reading| {
        let basket = Basket::of(reading, target::find_open(reading, call)?)?;
        let options = EstimateOptions {
            tax: requested.calculate_tax.unwrap_or(false),
            delivery: requested.calculate_delivery.unwrap_or(false),
            fees: requested.calculate_additional_fees.unwrap_or(false),
            gift_cards: requested.calculate_gift_cards.unwrap_or(false),
            ..basket.choices()
        };
        if options.delivery && options.tax && options.fees && options.gift_cards {
            reading.shop.states.of_content::<ShownTotals>().note(&basket.owned.id, basket.shown());
        }
        summarize(reading.shop, &basket, &basket.estimate(&options), validates)
    })
}

fn summarize(shop: &Shop, basket: &Basket, estimate: &Estimate, validates: bool) -> Result<Value> {
    let mut summary = view::summary(shop, basket, estimate);
    if !validates {
        summary.violations = Some(Vec::new());
        summary.spi_violations = Some(Vec::new());
    }
    Ok(serde_json::to_value(wire!(CalculatedCart { cart: view::cart(shop, basket, estimate, None), summary }))?)
}

/// `POST /v2/carts/current/update-forms-submission` and `POST /v2/carts/{cartId}/update-forms-submission`
pub(crate) fn update_forms(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: UpdateForms = call.payload()?;
    let given = cart::required(requested.form_submissions, "formSubmissions")?;
    let work = |_: &Writing<'_>, owned: &mut OwnedCart| {
        let forms = &mut owned.cart.newer.forms;
        for submission in given {
            forms.retain(|known| known.id != submission.id);
            forms.push(submission);
        }
        if forms.len() > MAX_FORMS {
            let description = format!("must be at most {MAX_FORMS} in all");
            return Err(ApiError::field("formSubmissions", "MAX_SIZE", description));
        }
        Ok(())
    };
    target::change(shop, call, work, |_, ()| Ok(()))
}

/// `POST /v2/carts/{cartId}/get-checkout-url`
pub(crate) fn get_checkout_url(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: GetCheckoutUrl = call.payload()?;
    let opened = shop.write(&call.author, |writing| {
        let currency = site::currency(writing)?;
        cart::check_currency(requested.currency_code.as_deref(), currency, "currencyCode")?;
        checkout::opened(writing, target::find_open(writing, call)?)
    })?;
    Ok(json!({ "checkoutUrl": checkout::page_address(shop, call, &opened.owned)? }))
}

/// `POST /v2/carts/{cartId}/mark-cart-as-completed`
pub(crate) fn mark_as_completed(shop: &Shop, call: &Call) -> Result<Value> {
    call.caller.require_owner("Marking a cart as completed")?;
    let order_id = call.text("orderId")?;
    shop.write(&call.author, |writing| {
        let mut owned = target::find_open(writing, call)?;
        owned.is_current = false;
        owned.cart.newer.completed_order = Some(order_id.to_owned());
        let mut basket = Basket::of(writing, owned)?;
        cart::save(writing, &mut basket)?;
        Ok(json!({ "cart": view::cart(writing.shop, &basket, basket.as_cart(), Some(order_id)) }))
    })
}
