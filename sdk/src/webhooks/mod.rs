//! Webhooks: the platform's change notifications to a program of yours, verified and parsed.
//!
//! A webhook's body is a token (JWT, RFC 7519) that the platform has signed. [`Verifier`] verifies the signature with
//! your copy of the platform's public key, never with a key from the message.
//!
//! ```no_run
//! use cartwright::webhooks::{Handlers, Verifier};
//!
//! # fn run(body: &str, pem: &str) -> Result<(), Box<dyn std::error::Error>> {
//! let verifier = Verifier::new(pem)?;
//! let handlers = Handlers::new()
//!     .on("wix.ecom.v1.order", "approved", |delivery| println!("pack {:?}", delivery.event.entity_id))
//!     .otherwise(|delivery| println!("something else: {:?}", delivery.event.entity_fqdn));
//! handlers.dispatch(&verifier.verify(body)?);
//! # Ok(())
//! # }
//! ```
//!
//! Deliveries are made at least once: see [`Inbox`](crate::events::Inbox).

mod delivery;
mod error;
mod handlers;
mod verifier;

pub use delivery::Delivery;
pub use error::WebhookError;
pub use handlers::Handlers;
pub use verifier::Verifier;
