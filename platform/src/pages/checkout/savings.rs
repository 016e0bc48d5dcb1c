//! The coupon and the gift card: fields of the form, and what happens to them.

use super::super::Fields;
use super::super::layout::{FormError, Input, input};
use super::typed::text;
use super::view::View;
use crate::cart;
use crate::cart::checkout::{Checkout, StoredCheckout};
use crate::cart::{Guesser, checkout};
use crate::error::ApiError;
use crate::pricing::money;
use crate::state::Shop;
use maud::{Markup, html};
use rusqlite::Connection;
use std::net::IpAddr;

/// Takes off what the buyer no longer wants.
pub(super) fn remove(body: &mut StoredCheckout, fields: &Fields) {
    match text(fields, "action") {
        "remove_coupon" => body.cart.coupon = None,
        "remove_gift_card" => body.cart.gift_cards.clear(),
        _ => {}
    }
}

/// Applies the codes that were typed, whichever button was pressed, and says what is wrong with them.
pub(super) fn apply(
    shop: &Shop,
    connection: &Connection,
    checkout: Checkout,
    fields: &Fields,
    peer: Option<IpAddr>,
    errors: &mut Vec<FormError>,
) -> Result<Checkout, ApiError> {
    let (coupon, gift_card) = (text(fields, "coupon_code"), text(fields, "gift_card_code"));
    if coupon.is_empty() && gift_card.is_empty() {
        return Ok(checkout);
    }
    let guesser = Guesser::new(checkout.owner.clone(), peer);
    if let Err(error) = guesser.count_one(shop) {
        let field = if coupon.is_empty() {
            "gift_card_code"
        } else {
            "coupon_code"
        };
        errors.push((field, error.to_string()));
        return Ok(checkout);
    }
    let mut is_wrong = false;
    let changed = checkout::change(shop, connection, &checkout.id, |body| {
        if !coupon.is_empty() {
            let applied = cart::check_code(coupon, "coupon_code")
                .and_then(|code| cart::apply_coupon(shop, connection, &checkout.owner, &mut body.cart, code));
            is_wrong |= matches!(&applied, Err(ApiError::Application { code, .. }) if cart::is_wrong_code(code));
            note(applied, "coupon_code", errors)?;
        }
        if !gift_card.is_empty() {
            match cart::find_gift_card(connection, shop.clock.now(), gift_card)? {
                Ok(card) => {
                    body.cart.gift_cards.clear();
                    cart::put_gift_card(&mut body.cart, &card, None);
                }
                Err(problem) => {
                    is_wrong |= cart::is_wrong_code(problem.code);
                    errors.push(("gift_card_code", problem.description));
                }
            }
        }
        Ok(())
    });
    if !is_wrong {
        guesser.take_back(shop);
    }
    changed
}

/// Turns a refusal into what is wrong with a field.
fn note(result: Result<(), ApiError>, field: &'static str, errors: &mut Vec<FormError>) -> Result<(), ApiError> {
    match result {
        Ok(()) => Ok(()),
        Err(ApiError::Application { description, .. }) => {
            errors.push((field, description));
            Ok(())
        }
        Err(ApiError::Validation(violations)) => {
            let text = violations
                .first()
                .map(|violation| format!("The code {}", violation.description));
            errors.push((field, text.unwrap_or_default()));
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// The fields for a coupon and a gift card, or what is applied.
pub(super) fn render(view: &View<'_>) -> Markup {
    let optional = |id, label| Input {
        required: false,
        ..Input::text(id, label, "off")
    };
    let currency = view.estimate.currency;
    html! {
        fieldset #savings tabindex="-1" {
            legend { "Coupon and gift card" }
            @if let Some(coupon) = &view.basket.coupon {
                p {
                    "Coupon " strong { (coupon.code) } ": " (coupon.name) " "
                    button.quiet type="submit" name="action" value="remove_coupon" { "Remove the coupon" }
                }
            } @else {
                @if let Some(refusal) = &view.basket.coupon_refusal { p role="status" { (refusal.description) "." } }
                (input(optional("coupon_code", "Coupon"), "", view.errors))
                button.quiet type="submit" name="action" value="coupon" { "Apply the coupon" }
            }
            @for (given, paid) in view.basket.gift_cards.iter().zip(&view.estimate.totals.gift_cards) {
                p {
                    "Gift card " strong { (given.card.obfuscated_code()) } " pays " (money::formatted(*paid, currency))
                    " of its " (money::formatted(given.card.balance, currency)) " "
                    button.quiet type="submit" name="action" value="remove_gift_card" { "Remove the gift card" }
                }
                @if let Some(problem) = &given.problem { p role="status" { (problem.description) "." } }
            }
            @if let Some(problem) = &view.estimate.gift_card_problem { p role="status" { (problem.description) "." } }
            @if view.basket.gift_cards.is_empty() {
                (input(optional("gift_card_code", "Gift card"), "", view.errors))
                button.quiet type="submit" name="action" value="gift_card" { "Apply the gift card" }
            }
        }
    }
}
