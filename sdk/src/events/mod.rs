//! Change events of entities, as webhooks and the event stream deliver them.
//!
//! ```
//! use cartwright::events::{Change, ChangeEvent, Event};
//!
//! let text = r#"{
//!     "id": "6f3a", "entityFqdn": "wix.ecom.v1.order", "slug": "approved", "entityId": "o-1",
//!     "eventTime": "2026-11-21T09:30:00.000Z", "entityEventSequence": "2",
//!     "actionEvent": { "body": { "id": "o-1", "number": "10001" } }
//! }"#;
//! let event: Event = serde_json::from_str(text)?;
//! if let ChangeEvent::Order(change) = event.change()
//!     && let Change::Action { name, entity } = *change
//! {
//!     assert_eq!((name.as_str(), entity.number.as_deref()), ("approved", Some("10001")));
//! }
//! # Ok::<(), serde_json::Error>(())
//! ```

mod badges;
mod catalog;
mod change;
mod envelope;
mod inbox;
mod selling;
mod shipping;

pub use badges::*;
pub use catalog::*;
pub use change::{Change, ChangeEvent};
pub use envelope::{ActionBody, CreatedBody, DeletedBody, Event, Identity, IdentityType, UpdatedBody};
pub use inbox::{Admission, Inbox};
pub use selling::*;
pub use shipping::*;
