//! What a client is made of.

use super::defaults::{default_flows, default_frames, default_runtime, default_transport};
use super::{Client, Shared};
use crate::error::Error;
use crate::hosts::Host;
use crate::oauth::{Completions, FlowStore, Frames};
use crate::observe::{NoObserver, Observer};
use crate::pipeline::{Authorization, Pipeline};
use crate::retry::{Budget, RetryPolicy};
use crate::runtime::Runtime;
use crate::secret::Secret;
use crate::session::grant::TokenEndpoint;
use crate::session::{MemoryStore, NoLock, RenewalLock, Session, TokenStore};
use crate::transport::{Transport, header};
use crate::wire::Wire;
use std::sync::OnceLock;
use std::sync::{Arc, Mutex};

/// Who a client calls as.
#[derive(Debug)]
pub(super) enum Identity {
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
    pub(super) fn new(identity: Identity) -> Self {
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
        header::set(&mut self.headers, &name.into(), &value.into());
        self
    }

    /// A header for every token request.
    #[must_use]
    pub fn token_header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        header::set(&mut self.token_headers, &name.into(), &value.into());
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
                catalog: OnceLock::new(),
            }),
        })
    }
}
