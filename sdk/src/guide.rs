//! A guided tour: from the first call to a shop that sells.
//!
//! # 1. A client
//!
//! One client for a site, made once and cloned wherever it is used: clones share the session and what they know.
//!
//! ```
//! use cartwright::{Client, Host};
//!
//! # fn run() -> Result<(), cartwright::Error> {
//! // A visitor, and a member after login. The id is in the site's settings, and no secret.
//! let shop = Client::visitor("client-id").build()?;
//! // The owner. The key is a secret: for servers and tools.
//! let owner = Client::owner("api-key", "site-id").build()?;
//! // A platform elsewhere, such as the one that `npm start` runs.
//! let local = Client::visitor("client-id").host(Host::at("http://localhost:4400")).build()?;
//! # Ok(())
//! # }
//! ```
//!
//! # 2. Reading
//!
//! Lists come in pages, or as a stream that turns them. A [`Query`](crate::query::Query) is checked by the types; what
//! the platform does not know is a field violation.
//!
//! ```no_run
//! use cartwright::query::{Filter, Query};
//! use futures_util::TryStreamExt;
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! let cheap = Query::new().filter(Filter::le("price", 20)).ascending("price");
//! let page = shop.products().query(cheap.clone()).await?;
//! println!("{} of {:?}", page.items.len(), page.total);
//! let names: Vec<_> = shop.products().stream(cheap).map_ok(|product| product.name).try_collect().await?;
//! # Ok(())
//! # }
//! ```
//!
//! A site has one of two catalogs; [`Client::detect_catalog`](crate::Client::detect_catalog) tells which, once.
//!
//! # 3. A cart
//!
//! The cart belongs to the session. No cart yet is `None`; an add whose answer is lost on the way is looked up before it is
//! made again.
//!
//! ```no_run
//! use cartwright::resources::cart::{LineItem, STORES_APP_ID};
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! assert!(shop.current_cart().get().await?.is_none());
//! let added = shop.current_cart().add_once(vec![LineItem::of(STORES_APP_ID, "product-id", 2)]).await?;
//! let line = added.cart.line_items.unwrap_or_default().remove(0);
//! shop.current_cart().set_quantities([(line.id.unwrap_or_default(), 3)]).await?;
//! # Ok(())
//! # }
//! ```
//!
//! # 4. A session that lasts
//!
//! Tokens are kept in memory unless a [`TokenStore`](crate::session::TokenStore) says otherwise: a file that programs
//! share, cookies in a browser, or your own. Any number of calls with an expired token make one token request, and an
//! outage signs nobody out.
//!
//! ```
//! # #[cfg(all(feature = "file-store", feature = "native", not(target_arch = "wasm32")))]
//! # fn run() -> Result<(), cartwright::Error> {
//! use cartwright::Client;
//! use cartwright::drive::{FileLock, TokioRuntime};
//! use cartwright::session::FileStore;
//! use std::sync::Arc;
//!
//! let path = "session.json";
//! let shop = Client::visitor("client-id")
//!     .store(Box::new(FileStore::new(path)))
//!     .renewal_lock(Box::new(FileLock::beside(path, Arc::new(TokioRuntime))))
//!     .build()?;
//! # Ok(())
//! # }
//! ```
//!
//! # 5. A login
//!
//! By redirect, with PKCE: [`begin`](crate::login::Login::begin) says where to send the person,
//! [`complete`](crate::login::Login::complete) takes the address that they came back to. Without a redirect, by the
//! steps of [`Client::authentication`](crate::Client::authentication).
//!
//! ```no_run
//! use cartwright::login::{AuthorizeOptions, ResponseMode};
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! let options = AuthorizeOptions { response_mode: ResponseMode::Query, ..AuthorizeOptions::default() };
//! let started = shop.login().begin("http://127.0.0.1:8719/callback", "/", &options).await?;
//! println!("open {}", started.url);
//! # let callback = String::new();
//! shop.login().complete(&callback, ResponseMode::Query).await?;
//! println!("hello, {:?}", shop.members().my().await?.profile);
//! # Ok(())
//! # }
//! ```
//!
//! # 6. When it goes wrong
//!
//! One [`Error`](crate::Error) for everything. Its kind says who can mend it, its code is the platform's, and
//! [`is_retryable`](crate::Error::is_retryable) says whether the same call may well succeed later. What may be repeated
//! has been, by then.
//!
//! ```no_run
//! use cartwright::ErrorKind;
//!
//! # async fn run(shop: cartwright::Client) {
//! match shop.current_cart().apply_coupon("WELCOME10").await {
//!     Ok(cart) => println!("{} discounts", cart.applied_discounts.unwrap_or_default().len()),
//!     Err(error) if error.kind() == ErrorKind::Validation => println!("{:?}", error.violations()),
//!     Err(error) => println!("{error} ({:?}, request {:?})", error.code(), error.request_id()),
//! }
//! # }
//! ```
//!
//! # 7. Limits
//!
//! Every handle takes [`CallOptions`](crate::CallOptions): a time limit for the call, and how often it is tried. Dropping
//! a call's future cancels it, as `tokio::select!` does; a renewal of the session goes on for the calls that wait for it.
//!
//! ```no_run
//! use cartwright::CallOptions;
//! use std::time::Duration;
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! let options = CallOptions {
//!     timeout: Some(Duration::from_secs(3)),
//!     ..CallOptions::default()
//! };
//! let product = shop.products().options(options).get("product-id").await?;
//! # Ok(())
//! # }
//! ```
//!
//! # 8. In a page
//!
//! On wasm32 the same client uses the browser's `fetch` and timers, and nothing has to be `Send`. A page that is to keep
//! its session gives the builder a `CookieStore` and a `WebLock`, as the page in Rust among the repository's examples does.
//!
//! # 9. Your own parts
//!
//! [`Transport`](crate::drive::Transport), [`TokenStore`](crate::session::TokenStore),
//! [`Runtime`](crate::drive::Runtime) and [`Observer`](crate::drive::observe::Observer) are traits. Tests answer calls
//! themselves with [`Recorded`](crate::drive::recorded::Recorded).
