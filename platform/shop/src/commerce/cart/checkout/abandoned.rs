//! Abandoned checkouts and their recovery.

use super::super::{basket::Basket, repo, view};
use super::find;
use crate::events::mails::Mail;
use crate::events::outbox::{self, Message};
use crate::events::{Event, EventKind};
use crate::site;
use base::clock::{rfc3339, seconds};
use base::{
    ApiError, Millis, Reading, Result, Shop, Writing, address::with_query, language::Language, money, query::Page,
    secret,
};
use base::{access::Subject, wire};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use cartwright::events::{
    AbandonedCheckout, AbandonedCheckoutActivity, AbandonedCheckoutActivityType, AbandonedCheckoutBuyer,
    AbandonedCheckoutStatus,
};
use cartwright::types::Timestamp;
use repo::Abandoned;
use serde_json::{Value, json};

/// The time without a change after which an open checkout is abandoned.
const ABANDONED_AFTER: Millis = seconds(3600);
/// The full name of abandoned checkouts in events.
const ENTITY: &str = "wix.ecom.v1.abandoned_checkout";

/// The ids of abandoned checkouts that are not recorded yet.
pub(crate) fn left(reading: &Reading<'_>) -> Result<Vec<String>> {
    repo::left_since(reading, reading.now.saturating_sub(ABANDONED_AFTER))
}

/// A cart's checkout, if abandoned and not recorded yet.
pub(crate) fn left_of_cart(reading: &Reading<'_>, cart: &str) -> Result<Option<String>> {
    repo::left_of_cart(reading, reading.now.saturating_sub(ABANDONED_AFTER), cart)
}

/// Records a checkout as abandoned.
pub(crate) fn record(writing: &Writing<'_>, checkout: &str) -> Result<()> {
    let checkout = find::find(writing, checkout)?;
    repo::set_left(writing, &checkout.id)?;
    let id = secret::new_id();
    if checkout.is_complete() || !repo::insert_abandoned(writing, &id, &checkout.id, writing.now)? {
        return Ok(());
    }
    let body = serde_json::to_value(body(writing.shop, &Basket::of(writing, checkout)?, &id, writing.now, None)?)?;
    Event { kind: EventKind::Created, entity: ENTITY, entity_id: &id, body }.record(writing)
}

/// Publishes that the buyer of an abandoned checkout has ordered after all.
pub(crate) fn recover(writing: &Writing<'_>, basket: &Basket) -> Result<()> {
    let Some((id, created)) = repo::set_recovered(writing, &basket.owned.id, writing.now)? else {
        return Ok(());
    };
    let body = json!({ "abandonedCheckout": body(writing.shop, basket, &id, created, Some(writing.now))? });
    Event { kind: EventKind::Action("recovered"), entity: ENTITY, entity_id: &id, body }.record(writing)
}

/// The abandoned checkouts for the owner, latest first, except those whose cart has been deleted.
pub fn list(reading: &Reading<'_>, page: Page) -> Result<Vec<Value>> {
    let rows = repo::abandoned(reading, page)?;
    let shown = rows.into_iter().filter_map(|row| shown(reading, &row).transpose());
    shown.collect()
}

fn shown(reading: &Reading<'_>, row: &Abandoned) -> Result<Option<Value>> {
    let Some(owned) = find::find_any(reading, &row.checkout)? else {
        return Ok(None);
    };
    let basket = Basket::of(reading, owned)?;
    let mut shown = body(reading.shop, &basket, &row.id, row.created, row.recovered)?;
    let reminder = |moment| {
        wire!(AbandonedCheckoutActivity {
            created_date: Timestamp::from(rfc3339(moment)),
            r#type: AbandonedCheckoutActivityType::EmailSent
        })
    };
    shown.activities = row.reminded.map(|moment| vec![reminder(moment)]);
    Ok(Some(serde_json::to_value(shown)?))
}

/// The time after which a reminder that is due is no longer sent: a setting turned on reminds nobody of older checkouts.
const REMINDER_ENDS: Millis = seconds(86_400);

