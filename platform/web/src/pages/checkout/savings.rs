//! The coupon and gift card fields, and their processing.

use super::super::Fields;
use super::super::layout::{Input, fold, input};
use super::super::problems::{FormError, refusal_text, too_many_tries};
use super::super::words::{CheckoutText, Language, PageWords as _};
use super::{typed::text, view::CheckoutView};
use base::{ApiError, Result, Writing};
use maud::{Markup, html};
use shop::commerce::cart::{self, Guesser, OwnedCart, Problem, StoredCart, checkout};
use std::net::IpAddr;

/// Removes the coupon or gift card if its button was pressed.
pub(super) fn remove(cart: &mut StoredCart, fields: &Fields) {
    match text(fields, "action") {
        "remove_coupon" => cart.coupon = None,
        "remove_gift_card" => cart.gift_cards.clear(),
        _ => {}
    }
}

/// Applies the typed codes, whichever button was pressed, and collects their errors.
pub(super) fn apply(
    writing: &Writing<'_>,
    words: Language,
    checkout: OwnedCart,
    fields: &Fields,
    peer: Option<IpAddr>,
    errors: &mut Vec<FormError>,
) -> Result<OwnedCart> {
    let (coupon, gift_card) = (text(fields, "coupon_code"), text(fields, "gift_card_code"));
    if coupon.is_empty() && gift_card.is_empty() {
        return Ok(checkout);
    }
    let guesser = Guesser::new(checkout.owner.clone(), peer);
    if let Err(error) = guesser.count_one(writing.shop) {
        let field = if coupon.is_empty() { "gift_card_code" } else { "coupon_code" };
        let text = match error {
            ApiError::TooManyRequests { seconds } => too_many_tries(words, seconds),
            other => refusal_text(words, "", &other.to_string()),
        };
        errors.push((field, text));
        return Ok(checkout);
    }
    let mut is_wrong = false;
    let mut refused = |problem: &Problem| {
        is_wrong |= problem.is_wrong_code();
        refusal_text(words, problem.code(), &problem.to_string())
    };
    let changed = checkout::change(writing, &checkout.id, |owned| {
        if !coupon.is_empty() {
            match cart::check_code(coupon, "coupon_code") {
                Ok(code) => {
                    if let Err(problem) = checkout::apply_coupon(writing, owned, code)? {
                        errors.push(("coupon_code", refused(&problem)));
                    }
                }
                Err(_) => errors.push(("coupon_code", words.say(CheckoutText::CodeMalformed).to_owned())),
            }
        }
        if !gift_card.is_empty() {
            match cart::find_gift_card(writing, writing.now, gift_card)? {
                Ok(card) => {
                    owned.cart.gift_cards.clear();
                    cart::put_gift_card(&mut owned.cart, &card, None);
                }
                Err(problem) => errors.push(("gift_card_code", refused(&problem))),
            }
        }
        Ok(())
    });
    if !is_wrong {
        guesser.take_back(writing.shop);
    }
    changed
}

/// The coupon and gift card inputs, or the applied ones.
pub(super) fn render(view: &CheckoutView<'_>) -> Markup {
    let optional = |id, label| Input { required: false, ..Input::text(id, label, "off") };
    let words = view.words;
    let basket = view.basket;
    let is_open = basket.coupon.is_some()
        || basket.coupon_refusal.is_some()
        || !basket.gift_cards.is_empty()
        || view.errors.iter().any(|(field, _)| matches!(*field, "coupon_code" | "gift_card_code"));
    let content = html! {
        @if let Some(coupon) = &view.basket.coupon {
            div.applied {
                span {
                (words.markup(CheckoutText::CouponApplied, &[
                    ("code", words.strong(&coupon.code)),
                    ("name", html! { bdi { (view.content(&coupon.name)) } }),
                ]))
                }
                button.quiet type="submit" name="action" value="remove_coupon" {
                    (words.say(CheckoutText::RemoveCoupon))
                }
            }
        } @else {
            @if let Some(refusal) = &view.basket.coupon_refusal { p role="status" { (view.sentence(refusal)) } }
            (input(words, optional("coupon_code", words.say(CheckoutText::Coupon)), "", view.errors))
            button.quiet type="submit" name="action" value="coupon" {
                (words.say(CheckoutText::ApplyCoupon))
            }
        }
        @for (given, paid) in view.basket.gift_cards.iter().zip(&view.estimate.totals.gift_cards) {
            div.applied {
                span {
                (words.markup(CheckoutText::GiftCardPays, &[
                    ("code", words.strong(&given.card.obfuscated_code())),
                    ("paid", html! { (view.money(*paid)) }),
                    ("balance", html! { (view.money(given.card.balance)) }),
                ]))
                }
                button.quiet type="submit" name="action" value="remove_gift_card" {
                    (words.say(CheckoutText::RemoveGiftCard))
                }
            }
            @if let Some(problem) = &given.problem { p role="status" { (view.sentence(problem)) } }
        }
        @if let Some(problem) = &view.estimate.gift_card_problem { p role="status" { (view.sentence(problem)) } }
        @if view.basket.gift_cards.is_empty() {
            (input(words, optional("gift_card_code", words.say(CheckoutText::GiftCard)), "", view.errors))
            button.quiet type="submit" name="action" value="gift_card" {
                (words.say(CheckoutText::ApplyGiftCard))
            }
        }
    };
    fold("savings", words.say(CheckoutText::Savings), is_open, &content)
}
