//! Webhooks: what the platform sends to a program of yours when something changes, verified and read.
//!
//! A webhook's body is a signed token (JWT, RFC 7519) whose signature only the platform can make. [`Verifier`] checks it against
//! the platform's public key, which you hold: never one that comes with the message.
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
//! Deliveries come at least once: see [`Inbox`](crate::events::Inbox).

mod delivery;
mod handlers;
mod verifier;

pub use delivery::Delivery;
pub use handlers::Handlers;
pub use verifier::{Verifier, WebhookError};
