//! Digital delivery after payment: files by temporary links, and gift cards.

use super::record;
use super::stored::{Record, amount};
use super::{history, invoices, mails::Mail, repo};
use crate::commerce::rules::{self, GiftCard};
use crate::events::mails::Amount;
use crate::site::media::file::{self, StoredFile};
use axum::http::StatusCode;
use base::clock::{parse_rfc3339, rfc3339, seconds};
use base::throttle::{Counted, Limit};
use base::{ApiError, Result, Shop, Writing, secret, wire};
use cartwright::resources::cart::ItemTypePreset;
use cartwright::resources::orders::{DigitalFile, OrderActivityType, OrderLineItem, OrderStatus, PaymentStatus};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use serde_json::json;

/// Approves an order whose payment was pending, and delivers its digital items. The caller saves the order.
pub fn after_payment(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    if order.order.payment_status != Some(PaymentStatus::Paid) {
        return Ok(());
    }
    if order.order.status == Some(OrderStatus::Initialized) {
        order.order.status = Some(OrderStatus::Approved);
        record::publish_action(writing, order, "approved", json!({}))?;
    }
    if rules::only::<rules::OrdersSettings>(writing)?.create_invoice {
        invoices::add_first(writing, writing.now, order)?;
    }
    send_files(writing, order)?;
    issue_gift_cards(writing, order)
}

/// The lifetime of a download link, in seconds: 30 days.
const LINK_SECONDS: i64 = 30 * 86_400;
/// The window of the download limit, in seconds.
const COUNTED_SECONDS: i64 = 86_400;

/// The content behind a download link.
#[derive(Debug)]
pub enum Download {
    /// The file that the owner has uploaded.
    File(Box<StoredFile>),
    /// A text that names the purchase, if there is no file.
    Receipt { name: String, text: String },
}

/// Issues new links for an order's files and mails them; nothing without files.
pub(crate) fn send_files(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    let expires = Timestamp::from(rfc3339(writing.now.saturating_add(seconds(LINK_SECONDS))));
    let base = format!("{}/_files/orders/{}", writing.shop.public_url(), order.id);
    let mut files = Vec::new();
    for line in order.order.line_items.iter_mut().flatten() {
        let preset = line.item_type.as_ref().and_then(|kind| kind.preset.as_ref());
        if preset != Some(&ItemTypePreset::Digital) {
            continue;
        }
        let line_id = line.id.clone().unwrap_or_default();
        let link = format!("{base}/{line_id}?token={}", secret::random_secret()?);
        let name = line.product_name.as_ref();
        let name = name.and_then(|name| name.translated.clone().or_else(|| name.original.clone()));
        files.push((name.unwrap_or_default(), link.clone()));
        let known = line.digital_file.take().unwrap_or_default();
        line.digital_file = Some(wire!(DigitalFile {
            file_id: known.file_id.or(Some(line_id)),
            link,
            expiration_date: expires.clone()
        }));
    }
    if files.is_empty() {
        return Ok(());
    }
    history::mail(writing, order, Mail::Files { files: &files }, Some(OrderActivityType::DownloadLinkSent))
}

/// The content of a valid download link.
pub fn fetch_download(shop: &Shop, order: &str, line: &str, token: &str) -> Result<Download> {
    let gone = |status, text: &str| Err(ApiError::application(status, "FILE_NOT_FOUND", text));
    let found = shop.db.read(|connection| repo::by_id(connection, order));
    let Ok(found) = found else {
        return gone(StatusCode::NOT_FOUND, "There is no such file");
    };
    let mut lines = found.order.line_items.iter().flatten();
    let line = lines.find(|known| known.id.as_deref() == Some(line));
    let Some((line, file)) = line.and_then(|line| Some((line, line.digital_file.as_ref()?))) else {
        return gone(StatusCode::NOT_FOUND, "There is no such file");
    };
    let known = file.link.as_deref().and_then(|link| link.split_once("?token="));
    if known.is_none_or(|(_, known)| secret::hash(known) != secret::hash(token)) {
        return gone(StatusCode::NOT_FOUND, "There is no such file");
    }
    let until = file.expiration_date.as_ref().and_then(|date| parse_rfc3339(date.as_str()));
    if until.is_some_and(|until| shop.clock.now() >= until) {
        return gone(StatusCode::GONE, "This link has expired. Ask the shop for a new one");
    }
    let limit = Limit { attempts: shop.config.limits.downloads_per_link, seconds: COUNTED_SECONDS };
    let counted = Counted::Download(secret::hash(token));
    shop.throttle.count(shop.clock.now(), &counted, limit)?;
    let id = file.file_id.as_deref().unwrap_or_default();
    if let Some(uploaded) = shop.db.read(|connection| file::find(connection, id))? {
        return Ok(Download::File(Box::new(uploaded)));
    }
    if file::is_own_id(id) {
        return gone(StatusCode::NOT_FOUND, "The shop has removed this file. Ask it for another");
    }
    let name = line.product_name.as_ref().and_then(|name| name.original.clone());
    let name = name.unwrap_or_else(|| "File".to_owned());
    let text = format!("{name}\n\nBought with order {}. Thank you.\n", found.number);
    Ok(Download::Receipt { name, text })
}

