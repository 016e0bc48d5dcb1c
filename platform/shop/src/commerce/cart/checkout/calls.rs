//! The calls on checkouts.

use super::address::page_address;
use super::{abandoned, fields, find::may_see, find_by_cart, find_own};
use crate::commerce::cart::{self, Basket, Guesser, OwnedCart, StoredCart, inputs::add_lines, record, repo, view};
use crate::commerce::shown_totals::ShownTotals;
use crate::events::EventKind;
use crate::site::page_sessions::{self, RedirectSession, SessionKind};
use axum::http::StatusCode;
use base::address::{normalized, parsed, with_query};
use base::{ApiError, Call, Result, Rows, Shop, Writing, access::Subject, call::envelope};
use cartwright::resources::checkout::{AddToCheckout, NewCheckout, RemoveFromCheckout, UpdateCheckout};
use cartwright::resources::redirects::Callbacks;
use serde_json::{Value, json};

pub const ROWS: Rows = &[
    ("checkout.create", create),
    ("checkout.mark_as_completed", mark_as_completed),
    ("checkout.mark_as_completed_and_redirect", mark_as_completed_and_redirect),
    ("checkout.remove_override_url", remove_override_url),
    ("checkout.get", get),
    ("checkout.get_by_cart", get_by_cart),
    ("checkout.get_url", get_url),
    ("checkout.update", update),
    ("checkout.remove_coupon", remove_coupon),
    ("checkout.remove_gift_card", remove_gift_card),
    ("checkout.add_to_checkout", add_to_checkout),
    ("checkout.remove_line_items", remove_line_items),
    ("checkout.update_line_items_quantity", update_quantities),
];

/// The answer with a checkout. Remembers its totals as seen by the buyer.
fn answer(shop: &Shop, basket: &Basket) -> Value {
    shop.states.of_content::<ShownTotals>().note(&basket.owned.id, basket.shown());
    json!({ "checkout": view::checkout(shop, basket) })
}

/// Changes the caller's open checkout, and answers with it.
fn change(
    shop: &Shop,
    call: &Call,
    id: &str,
    work: impl FnOnce(&Writing<'_>, &mut OwnedCart) -> Result<()>,
    check: impl FnOnce(&Basket) -> Result<()>,
) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let mut owned = find_own(writing, call, id)?;
        if owned.is_complete() {
            return Err(ApiError::bad_request(
                "CHECKOUT_IS_COMPLETE",
                "This checkout has become an order and cannot be changed",
            ));
        }
        owned.note_language(call);
        work(writing, &mut owned)?;
        let mut basket = Basket::of(writing, owned)?;
        check(&basket)?;
        record::save(writing, &mut basket)?;
        Ok(answer(writing.shop, &basket))
    })
}

/// Changes a checkout's cart in a way that needs no check against the catalog.
fn change_cart(shop: &Shop, call: &Call, work: impl FnOnce(&mut StoredCart) -> Result<()>) -> Result<Value> {
    change(shop, call, call.text("id")?, |_, owned| work(&mut owned.cart), |_| Ok(()))
}

/// `POST /v1/checkouts`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: NewCheckout = cart::lines_of(call)?;
    let now = shop.clock.now();
    let info = requested.checkout_info.unwrap_or_default();
    let (lines, custom) = (requested.line_items.unwrap_or_default(), requested.custom_line_items.unwrap_or_default());
    if lines.is_empty() && custom.is_empty() && info.cart_id.is_none() {
        return Err(ApiError::field("lineItems", "REQUIRED_ONE_OF_FIELD", "is missing"));
    }
    let given = fields::CheckoutPatch {
        checkout: &info,
        root: "checkoutInfo",
        coupon: requested.coupon_code.as_deref(),
        gift_card: requested.gift_card_code.as_deref(),
        gift_card_amount: requested.gift_card_redeem_amount,
        override_url: requested.override_checkout_url.as_deref(),
    };
    let work = |writing: &Writing<'_>| {
        let owner = call.caller.subject.key();
        let cart = match &info.cart_id {
            Some(id) => cart::find_own(writing, call, id)?,
            None => OwnedCart::start(owner.clone(), false, now).cart,
        };
        let mut owned = OwnedCart::snapshot(owner, &cart, now);
        owned.note_language(call);
        owned.cart.checkout.channel = requested.channel_type.as_ref().map(|channel| channel.as_str().to_owned());
        add_lines(writing, &mut owned.cart, call, &lines, &custom)?;
        given.apply(writing, call, &mut owned)?;
        let mut basket = Basket::of(writing, owned)?;
        given.check(&basket)?;
        record::save(writing, &mut basket)?;
        Ok(answer(shop, &basket))
    };
    Guesser::of_call(call).count(shop, given.code(), || shop.write(&call.author, work))
}

/// `GET /v1/checkouts/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.read(|reading| Ok(answer(reading.shop, &Basket::of(reading, find_own(reading, call, id)?)?)))
}

/// `GET /v1/checkouts/by-cart-id/{id}`
pub(crate) fn get_by_cart(shop: &Shop, call: &Call) -> Result<Value> {
    let cart = call.text("id")?;
    shop.read(|reading| {
        let found = find_by_cart(reading, cart)?.filter(|owned| may_see(call, &owned.owner));
        let missing = || ApiError::not_found("CHECKOUT_NOT_FOUND", format!("There is no checkout of the cart {cart}"));
        Ok(answer(reading.shop, &Basket::of(reading, found.ok_or_else(missing)?)?))
    })
}

