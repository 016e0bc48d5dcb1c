//! The state that all handlers share.

use crate::base::address::{is_loopback_host, is_loopback_origin, is_on_this_machine, origin_of};
use crate::base::config::{Config, Keys, Limits};
use crate::base::db::{Database, growth, lock};
use crate::base::throttle::{Counted, Limit, Throttle};
use crate::base::{
    ApiError, access::Caller, client_address::TrustedProxies, clock::Clock, doubts::Doubts, error::Result,
    faults::Faults, file_store::Files, password::Passwords, request_log::RequestLog, sealed::SealingKey,
};
use rusqlite::Connection;
use serde_json::Value;
use std::any::{Any, TypeId};
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, OnceLock};
use tokio::sync::watch;

/// Reads an entity by its full name and id, as events show it. `None` if it is gone.
pub(crate) type ReadEntity = fn(&Shop, &Connection, &str, &str) -> Result<Option<Value>>;

/// The window in which the growth of the database is counted, in seconds.
const DAY: i64 = 86_400;

/// The state that handlers share.
#[derive(Debug)]
pub(crate) struct Shop {
    pub(crate) config: Config,
    pub(crate) keys: Keys,
    pub(crate) sealing_key: SealingKey,
    /// Whether the keys were made when the platform was opened.
    pub(crate) has_new_keys: bool,
    pub(crate) db: Database,
    pub(crate) read_entity: ReadEntity,
    pub(crate) clock: Clock,
    pub(crate) faults: Faults,
    pub(crate) requests: RequestLog,
    pub(crate) throttle: Throttle,
    pub(crate) passwords: Passwords,
    /// The state of other wings.
    pub(crate) states: States,
    pub(crate) files: Files,
    /// Calls that the hosted platform may refuse.
    pub(crate) doubts: Doubts,
    /// The public address: set once the platform listens, unless it was configured.
    pub(crate) public_url: OnceLock<String>,
    /// Whether stores on loopback addresses may call: for a platform that listens for this machine only, or is open by
    /// intent. Known once the platform listens.
    pub(crate) allows_loopback: OnceLock<bool>,
    /// The origins whose calls were refused.
    pub(crate) refused_origins: LoggedOnce,
    /// The addresses that were called and that the platform does not have.
    pub(crate) missing_addresses: LoggedOnce,
    /// The token that opens the workbench of a platform that others may reach.
    pub(crate) workbench_token: String,
    /// Whether the platform listens beyond this machine. Known once it listens.
    pub(crate) listens_beyond: OnceLock<bool>,
    /// Whether the platform is about to stop, for answers that have no end.
    pub(crate) stopping: watch::Sender<bool>,
}

