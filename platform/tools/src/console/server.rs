//! The console's server for a hosted site: the same sessions, with calls over the network.

use super::hosted::{Hosted, HostedConsoleError};
use super::upstream::Upstream;
use axum::{Router, middleware::from_fn, response::IntoResponse as _};
use base::{ApiError, clock::Clock, config::Config, serve};
use std::future::Future;
use tokio::net::TcpListener;

/// The console's server for a hosted site, on this machine.
pub struct HostedConsole {
    router: Router,
}

impl std::fmt::Debug for HostedConsole {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("HostedConsole").finish_non_exhaustive()
    }
}

impl HostedConsole {
    /// Creates the server. The key comes with the login.
    ///
    /// # Errors
    ///
    /// When the host is not an https address (or http on this machine), or this build has no TLS.
    pub fn open(site_id: String, host: &str, store_origins: Vec<String>) -> Result<Self, HostedConsoleError> {
        let hosted = Hosted::new(site_id, host, store_origins)?;
        let upstream = Upstream::Hosted { hosted, clock: Clock::default() };
        let router = super::router(upstream, Config::default().limits.passwords_per_email)
            .layer(from_fn(web::http::hosts::check_loopback))
            .fallback(|| async {
                let refusal = ApiError::not_found("NOT_FOUND", "There is nothing at this address");
                web::http::with_request_id(refusal.into_response())
            });
        Ok(Self { router })
    }

    /// Serves a listener until the shutdown future completes.
    pub async fn serve(self, listener: TcpListener, shutdown: impl Future<Output = ()> + Send) {
        serve::serve(listener, self.router, &Config::default(), shutdown).await;
    }
}
