//! The accept loop. It is our own so that a fault can drop a connection without an answer.

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
use std::time::Duration;
use tokio::net::TcpListener;
use tower::ServiceExt;

/// Who is at the other end of a connection.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// How long open calls may take once a stop was asked for.
const GRACE: Duration = Duration::from_secs(5);
/// How long a connection may take to send its request's head.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// Answers until the shutdown future is done, then waits a little for open calls.
pub(crate) async fn serve(listener: TcpListener, router: Router, shutdown: impl Future<Output = ()> + Send) {
    let open = GracefulShutdown::new();
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => (stream, Peer(peer.ip())),
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
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
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
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(GRACE, open.shutdown()).await;
}
