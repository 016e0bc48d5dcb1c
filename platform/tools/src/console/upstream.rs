//! The API behind the console: this platform's own, or a hosted site's.

use super::hosted::Hosted;
use axum::http::{HeaderName, HeaderValue, header, request::Parts};
use axum::{Router, body::Body, extract::Request, response::Response};
use base::{ApiError, Millis, Result, Shop, clock::Clock, secret};
use shop::site;
use std::sync::Arc;
use tower::ServiceExt as _;

const SITE: HeaderName = HeaderName::from_static("wix-site-id");

/// The API to which calls are forwarded.
#[derive(Debug)]
pub enum Upstream {
    /// This platform, in process.
    Own {
        /// The shop of the site.
        shop: Arc<Shop>,
        /// The router of its calls.
        api: Router,
    },
    /// A hosted site, over the network.
    Hosted {
        /// The site.
        hosted: Hosted,
        /// The time of this machine.
        clock: Clock,
    },
}

pub(super) struct Site {
    pub(super) id: String,
    /// The currency of the site's prices, if known.
    pub(super) currency: Option<String>,
    /// Whether payments, mail and captchas are simulated.
    pub(super) is_simulated: bool,
}

impl Upstream {
    pub(super) fn now(&self) -> Millis {
        match self {
            Self::Own { shop, .. } => shop.clock.now(),
            Self::Hosted { clock, .. } => clock.now(),
        }
    }

    pub(super) fn public_url(&self) -> Option<String> {
        match self {
            Self::Own { shop, .. } => Some(shop.public_url().to_owned()),
            Self::Hosted { .. } => None,
        }
    }

    /// Whether browsers reach the console by https.
    pub(super) fn is_secure(&self) -> bool {
        self.public_url().is_some_and(|url| url.starts_with("https://"))
    }

    pub(super) fn is_store_origin(&self, origin: &str) -> bool {
        match self {
            Self::Own { shop, .. } => shop.config.store_origins.iter().any(|known| known == origin),
            Self::Hosted { hosted, .. } => hosted.is_store_origin(origin),
        }
    }

    pub(super) fn site_id(&self) -> &str {
        match self {
            Self::Own { shop, .. } => &shop.keys.site_id,
            Self::Hosted { hosted, .. } => hosted.site_id(),
        }
    }

    pub(super) fn site(&self) -> Site {
        let id = self.site_id().to_owned();
        match self {
            Self::Own { shop, .. } => Site {
                id,
                currency: shop.db.read(site::currency).ok().map(|currency| currency.to_string()),
                is_simulated: true,
            },
            Self::Hosted { hosted, .. } => Site { id, currency: hosted.currency(), is_simulated: false },
        }
    }

    /// Whether a key is the site owner's.
    pub(super) async fn knows(&self, key: &str) -> Result<bool> {
        match self {
            Self::Own { shop, .. } => Ok(secret::same(key, &shop.keys.owner_key)),
            Self::Hosted { hosted, .. } => hosted.knows(key).await,
        }
    }

    /// Sends a call as the owner.
    pub(super) async fn send(&self, key: &str, mut parts: Parts, body: Body) -> Result<Response> {
        let site_id = match self {
            Self::Own { shop, .. } => &shop.keys.site_id,
            Self::Hosted { hosted, .. } => hosted.site_id(),
        };
        let value = |text: &str| {
            HeaderValue::from_str(text).map_err(|_| ApiError::Internal("a key cannot be a header".to_owned()))
        };
        let mut authorization = value(key)?;
        authorization.set_sensitive(true);
        parts.headers.insert(header::AUTHORIZATION, authorization);
        parts.headers.insert(SITE, value(site_id)?);
        match self {
            Self::Own { api, .. } => {
                let Ok(answer) = api.clone().oneshot(Request::from_parts(parts, body)).await;
                Ok(answer)
            }
            Self::Hosted { hosted, .. } => hosted.send(parts, body).await,
        }
    }
}
