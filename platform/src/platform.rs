//! The platform as a whole: opened, then served.

use crate::catalog::Vocabulary;
use crate::clock::Clock;
use crate::config::{Config, Keys};
use crate::db::{Database, DatabaseError};
use crate::error::ApiError;
use crate::faults::Faults;
use crate::identity::Passwords;
use crate::keys::{self, KeysError};
use crate::media::upload::Files;
use crate::media::{self, MediaError, MediaStore};
use crate::throttle::Throttle;
use crate::{http, pictures, serve, template, webhooks, work};
use axum::Router;
use serde_json::json;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::net::TcpListener;

/// Why a platform cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The keys cannot be had.
    #[error(transparent)]
    Keys(#[from] KeysError),
    /// The pictures cannot be kept.
    #[error("The pictures cannot be kept: {0}.")]
    Media(#[from] MediaError),
    /// The currency is not one, or is not that of the shop's prices.
    #[error("The shop's prices cannot be in {0}.")]
    Currency(String),
    /// There is no such version of the catalog.
    #[error("There is no catalog {0}: it is V1, V3 or BOTH.")]
    Catalog(String),
    /// The demo shop cannot be filled in.
    #[error("The demo shop cannot be filled in: {0}.")]
    Seed(String),
}

/// Everything that handlers share.
#[derive(Debug)]
pub(crate) struct Shop {
    pub(crate) config: Config,
    pub(crate) keys: Keys,
    pub(crate) db: Database,
    pub(crate) clock: Clock,
    pub(crate) faults: Faults,
    pub(crate) throttle: Throttle,
    pub(crate) passwords: Passwords,
    pub(crate) vocabulary: Vocabulary,
    pub(crate) files: Files,
    /// Where the platform is reached: known once it listens, unless it was configured.
    public_url: OnceLock<String>,
}

impl Shop {
    /// Where the platform is reached, with no slash at the end.
    pub(crate) fn public_url(&self) -> &str {
        self.public_url.get().map_or("http://127.0.0.1:4400", String::as_str)
    }

    /// A picture's whole address, of the path it is kept under.
    pub(crate) fn picture_url(&self, url: &str) -> String {
        if url.starts_with('/') {
            [self.public_url(), url].concat()
        } else {
            url.to_owned()
        }
    }

    /// Whether a login may return to an address.
    pub(crate) fn is_redirect_uri(&self, address: &str) -> bool {
        self.is_store_address(address) || self.config.redirect_uris.iter().any(|allowed| allowed == address)
    }

    /// Whether an address leads to one of the site's stores.
    pub(crate) fn is_store_address(&self, address: &str) -> bool {
        origin_of(address).is_some_and(|origin| self.config.store_origins.contains(&origin))
    }
}

/// The origin of an http address: scheme, host and port.
pub(crate) fn origin_of(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    if !matches!(scheme, "http" | "https") {
        return None;
    }
    let authority = rest.split(['/', '?', '#', '\\']).next().unwrap_or_default();
    let plain = !authority.is_empty() && !authority.contains(['@', ' ', '\t', '\n', '\r']);
    plain.then(|| format!("{scheme}://{authority}").to_ascii_lowercase())
}

/// A platform, ready to be served.
#[derive(Clone)]
pub struct Platform {
    shop: Arc<Shop>,
    media: Arc<MediaStore>,
}

impl std::fmt::Debug for Platform {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Platform")
            .field("shop", &self.shop)
            .finish_non_exhaustive()
    }
}

impl Platform {
    /// Opens the database, makes what is missing and fills in the demo shop, if it is asked for.
    ///
    /// # Errors
    ///
    /// When the database, the key file or the seed cannot be used.
    pub fn open(config: Config) -> Result<Self, OpenError> {
        let db = template::open_database(&config)?;
        let shop = Arc::new(fill(config, db)?);
        let media = Arc::new(pictures::store(&shop)?);
        Ok(Self { shop, media })
    }

    /// The identifiers and the secret by which clients name themselves.
    #[must_use]
    pub fn keys(&self) -> &Keys {
        &self.shop.keys
    }

    /// Moves the platform's clock on.
    pub fn advance_clock(&self, seconds: i64) {
        self.shop.clock.advance(crate::clock::seconds(seconds));
    }

    pub(crate) fn shop(&self) -> &Shop {
        &self.shop
    }