impl Shop {
    /// Does work on a thread that may block.
    pub(crate) async fn blocking<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Arc<Self>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let shop = Arc::clone(self);
        tokio::task::spawn_blocking(move || work(&shop)).await?
    }

    /// The public address, without a trailing slash.
    pub(crate) fn public_url(&self) -> &str {
        self.public_url.get().map_or("http://127.0.0.1:4400", String::as_str)
    }

    /// The address before the paths of media, without a trailing slash.
    pub(crate) fn media_url(&self) -> &str {
        self.config.media_base.as_deref().unwrap_or_else(|| self.public_url())
    }

    /// Whether others than this machine may reach the platform: by its own address, another name or a proxy.
    pub(crate) fn is_reachable(&self) -> bool {
        let config = &self.config;
        config.is_open
            || config.trusted_proxies != TrustedProxies::None
            || !config.host_names.iter().all(|name| is_loopback_host(name))
            || config.public_url.as_deref().is_some_and(|url| !is_on_this_machine(url))
            || self.listens_beyond.get().copied().unwrap_or_default()
    }

    /// Whether an address is this machine's own. One that a proxy tells never is.
    pub(crate) fn is_this_machine(&self, peer: IpAddr) -> bool {
        self.config.trusted_proxies == TrustedProxies::None && peer.to_canonical().is_loopback()
    }

    /// Counts a change by a visitor or member, or says how long to wait.
    pub(crate) fn count_write(&self, subject: &str, peer: Option<IpAddr>) -> Result<()> {
        let limits = &self.config.limits;
        if let Some(peer) = peer.filter(|peer| !self.is_this_machine(*peer)) {
            self.count(&Counted::writes_address(peer), limits.writes_per_address)?;
        }
        self.count(&Counted::Writes(subject.to_owned()), limits.writes_per_caller)
    }

    /// Does a caller's work, unless the caller or its address has added its share of a day to the database, and counts what
    /// the work adds. A caller without a token has no name.
    pub(crate) fn within_storage<T>(
        &self,
        subject: Option<&str>,
        peer: Option<IpAddr>,
        work: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        let limits = &self.config.limits;
        let address = peer.filter(|peer| !self.is_this_machine(*peer)).map(Counted::kilobytes_address);
        let caller = subject.map(|subject| Counted::Kilobytes(subject.to_owned()));
        let of_day = |attempts| Limit { attempts, seconds: DAY };
        let counted = [(address, of_day(limits.kilobytes_per_address)), (caller, of_day(limits.kilobytes_per_caller))];
        let counted = || counted.iter().filter_map(|(what, limit)| Some((what.as_ref()?, *limit)));
        let now = self.clock.now();
        counted().try_for_each(|(what, limit)| self.throttle.check(now, what, limit))?;
        let (done, bytes) = growth::measured(work);
        let kilobytes = u32::try_from(bytes.div_ceil(1000)).unwrap_or(u32::MAX);
        if kilobytes > 0 {
            counted().for_each(|(what, limit)| self.throttle.use_up(now, what, limit, kilobytes));
        }
        done
    }

    /// Counts an attempt against a maximum within ten minutes, or says how long to wait.
    pub(crate) fn count(&self, counted: &Counted, attempts: u32) -> Result<()> {
        self.throttle.count(self.clock.now(), counted, Limit::in_ten_minutes(attempts))
    }

    /// Counts a call of a caller with a token or key, or says how long to wait.
    pub(crate) fn count_request(&self, caller: &Caller) -> Result<()> {
        let attempts = match self.config.limits.requests_per_minute {
            0 if self.config.has_hosted_limits => Limits::HOSTED_REQUESTS_PER_MINUTE,
            attempts => attempts,
        };
        // Callers without a token have no name to be counted by.
        if attempts == 0 || caller.family.is_none() && !caller.is_owner() {
            return Ok(());
        }
        let counted = Counted::Requests(caller.subject.key());
        self.throttle.count(self.clock.now(), &counted, Limit { attempts, seconds: 60 })
    }

    /// A picture's whole address, of the path it is kept under.
    pub(crate) fn picture_url(&self, url: &str) -> String {
        placed(self.media_url(), url)
    }

    /// Whether a login may return to an address: one of a store on this machine, or a registered one, exactly as
    /// written (RFC 9700, section 2.1).
    pub(crate) fn is_redirect_uri(&self, address: &str) -> bool {
        if self.config.has_hosted_limits {
            return self.is_registered(address);
        }
        let origin = origin_of(address).filter(|origin| is_loopback_origin(origin));
        origin.is_some_and(|origin| self.is_store_origin(&origin)) || self.is_registered(address)
    }

    /// Refuses an address that no hosted page may lead back to.
    pub(crate) fn check_return_address(&self, address: &str, field: impl Into<String>) -> Result<()> {
        if self.is_landing_address(address) {
            return Ok(());
        }
        let problem = "is not an address of an allowed site: --store-origin allows a site, --redirect-uri an address of \
                       an app";
        Err(ApiError::field(field, "FORMAT", problem))
    }

    /// Whether a mailed link, a logout or a checkout, which carry no code, may lead to an address.
    pub(crate) fn is_landing_address(&self, address: &str) -> bool {
        self.is_store_address(address) || self.is_registered(address)
    }

    fn is_registered(&self, address: &str) -> bool {
        self.config.redirect_uris.iter().any(|allowed| allowed == address)
    }

    /// Whether an address leads to one of the site's stores.
    pub(crate) fn is_store_address(&self, address: &str) -> bool {
        origin_of(address).is_some_and(|origin| self.is_store_origin(&origin))
    }

    /// Whether an origin is one of the site's stores.
    pub(crate) fn is_store_origin(&self, origin: &str) -> bool {
        let allows_loopback = self.allows_loopback.get().copied().unwrap_or_default();
        self.config.store_origins.iter().any(|known| known == origin || origin_of(known).as_deref() == Some(origin))
            || (allows_loopback && is_loopback_origin(origin))
    }

    /// Whether a page of an origin may call. The first refusal of each origin is logged: a browser tells its page
    /// nothing.
    pub(crate) fn may_call(&self, origin: &str) -> bool {
        let may_call = self.is_store_origin(origin);
        if !may_call && self.refused_origins.is_first(origin) {
            tracing::warn!("a page of {origin} may not call: --store-origin {origin} allows it");
        }
        may_call
    }
}

