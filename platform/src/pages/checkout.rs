//! The hosted checkout: what happens to its form.

use super::checkout_form::{self, View};
use super::layout::{FormError, page};
use super::{FORM_COOKIE, Fields, blocking, check_form, form_secret, see_other, session, set_cookie};
use crate::checkout::{self, Checkout, StoredCheckout};
use crate::error::ApiError;
use crate::identity;
use crate::orders;
use crate::payments::{self, Card, CardRefusal, Means, Outcome};
use crate::platform::Shop;
use crate::pricing::delivery::CARRIER_ID;
use crate::redirects::{Kind, RedirectSession, with_query};
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use cartwright::resources::cart::{Address, SelectedShippingOption};
use cartwright::resources::orders::OrderStatus;
use maud::html;
use rust_decimal::Decimal;
use std::sync::Arc;

/// How long a form may stay open, in seconds.
const FORM_SECONDS: i64 = 86_400;

fn checkout_id(session: &RedirectSession) -> Result<&str, ApiError> {
    match &session.kind {
        Kind::Checkout { id } => Ok(id),
        _ => Err(ApiError::bad_request(
            "WRONG_REDIRECT_SESSION",
            "This link is for another page.",
        )),
    }
}

/// `GET /pages/checkout`
pub(super) async fn show(State(shop): State<Arc<Shop>>, headers: HeaderMap, Query(fields): Query<Fields>) -> Response {
    blocking(shop, move |shop| {
        let (token, session) = session(shop, &fields)?;
        let id = checkout_id(&session)?;
        let checkout = shop.db.read(|connection| checkout::find(connection, id))?;
        form(shop, &headers, &token, &session, &checkout, &[])
    })
    .await
}

