//! The whole platform: opened, then served. The only module that knows all others.

mod pictures;
mod template;
mod test_hooks;

use crate::background;
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::{Router, response::Response};
use base::address::{is_loopback_origin, origin_of};
use base::config::{Config, Keys, Seed};
use base::db::{self, Database, DatabaseError};
use base::keys::{self, KeysError};
use base::state::{LoggedOnce, States};
use base::{
    ApiError, Author, Shop, clock::Clock, doubts::Doubts, faults::Faults, password::Passwords, request_log::RequestLog,
    sealed::SealingKey, secret, serve, throttle::Throttle,
};
use rusqlite::Connection;
use serde_json::{Value, json};
use shop::catalog;
use shop::catalog::search::{LiveIndex, Vocabulary};
use shop::commerce::{cart, cart_v2};
use shop::events::webhooks;
use shop::people::members;
use shop::site::media::{self, MediaError, MediaStore};
use shop::site::uploads;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::{future::Future, net::SocketAddr, path::PathBuf};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tools::packs::{self, PackError};
use tools::spreadsheets::{self, Imported, Mode, Progress, TransferError};
use tools::{console, snapshots, workbench};
use web::http;
use web::http::{dev_access, own_calls};

/// The reason why a platform cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The keys cannot be read or generated.
    #[error(transparent)]
    Keys(#[from] KeysError),
    /// The cache of pictures cannot be opened.
    #[error("The pictures cannot be kept: {0}.")]
    Media(#[from] MediaError),
    /// The currency is unknown, or differs from the shop's prices.
    #[error("The shop's prices cannot be in {0}.")]
    Currency(String),
    /// The catalog version is unknown.
    #[error("There is no catalog {0}: it is V1, V3 or BOTH.")]
    Catalog(String),
    /// The demo shop cannot be seeded.
    #[error("The demo shop cannot be filled in: {0}.")]
    Seed(String),
    /// A seed pack cannot be used.
    #[error(transparent)]
    Pack(#[from] PackError),
}

/// The name of the snapshot taken after seeding.
const SEED: &str = "seed";

/// A platform, ready to be served.
#[derive(Clone)]
pub struct Platform {
    shop: Arc<Shop>,
    media: Arc<MediaStore>,
}

impl std::fmt::Debug for Platform {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Platform").field("shop", &self.shop).finish_non_exhaustive()
    }
}

impl Platform {
    /// Opens the database, creates what is missing and seeds the shop if requested.
    ///
    /// # Errors
    ///
    /// When the database, the key file or the seed cannot be used.
    pub fn open(mut config: Config) -> Result<Self, OpenError> {
        config.database = config.database.as_deref().map(db::resolved);
        let (db, index) = template::open_database(&config)?;
        let shop = assemble(config, db, index)?;
        shop.db.seal_secrets(shop.sealing_key.clone());
        fill(&shop)?;
        let media = Arc::new(pictures::store(&shop)?);
        Ok(Self { shop, media })
    }

    /// The site's ids and the credentials of its clients.
    #[must_use]
    pub fn keys(&self) -> &Keys {
        &self.shop.keys
    }

    /// The file from which existing keys were loaded; `None` if they were generated now, or configured.
    #[must_use]
    pub fn keys_found_in(&self) -> Option<PathBuf> {
        let config = &self.shop.config;
        let is_found = config.keys.is_none() && !self.shop.has_new_keys;
        config.database.as_deref().filter(|_| is_found).map(keys::path_beside)
    }

    /// The workbench's address for a listener's address. If others can reach the platform, it contains the token that
    /// grants access.
    ///
    /// # Errors
    ///
    /// When the address cannot be written as a URL.
    pub fn workbench_address(&self, listens_on: SocketAddr) -> std::io::Result<String> {
        let _ = self.shop.listens_beyond.set(!listens_on.ip().is_loopback());
        let base = format!("http://{}", reachable(listens_on));
        if !self.shop.is_reachable() {
            return Ok(format!("{base}/workbench"));
        }
        dev_access::printed_address(&self.shop, &base).map_err(|error| std::io::Error::other(error.to_string()))
    }

    /// Advances the platform's clock.
    pub fn advance_clock(&self, seconds: i64) {
        self.shop.clock.advance(base::clock::seconds(seconds));
    }

    /// The shop, for unit tests.
    #[cfg(test)]
    pub(crate) fn shop(&self) -> &Shop {
        &self.shop
    }

    /// Imports products from CSV, or rehearses the import. Updates products with a known slug in the columns that the
    /// file has. Lists refused rows; imports all others.
    ///
    /// # Errors
    ///
    /// When the file is not a valid product list, or the platform fails. Earlier batches stay imported.
    pub fn import(
        &self,
        reader: impl Read,
        mode: Mode,
        progress: impl FnMut(Progress),
    ) -> Result<Imported, TransferError> {
        spreadsheets::import(&self.shop, &Author::owner(&self.shop.keys.site_id), reader, mode, progress)
    }

    /// Exports all products as CSV, as [`import`](Self::import) reads them.
    ///
    /// # Errors
    ///
    /// When the text cannot be written, or the platform fails.
    pub fn export(&self, writer: impl Write, progress: impl FnMut(u64)) -> Result<u64, TransferError> {
        spreadsheets::export(&self.shop, writer, progress)
    }

    /// The router of all routes.
    pub fn router(&self) -> Router {
        let mut others = Router::new();
        if self.shop.config.test_hooks {
            let local = from_fn_with_state(Arc::clone(&self.shop), dev_access::require_local_or_owner);
            let pages = from_fn_with_state(Arc::clone(&self.shop), test_hooks::refuse_pages);
            others = others.merge(own_calls::for_all(test_hooks::CALLS).route_layer(pages).route_layer(local));
        }
        let permits = Arc::new(Semaphore::new(self.shop.config.max_requests));
        // Renditions wait in a queue of their own.
        let files = media::router(Arc::clone(&self.media)).merge(
            uploads::router(Arc::clone(&self.shop))
                .layer(from_fn_with_state(Arc::clone(&permits), http::overload::check)),
        );
        let imports = spreadsheets::router(Arc::clone(&self.shop))
            .merge(packs::router(Arc::clone(&self.shop)))
            .layer(map_response(async |answer| http::with_request_id(answer)));
        let api = http::router(&self.shop, others, &permits)
            .merge(files.merge(imports).layer(from_fn(http::request_bounds::check_address)));
        let upstream = console::Upstream::Own { shop: Arc::clone(&self.shop), api: api.clone() };
        let workbench = workbench::router(&self.shop, api.clone(), template::restore, background::all);
        api.merge(console::router(upstream, self.shop.config.limits.passwords_per_email))
            .merge(workbench.layer(from_fn(http::request_bounds::check_address)))
            .layer(from_fn_with_state(Arc::clone(&self.shop), http::hosts::check))
            .layer(map_response(with_safe_headers))
    }

    /// Serves a listener until the shutdown future completes and open calls have finished.
    ///
    /// # Errors
    ///
    /// When the listener's address cannot be read, or written beside the database.
    pub async fn serve(&self, listener: TcpListener, shutdown: impl Future<Output = ()> + Send) -> std::io::Result<()> {
        let address = listener.local_addr()?;
        let local_url = format!("http://{}", reachable(address));
        self.shop.db.announce(&local_url)?;
        let _ = self.shop.listens_beyond.set(!address.ip().is_loopback());
        let _ = self.shop.public_url.set(local_url);
        let is_public = origin_of(self.shop.public_url()).is_none_or(|origin| !is_loopback_origin(&origin));
        let is_local = address.ip().is_loopback() && !is_public;
        let _ = self.shop.allows_loopback.set(is_local || self.shop.config.is_open);
        let sweeping = Arc::clone(&self.shop);
        tokio::task::spawn_blocking(move || {
            if let Err(error) = sweeping
                .files
                .sweep(|digest| sweeping.db.read(|connection| media::file::repo::is_used(connection, digest)))
            {
                tracing::error!(%error, "what is left of earlier uploads could not be removed");
            }
        })
        .await?;
        let warming = Arc::clone(&self.shop);
        let is_stopped = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&is_stopped);
        tokio::task::spawn_blocking(move || {
            let is_wanted = || !stopped.load(Ordering::Relaxed);
            let warmed = warming.states.of::<LiveIndex>().warm(
                &warming.db,
                &warming.states.of_content::<Vocabulary>(),
                is_wanted,
            );
            if let Err(error) = warmed {
                tracing::warn!(%error, "products and their words are read at the first search instead");
            }
        });
        if !self.shop.config.test_hooks {
            let keyed = Arc::clone(&self.shop);
            tokio::task::spawn_blocking(move || {
                if let Err(error) = webhooks::prepare_key(&keyed) {
                    tracing::warn!(%error, "the key that signs webhooks is made when it is first needed");
                }
            });
        }
        let work = tokio::spawn(background::run(Arc::clone(&self.shop)));
        let deliveries = tokio::spawn(webhooks::run(Arc::clone(&self.shop)));
        let shutdown = async {
            shutdown.await;
            self.shop.stopping.send_replace(true);
        };
        serve::serve(listener, self.router(), &self.shop.config, shutdown).await;
        is_stopped.store(true, Ordering::Relaxed);
        work.abort();
        deliveries.abort();
        let ending = self.shop.blocking(|shop| shop.db.empty_log());
        if let Err(error) = ending.await {
            tracing::warn!(%error, "the database's log could not be emptied: keep the file that ends in -wal beside the database");
        }
        Ok(())
    }
}

