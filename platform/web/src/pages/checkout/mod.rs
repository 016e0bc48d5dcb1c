//! The hosted checkout: processes its form.

mod choices;
mod delivery;
mod form;
pub(super) mod payment;
mod saved;
mod savings;
mod typed;
mod view;

use super::layout::{form_status, page, page_with_script};
use super::problems::{FormError, refusal_text};
use super::words::{CheckoutText, PageWords as _};
use super::{FORM_COOKIE, FORM_SECONDS, Fields, Visit, check_form, form_secret, logged_in_member, see_other, session};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use base::access::Subject;
use base::{ApiError, Result, Shop, Writing, address::with_query, cookies, language::OrderText};
use cartwright::resources::orders::OrderStatus;
use maud::html;
use shop::commerce::cart::checkout::abandoned;
use shop::commerce::cart::{Basket, OwnedCart, checkout};
use shop::commerce::ordering::{self, Means, Outcome};
use shop::commerce::shown_totals::Agreed;
use shop::commerce::{orders, payments::Card, rules};
use shop::site;
use shop::site::countries;
use shop::site::page_sessions::{RedirectSession, SessionKind};
use view::{CheckoutView, Step};

const SCRIPT: &str = include_str!("checkout.js");

fn checkout_id(session: &RedirectSession) -> Result<&str> {
    match &session.kind {
        SessionKind::Checkout { id } => Ok(id),
        _ => Err(ApiError::bad_request("WRONG_REDIRECT_SESSION", "This link is for another page.")),
    }
}

pub(super) async fn script() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "public, max-age=300")];
    (headers, SCRIPT).into_response()
}

/// Resumes an abandoned checkout from a mailed link.
pub(super) fn resume(shop: &Shop, visit: &Visit) -> Result<Response> {
    Ok(see_other(&abandoned::resumed(shop, visit.field("checkout"), visit.field("key"))?))
}

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    let (token, session) = session(shop, &visit.fields)?;
    let id = checkout_id(&session)?;
    let checkout = shop.db.read(|connection| checkout::find(connection, id))?;
    form(shop, visit, (&token, &session), checkout, &[])
}

