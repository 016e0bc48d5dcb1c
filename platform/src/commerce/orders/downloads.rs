//! Files that were bought: links that are good for a while, and what is behind them.

use super::mails::Mail;
use super::record::Record;
use super::{history, repo};
use crate::base::clock::{parse_rfc3339, rfc3339, seconds};
use crate::base::error::ApiError;
use crate::base::secret;
use crate::base::state::Shop;
use crate::base::throttle::{Counted, Limit};
use crate::site::media::file::{self, StoredFile};
use axum::http::StatusCode;
use cartwright::resources::cart::ItemTypePreset;
use cartwright::resources::orders::{DigitalFile, OrderActivityType};
use cartwright::types::Timestamp;
use rusqlite::Connection;

/// The lifetime of a link, in seconds: 30 days.
const LINK_SECONDS: i64 = 30 * 86_400;
/// The window in which the downloads of a link are counted, in seconds.
const COUNTED_SECONDS: i64 = 86_400;

/// The content behind a download link.
#[derive(Debug)]
pub(crate) enum Download {
    /// The file that the owner has uploaded for it.
    File(Box<StoredFile>),
    /// A text that names the purchase, where there is no file.
    Receipt { name: String, text: String },
}

/// Gives the files of an order new links and sends them; nothing for an order without files.
pub(crate) fn send(connection: &Connection, shop: &Shop, order: &mut Record) -> Result<(), ApiError> {
    let now = shop.clock.now();
    let expires = Timestamp::from(rfc3339(now.saturating_add(seconds(LINK_SECONDS))));
    let base = format!("{}/_files/orders/{}", shop.public_url(), order.id);
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
        line.digital_file = Some(DigitalFile {
            file_id: known.file_id.or(Some(line_id)),
            link: Some(link),
            expiration_date: Some(expires.clone()),
            ..DigitalFile::default()
        });
    }
    if files.is_empty() {
        return Ok(());
    }
    history::mail(connection, shop, order, Mail::Files { files: &files }, Some(OrderActivityType::DownloadLinkSent))
}

/// The content behind a download link, while it is valid.
pub(crate) fn fetch(shop: &Shop, order: &str, line: &str, token: &str) -> Result<Download, ApiError> {
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