fn assemble(config: Config, db: Database, index: LiveIndex) -> Result<Arc<Shop>, OpenError> {
    let (keys, has_new_keys) = match (&config.keys, &config.database) {
        (Some(keys), _) => (keys.clone(), false),
        (None, Some(path)) => keys::load_or_create(&keys::path_beside(path))?,
        (None, None) => (keys::generate()?, true),
    };
    let keys = Keys { client_id: config.client_id.clone().unwrap_or(keys.client_id), ..keys };
    let clock = config.clock_stopped_at.map_or_else(Clock::default, Clock::stopped);
    let public_url = OnceLock::new();
    if let Some(url) = &config.public_url {
        let _ = public_url.set(url.trim_end_matches('/').to_owned());
    }
    let passwords = if config.test_hooks { Passwords::cheap() } else { Passwords::default() };
    let index = Arc::new(index);
    db.follow(index.clone());
    let states = States::default();
    states.set(index);
    let shop = Arc::new(Shop {
        has_new_keys,
        files: pictures::files(&config),
        config,
        sealing_key: SealingKey::of(&keys.owner_key),
        keys,
        db,
        read_entity,
        clock,
        faults: Faults::default(),
        requests: RequestLog::default(),
        throttle: Throttle::default(),
        doubts: Doubts::default(),
        passwords,
        states,
        public_url,
        allows_loopback: OnceLock::new(),
        refused_origins: LoggedOnce::default(),
        missing_addresses: LoggedOnce::default(),
        workbench_token: secret::random_secret().map_err(|_| KeysError::Random)?,
        listens_beyond: OnceLock::new(),
        stopping: watch::channel(false).0,
    });
    Ok(shop)
}