/// The number of letters and digits of a code, written in groups of four.
const CODE_LENGTH: usize = 16;

/// Issues a paid order's gift cards and mails their codes. Idempotent.
fn issue_gift_cards(writing: &Writing<'_>, order: &mut Record) -> Result<()> {
    let mut cards = Vec::new();
    for line in order.order.line_items.iter().flatten() {
        if !is_gift_card(line) {
            continue;
        }
        let value = amount(line.price.as_ref());
        for number in 1..=line.quantity.unwrap_or_default() {
            let id = gift_card_id(order, line, number);
            if rules::find::<GiftCard>(writing, &id)?.is_some() {
                continue;
            }
            let card =
                GiftCard { id, code: new_code()?, initial_value: value, balance: value, expires: None, active: true };
            rules::save(writing, &card)?;
            cards.push(Amount::new(card.code, order.amount_text(value)));
        }
    }
    if cards.is_empty() {
        return Ok(());
    }
    history::mail(writing, order, Mail::GiftCards { cards: &cards }, None)
}

fn is_gift_card(line: &OrderLineItem) -> bool {
    line.item_type.as_ref().and_then(|kind| kind.preset.as_ref()) == Some(&ItemTypePreset::GiftCard)
}

fn gift_card_id(order: &Record, line: &OrderLineItem, number: i64) -> String {
    format!("{}-{}-{number}", order.id, line.id.as_deref().unwrap_or_default())
}

/// A gift card bought with an order, with its line's id.
#[derive(Debug)]
pub(crate) struct BoughtCard {
    pub(crate) line: Option<String>,
    pub(crate) card: GiftCard,
}

/// The gift cards issued for an order; of each line, those with the highest balance first.
pub(crate) fn bought_cards(connection: &Connection, order: &Record) -> Result<Vec<BoughtCard>> {
    let mut cards = Vec::new();
    for line in order.order.line_items.iter().flatten().filter(|line| is_gift_card(line)) {
        for number in 1..=line.quantity.unwrap_or_default() {
            let card = rules::find::<GiftCard>(connection, &gift_card_id(order, line, number))?;
            cards.extend(card.map(|card| BoughtCard { line: line.id.clone(), card }));
        }
    }
    cards.sort_by_key(|bought| std::cmp::Reverse(bought.card.balance));
    Ok(cards)
}

/// A random code, in a form that can be read out.
fn new_code() -> Result<String> {
    let mut letters = String::new();
    while letters.len() < CODE_LENGTH {
        let more = secret::random_secret()?.to_ascii_uppercase();
        letters.extend(more.chars().filter(char::is_ascii_alphanumeric));
    }
    let groups = letters.as_bytes().chunks(4).take(CODE_LENGTH / 4);
    let groups: Vec<String> = groups.map(|group| String::from_utf8_lossy(group).into_owned()).collect();
    Ok(groups.join("-"))
}

#[cfg(test)]
mod tests {
    use super::new_code;

    #[test]
    fn a_gift_card_code_is_random_and_grouped_in_fours() {
        let (one, other) = (new_code().unwrap(), new_code().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.len(), 19);
        assert!(one.split('-').all(|group| {
            group.len() == 4 && group.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        }));
    }
}
