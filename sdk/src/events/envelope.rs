//! The envelope that every event travels in.

use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};
use serde_json::Value;

entities! {
    /// An event as it came. What it tells is in exactly one of its four bodies.
    Event {
        /// The event's own id: the same event told twice has the same.
        id: String,
        /// Full name of the entity's kind, such as `wix.ecom.v1.order`.
        entity_fqdn: String,
        /// `created`, `updated`, `deleted`, or the name of an action.
        slug: String,
        /// The entity.
        entity_id: String,
        event_time: Timestamp,
        /// Number among the events of this entity; a whole number as text. A larger one happened later.
        entity_event_sequence: String,
        /// Whether it happened because someone asked to be forgotten.
        triggered_by_anonymize_request: bool,
        /// The app that caused the event.
        originated_from: String,
        /// The entity is new.
        created_event: CreatedBody,
        /// The entity changed.
        updated_event: UpdatedBody,
        /// The entity is gone.
        deleted_event: DeletedBody,
        /// Something of the entity's own happened.
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
        /// The entity as it is now.
        current_entity: Value,
        /// The same as JSON text, which some senders write instead.
        current_entity_as_json: String,
    }

    /// The body of a deleted event.
    DeletedBody {
        /// The entity as it was.
        deleted_entity: Value,
        /// The same as JSON text, which some senders write instead.
        deleted_entity_as_json: String,
    }

    /// The body of an action event.
    ActionBody {
        /// Mostly the entity.
        body: Value,
        /// The same as JSON text, which some senders write instead.
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

/// A value that came as JSON or as JSON text.
pub(super) fn value(value: Option<&Value>, text: Option<&String>) -> Value {
    match (value, text) {
        (Some(value), _) => value.clone(),
        (None, Some(text)) => serde_json::from_str(text).unwrap_or_default(),
        (None, None) => Value::Null,
    }
}
