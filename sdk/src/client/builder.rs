//! The builder of a client.

use super::completions::Completions;
use super::session::Session;
use super::{Client, Shared};
use crate::Host;
use crate::RetryPolicy;
use crate::drive::observe::{NoObserver, Observer};
use crate::drive::{
    Driver, FlowStore, Frames, MaybeSend, MaybeSync, NoLock, Parts, RenewalLock, Runtime, SharedStore, Transport,
    defaults,
};
use crate::error::{Error, ErrorKind};
use crate::session::{MemoryStore, StoreError, TokenStore};
use cartwright_engine::session::FallbackStore;
use cartwright_engine::{Caller, Config, Engine};
use std::sync::{Arc, OnceLock};

/// The builder of a client. Everything but the caller has a default.
pub struct ClientBuilder {
    config: Config,
    store: Box<dyn SharedStore>,
    lock: Box<dyn RenewalLock>,
    flows: Option<Box<dyn FlowStore>>,
    frames: Option<Box<dyn Frames>>,
    observer: Arc<dyn Observer>,
    transport: Option<Arc<dyn Transport>>,
    runtime: Option<Arc<dyn Runtime>>,
}

impl std::fmt::Debug for ClientBuilder {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("ClientBuilder").field("config", &self.config).finish_non_exhaustive()
    }
}

impl ClientBuilder {
    pub(super) fn new(caller: Caller) -> Self {
        Self {
            config: Config::new(caller),
            store: Box::<MemoryStore>::default(),
            lock: Box::new(NoLock),
            flows: None,
            frames: None,
            observer: Arc::new(NoObserver),
            transport: None,
            runtime: None,
        }
    }

    /// Sets the host; the public API host if not set.
    #[must_use]
    pub fn host(mut self, host: Host) -> Self {
        self.config.host = host;
        self
    }

    /// Sends reads to the edge host in their cacheable form. Only the public API host has a separate edge; any other
    /// host receives the cacheable form itself.
    #[must_use]
    pub const fn cdn(mut self, cdn: bool) -> Self {
        self.config.cdn = cdn;
        self
    }

    /// A header for every call.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.config.header(&name.into(), &value.into());
        self
    }

    /// A header for every token request.
    #[must_use]
    pub fn token_header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.config.token_header(&name.into(), &value.into());
        self
    }

    /// Sets the retry policy.
    #[must_use]
    pub const fn retry(mut self, policy: RetryPolicy) -> Self {
        self.config.policy = policy;
        self
    }

    /// Sets the token store; memory if not set, and for an owner's client.
    #[must_use]
    pub fn store(mut self, store: impl TokenStore + MaybeSend + MaybeSync + 'static) -> Self {
        self.store = Box::new(store);
        self
    }

    /// Sets the lock that prevents concurrent renewals of programs with the same store.
    #[must_use]
    pub fn renewal_lock(mut self, lock: impl RenewalLock + 'static) -> Self {
        self.lock = Box::new(lock);
        self
    }

    /// Sets the store of logins under way; memory if not set.
    #[must_use]
    pub fn flows(mut self, flows: impl FlowStore + 'static) -> Self {
        self.flows = Some(Box::new(flows));
        self
    }

    /// Sets the loader of hidden login pages for direct logins; the target's default if not set.
    #[must_use]
    pub fn frames(mut self, frames: impl Frames + 'static) -> Self {
        self.frames = Some(Box::new(frames));
        self
    }

    /// Sets the mediator: a server of your own that keeps the refresh token, for example in an `HttpOnly` cookie,
    /// hidden from scripts. It receives the token requests instead of the platform: a `POST` with the same fields
    /// except the refresh token, answered like the platform's answer but with `role` instead of the refresh token; and
    /// a `DELETE` at logout. It is on the page's own origin, so its address may be a path.
    #[must_use]
    pub fn mediator(mut self, address: impl Into<String>) -> Self {
        self.config.mediator = Some(address.into());
        self
    }

    /// Sets the observer of calls.
    #[must_use]
    pub fn observer(mut self, observer: impl Observer + 'static) -> Self {
        self.observer = Arc::new(observer);
        self
    }

    /// Sets the transport; the target's default if not set.
    #[must_use]
    pub fn transport(mut self, transport: impl Transport + 'static) -> Self {
        self.transport = Some(Arc::new(transport));
        self
    }

    /// Sets the runtime: time, waiting and tasks; the target's default if not set.
    #[must_use]
    pub fn runtime(mut self, runtime: impl Runtime + 'static) -> Self {
        self.runtime = Some(Arc::new(runtime));
        self
    }

    /// Makes the client. Makes no call and reads no store.
    ///
    /// # Errors
    ///
    /// If the host has no address; if the target has no default transport or runtime and none was set, or TLS cannot be
    /// set up.
    pub fn build(self) -> Result<Client, Error> {
        if !self.config.host.has_address() {
            let base = self.config.host.base();
            let message = format!("the host `{base}` is not an address such as https://shop.example");
            return Err(Error::new(ErrorKind::Request, message));
        }
        let engine = Engine::new(self.config);
        let has_session = engine.has_session();
        // A store that was set may hold the session of a visitor or member.
        let (store, lock): (Box<dyn SharedStore>, Box<dyn RenewalLock>) = if has_session {
            (kept(self.store, &self.observer), self.lock)
        } else {
            (Box::<MemoryStore>::default(), Box::new(NoLock))
        };
        let parts = Parts {
            transport: self.transport.map_or_else(defaults::transport, Ok)?,
            runtime: self.runtime.map_or_else(defaults::runtime, Ok)?,
            store,
            lock,
            flows: self.flows.unwrap_or_else(defaults::flows),
            frames: self.frames.unwrap_or_else(defaults::frames),
            observer: self.observer,
        };
        let driver = Arc::new(Driver::new(engine, parts));
        Ok(Client {
            shared: Arc::new(Shared {
                session: has_session.then(|| Session::new(driver.clone())),
                driver,
                completions: Completions::default(),
                catalog: OnceLock::new(),
            }),
        })
    }
}

/// A store that keeps in memory what it cannot store.
fn kept(store: Box<dyn SharedStore>, observer: &Arc<dyn Observer>) -> Box<dyn SharedStore> {
    let observer = observer.clone();
    Box::new(FallbackStore::new(Arc::<dyn SharedStore>::from(store), move |error: &StoreError| {
        observer.not_kept(error)
    }))
}
