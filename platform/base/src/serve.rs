//! The accept loop. Not axum's, so that a fault can drop a connection without an answer.

use crate::{client_address::TrustedProxies, config::Config, db::lock, faults::DropConnection, secret};
use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::{collections::HashMap, future::Future, io, net::IpAddr, pin::Pin, time::Duration};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::{net::TcpListener, sync::Semaphore, time::Sleep};
use tower::ServiceExt;

/// The network address of a request's caller.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub IpAddr);

/// The grace period for open calls during shutdown.
const GRACE: Duration = Duration::from_secs(5);
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// The timeout for a client to read more of an answer.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// Open connections by network address.
type Addresses = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A connection's slot among those of its address, released on drop.
struct ConnectionSlot {
    addresses: Addresses,
    address: IpAddr,
}

impl ConnectionSlot {
    /// Takes a slot, unless the address has its maximum of open connections.
    fn of(addresses: &Addresses, address: IpAddr, max: usize) -> Option<Self> {
        let mut open = lock(addresses);
        let count = open.entry(address).or_default();
        if *count >= max {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Self { addresses: Arc::clone(addresses), address })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut open = lock(&self.addresses);
        let left = open.get(&self.address).copied().unwrap_or_default().saturating_sub(1);
        if left == 0 {
            open.remove(&self.address);
        } else {
            open.insert(self.address, left);
        }
    }
}

/// A connection with a write timeout; it also replaces hyper's empty answer to a malformed head by the platform's
/// refusal.
struct Timed<T> {
    stream: T,
    /// The deadline of the pending write.
    deadline: Option<Pin<Box<Sleep>>>,
    /// The unwritten rest of the refusal that replaces hyper's answer.
    refusal: Vec<u8>,
}

/// The refusal that replaces hyper's own, which has no body and closes the connection.
fn refusal_for(head: &[u8]) -> Option<Vec<u8>> {
    let head = std::str::from_utf8(head).ok()?.strip_prefix("HTTP/1.1 ")?;
    let has = |header: &str| head.contains(header);
    let is_bare = has("\r\ncontent-length: 0\r\n") && has("\r\nconnection: close\r\n") && !has("x-wix-request-id");
    let (status, code, text) = match head.get(..3).filter(|_| is_bare)? {
        "400" => ("400 Bad Request", "BAD_REQUEST", "The head of the request cannot be read"),
        "414" => ("414 URI Too Long", "URI_TOO_LONG", "The address is longer than 64 KiB"),
        "431" => ("431 Request Header Fields Too Large", "HEADERS_TOO_LARGE", "The headers are too long"),
        _ => return None,
    };
    let detail = json!({ "applicationError": { "code": code, "description": text, "data": {} } });
    let body = json!({ "message": text, "details": detail }).to_string();
    let (id, length) = (secret::new_id(), body.len());
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\
         cache-control: no-store\r\nx-wix-request-id: {id}\r\n\r\n"
    );
    Some([head, body].concat().into_bytes())
}

impl<T> Timed<T> {
    const fn new(stream: T) -> Self {
        Self { stream, deadline: None, refusal: Vec::new() }
    }

    /// Passes on the outcome of a write, or an error after the timeout.
    fn timed<R>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(tokio::time::sleep(WRITE_TIMEOUT)));
        match deadline.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Timed<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<T: AsyncWrite + Unpin> Timed<T> {
    /// Writes the rest of the refusal.
    fn write_refusal(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.refusal.is_empty() {
            let written = Pin::new(&mut self.stream).poll_write(context, &self.refusal);
            let written = ready!(self.timed(context, written))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            self.refusal.drain(..written);
        }
        Poll::Ready(Ok(()))
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Timed<T> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if let Some(refusal) = refusal_for(bytes) {
            self.refusal = refusal;
            return Poll::Ready(Ok(bytes.len()));
        }
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let Some(refusal) = parts.first().and_then(|head| refusal_for(head)) {
            self.refusal = refusal;
            return Poll::Ready(Ok(parts.iter().map(|part| part.len()).sum()));
        }
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.timed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.write_refusal(context))?;
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.timed(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.write_refusal(context))?;
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.timed(context, shut)
    }
}

/// Serves until the shutdown future completes, then gives open calls the grace period.
pub async fn serve(listener: TcpListener, router: Router, config: &Config, shutdown: impl Future<Output = ()> + Send) {
    let open = GracefulShutdown::new();
    let mut shutdown = std::pin::pin!(shutdown);
    let connections = Arc::new(Semaphore::new(config.max_connections));
    let addresses = Arc::default();
    loop {
        // Beyond the limit, connections wait for an open one to close.
        let permit = tokio::select! {
            permit = Arc::clone(&connections).acquire_owned() => permit,
            () = &mut shutdown => break,
        };
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => (stream, peer.ip()),
                Err(error) => {
                    // Probably out of file descriptors: wait until some calls are answered.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut shutdown => break,
        };
        let _ = stream.set_nodelay(true);
        let is_counted = !peer.to_canonical().is_loopback() && config.trusted_proxies == TrustedProxies::None;
        let place = match is_counted.then(|| ConnectionSlot::of(&addresses, peer, config.max_connections_per_address)) {
            Some(None) => {
                tracing::debug!(%peer, "a connection too many of one address was closed");
                continue;
            }
            place => place.flatten(),
        };
        let router = router.clone();
        let (proxies, header) = (config.trusted_proxies.clone(), config.trusted_proxy_header.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            let client = Peer(proxies.client(peer, &header, request.headers()));
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
            .serve_connection(TokioIo::new(Timed::new(stream)), service);
        let connection = open.watch(connection);
        tokio::spawn(async move {
            let (_permit, _place) = (permit, place);
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(GRACE, open.shutdown()).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    #[test]
    fn connections_per_ip_address_are_limited() {
        let addresses = Addresses::default();
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let first = ConnectionSlot::of(&addresses, one, 2).unwrap();
        let _second = ConnectionSlot::of(&addresses, one, 2).unwrap();
        assert!(ConnectionSlot::of(&addresses, one, 2).is_none());
        assert!(ConnectionSlot::of(&addresses, other, 2).is_some());
        drop(first);
        assert!(ConnectionSlot::of(&addresses, one, 2).is_some());
        assert_eq!(lock(&addresses).len(), 1, "addresses without a connection are forgotten");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_stops_reading_times_out() {
        let (server, mut client) = tokio::io::duplex(16);
        let mut server = Timed::new(server);
        let writing = tokio::spawn(async move { server.write_all(&[0; 64]).await });
        // A slow client is fine while it makes progress.
        for _ in 0..2 {
            tokio::time::sleep(WRITE_TIMEOUT - Duration::from_secs(1)).await;
            client.read_exact(&mut [0; 16]).await.unwrap();
        }
        assert!(!writing.is_finished());
        let error = writing.await.unwrap().unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