/// The entities whose update events have no body.
fn read_entity(shop: &Shop, connection: &Connection, entity: &str, id: &str) -> Result<Option<Value>, ApiError> {
    let reading = &shop.reading(connection);
    match entity {
        members::ENTITY => members::shown(reading, id),
        cart::CART => cart::shown(reading, id),
        cart::CHECKOUT => cart::shown_checkout(reading, id),
        cart_v2::ENTITY => cart_v2::shown(reading, id),
        _ => Ok(None),
    }
}

/// Configures a shop, and seeds it if it is empty.
fn fill(shop: &Arc<Shop>) -> Result<(), OpenError> {
    configure(shop)?;
    let failed = |error: ApiError| OpenError::Seed(error.to_string());
    let config = &shop.config;
    if config.seed == Seed::Empty || !packs::is_empty(shop).map_err(failed)? {
        return Ok(());
    }
    if config.seed != Seed::Demo {
        return add_pack(shop);
    }
    // In memory calls wait for no disk, and the template is copied completely or not at all.
    match config.database {
        Some(_) => shop.db.become_copy_of(&template::fresh(shop)?.db).map_err(failed)?,
        None => packs::fill(shop)?,
    }
    if packs::takes_long(config) { snapshots::take(shop, SEED).map_err(failed) } else { Ok(()) }
}

/// Applies the seed pack atomically: a failure restores the snapshot from before, since a half-seeded shop would not be
/// seeded again.
fn add_pack(shop: &Arc<Shop>) -> Result<(), OpenError> {
    let failed = |error: ApiError| OpenError::Seed(error.to_string());
    snapshots::take(shop, SEED).map_err(failed)?;
    if let Err(error) = packs::fill(shop) {
        snapshots::restore(shop, SEED).and_then(|()| snapshots::delete(shop, SEED)).map_err(failed)?;
        return Err(error.into());
    }
    snapshots::take(shop, SEED).map_err(failed)
}

/// Applies the configured settings to the site.
fn configure(shop: &Shop) -> Result<(), OpenError> {
    type Refused = fn(String) -> OpenError;
    for (name, value, refused) in [
        ("currency", &shop.config.currency, OpenError::Currency as Refused),
        ("catalog", &shop.config.catalog, OpenError::Catalog),
    ] {
        if let Some(value) = value {
            let change = json!({ name: value });
            let changed = shop.write(&Author::PLATFORM, |writing| catalog::change_settings(writing, &change));
            changed.map_err(|_| refused(value.clone()))?;
        }
    }
    Ok(())
}

/// Prevents browsers from MIME sniffing, and caches from storing answers without a policy of their own.
async fn with_safe_headers(mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

/// An address that this machine's browsers can open.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    address
}
