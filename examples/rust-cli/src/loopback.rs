//! The page on this machine that a login in the browser comes back to (RFC 8252, section 7.3).

use crate::problem::Problem;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

const PATH: &str = "/callback";
/// How long a person may take to log in.
const PATIENCE: Duration = Duration::from_secs(300);
const PAGE: &str = "<!doctype html><meta charset=utf-8><title>Cartwright</title>\
    <p>You can close this page and go back to the terminal.";

/// Waits on this machine for one browser.
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

    /// The address to come back to.
    pub(crate) fn redirect_uri(&self) -> String {
        format!("http://127.0.0.1:{}{PATH}", self.port)
    }

    /// The address that the browser came back to, with what the platform says in its query.
    pub(crate) async fn callback(self) -> Result<String, Problem> {
        let coming = async {
            loop {
                let (stream, _) = self.listener.accept().await.map_err(Problem::system("waiting"))?;
                // A browser may well ask for a favicon first, or for nothing at all.
                if let Some(query) = answer(stream).await {
                    return Ok(format!("{}?{query}", self.redirect_uri()));
                }
            }
        };
        tokio::time::timeout(PATIENCE, coming)
            .await
            .unwrap_or_else(|_| Err(Problem::Login("nobody came back from the browser".to_owned())))
    }
}

/// Answers one request, and gives the query of the one that was waited for.
async fn answer(stream: TcpStream) -> Option<String> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let address = line.strip_prefix("GET ")?.split(' ').next()?;
    let query = address.strip_prefix(PATH)?.strip_prefix('?').map(str::to_owned);
    let (status, page) = match query {
        Some(_) => ("200 OK", PAGE),
        None => ("404 Not Found", ""),
    };
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/html\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{page}",
        page.len()
    );
    // Whether the browser still listens makes no difference to the login.
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
    query
}
