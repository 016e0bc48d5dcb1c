//! Reading, changing, working out and ending carts.

use super::target::{self, Target};
use super::{events, fields, view};
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::shown_totals::Shown;
use crate::base::state::Shop;
use crate::commerce::cart::checkout;
use crate::commerce::cart::{self, EstimateOptions, OwnedCart};
use crate::events::EventKind;
use crate::site;
use cartwright::resources::cart_v2::{
    CalculatedCart, EstimateCart, GetCheckoutUrl, UpdateCart, UpdateForms, ValidationsConfig,
};
use rusqlite::Connection;
use serde_json::{Value, json};

/// Forms that a cart can have.
const MAX_FORMS: usize = 1000;

/// `GET /v2/carts/current` and `GET /v2/carts/{cartId}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.read(|connection| match target::find(shop, connection, call)? {
        Target::Open(owned) => target::answer(shop, connection, &owned, None),
        Target::Ordered(ordered) => target::answer(shop, connection, &ordered.owned, Some(&ordered.order_id)),
    })
}

/// `POST …/refresh`: prices and stock are those of now on every read, so there is nothing to be written.
pub(crate) fn refresh(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.read(|connection| {
        let owned = target::find_open(shop, connection, call)?;
        target::answer(shop, connection, &owned, None)
    })
}

/// `PATCH /v2/carts/current` and `PATCH /v2/carts/{cart.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: UpdateCart = call.payload()?;
    let given = asked.cart.unwrap_or_default();
    target::change_or_start(shop, call, |transaction, owned| fields::apply(transaction, &mut owned.cart, &given))
}

/// `DELETE /v2/carts/current` and `DELETE /v2/carts/{cartId}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.write(|transaction| {
        let owned = target::find_open(shop, transaction, call)?;
        target::delete(shop, transaction, &owned)?;
        Ok(json!({}))
    })
}

/// `POST …/calculate`: everything, for the checkout.
pub(crate) fn calculate(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.write(|transaction| {
        let owned = target::find_open(shop, transaction, call)?;
        let calculated = summarize(shop, transaction, &owned, &EstimateOptions::all(), true)?;
        let body = calculated.get("summary").cloned().unwrap_or_default();
        events::publish(shop, transaction, &owned, EventKind::Action("calculated"), body)?;
        Ok(calculated)
    })
}

/// `POST …/estimate`: what is asked for, for the cart.
pub(crate) fn estimate(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: EstimateCart = call.payload()?;
    let options = EstimateOptions {
        tax: asked.calculate_tax.unwrap_or(false),
        delivery: asked.calculate_delivery.unwrap_or(false),
        fees: asked.calculate_additional_fees.unwrap_or(false),
        gift_cards: asked.calculate_gift_cards.unwrap_or(false),
        ..EstimateOptions::default()
    };
    let validates = asked.validation_config != Some(ValidationsConfig::SkipValidations);
    shop.db.read(|connection| {
        let owned = target::find_open(shop, connection, call)?;
        summarize(shop, connection, &owned, &options, validates)
    })
}

fn summarize(
    shop: &Shop,
    connection: &Connection,
    owned: &OwnedCart,
    options: &EstimateOptions,
    validates: bool,
) -> Result<Value, ApiError> {
    let (basket, estimate) = view::estimated(shop, connection, owned, options)?;
    if options.delivery && options.tax && options.fees && options.gift_cards {
        shop.shown.note(&owned.cart.id, Shown::of(&estimate));
    }
    let mut summary = view::summary(shop, &basket, &estimate);
    if !validates {
        summary.violations = Some(Vec::new());
        summary.spi_violations = Some(Vec::new());
    }
    Ok(serde_json::to_value(CalculatedCart {
        cart: Some(view::cart(shop, owned, &basket, &estimate, None)),
        summary: Some(summary),
        ..CalculatedCart::default()
    })?)
}

/// `POST …/update-forms-submission`
pub(crate) fn update_forms(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: UpdateForms = call.payload()?;
    let given = cart::required(asked.form_submissions, "formSubmissions")?;
    target::change(shop, call, |_, owned| {
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
    })
}

/// `POST /v2/carts/{cartId}/get-checkout-url`
pub(crate) fn get_checkout_url(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: GetCheckoutUrl = call.payload()?;
    let id = call.text("cartId")?;
    let opened = shop.db.write(|transaction| {
        let currency = site::currency(transaction)?;
        cart::check_currency(asked.currency_code.as_deref(), currency, "currencyCode")?;
        target::find_open(shop, transaction, call)?;
        checkout::open(shop, transaction, &call.caller, id)
    })?;
    Ok(json!({ "checkoutUrl": checkout::page_address(shop, call, &opened)? }))
}

/// `POST /v2/carts/{cartId}/mark-cart-as-completed`
pub(crate) fn mark_as_completed(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    call.caller.require_owner("Marking a cart as completed")?;
    let order_id = call.text("orderId")?;
    shop.db.write(|transaction| {
        let mut owned = target::find_open(shop, transaction, call)?;
        owned.is_current = false;
        owned.cart.newer.completed_order = Some(order_id.to_owned());
        cart::save(shop, transaction, &mut owned)?;
        target::answer(shop, transaction, &owned, Some(order_id))
    })
}
