//! The server of the console of a hosted site: the same sessions, with calls sent over the network.

use super::hosted::{Hosted, HostedConsoleError};
use super::upstream::Upstream;
use crate::base::{ApiError, clock::Clock, config::Config, serve};
use axum::{Router, middleware::from_fn, response::IntoResponse as _};
use std::future::Future;
use tokio::net::TcpListener;

/// A server of the console's session for a hosted site, for one machine.
pub struct HostedConsole {
    router: Router,
}

impl std::fmt::Debug for HostedConsole {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("HostedConsole").finish_non_exhaustive()
    }
}

impl HostedConsole {
    /// Makes the server. The key comes with the sign-in.
    ///
    /// # Errors
    ///
    /// When the host is no https address (http on this machine is taken, too), or this build has no TLS.
    pub fn open(site_id: String, host: &str, store_origins: Vec<String>) -> Result<Self, HostedConsoleError> {
        let hosted = Hosted::new(site_id, host, store_origins)?;
        let upstream = Upstream::Hosted { hosted, clock: Clock::default() };
        let router = super::router(upstream, Config::default().limits.passwords_per_email)
            .layer(from_fn(crate::http::hosts::check_loopback))
            .fallback(|| async {
                let refusal = ApiError::not_found("NOT_FOUND", "There is nothing at this address");
                crate::http::with_request_id(refusal.into_response())
            });
        Ok(Self { router })
    }

    /// Answers on a listener until the shutdown future is done.
    pub async fn serve(self, listener: TcpListener, shutdown: impl Future<Output = ()> + Send) {
        serve::serve(listener, self.router, &Config::default(), shutdown).await;
    }
}
