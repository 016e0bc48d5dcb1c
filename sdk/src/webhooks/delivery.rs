//! The verified payload of a webhook.

use super::error::WebhookError;
use crate::events::{Event, Identity};
use serde::Deserialize;

/// A verified delivery.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Delivery {
    /// The event.
    pub event: Event,
    /// The kind of event as the sender names it, such as `wix.ecom.v1.order_approved`.
    pub event_type: Option<String>,
    /// The event's site.
    pub instance_id: Option<String>,
    /// The actor that caused the event.
    pub identity: Option<Identity>,
}

/// The claim that holds the delivery.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Outer {
    data: Option<String>,
    event_type: Option<String>,
    instance_id: Option<String>,
    identity: Option<String>,
}

impl Delivery {
    /// Parses the claim: JSON text that contains the event and the identity as JSON texts.
    pub(super) fn read(claim: &str) -> Result<Self, WebhookError> {
        let malformed = |what: &str| WebhookError::Malformed(what.to_owned());
        let outer: Outer = serde_json::from_str(claim).map_err(|_| malformed("the data is not JSON"))?;
        let data = outer.data.ok_or_else(|| malformed("the data has no event"))?;
        let event: Event = serde_json::from_str(&data).map_err(|_| malformed("the event is not a JSON object"))?;
        let event = match (&event.entity_fqdn, &outer.event_type) {
            // Events of catalog v1 have no envelope, only a body.
            (None, Some(event_type)) => Event::plain(event_type, serde_json::from_str(&data).unwrap_or_default()),
            _ => event,
        };
        Ok(Self {
            event,
            event_type: outer.event_type,
            instance_id: outer.instance_id,
            identity: outer.identity.and_then(|text| serde_json::from_str(&text).ok()),
        })
    }
}