/// The ids of the abandoned checkouts whose reminder is due by the settings.
pub(crate) fn to_remind(reading: &Reading<'_>) -> Result<Vec<String>> {
    let Some(after) = site::read_settings(reading)?.checkout_reminder.after() else {
        return Ok(Vec::new());
    };
    // A checkout is recorded as abandoned some time after its last change.
    let until = reading.now.saturating_sub(after.saturating_sub(ABANDONED_AFTER));
    repo::to_remind(reading, (until.saturating_sub(REMINDER_ENDS), until), reading.now.saturating_sub(after))
}

/// Mails the buyer a link back to an abandoned checkout, once.
pub fn remind(shop: &Shop, id: &str) -> Result<Value> {
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let missing =
            || ApiError::not_found("ABANDONED_CHECKOUT_NOT_FOUND", format!("There is no abandoned checkout {id}"));
        let (checkout, reminded) = repo::open_abandoned(transaction, id)?.ok_or_else(missing)?;
        if reminded.is_some() {
            return Err(ApiError::conflict("BUYER_ALREADY_REMINDED", "The buyer has been reminded before"));
        }
        let owned = find::find(transaction, &checkout)?;
        if owned.is_complete() {
            return Err(ApiError::bad_request("CHECKOUT_IS_COMPLETE", "The buyer has ordered since"));
        }
        let Some(email) = owned.cart.email.clone() else {
            return Err(ApiError::bad_request("EMAIL_MISSING", "The buyer has given no email address"));
        };
        repo::set_reminded(transaction, id, now)?;
        let language = Language::of(owned.cart.newer.customer_language.as_deref());
        let link = resume_address(shop, &checkout)?;
        let letter = Mail::CheckoutAbandoned { link: &link }.letter(language);
        outbox::send(transaction, &Message::mail(&site::name(transaction)?, email, &letter, now))?;
        Ok(json!({ "remindedDate": rfc3339(now) }))
    })
}

/// The address at which a buyer resumes a checkout. Its key proves that the shop issued it.
fn resume_address(shop: &Shop, checkout: &str) -> Result<String> {
    let path = [shop.public_url(), "/pages/resume"].concat();
    with_query(&path, &[("checkout", checkout), ("key", &key(shop, checkout))])
}

fn key(shop: &Shop, checkout: &str) -> String {
    URL_SAFE_NO_PAD.encode(secret::mac(&shop.keys.owner_key, "abandoned checkout", checkout))
}

/// The checkout's page, for a buyer who follows the mailed link.
pub fn resumed(shop: &Shop, checkout: &str, key: &str) -> Result<String> {
    if !secret::same(key, &self::key(shop, checkout)) {
        return Err(super::not_found(checkout));
    }
    let checkout = shop.db.read(|connection| find::find(connection, checkout))?;
    super::address::mailed_page_address(shop, &checkout)
}

fn body(
    shop: &Shop,
    basket: &Basket,
    id: &str,
    created: Millis,
    recovered: Option<Millis>,
) -> Result<AbandonedCheckout> {
    let cart = basket.cart();
    let totals = &basket.as_checkout().totals;
    let price = |amount| Some(money::price(amount, basket.currency));
    let moment = |moment: Millis| Timestamp::from(rfc3339(moment));
    let owner = Subject::of_key(&basket.owned.owner);
    let (visitor_id, member_id) = match owner {
        Some(Subject::Visitor(id)) => (Some(id), None),
        Some(Subject::Member(id)) => (None, Some(id)),
        _ => (None, None),
    };
    let email = cart.email.clone();
    let buyer = AbandonedCheckoutBuyer { visitor_id, member_id, email, ..AbandonedCheckoutBuyer::default() };
    Ok(wire!(AbandonedCheckout {
        id: id.to_owned(),
        created_date: moment(created),
        updated_date: moment(recovered.unwrap_or(created)),
        checkout_id: basket.owned.id.clone(),
        cart_id: cart.id.clone(),
        status: if recovered.is_some() {
            AbandonedCheckoutStatus::Recovered
        } else {
            AbandonedCheckoutStatus::Abandoned
        },
        buyer_language: cart.newer.customer_language.clone(),
        buyer_info: buyer,
        currency: basket.currency.code().to_owned(),
        total_price: price(totals.total),
        subtotal_price: price(totals.subtotal),
        checkout_recovered_date: recovered.map(moment),
        checkout_url: resume_address(shop, &basket.owned.id)?,
        line_items: view::line_items(shop, basket)
    }))
}
