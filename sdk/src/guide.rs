//! A guided tour: from the first call to a shop that sells.
//!
//! # 1. A client
//!
//! Make one client for a site and clone it: clones share the session and the caches.
//!
//! ```
//! use cartwright::{Client, ClientCredentials, Host};
//!
//! # fn run() -> Result<(), cartwright::Error> {
//! // A visitor, and a member after login. The id is in the site's settings; it is not a secret.
//! let shop = Client::visitor("client-id").build()?;
//! // The owner, by API key or by client credentials. Both are secrets: for servers and tools.
//! let owner = Client::owner("api-key", "site-id").build()?;
//! let owner = Client::with_credentials(ClientCredentials::new("client-id", "client-secret")).build()?;
//! // A platform elsewhere, such as the one that `npm start` runs.
//! let local = Client::visitor("client-id").host(Host::at("http://localhost:4400")).build()?;
//! # Ok(())
//! # }
//! ```
//!
//! # 2. Reading
//!
//! Await a query for one page, whose [`next`](crate::Page::next) is the query of the next page, or stream all pages. The
//! types check filters; an unknown field is a field violation of the platform.
//!
//! ```no_run
//! use cartwright::query::{CatalogSearch, Filter};
//! use cartwright::resources::products_v3::RequestedFields;
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! // Some fields are returned on request only.
//! let products = shop.products_v3().fields([RequestedFields::PlainDescription, RequestedFields::Url]);
//! let cheap = CatalogSearch::words("oak tray").filter(Filter::le("actualPriceRange.minValue.amount", "20")).limit(24);
//! let page = products.search(cheap.clone()).await?;
//! println!("{} trays", page.items.len());
//! if let Some(next) = page.next {
//!     println!("{} more", products.search(next).await?.items.len());
//! }
//!
//! let mut all = products.search(cheap).stream();
//! while let Some(product) = all.next().await {
//!     println!("{:?}", product?.name);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! New sites have catalog v3. A site of catalog v1 has [`Client::products`](crate::Client::products), and refuses the calls
//! of v3, as a site of v3 refuses those of v1; [`Client::detect_catalog`](crate::Client::detect_catalog) detects the version
//! once.
//!
//! # 3. A cart
//!
//! The cart of Cart V2 belongs to the session, and is its own checkout. Without a cart, `get` returns `None`. An add whose answer was lost is
//! repeated only if the cart shows that it was not applied.
//!
//! ```no_run
//! use cartwright::resources::cart_v2::{CatalogItemInput, LineItemUpdate};
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! assert!(shop.current_cart_v2().get().await?.is_none());
//! let added = shop.current_cart_v2().add_once(vec![CatalogItemInput::product("product-id", 2)]).await?;
//! let line = added.cart.line_items.unwrap_or_default().remove(0);
//! let three = LineItemUpdate::new(line.id.unwrap_or_default(), 3);
//! shop.current_cart_v2().update_line_items([three]).await?;
//! # Ok(())
//! # }
//! ```
//!
//! # 4. A session that lasts
//!
//! Tokens are stored in memory, or in a [`TokenStore`](crate::session::TokenStore) of your choice: a file that programs
//! share, cookies in a browser, or your own. Any number of calls with an expired token make one token request (single
//! flight), and an outage never ends a session.
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
//!     .store(FileStore::new(path))
//!     .renewal_lock(FileLock::beside(path, TokioRuntime))
//!     .build()?;
//! # Ok(())
//! # }
//! ```
//!
//! # 5. A login
//!
//! By email and password, in a page and in any program: [`log_in`](crate::login::Login::log_in) logs in and stores the
//! tokens. An emailed code or a second factor is one more step, and so is a registration.
//!
//! ```no_run
//! use cartwright::login::LoginOutcome;
//! use cartwright::resources::authentication::Register;
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! let login = shop.login();
//! let registered = login.register(Register::new("ada@example.com", "a long password")).await?;
//! match login.sign_in_after(registered).await? {
//!     LoginOutcome::Success { .. } => println!("hello, {:?}", shop.members().get_my().await?.profile),
//!     LoginOutcome::EmailVerificationRequired { state_token } => {
//!         let code = "123456";
//!         login.sign_in_after(login.verify_code(code, state_token).await?).await?;
//!     }
//!     LoginOutcome::Refused { failure, error, .. } => println!("{failure:?}: {error}"),
//!     other => println!("{}", other.state()),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! By redirect, with PKCE: [`begin`](crate::login::Login::begin) returns the login page's address,
//! [`complete`](crate::login::Login::complete) takes the callback address.
//!
//! ```no_run
//! use cartwright::login::{AuthorizeOptions, ResponseMode};
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! let options = AuthorizeOptions::default().response_mode(ResponseMode::Query);
//! let started = shop.login().begin("http://127.0.0.1:8719/callback", "/", &options).await?;
//! println!("open {}", started.url);
//! # let callback = String::new();
//! shop.login().complete(&callback, ResponseMode::Query).await?;
//! # Ok(())
//! # }
//! ```
//!
//! # 6. Errors
//!
//! One [`Error`](crate::Error) for everything. It has a kind, the platform's code, and
//! [`is_retryable`](crate::Error::is_retryable): whether the same call may succeed later. Idempotent calls have been
//! retried already. An error prints the address of the call, the platform's answer and the next step: "something went
//! wrong: http://localhost:4400 answered 401: The client id is not known; take the client id, and a server's client secret,
//! from the settings of your site".
//!
//! ```no_run
//! use cartwright::ErrorKind;
//! use cartwright::error::codes;
//! use cartwright::resources::cart_v2::CouponInput;
//!
//! # async fn run(shop: cartwright::Client) {
//! match shop.current_cart_v2().add_coupon(CouponInput::new("WELCOME10")).await {
//!     Ok(cart) => println!("{} coupons", cart.coupons.unwrap_or_default().len()),
//!     Err(error) if error.code() == Some(codes::INVALID_COUPON_STATUS) => println!("too late"),
//!     Err(error) if error.kind() == ErrorKind::Validation => println!("{:?}", error.violations()),
//!     Err(error) => println!("{error} ({:?}, request {:?})", error.code(), error.request_id()),
//! }
//! # }
//! ```
//!
//! A success has a request id, too: [`with_response`](crate::Call::with_response) gives the HTTP response beside the answer.
//!
//! # 7. The owner's work
//!
//! An owner's client reads and changes everything of the site: members with all their fields, orders with their refunds,
//! the catalog. An API key goes with each call as it is. [`ClientCredentials`](crate::ClientCredentials) are exchanged for an
//! access token, which the client keeps in memory, renews once for any number of calls, and replaces if the platform
//! refuses it; refused credentials fail the call.
//!
//! ```no_run
//! use cartwright::query::{CursorSearch, Filter, SortOrder};
//! use cartwright::resources::members::{FieldSet, ListMembers, Member};
//! use cartwright::resources::order_billing::CalculateRefund;
//! use cartwright::types::Patch;
//!
//! # async fn run(owner: cartwright::Client) -> Result<(), cartwright::Error> {
//! let members = owner.members().fieldsets([FieldSet::Full]);
//! let page = members.list(ListMembers::new().limit(20).sort("createdDate", SortOrder::Desc)).await?;
//!
//! // An absent field is unchanged; a cleared field is set to null.
//! let change = Patch::from(Member::default()).clear("contact.birthdate");
//! let id = page.items.into_iter().find_map(|member| member.id).unwrap_or_default();
//! members.update(id, change).await?;
//!
//! let paid = CursorSearch::from(Filter::eq("paymentStatus", "PAID"));
//! let mut orders = owner.orders().search(paid).stream();
//! while let Some(order) = orders.next().await {
//!     let order = order?;
//!     let all_of_it = CalculateRefund::new(order.id.unwrap_or_default());
//!     let refund = owner.order_billing().calculate_refund(all_of_it).await?;
//!     println!("{:?}: {:?}", order.number, refund.summary);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # 8. Writing the catalog
//!
//! A product starts with its name and price; each option makes a variant of each of its choices. Amounts are parsed from
//! text, and never floats. Set the remaining fields directly.
//!
//! ```no_run
//! use cartwright::resources::products_v3::Product;
//! use cartwright::types::Patch;
//!
//! # async fn run(owner: cartwright::Client) -> Result<(), Box<dyn std::error::Error>> {
//! let shirt = Product::physical("Linen Shirt", "49.00".parse()?)
//!     .option("Size", ["S", "M", "L"])
//!     .option("Color", ["White", "Ink"])
//!     .price_of(&["L"], "52.00".parse()?);
//! let shirt = owner.products_v3().create(shirt).await?;
//!
//! // The revision detects a conflict: a change of an outdated entity fails.
//! let change = Product {
//!     visible: Some(false),
//!     revision: shirt.revision,
//!     ..Product::default()
//! };
//! owner.products_v3().update(shirt.id.unwrap_or_default(), Patch::from(change)).await?;
//! # Ok(())
//! # }
//! ```
//!
//! # 9. Webhooks
//!
//! With the feature `webhooks`, a body is verified with the platform's public key, then passed to the handler of its event.
//! A key from an environment variable may be in quotes, with its line ends written as `\n`.
//! [`Inbox`](crate::events::Inbox) detects repeated events: the platform repeats a delivery until it is answered.
//!
//! ```no_run
//! # #[cfg(feature = "webhooks")]
//! # fn run(body: &str) -> Result<(), Box<dyn std::error::Error>> {
//! use cartwright::events::{Admission, Inbox};
//! use cartwright::webhooks::Verifier;
//!
//! let verifier = Verifier::new(&std::env::var("WEBHOOK_PUBLIC_KEY")?)?;
//! let mut inbox = Inbox::with_capacity(10_000);
//!
//! let delivery = verifier.verify(body)?;
//! if inbox.admit(&delivery.event) == Admission::New {
//!     println!("{:?}", delivery.event);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # 10. Limits
//!
//! Every handle takes [`CallOptions`](crate::CallOptions): a timeout and the largest number of attempts. Dropping
//! a call's future cancels the call, as `tokio::select!` does; a renewal of the session continues for other calls.
//!
//! ```no_run
//! use cartwright::CallOptions;
//! use std::time::Duration;
//!
//! # async fn run(shop: cartwright::Client) -> Result<(), cartwright::Error> {
//! let options = CallOptions::default().timeout(Duration::from_secs(3));
//! let product = shop.products_v3().options(options).get("product-id").await?;
//! # Ok(())
//! # }
//! ```
//!
//! # 11. In a page
//!
//! On wasm32 the same client uses the browser's `fetch` and timers, and nothing has to be `Send`. To keep its session, a
//! page gives the builder a store of `DocumentCookies` and a `WebLock`, and opens a `TabChannel`, on which tabs announce
//! logins, as the repository's example of a page in Rust does.
//!
//! # 12. Your own parts
//!
//! [`Transport`](crate::drive::Transport), [`TokenStore`](crate::session::TokenStore),
//! [`Runtime`](crate::drive::Runtime) and [`Observer`](crate::drive::observe::Observer) are traits. Tests answer calls
//! themselves with [`Recorded`](crate::drive::recorded::Recorded).