fn form(
    shop: &Shop,
    visit: &Visit,
    (token, session): (&str, &RedirectSession),
    mut checkout: OwnedCart,
    errors: &[FormError],
) -> Result<Response> {
    let words = visit.words;
    if let Some(number) = checkout.order_number() {
        return thank_you(shop, visit, session, number);
    }
    let at_page = saved::at_page(shop, visit, session)?;
    if let Some(own) = at_page.as_ref().filter(|at_page| at_page.is_own) {
        saved::prefill(&mut checkout.cart, &own.buyer);
    }
    let buyer = at_page.as_ref().map(|at_page| &at_page.buyer);
    let own_login = format!("/pages/login?session={token}");
    let (basket, tips, terms) =
        shop.read(|reading| Ok((Basket::of(reading, checkout)?, rules::only(reading)?, rules::terms_url(reading)?)))?;
    let countries = if basket.needs_delivery() {
        delivery::countries(&basket.rules.shipping)
    } else {
        countries::countries().collect()
    };
    let secret = form_secret(shop, &visit.headers)?;
    let callbacks = &session.callbacks;
    let dictionary = rules::held_dictionary(shop, words.tag())?;
    let mut view = CheckoutView {
        words,
        dictionary: dictionary.as_deref(),
        token,
        secret: &secret,
        back: callbacks.cart_page_url.as_deref().or(callbacks.post_flow_url.as_deref()),
        log_in: Some(callbacks.login_url.as_deref().unwrap_or(&own_login))
            .filter(|_| buyer.is_none() && matches!(session.subject, Subject::Visitor(_))),
        buyer,
        offers_saved: at_page.as_ref().is_some_and(|at_page| !at_page.is_own),
        checkout: basket.cart(),
        basket: &basket,
        estimate: basket.as_checkout(),
        tips: &tips,
        terms: terms.as_deref(),
        errors,
        step: Step::Address,
        countries: &countries,
    };
    view.step = step(&view, &visit.fields);
    let body = form::render(&view);
    let title = words.say(CheckoutText::Checkout);
    let addresses = session.return_addresses();
    let mut response = page_with_script(words, form_status(errors), title, &addresses, &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// The step to show: that of an error, else the requested one, else the first incomplete one.
fn step(view: &CheckoutView<'_>, fields: &Fields) -> Step {
    if let Some((field, _)) = view.errors.first() {
        return Step::of_error(field);
    }
    let wanted = Step::named(fields).unwrap_or(Step::Delivery);
    let done = if !typed::missing(view.words, view.checkout).is_empty() {
        Step::Address
    } else if view.is_delivery_known() {
        Step::Payment
    } else {
        Step::Delivery
    };
    wanted.min(done)
}

pub(super) fn submit(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let (token, session) = session(shop, &visit.fields)?;
    answer(shop, visit, (&token, &session))
}

fn answer(shop: &Shop, visit: &Visit, (token, session): (&str, &RedirectSession)) -> Result<Response> {
    let (words, fields, author) = (visit.words, &visit.fields, session.subject.author());
    let id = checkout_id(session)?;
    let at_page = saved::at_page(shop, visit, session)?;
    let action = typed::text(fields, "action");
    let mut errors = Vec::new();
    // Saves the typed fields first, so that a declined card or a reload loses nothing.
    let mut checkout = shop.write(&author, |writing| {
        let currency = site::currency(writing)?;
        checkout::change(writing, id, |owned| {
            let cart = &mut owned.cart;
            match &at_page {
                Some(at_page) if action == saved::ACTION => saved::put(cart, &at_page.buyer),
                // The buyer has seen the saved address in the summary, and continues with it.
                Some(own) if own.is_own && !fields.contains_key("email") => saved::prefill(cart, &own.buyer),
                _ => {}
            }
            // Mails use the language of the payment page.
            cart.newer.customer_language = Some(words.tag().to_owned());
            typed::keep(cart, fields, saved::picked(at_page.as_ref().map(|at_page| &at_page.buyer), fields), currency);
            savings::remove(cart, fields);
            Ok(())
        })
    })?;
    if let Some(number) = checkout.order_number() {
        return thank_you(shop, visit, session, number);
    }
    checkout =
        shop.write(&author, |writing| savings::apply(writing, words, checkout, fields, visit.peer, &mut errors))?;
    if action != "pay" {
        if fields.contains_key("live") {
            return form(shop, visit, (token, session), checkout, &errors);
        }
        // Leaving the address step requires a complete address.
        if action == Step::Delivery.name() {
            errors.extend(typed::missing(words, &checkout.cart));
        }
        if errors.is_empty() {
            let next = [Step::Delivery, Step::Payment].into_iter().find(|step| step.name() == action);
            let step = next.or_else(|| Step::named(fields)).unwrap_or(Step::Delivery).name();
            let anchor = typed::anchor(fields);
            return Ok(see_other(&format!("/pages/checkout?session={token}&step={step}#{anchor}")));
        }
        return form(shop, visit, (token, session), checkout, &errors);
    }
    errors.extend(typed::missing(words, &checkout.cart));
    let terms = shop.read(|reading| rules::terms_url(reading))?;
    errors.extend(payment::disagreement(words, terms.as_deref(), fields));
    if errors.is_empty() {
        // If a member who is logged in on this browser pays for a guest's checkout, the order is the member's.
        let member = at_page.as_ref().filter(|at_page| !at_page.is_own).map(|at_page| at_page.member.as_str());
        let paid = shop.write(&author, |writing| pay(writing, id, fields, member));
        match paid {
            Ok(Outcome::Ordered(number)) => return thank_you(shop, visit, session, number),
            Ok(Outcome::Refused(refusal)) => errors.push(payment::explain(words, refusal)),
            Ok(Outcome::Unanswered) => errors.push(payment::unanswered(words)),
            Ok(Outcome::Changed) => {
                let basket = shop.read(|reading| Basket::of(reading, checkout.clone()))?;
                errors.push(payment::changed(words, basket.shown().to_charge, basket.currency));
            }
            Err(ApiError::Application { code, description, .. }) => {
                errors.push(("lines", refusal_text(words, code, &description)));
            }
            Err(error) => return Err(error),
        }
    }
    form(shop, visit, (token, session), checkout, &errors)
}

/// Pays, unless the total differs from the one that the page showed.
fn pay(writing: &Writing<'_>, id: &str, fields: &Fields, member: Option<&str>) -> Result<Outcome> {
    let checkout = checkout::find(writing, id)?;
    if let Some(number) = checkout.order_number() {
        return Ok(Outcome::Ordered(number));
    }
    let mut basket = Basket::of(writing, checkout)?;
    ordering::refuse_issues(&basket, ordering::Step::Payment)?;
    let estimate = basket.as_checkout();
    let to_charge = estimate.totals.to_charge();
    let agreed = Agreed::in_form(typed::text(fields, "total"), typed::text(fields, "charge"));
    let Some(agreed) = agreed.filter(|agreed| agreed.amounts().to_charge == to_charge) else {
        return Ok(Outcome::Changed);
    };
    let means = if !to_charge.is_zero() {
        Means::Card(Card {
            number: typed::text(fields, "card_number"),
            expiry: typed::text(fields, "card_expiry"),
            cvc: typed::text(fields, "card_cvc"),
        })
    } else if estimate.totals.due.later.total.is_zero() {
        Means::Covered
    } else {
        Means::Offline
    };
    let paid = ordering::pay(writing, &mut basket, agreed, means)?;
    if let (Outcome::Ordered(number), Some(member)) = (&paid, member) {
        orders::give_to_member(writing, *number, member)?;
    }
    Ok(paid)
}

/// Redirects to the shop with the order; without a return address, shows a page.
fn thank_you(shop: &Shop, visit: &Visit, session: &RedirectSession, number: i64) -> Result<Response> {
    let words = visit.words;
    let record = shop.db.read(|connection| orders::by_number(connection, number))?;
    let pending = record.order.status == Some(OrderStatus::Pending);
    let callbacks = &session.callbacks;
    if let Some(address) = callbacks.thank_you_page_url.as_ref().or(callbacks.post_flow_url.as_ref()) {
        let number = record.number.to_string();
        let mut pairs = vec![("orderId", record.id.as_str()), ("orderNumber", number.as_str())];
        if pending {
            pairs.push(("payment", "pending"));
        }
        // A buyer who has logged in here is logged in to the store without a form.
        if matches!(session.subject, Subject::Visitor(_)) && logged_in_member(shop, &visit.headers)?.is_some() {
            pairs.push(("wixMemberLoggedIn", "true"));
        }
        return Ok(see_other(&with_query(address, &pairs)?));
    }
    let body = html! {
        p { (words.markup(CheckoutText::OrderNumber, &[("number", words.strong(&record.number))])) }
        @if pending {
            p { (words.say(OrderText::PaymentPending)) }
        } @else {
            p { (words.say(CheckoutText::ConfirmationComes)) }
        }
    };
    Ok(page(words, StatusCode::OK, words.say(CheckoutText::ThankYou), &[], &body))
}