    /// Everything the platform answers.
    pub fn router(&self) -> Router {
        http::router(&self.shop)
            .merge(media::router(Arc::clone(&self.media)))
            .merge(media::upload::router(Arc::clone(&self.shop)))
    }

    /// Answers on a listener until the shutdown future is done and open calls have been answered.
    ///
    /// # Errors
    ///
    /// When the listener's address cannot be read.
    pub async fn serve(&self, listener: TcpListener, shutdown: impl Future<Output = ()> + Send) -> std::io::Result<()> {
        let address = listener.local_addr()?;
        let _ = self.shop.public_url.set(format!("http://{}", reachable(address)));
        let sweeping = Arc::clone(&self.shop);
        tokio::task::spawn_blocking(move || {
            if let Err(error) = sweeping.files.sweep(&sweeping.db) {
                tracing::error!(%error, "what is left of earlier uploads could not be removed");
            }
        })
        .await?;
        let warming = Arc::clone(&self.shop);
        let is_stopped = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&is_stopped);
        tokio::task::spawn_blocking(move || {
            let is_wanted = || !stopped.load(Ordering::Relaxed);
            let warmed = crate::catalog::warm_search(&warming.db, &warming.vocabulary, is_wanted);
            if let Err(error) = warmed {
                tracing::warn!(%error, "products and their words are read at the first search instead");
            }
        });
        let work = tokio::spawn(work::run(Arc::clone(&self.shop)));
        let deliveries = tokio::spawn(webhooks::run(Arc::clone(&self.shop)));
        serve::serve(listener, self.router(), shutdown).await;
        is_stopped.store(true, Ordering::Relaxed);
        work.abort();
        deliveries.abort();
        Ok(())
    }
}

/// A shop on a database, set up as its configuration says and filled in if it is empty.
pub(crate) fn fill(config: Config, db: Database) -> Result<Shop, OpenError> {
    let keys = match (&config.keys, &config.database) {
        (Some(keys), _) => keys.clone(),
        (None, Some(path)) => keys::load_or_create(&keys::path_beside(path))?,
        (None, None) => keys::generate()?,
    };
    let clock = config.clock_stopped_at.map_or_else(Clock::default, Clock::stopped);
    let public_url = OnceLock::new();
    if let Some(url) = &config.public_url {
        let _ = public_url.set(url.trim_end_matches('/').to_owned());
    }
    let passwords = if config.test_hooks {
        Passwords::cheap()
    } else {
        Passwords::default()
    };
    let shop = Shop {
        files: pictures::files(&config),
        config,
        keys,
        db,
        clock,
        faults: Faults::default(),
        throttle: Throttle::default(),
        passwords,
        vocabulary: Vocabulary::default(),
        public_url,
    };
    configure(&shop)?;
    crate::catalog::fill(&shop)
        .and_then(|()| crate::rules::fill(&shop))
        .and_then(|()| crate::identity::fill(&shop))
        .map_err(|error: ApiError| OpenError::Seed(error.to_string()))?;
    Ok(shop)
}

/// Gives the site the settings that the configuration names.
pub(crate) fn configure(shop: &Shop) -> Result<(), OpenError> {
    set_currency(shop)?;
    set_catalog(shop)
}

/// Makes the shop's currency what the configuration says.
fn set_currency(shop: &Shop) -> Result<(), OpenError> {
    let Some(code) = &shop.config.currency else {
        return Ok(());
    };
    shop.db
        .write(|transaction| crate::site::change_settings(transaction, &json!({ "currency": code })))
        .map(drop)
        .map_err(|_| OpenError::Currency(code.clone()))
}

/// Makes the versions of the catalog what the configuration says.
fn set_catalog(shop: &Shop) -> Result<(), OpenError> {
    let Some(name) = &shop.config.catalog else {
        return Ok(());
    };
    shop.db
        .write(|transaction| crate::site::change_settings(transaction, &json!({ "catalog": name })))
        .map(drop)
        .map_err(|_| OpenError::Catalog(name.clone()))
}

/// An address that browsers on this machine can open.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    address
}

#[cfg(test)]
mod tests {
    use super::origin_of;

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        assert_eq!(
            origin_of("http://Shop.example:5173/a?b#c").as_deref(),
            Some("http://shop.example:5173")
        );
        for address in [
            "javascript:alert(1)",
            "//shop.example",
            "ftp://shop.example",
            "http://a@b/",
            "http:///x",
        ] {
            assert_eq!(origin_of(address), None, "{address}");
        }
    }
}
