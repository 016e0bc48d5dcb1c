//! The accept loop. It is our own so that a fault can drop a connection without an answer.

use crate::config::Config;
use crate::faults::DropConnection;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// The network address of a request's caller.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The time that open calls have to finish during a graceful shutdown.
const GRACE: Duration = Duration::from_secs(5);
/// The timeout for a request's head.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// Answers until the shutdown future is done, then waits a little for open calls.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    shutdown: impl Future<Output = ()> + Send,
) {
    let open = GracefulShutdown::new();
    let mut shutdown = std::pin::pin!(shutdown);
    let connections = Arc::new(Semaphore::new(config.max_connections));
    loop {
        // Those beyond the limit wait until one that is open ends.
        let permit = tokio::select! {
            permit = Arc::clone(&connections).acquire_owned() => permit,
            () = &mut shutdown => break,
        };
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => (stream, peer.ip()),
                Err(error) => {
                    // Out of file descriptors, most likely: there will be some when calls have been answered.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut shutdown => break,
        };
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let proxies = config.trusted_proxies.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            let client = Peer(proxies.client(peer, request.headers()));
            request.extensions_mut().insert(client);
            let router = router.clone();
            async move {
                let Ok(response) = router.oneshot(request.map(Body::new)).await;
                if response.extensions().get::<DropConnection>().is_some() {
                    return Err(DropConnection);
                }
                Ok(response)
            }
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIMEOUT)
            .serve_connection(TokioIo::new(stream), service);
        let connection = open.watch(connection);
        tokio::spawn(async move {
            let _permit = permit;
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(GRACE, open.shutdown()).await;
}
