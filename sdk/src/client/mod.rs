//! The client of a site.

mod builder;
mod call;
mod completions;
mod session;
#[cfg(all(target_arch = "wasm32", feature = "browser"))]
mod tabs;

pub use builder::ClientBuilder;
pub use call::Call;
pub use session::Session;
#[cfg(all(target_arch = "wasm32", feature = "browser"))]
pub use tabs::TabChannel;

use crate::CallOptions;
use crate::ClientCredentials;
use crate::Secret;
use crate::drive::observe::Arguments;
use crate::drive::{Driver, Response};
use crate::error::{Error, ErrorKind};
use crate::row::{Request, Row};
use crate::types::CatalogVersion;
use cartwright_engine::Caller;
use completions::Completions;
use serde::Serialize;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// A client of one site, as one visitor, member or owner. Clones share their state.
///
/// Its methods make the handles of resources: carts ([`current_cart`](Self::current_cart),
/// [`current_cart_v2`](Self::current_cart_v2)) and [`checkouts`](Self::checkouts); [`orders`](Self::orders) with their
/// payments, fulfillments, invoices, and refunds ([`order_billing`](Self::order_billing)); the catalog of either version;
/// [`members`](Self::members); [`login`](Self::login), password recovery ([`recovery`](Self::recovery)), email verification
/// ([`verification`](Self::verification)) and the redirect session to the platform's own pages
/// ([`redirects`](Self::redirects)). All calls share one [`session`](Self::session), whose tokens are renewed in single
/// flight: once for any number of calls.
///
/// ```no_run
/// # async fn run() -> Result<(), cartwright::Error> {
/// use cartwright::query::Query;
/// use cartwright::{Client, Host};
///
/// let client = Client::visitor("my-client-id").host(Host::at("http://localhost:4400")).build()?;
/// let page = client.products().query(Query::new()).await?;
/// println!("{} products", page.items.len());
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Client {
    pub(crate) shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) driver: Arc<Driver>,
    session: Option<Session>,
    pub(crate) completions: Completions,
    /// The catalog version of the site, once detected.
    pub(crate) catalog: OnceLock<CatalogVersion>,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let host = self.shared.driver.with(|engine, _| engine.host().base().to_owned());
        formatter
            .debug_struct("Client")
            .field("host", &host)
            .field("session", &self.shared.session)
            .finish_non_exhaustive()
    }
}

impl Client {
    /// Builds a client for a visitor, and for a member after login. The client id is the site's, from its settings; not
    /// a secret.
    #[must_use]
    pub fn visitor(client_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Caller::Visitor(client_id.into()))
    }

    /// Builds a client for a site's owner, by API key. The key is a secret: keep it out of browsers.
    #[must_use]
    pub fn owner(api_key: impl Into<Secret>, site_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Caller::Owner { key: api_key.into(), site_id: site_id.into() })
    }

    /// Builds a client for a site's owner, by the credentials of a headless project or of an app. The client
    /// exchanges them for an access token, which it keeps in memory and renews. The client secret is a secret: keep it
    /// out of browsers.
    ///
    /// ```
    /// use cartwright::{Client, ClientCredentials};
    ///
    /// # fn run() -> Result<(), cartwright::Error> {
    /// let project = ClientCredentials::new("client-id", "client-secret");
    /// let owner = Client::with_credentials(project).build()?;
    /// assert!(owner.session().is_none());
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn with_credentials(credentials: ClientCredentials) -> ClientBuilder {
        ClientBuilder::new(Caller::App(credentials))
    }

    /// Builds a client for the owner of an account, for calls that do not belong to one site.
    #[must_use]
    pub fn account(api_key: impl Into<Secret>, account_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Caller::Account { key: api_key.into(), account_id: account_id.into() })
    }

    /// The session; `None` for an owner's client.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.shared.session.as_ref()
    }

    /// Waits this long.
    pub(crate) async fn pause(&self, duration: Duration) {
        self.shared.driver.parts.runtime.sleep(duration).await;
    }

    /// Makes the call of a payload. Implement [`Request`] for calls without a method.
    ///
    /// # Errors
    ///
    /// As any call; `Decode` if the answer has another shape.
    pub fn call<R: Request>(&self, request: &R, options: &CallOptions) -> Call<'_, R::Answer> {
        self.call_row(request.row(), request, options)
    }

    /// Makes a call with another row than its payload's.
    pub(crate) fn call_row<R: Request>(
        &self,
        row: Row<'static>,
        request: &R,
        options: &CallOptions,
    ) -> Call<'_, R::Answer> {
        Call::of(self, row, encode(request), options.clone(), decode::<R>)
    }

    /// Makes a call with a payload as JSON text, and returns the unread answer. An empty text means no payload.
    ///
    /// # Errors
    ///
    /// As any call; any status other than 2xx.
    pub async fn send(&self, row: &Row<'_>, payload: String, options: &CallOptions) -> Result<Response, Error> {
        let driver = &self.shared.driver;
        let outcome = match driver.with(|engine, parts| engine.call(parts, row, &payload, options.clone())) {
            Ok(call) => driver.drive(call, &payload).await,
            Err(error) => Err(error),
        };
        match outcome {
            Ok((outcome, response)) => {
                Ok(if outcome.is_void { Response { body: Vec::new(), ..response } } else { response })
            }
            Err(error) => {
                driver.parts.observer.failure(&error, &Arguments(&payload));
                Err(error)
            }
        }
    }
}

pub(crate) fn encode(payload: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(payload).map_err(|error| Error::new(ErrorKind::Request, error.to_string()))
}

/// Deserializes an answer; an empty body counts as an object without fields.
fn decode<R: Request>(bytes: &[u8]) -> Result<R::Answer, Error> {
    let bytes = if bytes.is_empty() { b"{}" } else { bytes };
    // Invalid UTF-8 is replaced, so that the rest stays readable.
    serde_json::from_str(&String::from_utf8_lossy(bytes))
        .map_err(|error| Error::new(ErrorKind::Decode, format!("the answer could not be read: {error}")))
        .and_then(R::answer)
}
