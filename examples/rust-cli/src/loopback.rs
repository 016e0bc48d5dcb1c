//! The loopback server to which a login in the browser redirects (RFC 8252, section 7.3).

use crate::problem::Problem;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

const PATH: &str = "/callback";
/// The timeout of a login.
const PATIENCE: Duration = Duration::from_secs(300);
/// The timeout of a browser's request after it connects.
const REQUEST: Duration = Duration::from_secs(10);
const PAGE: &str = "<!doctype html><meta charset=utf-8><title>Cartwright</title>\
    <p>You can close this page and go back to the terminal.";

/// A server that waits for one redirect.
pub(crate) struct Loopback {
    listener: TcpListener,
    port: u16,
}

impl Loopback {
    pub(crate) async fn listen(port: u16) -> Result<Self, Problem> {
        let listener = TcpListener::bind(("127.0.0.1", port))
            .await
            .map_err(Problem::system(format!("listening on port {port}")))?;
        Ok(Self { listener, port })
    }

    /// The redirect URI.
    pub(crate) fn redirect_uri(&self) -> String {
        format!("http://127.0.0.1:{}{PATH}", self.port)
    }

    /// The URL to which the browser was redirected, with the platform's answer in its query.
    pub(crate) async fn callback(self) -> Result<String, Problem> {
        let coming = async {
            // A browser may request a favicon first, or connect without a request: handle connections concurrently.
            let mut visits = JoinSet::new();
            loop {
                tokio::select! {
                    accepted = self.listener.accept() => {
                        let (stream, _) = accepted.map_err(Problem::system("waiting"))?;
                        visits.spawn(answer(stream));
                    }
                    Some(visit) = visits.join_next() => {
                        if let Ok(Some(query)) = visit {
                            return Ok(format!("{}?{query}", self.redirect_uri()));
                        }
                    }
                }
            }
        };
        tokio::time::timeout(PATIENCE, coming)
            .await
            .unwrap_or_else(|_| Err(Problem::Login("nobody came back from the browser".to_owned())))
    }
}

/// Answers one request; returns the query if it is the redirect.
async fn answer(stream: TcpStream) -> Option<String> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    tokio::time::timeout(REQUEST, stream.read_line(&mut line)).await.ok()?.ok()?;
    let address = line.strip_prefix("GET ")?.split(' ').next()?;
    let query = address.strip_prefix(PATH).and_then(|rest| rest.strip_prefix('?')).map(str::to_owned);
    let (status, page) = match query {
        Some(_) => ("200 OK", PAGE),
        None => ("404 Not Found", ""),
    };
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/html\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{page}",
        page.len()
    );
    // The login succeeds even if the browser has disconnected.
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
    query
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;

    #[tokio::test]
    async fn an_idle_connection_does_not_block_the_login_callback() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let waiting = tokio::spawn(Loopback { listener, port }.callback());
        let _silent = TcpStream::connect(("127.0.0.1", port)).await.unwrap();

        let ask = async |address: &str| {
            let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
            let request = format!("GET {address} HTTP/1.1\r\n\r\n");
            stream.write_all(request.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            answer
        };
        let coming = async {
            assert!(ask("/favicon.ico").await.starts_with("HTTP/1.1 404 "));
            assert!(ask("/callback?code=c&state=s").await.starts_with("HTTP/1.1 200 "));
            waiting.await.unwrap().unwrap()
        };
        let url = tokio::time::timeout(REQUEST / 2, coming).await.unwrap();
        assert_eq!(url, format!("http://127.0.0.1:{port}/callback?code=c&state=s"));
    }
}