/// `GET /v1/checkouts/{id}/checkout-url`
pub(crate) fn get_url(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    let checkout = shop.db.read(|connection| find_own(connection, call, id))?;
    Ok(json!({ "checkoutUrl": page_address(shop, call, &checkout)? }))
}

/// `PATCH /v1/checkouts/{checkout.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: UpdateCheckout = cart::lines_of(call)?;
    let info = requested.checkout.unwrap_or_default();
    let id = info.id.clone().unwrap_or_default();
    let given = fields::CheckoutPatch {
        checkout: &info,
        root: "checkout",
        coupon: requested.coupon_code.as_deref(),
        gift_card: requested.gift_card_code.as_deref(),
        gift_card_amount: requested.gift_card_redeem_amount,
        override_url: requested.override_checkout_url.as_deref(),
    };
    Guesser::of_call(call).count(shop, given.code(), || {
        let work = |writing: &Writing<'_>, owned: &mut OwnedCart| {
            let lines = requested.line_items.as_deref().unwrap_or_default();
            let custom = requested.custom_line_items.as_deref().unwrap_or_default();
            add_lines(writing, &mut owned.cart, call, lines, custom)?;
            given.apply(writing, call, owned)
        };
        change(shop, call, &id, work, |basket| given.check(basket))
    })
}

/// `POST /v1/checkouts/{id}/remove-coupon`
pub(crate) fn remove_coupon(shop: &Shop, call: &Call) -> Result<Value> {
    change_cart(shop, call, |cart| {
        cart.coupon = None;
        Ok(())
    })
}

/// `POST /v1/checkouts/{id}/remove-gift-card`
pub(crate) fn remove_gift_card(shop: &Shop, call: &Call) -> Result<Value> {
    change_cart(shop, call, |cart| {
        cart.gift_cards.clear();
        Ok(())
    })
}

/// `POST /v1/checkouts/{id}/remove-override-checkout-url`
pub(crate) fn remove_override_url(shop: &Shop, call: &Call) -> Result<Value> {
    change_cart(shop, call, |cart| {
        cart.override_checkout_url = None;
        Ok(())
    })
}

/// `POST /v1/checkouts/{id}/mark-as-completed`: the order was created elsewhere.
pub(crate) fn mark_as_completed(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.write(&call.author, |writing| complete(writing, find_own(writing, call, id)?))?;
    Ok(json!({}))
}

/// `GET /v1/checkouts/mark-checkout-as-completed-and-redirect-to-url`: the target of a link that the owner has
/// requested; marks the checkout as completed and redirects.
pub(crate) fn mark_as_completed_and_redirect(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.text("token")?;
    let session = page_sessions::find(shop, token)?;
    let Some(SessionKind::Completion { checkout, url }) = session.map(|session| session.kind) else {
        return Err(ApiError::application(
            StatusCode::UNAUTHORIZED,
            "UNAUTHENTICATED_TOKEN",
            "The link is not known, or has expired",
        ));
    };
    shop.write(&call.author, |writing| complete(writing, super::find(writing, &checkout)?))?;
    let url = parsed(&url).map_or(url, |url| normalized(&url));
    envelope(StatusCode::FOUND, "", [("Location", url.as_str())])
}

/// A link that marks a checkout as completed and redirects to an address of the store.
pub fn completion_link(shop: &Shop, id: &str, url: &str) -> Result<String> {
    shop.check_return_address(url, "url")?;
    let checkout = shop.db.read(|connection| super::find(connection, id))?;
    let session = RedirectSession {
        kind: SessionKind::Completion { checkout: checkout.id, url: url.to_owned() },
        subject: Subject::Site,
        family: None,
        origin: None,
        callbacks: Callbacks::default(),
    };
    let token = page_sessions::token(shop, &session)?;
    let path = "/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url";
    with_query(&[shop.public_url(), path].concat(), &[("token", &token)])
}

fn complete(writing: &Writing<'_>, mut owned: OwnedCart) -> Result<()> {
    if owned.is_complete() {
        return Ok(());
    }
    owned.cart.checkout.completed = true;
    let basket = Basket::of(writing, owned)?;
    repo::save(writing, &basket.owned, Some(basket.shown()), false)?;
    abandoned::recover(writing, &basket)?;
    record::publish_checkout(writing, &basket, EventKind::Action("completed"))
}

/// `POST /v1/checkouts/{id}/add-to-checkout`
pub(crate) fn add_to_checkout(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddToCheckout = cart::lines_of(call)?;
    let lines = requested.line_items.unwrap_or_default();
    let custom = requested.custom_line_items.unwrap_or_default();
    if lines.is_empty() && custom.is_empty() {
        return Err(ApiError::field("lineItems", "REQUIRED_ONE_OF_FIELD", "is missing"));
    }
    let work =
        |writing: &Writing<'_>, owned: &mut OwnedCart| add_lines(writing, &mut owned.cart, call, &lines, &custom);
    change(shop, call, call.text("id")?, work, |_| Ok(()))
}

/// `POST /v1/checkouts/{id}/remove-line-items`
pub(crate) fn remove_line_items(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: RemoveFromCheckout = call.payload()?;
    let ids = cart::required(requested.line_item_ids, "lineItemIds")?;
    change_cart(shop, call, |cart| {
        cart.lines.retain(|line| !ids.contains(&line.id));
        Ok(())
    })
}

/// `POST /v1/checkouts/{id}/update-line-items-quantity`
pub(crate) fn update_quantities(shop: &Shop, call: &Call) -> Result<Value> {
    let wanted = cart::wanted_quantities(call)?;
    change_cart(shop, call, |cart| cart.set_quantities(wanted))
}