fn form(
    shop: &Shop,
    headers: &HeaderMap,
    token: &str,
    session: &RedirectSession,
    checkout: &Checkout,
    errors: &[FormError],
) -> Result<Response, ApiError> {
    if let Some(number) = checkout.order_number {
        return thank_you(shop, session, number);
    }
    let (basket, estimate) = shop
        .db
        .read(|connection| checkout::priced(connection, shop, checkout))?;
    let secret = form_secret(headers)?;
    let callbacks = &session.callbacks;
    let body = checkout_form::render(&View {
        token,
        secret: &secret,
        back: callbacks
            .cart_page_url
            .as_deref()
            .or(callbacks.post_flow_url.as_deref()),
        checkout: &checkout.body,
        basket: &basket,
        estimate: &estimate,
        errors,
    });
    let status = if errors.is_empty() {
        StatusCode::OK
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    };
    let mut response = page(status, "Checkout", &session.return_addresses(), &body);
    set_cookie(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/checkout`
pub(super) async fn submit(State(shop): State<Arc<Shop>>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    blocking(shop, move |shop| {
        check_form(&headers, &fields)?;
        let (token, session) = session(shop, &fields)?;
        let id = checkout_id(&session)?;
        // What was typed is kept first, so that a declined card or a reload loses nothing.
        let checkout = shop.db.write(|transaction| {
            checkout::change(shop, transaction, id, |body| {
                keep(body, &fields);
                Ok(())
            })
        })?;
        if let Some(number) = checkout.order_number {
            return thank_you(shop, &session, number);
        }
        if fields.get("action").map(String::as_str) != Some("pay") {
            return Ok(see_other(&format!("/pages/checkout?session={token}#delivery")));
        }
        let mut errors = missing(&checkout.body);
        let shown_total: Decimal = field(&fields, "total").parse().unwrap_or_default();
        if errors.is_empty() {
            let means = if shown_total.is_zero() {
                Means::Covered
            } else {
                Means::Card(Card {
                    number: field(&fields, "card_number"),
                    expiry: field(&fields, "card_expiry"),
                    cvc: field(&fields, "card_cvc"),
                })
            };
            let paid = shop
                .db
                .write(|transaction| payments::pay(transaction, shop, id, shown_total, means));
            match paid {
                Ok(Outcome::Ordered(number)) => return thank_you(shop, &session, number),
                Ok(Outcome::Refused(refusal)) => errors.push(explain(refusal)),
                Ok(Outcome::Unanswered) => errors.push((
                    "card_number",
                    "The bank did not answer. If it confirms later, your order is placed; you can also try another card, and are charged once"
                        .to_owned(),
                )),
                Err(ApiError::Application { description, .. }) => errors.push(("lines", description)),
                Err(error) => return Err(error),
            }
        }
        form(shop, &headers, &token, &session, &checkout, &errors)
    })
    .await
}

fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map(|text| text.trim()).unwrap_or_default()
}

/// Puts what was typed into the checkout.
fn keep(body: &mut StoredCheckout, fields: &Fields) {
    let text =
        |name: &str| Some(field(fields, name).chars().take(150).collect::<String>()).filter(|text| !text.is_empty());
    body.email = text("email");
    body.contact.first_name = text("first_name");
    body.contact.last_name = text("last_name");
    body.contact.phone = text("phone");
    let before = body.shipping_address.take().unwrap_or_default();
    body.shipping_address = Some(Address {
        country: text("country"),
        subdivision: text("subdivision"),
        city: text("city"),
        postal_code: text("postal_code"),
        address_line: text("address_line"),
        address_line2: before.address_line2,
        ..Address::default()
    });
    if let Some(code) = text("delivery") {
        body.selected = Some(SelectedShippingOption {
            carrier_id: Some(CARRIER_ID.to_owned()),
            code: Some(code),
            ..SelectedShippingOption::default()
        });
    }
}

fn missing(body: &StoredCheckout) -> Vec<FormError> {
    let mut errors = Vec::new();
    if !body.email.as_deref().is_some_and(identity::is_email) {
        errors.push(("email", "Write an email address, such as ada@example.com".to_owned()));
    }
    let address = body.shipping_address.clone().unwrap_or_default();
    for (id, given, text) in [
        ("first_name", &body.contact.first_name, "Write your first name"),
        ("last_name", &body.contact.last_name, "Write your last name"),
        ("country", &address.country, "Choose a country"),
        ("address_line", &address.address_line, "Write your street and number"),
        ("city", &address.city, "Write your city"),
        ("postal_code", &address.postal_code, "Write your postcode"),
    ] {
        if given.is_none() {
            errors.push((id, text.to_owned()));
        }
    }
    errors
}

fn explain(refusal: CardRefusal) -> FormError {
    match refusal {
        CardRefusal::Number => (
            "card_number",
            "This is not one of the test cards: 4242 4242 4242 4242 pays".to_owned(),
        ),
        CardRefusal::Expiry => (
            "card_expiry",
            "Write a month that has not passed, such as 08/30".to_owned(),
        ),
        CardRefusal::Cvc => (
            "card_cvc",
            "Write the 3 or 4 digits from the back of the card".to_owned(),
        ),
        CardRefusal::Declined => (
            "card_number",
            "Your bank declined this card. Nothing was charged; try another card".to_owned(),
        ),
    }
}

/// Back to the shop with the order; without an address to go to, a page that says it.
fn thank_you(shop: &Shop, session: &RedirectSession, number: i64) -> Result<Response, ApiError> {
    let record = shop.db.read(|connection| orders::by_number(connection, number))?;
    let pending = record.order.status == Some(OrderStatus::Pending);
    let callbacks = &session.callbacks;
    if let Some(address) = callbacks
        .thank_you_page_url
        .as_ref()
        .or(callbacks.post_flow_url.as_ref())
    {
        let number = record.number.to_string();
        let mut pairs = vec![("orderId", record.id.as_str()), ("orderNumber", number.as_str())];
        if pending {
            pairs.push(("payment", "pending"));
        }
        return Ok(see_other(&with_query(address, &pairs)?));
    }
    let body = html! {
        p { "Your order has the number " strong { (record.number) } "." }
        @if pending {
            p { "Your bank has not confirmed the payment yet. We write to you when it has." }
        } @else {
            p { "A confirmation is on its way to you." }
        }
    };
    Ok(page(StatusCode::OK, "Thank you", &[], &body))
}
