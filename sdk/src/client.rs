//! The client: what a program holds.

use crate::endpoint::{Endpoint, Info};
use crate::error::{Error, ErrorKind};
use crate::hosts::Host;
use crate::oauth::{Completions, FlowStore, Frames};
use crate::observe::{NoObserver, Observer};
use crate::pipeline::{Authorization, CallOptions, Payload, Pipeline};
use crate::resources::authentication::Authentication;
use crate::resources::cart::CurrentCart;
use crate::resources::collections::Collections;
use crate::resources::members::Members;
use crate::resources::products::Products;
use crate::resources::recovery::Recovery;
use crate::resources::redirects::Redirects;
use crate::resources::verification::Verification;
use crate::retry::{Budget, RetryPolicy};
use crate::runtime::Runtime;
use crate::secret::Secret;
use crate::session::grant::TokenEndpoint;
use crate::session::{MemoryStore, NoLock, RenewalLock, Session, TokenStore};
use crate::transport::{Response, Transport};
use crate::wire::Wire;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::{Arc, Mutex};

/// A client of one site, as one visitor, member or owner. Clones are the same client.
///
/// ```no_run
/// # async fn run() -> Result<(), cartwright::Error> {
/// use cartwright::{Client, Host};
///
/// let client = Client::visitor("my-client-id").host(Host::at("http://localhost:4400")).build()?;
/// let page = client.products().query(Default::default()).await?;
/// println!("{} products", page.items.len());
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Client {
    shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) pipeline: Pipeline,
    pub(crate) flows: Box<dyn FlowStore>,
    pub(crate) frames: Box<dyn Frames>,
    pub(crate) completions: Completions,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Client")
            .field("host", &self.shared.pipeline.host.base())
            .field("authorization", &self.shared.pipeline.authorization)
            .finish_non_exhaustive()
    }
}

impl Client {
    /// Begins a client that calls as a visitor, and as a member after login. The client id is the site's, from its
    /// settings; it is no secret.
    #[must_use]
    pub fn visitor(client_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Identity::Visitor(client_id.into()))
    }

    /// Begins a client that calls as a site's owner. The key is a secret: keep it out of browsers.
    #[must_use]
    pub fn owner(api_key: impl Into<Secret>, site_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Identity::Owner {
            key: api_key.into(),
            scope: ("wix-site-id", site_id.into()),
        })
    }

    /// Begins a client that calls as the owner of an account, for calls that are not of one site.
    #[must_use]
    pub fn account(api_key: impl Into<Secret>, account_id: impl Into<String>) -> ClientBuilder {
        ClientBuilder::new(Identity::Owner {
            key: api_key.into(),
            scope: ("wix-account-id", account_id.into()),
        })
    }

    /// The current visitor's or member's cart.
    #[must_use]
    pub fn current_cart(&self) -> CurrentCart<'_> {
        CurrentCart::new(self)
    }

    /// The site's members.
    #[must_use]
    pub fn members(&self) -> Members<'_> {
        Members::new(self)
    }

    /// The catalog's products.
    #[must_use]
    pub fn products(&self) -> Products<'_> {
        Products::new(self)
    }

    /// The catalog's collections.
    #[must_use]
    pub fn collections(&self) -> Collections<'_> {
        Collections::new(self)
    }

    /// Ways to the platform's own pages.
    #[must_use]
    pub fn redirects(&self) -> Redirects<'_> {
        Redirects::new(self)
    }

    /// The single steps of registration and login.
    #[must_use]
    pub fn authentication(&self) -> Authentication<'_> {
        Authentication::new(self)
    }

    /// Ways back to an account whose password is lost.
    #[must_use]
    pub fn recovery(&self) -> Recovery<'_> {
        Recovery::new(self)
    }

    /// Codes that show that an address is someone's.
    #[must_use]
    pub fn verification(&self) -> Verification<'_> {
        Verification::new(self)
    }

    /// The session, for a client that has one: an owner's client has none.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.shared.pipeline.session()
    }

    pub(crate) const fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// Makes a call by its endpoint: the way to calls that have no method yet.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call, or with reading its answer.
    pub async fn call<Q: Serialize, A: DeserializeOwned>(
        &self,
        endpoint: &Endpoint<Q, A>,
        payload: &Q,
        options: &CallOptions,
    ) -> Result<A, Error> {
        let payload =
            serde_json::to_string(payload).map_err(|error| Error::new(ErrorKind::Request, error.to_string()))?;
        let response = self.send(&endpoint.info, payload, options).await?;
        let bytes = response
            .body
            .bytes()
            .await
            .map_err(|failure| Error::from_transport(&failure))?;
        decode(&endpoint.info, &bytes)
    }

    /// Makes a call with a payload of JSON text, and leaves the answer's body as it came. An empty text is no payload.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call; any status other than 2xx.
    pub async fn send(&self, info: &Info, payload: String, options: &CallOptions) -> Result<Response, Error> {
        self.shared.pipeline.send(info, Payload(payload), options).await
    }
}

