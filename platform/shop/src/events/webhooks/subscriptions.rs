//! Registration of webhooks.

use super::{key, repo};
use base::address::{is_private, origin_of};
use base::{ApiError, Result, Shop, secret};
use serde::Deserialize;
use serde_json::{Value, json};

const MAX: i64 = cartwright_contract::limits::webhook::COUNT;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewWebhook {
    /// The receiver's address.
    url: String,
    /// The full names of the entities whose events are delivered; all when empty.
    #[serde(default)]
    entities: Vec<String>,
}

impl NewWebhook {
    /// A webhook for the given entities, or all if none is named.
    pub const fn new(url: String, entities: Vec<String>) -> Self {
        Self { url, entities }
    }
}

/// Registers a webhook for future events.
pub fn add(shop: &Shop, requested: &NewWebhook) -> Result<Value> {
    if origin_of(&requested.url).is_none() {
        return Err(ApiError::field("url", "FORMAT", "is not an http or https address"));
    }
    if requested.url.starts_with("https:") && !cfg!(feature = "tls") {
        return Err(ApiError::field(
            "url",
            "OTHER",
            "is an https address, which this build cannot reach: build the platform with its feature tls",
        ));
    }
    if shop.is_reachable() && is_private(&requested.url) {
        return Err(ApiError::field(
            "url",
            "OTHER",
            "is in a private network, which a platform that others can reach tells nothing",
        ));
    }
    let public_key = key::public(shop)?;
    let id = secret::new_id();
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        if repo::count(transaction)? >= MAX {
            return Err(ApiError::bad_request("TOO_MANY_WEBHOOKS", format!("There are {MAX} webhooks already")));
        }
        if let Some(known) = repo::hearing_the_same(transaction, &requested.url, &requested.entities)? {
            let text = format!("The webhook {known} delivers these events to this address already");
            return Err(ApiError::conflict("WEBHOOK_ALREADY_EXISTS", text));
        }
        repo::insert(transaction, now, &id, &requested.url, &requested.entities)
    })?;
    Ok(
        json!({ "webhook": { "id": id, "url": requested.url, "entities": requested.entities }, "publicKey": public_key }),
    )
}

/// The webhooks, with the number of each one's last delivered event.
pub fn list(shop: &Shop) -> Result<Value> {
    let public_key = key::public(shop)?;
    shop.db.read(|connection| {
        let webhooks = repo::all(connection)?;
        Ok(json!({ "webhooks": webhooks, "publicKey": public_key }))
    })
}

/// Deletes a webhook and its queue.
pub fn remove(shop: &Shop, id: &str) -> Result<Value> {
    if !shop.db.write(|transaction| repo::delete(transaction, id))? {
        return Err(ApiError::not_found("WEBHOOK_NOT_FOUND", format!("There is no webhook {id}")));
    }
    Ok(json!({}))
}

/// Redelivers an event to a webhook immediately.
pub fn send_again(shop: &Shop, id: &str, event: i64) -> Result<Value> {
    let now = shop.clock.now();
    if !shop.db.write(|transaction| repo::send_again(transaction, id, event, now))? {
        return Err(ApiError::not_found(
            "EVENT_NOT_FOUND",
            format!("There is no webhook {id}, or no event {event} that is still kept"),
        ));
    }
    Ok(json!({}))
}