/// Subjects that the log names once each.
#[derive(Debug, Default)]
pub(crate) struct LoggedOnce(Mutex<BTreeSet<String>>);

impl LoggedOnce {
    /// The maximum of subjects that are remembered.
    const MAX: usize = 100;

    /// Whether a subject is to be logged.
    pub(crate) fn is_first(&self, subject: &str) -> bool {
        let mut known = lock(&self.0);
        known.len() < Self::MAX && known.insert(subject.to_owned())
    }

    /// The subjects, sorted.
    pub(crate) fn all(&self) -> Vec<String> {
        lock(&self.0).iter().cloned().collect()
    }
}

/// State that other wings keep with a shop: one value of each type.
#[derive(Debug, Default)]
pub(crate) struct States(Mutex<HashMap<TypeId, State>>);

#[derive(Debug)]
struct State {
    value: Arc<dyn Any + Send + Sync>,
    /// Whether the value is read from the database, and ends with the content.
    is_of_content: bool,
}

impl States {
    /// The value of a type, which lasts as long as the shop. Made when it is first needed.
    pub(crate) fn of<T: Default + Send + Sync + 'static>(&self) -> Arc<T> {
        self.get(false)
    }

    /// The value of a type that is read from the database: `forget_content` drops it.
    pub(crate) fn of_content<T: Default + Send + Sync + 'static>(&self) -> Arc<T> {
        self.get(true)
    }

    fn get<T: Default + Send + Sync + 'static>(&self, is_of_content: bool) -> Arc<T> {
        let mut states = lock(&self.0);
        let new = || State { value: Arc::new(T::default()), is_of_content };
        let state = states.entry(TypeId::of::<T>()).or_insert_with(new);
        Arc::clone(&state.value).downcast().unwrap_or_default()
    }

    /// Sets the value of a type, which lasts as long as the shop.
    pub(crate) fn set<T: Send + Sync + 'static>(&self, value: Arc<T>) {
        lock(&self.0).insert(TypeId::of::<T>(), State { value, is_of_content: false });
    }

    /// Drops the values that are read from the database: its content was replaced.
    pub(crate) fn forget_content(&self) {
        lock(&self.0).retain(|_, state| !state.is_of_content);
    }
}

/// The whole address of a picture: of a path the platform's own, below `base`.
pub(crate) fn placed(base: &str, url: &str) -> String {
    if url.starts_with('/') { [base, url].concat() } else { url.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repeated_subject_is_logged_once() {
        let logged = LoggedOnce::default();
        assert!(logged.is_first("https://a.example"));
        assert!(!logged.is_first("https://a.example"));
        let others = (0..200).filter(|number| logged.is_first(&format!("https://{number}.example")));
        assert_eq!(others.count(), LoggedOnce::MAX - 1);
    }
}