/// Reads an answer; one without a body reads as one without fields.
fn decode<A: DeserializeOwned>(info: &Info, bytes: &[u8]) -> Result<A, Error> {
    let bytes = if bytes.is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(bytes).map_err(|error| {
        Error::new(ErrorKind::Decode, format!("the answer could not be read: {error}"))
            .with(|parts| parts.endpoint = Some(info.id))
    })
}

#[derive(Debug)]
enum Identity {
    Visitor(String),
    Owner { key: Secret, scope: (&'static str, String) },
}

/// What a client is made of. Everything has a default but who it is.
pub struct ClientBuilder {
    identity: Identity,
    host: Host,
    cdn: bool,
    headers: Vec<(String, String)>,
    token_headers: Vec<(String, String)>,
    policy: RetryPolicy,
    store: Box<dyn TokenStore>,
    lock: Box<dyn RenewalLock>,
    flows: Option<Box<dyn FlowStore>>,
    frames: Option<Box<dyn Frames>>,
    mediator: Option<String>,
    observer: Arc<dyn Observer>,
    transport: Option<Arc<dyn Transport>>,
    runtime: Option<Arc<dyn Runtime>>,
}

impl std::fmt::Debug for ClientBuilder {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("ClientBuilder")
            .field("identity", &self.identity)
            .field("host", &self.host)
            .finish_non_exhaustive()
    }
}

impl ClientBuilder {
    fn new(identity: Identity) -> Self {
        Self {
            identity,
            host: Host::default(),
            cdn: false,
            headers: Vec::new(),
            token_headers: Vec::new(),
            policy: RetryPolicy::default(),
            store: Box::<MemoryStore>::default(),
            lock: Box::new(NoLock),
            flows: None,
            frames: None,
            mediator: None,
            observer: Arc::new(NoObserver),
            transport: None,
            runtime: None,
        }
    }

    /// Where calls go; the public API host when not set.
    #[must_use]
    pub fn host(mut self, host: Host) -> Self {
        self.host = host;
        self
    }

    /// Sends reads to the edge host in their cacheable form. For the public API host only: another host is its own
    /// edge, and still gets the cacheable form.
    #[must_use]
    pub const fn cdn(mut self, cdn: bool) -> Self {
        self.cdn = cdn;
        self
    }

    /// A header for every call.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// A header for every token request.
    #[must_use]
    pub fn token_header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.token_headers.push((name.into(), value.into()));
        self
    }

    /// How often and how long calls are tried.
    #[must_use]
    pub const fn retry(mut self, policy: RetryPolicy) -> Self {
        self.policy = policy;
        self
    }

    /// Where the session's tokens are kept; in memory when not set.
    #[must_use]
    pub fn store(mut self, store: Box<dyn TokenStore>) -> Self {
        self.store = store;
        self
    }

    /// What keeps programs with the same store from renewing at the same time.
    #[must_use]
    pub fn renewal_lock(mut self, lock: Box<dyn RenewalLock>) -> Self {
        self.lock = lock;
        self
    }

    /// Where logins under way are kept; in memory when not set.
    #[must_use]
    pub fn flows(mut self, flows: Box<dyn FlowStore>) -> Self {
        self.flows = Some(flows);
        self
    }

    /// How pages are loaded out of sight, for a direct login; the target's own way when not set.
    #[must_use]
    pub fn frames(mut self, frames: Box<dyn Frames>) -> Self {
        self.frames = Some(frames);
        self
    }

    /// A server of your own that keeps the refresh token, such as in an `HttpOnly` cookie, so that no script ever sees
    /// it. Token requests go there instead of to the platform: a `POST` with the same fields but the refresh token,
    /// answered as the platform answers but with `role` in place of the refresh token; and a `DELETE` at logout. It is
    /// of the page's own origin, so its address may be a path.
    #[must_use]
    pub fn mediator(mut self, address: impl Into<String>) -> Self {
        self.mediator = Some(address.into());
        self
    }

