//! The envelope of every event.

use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};
use serde_json::Value;

entities! {
    /// An event with its envelope. Exactly one of its four bodies is set.
    Event {
        /// The event's id. Repeated deliveries have the same id.
        id: String,
        /// Full name of the entity's kind, such as `wix.ecom.v1.order`.
        entity_fqdn: String,
        /// `created`, `updated`, `deleted`, or the name of an action.
        slug: String,
        /// The entity.
        entity_id: String,
        event_time: Timestamp,
        /// The event's number among the events of its entity; a whole number as text. Later events have larger numbers.
        entity_event_sequence: String,
        /// Whether the event was caused by a request to delete personal data.
        triggered_by_anonymize_request: bool,
        /// The app that caused the event.
        originated_from: String,
        /// The body of a created event.
        created_event: CreatedBody,
        /// The body of an updated event.
        updated_event: UpdatedBody,
        /// The body of a deleted event.
        deleted_event: DeletedBody,
        /// The body of an action.
        action_event: ActionBody,
    }

    /// The body of a created event.
    CreatedBody {
        /// The entity.
        entity: Value,
        /// The entity as JSON text, which some senders write instead.
        entity_as_json: String,
    }

    /// The body of an updated event.
    UpdatedBody {
        /// The entity after the change.
        current_entity: Value,
        /// The entity as JSON text, which some senders write instead.
        current_entity_as_json: String,
    }

    /// The body of a deleted event.
    DeletedBody {
        /// The entity before the deletion.
        deleted_entity: Value,
        /// The entity as JSON text, which some senders write instead.
        deleted_entity_as_json: String,
    }

    /// The body of an action event.
    ActionBody {
        /// Usually the entity.
        body: Value,
        /// The body as JSON text, which some senders write instead.
        body_as_json: String,
    }

    /// The actor that caused an event.
    Identity {
        identity_type: IdentityType,
        /// The visitor.
        anonymous_visitor_id: String,
        /// The member.
        member_id: String,
        /// The user of the platform.
        wix_user_id: String,
        /// The app.
        app_id: String,
    }
}

open_enums! {
    /// The kind of an actor.
    IdentityType {
        Unspecified = "UNKNOWN",
        AnonymousVisitor = "ANONYMOUS_VISITOR",
        Member = "MEMBER",
        WixUser = "WIX_USER",
        App = "APP",
    }
}

/// A value sent as JSON or as JSON text.
pub(super) fn value(value: Option<&Value>, text: Option<&String>) -> Value {
    match (value, text) {
        (Some(value), _) => value.clone(),
        (None, Some(text)) => serde_json::from_str(text).unwrap_or_default(),
        (None, None) => Value::Null,
    }
}
