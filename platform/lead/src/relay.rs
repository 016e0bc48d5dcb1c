//! The relay: terminates TLS for the hosted platform's hosts, directly or behind a proxy's `CONNECT`, and forwards
//! requests to the platform. For programs that support only a global proxy, it tunnels all other hosts, unread.

use super::{HOSTS, authority::Authority};
use std::net::{Ipv4Addr, SocketAddr};
use std::{io, sync::Arc, time::Duration};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_rustls::{TlsAcceptor, server::TlsStream};

/// The domains of the hosted platform.
const HOSTED: [&str; 5] = ["wixapis.com", "wixstatic.com", "wix.com", "parastorage.com", "wixsite.com"];
/// The first byte of a TLS handshake (RFC 8446, section 5.1).
const HANDSHAKE: u8 = 22;
const MAX_HEAD: usize = 8 * 1024;
/// The time limit for everything before the first request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// Starts the relay on a local port; returns its address.
pub(super) async fn start(authority: &Authority, platform: SocketAddr) -> Result<SocketAddr, String> {
    let failed = |error: io::Error| format!("No port for TLS: {error}.");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let acceptor = TlsAcceptor::from(Arc::clone(&authority.config));
    tokio::spawn(async move {
        loop {
            let Ok((stream, _)) = listener.accept().await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                if let Err(error) = relay(stream, acceptor, platform).await {
                    tracing::debug!(%error, "a connection to the relay ended early");
                }
            });
        }
    });
    Ok(address)
}

async fn relay(mut stream: TcpStream, acceptor: TlsAcceptor, platform: SocketAddr) -> io::Result<()> {
    let begun = async {
        let mut first = [0];
        stream.peek(&mut first).await?;
        if first != [HANDSHAKE]
            && let Some(other) = open_tunnel(&mut stream).await?
        {
            return Ok(Begun::Other(stream, other));
        }
        acceptor.accept(stream).await.map(|inside| Begun::Led(Box::new(inside)))
    };
    match timeout(HEAD_TIMEOUT, begun).await.map_err(|_| io::ErrorKind::TimedOut)?? {
        Begun::Led(mut inside) => {
            let mut platform = TcpStream::connect(platform).await?;
            copy_bidirectional(&mut inside, &mut platform).await?;
        }
        Begun::Other(mut stream, mut other) => {
            copy_bidirectional(&mut stream, &mut other).await?;
        }
    }
    Ok(())
}

/// A connection after its first bytes were read.
enum Begun {
    Led(Box<TlsStream<TcpStream>>),
    /// A tunnel to another host.
    Other(TcpStream, TcpStream),
}

/// Answers a proxy's `CONNECT` (RFC 9110, section 9.3.6); returns the connection to a host that is not redirected.
/// Refuses the hosted platform's other hosts.
async fn open_tunnel(stream: &mut TcpStream) -> io::Result<Option<TcpStream>> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        if head.len() >= MAX_HEAD {
            return Err(io::ErrorKind::InvalidData.into());
        }
        head.push(stream.read_u8().await?);
    }
    let head = String::from_utf8_lossy(&head);
    let target = head.strip_prefix("CONNECT ").and_then(|rest| rest.split(' ').next()).unwrap_or_default();
    let host = target.rsplit_once(':').map_or("", |(host, _)| host).to_ascii_lowercase();
    let is_led = target.ends_with(":443") && HOSTS.contains(&host.as_str());
    let other = if is_led {
        None
    } else if host.is_empty() || is_hosted(&host) {
        let body = "{\"message\":\"This host of the hosted platform is not led to this machine: nothing was sent\"}";
        let refusal = format!("HTTP/1.1 403 Forbidden\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(refusal.as_bytes()).await?;
        return Err(io::ErrorKind::ConnectionRefused.into());
    } else {
        match TcpStream::connect(target).await {
            Ok(other) => Some(other),
            Err(error) => {
                stream.write_all(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n").await?;
                return Err(error);
            }
        }
    };
    stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await?;
    Ok(other)
}

/// Whether a host belongs to the hosted platform.
fn is_hosted(host: &str) -> bool {
    HOSTED.iter().any(|domain| host.strip_suffix(domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_rustls::TlsConnector;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
    use tokio_rustls::rustls::{ClientConfig, RootCertStore};

    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut read, mut write) = stream.split();
                    let _ = tokio::io::copy(&mut read, &mut write).await;
                });
            }
        });
        address
    }

    #[tokio::test]
    async fn the_relay_forwards_redirected_hosts_and_refuses_all_others() {
        let folder = tempfile::tempdir().unwrap();
        let authority = Authority::open(folder.path()).unwrap();
        let relay = start(&authority, echo().await).await.unwrap();
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(&authority.certificate_file).unwrap()).unwrap();
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let connector = TlsConnector::from(Arc::new(config));
        let greet = async |stream: TcpStream, host: &'static str| -> io::Result<[u8; 5]> {
            let mut inside = connector.connect(ServerName::try_from(host).unwrap(), stream).await?;
            inside.write_all(b"hello").await?;
            let mut answer = [0; 5];
            inside.read_exact(&mut answer).await?;
            Ok(answer)
        };
        for host in HOSTS {
            let direct = TcpStream::connect(relay).await.unwrap();
            assert_eq!(&greet(direct, host).await.unwrap(), b"hello", "{host}");
        }
        let other = TcpStream::connect(relay).await.unwrap();
        assert!(greet(other, "manage.wix.com").await.is_err());
        let elsewhere = format!("localhost:{}", echo().await.port());
        for (target, status) in [
            ("www.wixapis.com:443", "200"),
            ("manage.wix.com:443", "403"),
            ("www.wixapis.com:80", "403"),
            (":443", "403"),
            ("localhost:1", "502"),
            (elsewhere.as_str(), "200"),
        ] {
            let mut stream = TcpStream::connect(relay).await.unwrap();
            stream.write_all(format!("CONNECT {target} HTTP/1.1\r\n\r\n").as_bytes()).await.unwrap();
            let mut head = [0; 12];
            stream.read_exact(&mut head).await.unwrap();
            assert_eq!(&head[9..], status.as_bytes(), "{target}");
        }
        // A second start reuses the same authority, which only its user can read.
        let before = std::fs::read(&authority.certificate_file).unwrap();
        Authority::open(folder.path()).unwrap();
        assert_eq!(std::fs::read(&authority.certificate_file).unwrap(), before);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.path().join("ca.key.pem")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }
}