    /// Who watches the calls.
    #[must_use]
    pub fn observer(mut self, observer: Arc<dyn Observer>) -> Self {
        self.observer = observer;
        self
    }

    /// How requests are sent; the target's own way when not set.
    #[must_use]
    pub fn transport(mut self, transport: Arc<dyn Transport>) -> Self {
        self.transport = Some(transport);
        self
    }

    /// Time, waiting and tasks; the target's own when not set.
    #[must_use]
    pub fn runtime(mut self, runtime: Arc<dyn Runtime>) -> Self {
        self.runtime = Some(runtime);
        self
    }

    /// Makes the client. It makes no call and reads no store.
    ///
    /// # Errors
    ///
    /// When the target has no transport or runtime of its own and none was given, or TLS cannot be set up.
    pub fn build(self) -> Result<Client, Error> {
        let wire = Arc::new(Wire {
            transport: self.transport.map_or_else(default_transport, Ok)?,
            runtime: self.runtime.map_or_else(default_runtime, Ok)?,
            observer: self.observer,
            budget: Budget::new(),
        });
        let authorization = match self.identity {
            Identity::Visitor(client_id) => Authorization::Session(Session::new(
                wire.clone(),
                TokenEndpoint {
                    host: self.host.clone(),
                    client_id,
                    headers: self.token_headers,
                    mediator: self.mediator,
                },
                self.store,
                self.lock,
            )),
            Identity::Owner { key, scope } => Authorization::ApiKey { key, scope },
        };
        let edge = self.cdn.then(|| {
            if self.host == Host::default() {
                Host::edge()
            } else {
                self.host.clone()
            }
        });
        Ok(Client {
            shared: Arc::new(Shared {
                pipeline: Pipeline {
                    wire,
                    host: self.host,
                    edge,
                    authorization,
                    headers: self.headers,
                    policy: self.policy,
                    consistent: Mutex::new(None),
                },
                flows: self.flows.unwrap_or_else(default_flows),
                frames: self.frames.unwrap_or_else(default_frames),
                completions: Completions::default(),
            }),
        })
    }
}

#[cfg(target_arch = "wasm32")]
mod defaults {
    use super::*;

    pub(super) fn default_transport() -> Result<Arc<dyn Transport>, Error> {
        Ok(Arc::new(crate::transport::BrowserTransport))
    }
    pub(super) fn default_runtime() -> Result<Arc<dyn Runtime>, Error> {
        Ok(Arc::new(crate::runtime::BrowserRuntime))
    }
    pub(super) fn default_flows() -> Box<dyn FlowStore> {
        Box::new(crate::oauth::BrowserFlows)
    }
    pub(super) fn default_frames() -> Box<dyn Frames> {
        Box::new(crate::oauth::HiddenFrames)
    }
}

#[cfg(all(not(target_arch = "wasm32"), feature = "native"))]
mod defaults {
    use super::*;

    pub(super) fn default_transport() -> Result<Arc<dyn Transport>, Error> {
        let transport = crate::transport::NativeTransport::new().map_err(|failure| Error::from_transport(&failure))?;
        Ok(Arc::new(transport))
    }
    pub(super) fn default_runtime() -> Result<Arc<dyn Runtime>, Error> {
        Ok(Arc::new(crate::runtime::TokioRuntime))
    }
    pub(super) fn default_flows() -> Box<dyn FlowStore> {
        Box::new(crate::oauth::MemoryFlows::default())
    }
    pub(super) fn default_frames() -> Box<dyn Frames> {
        Box::new(crate::oauth::NoFrames)
    }
}

#[cfg(all(not(target_arch = "wasm32"), not(feature = "native")))]
mod defaults {
    use super::*;

    fn missing(what: &str) -> Error {
        Error::new(
            ErrorKind::Request,
            format!("built without the feature `native`: give the client a {what}"),
        )
    }
    pub(super) fn default_transport() -> Result<Arc<dyn Transport>, Error> {
        Err(missing("transport"))
    }
    pub(super) fn default_runtime() -> Result<Arc<dyn Runtime>, Error> {
        Err(missing("runtime"))
    }
    pub(super) fn default_flows() -> Box<dyn FlowStore> {
        Box::new(crate::oauth::MemoryFlows::default())
    }
    pub(super) fn default_frames() -> Box<dyn Frames> {
        Box::new(crate::oauth::NoFrames)
    }
}

use defaults::{default_flows, default_frames, default_runtime, default_transport};
