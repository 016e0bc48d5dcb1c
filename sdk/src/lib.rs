//! A client for a hosted commerce platform: carts, checkout, members, login and catalog, native and on wasm32.
//!
//! ```no_run
//! # async fn run() -> Result<(), cartwright::Error> {
//! use cartwright::query::CatalogSearch;
//! use cartwright::{Client, Host};
//!
//! // Who you are, and where the platform is; the public host when you leave it out.
//! let client = Client::visitor("my-client-id").host(Host::at("http://localhost:4400")).build()?;
//!
//! // The first call asks for a visitor's token; every later call uses it, renewed when it must be.
//! let mugs = client.products_v3().search(CatalogSearch::words("mug")).await?;
//!
//! // No cart yet is no error.
//! let cart = client.current_cart_v2().get().await?;
//! # Ok(())
//! # }
//! ```
//!
//! The [`guide`] continues. In short:
//!
//! - **Calls.** Each resource has a handle, made by a method of [`Client`]: [`Client::current_cart_v2`],
//!   [`Client::products_v3`], [`Client::orders`], [`Client::members`] and the rest. [`ENDPOINTS`] lists all calls;
//!   [`Client::call`] makes calls without a method.
//! - **Versions.** New sites have catalog V3 and Cart V2. [`Client::products`] is the catalog V1 of older sites;
//!   [`Client::current_cart`] is Cart V1, which ends on 2027-02-01.
//! - **Sessions.** [`session`] keeps the visitor or member signed in, with one renewal for all waiting calls (single
//!   flight); an outage loses nothing.
//! - **Logins.** [`Client::login`] registers and logs in: by password, by redirect with PKCE, or for a member whom another
//!   system has authenticated. [`Client::authentication`], [`Client::verification`] and [`Client::recovery`] are its single
//!   steps.
//! - **Errors.** One [`Error`], with the platform's code ([`codes`](error::codes)), the refused fields and the request's
//!   id.
//! - **Responses.** [`Call::with_response`] gives the status and the headers of a success.
//! - **Money and events.** [`types::Money`] adds amounts of one currency only; [`events`] are the platform's change events,
//!   and the feature `webhooks` verifies their delivery.
//! - **Retries.** A row's [`Safety`](row::Safety) says which calls may be repeated; see [`RetryPolicy`].
//! - **Your own parts.** [`drive::Transport`], [`session::TokenStore`], [`drive::Runtime`] and
//!   [`drive::observe::Observer`] are traits.
#![forbid(unsafe_code)]
// A public type takes new fields and values without a break, or says why not.
#![warn(clippy::exhaustive_enums, clippy::exhaustive_structs)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(
    target_arch = "wasm32",
    allow(
        clippy::arc_with_non_send_sync,
        reason = "one code for all targets: natively the same types are Send and Sync"
    )
)]

mod client;
pub mod diagnosis;
pub mod drive;
pub mod error;
pub mod events;
pub mod guide;
pub mod login;
mod maybe_send;
pub mod media;
mod page;
pub mod query;
pub mod resources;
pub mod row;
pub mod session;
pub mod types;
#[cfg(all(feature = "webhooks", not(target_arch = "wasm32")))]
pub mod webhooks;

#[doc(inline)]
pub use cartwright_engine::session::ClientCredentials;
#[doc(inline)]
pub use cartwright_engine::{CallOptions, Host, Json, Origin, RetryPolicy, Secret, UnknownName};
#[cfg(all(target_arch = "wasm32", feature = "browser"))]
pub use client::TabChannel;
pub use client::{Call, Client, ClientBuilder, Session};
pub use error::{Error, ErrorKind, FieldViolation, RevisionConflict};
pub use page::{Items, Page, Paged};
pub use resources::{ENDPOINTS, endpoint_named};

/// Keeps the examples of the READMEs compiling.
#[cfg(doctest)]
mod readmes {
    #[doc = include_str!("../../README.md")]
    struct Repository;
    #[doc = include_str!("../README.md")]
    struct Crate;
}
