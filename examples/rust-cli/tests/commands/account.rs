//! Login in the browser, and logout.

use crate::terminal::{Terminal, failed};
use cartwright_over_http::{Browser, PASSWORD, Site};
use serde_json::Value;
use std::process::{Output, Stdio};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr};

const EMAIL: &str = "ada@example.com";

/// The terminal of a registered member, and the port of the login's redirect.
async fn open() -> (Terminal, u16) {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let site = Site::start_allowing(vec![format!("http://127.0.0.1:{port}/callback")]).await;
    site.member(EMAIL).await;
    (Terminal::at(site), port)
}

/// A login that waits for the browser.
struct Waiting {
    program: Child,
    told: Lines<BufReader<ChildStderr>>,
    /// The URL of the login page.
    url: String,
}

impl Waiting {
    async fn begin(terminal: &Terminal, port: u16) -> Self {
        let mut program = terminal
            .command(&["login", "--no-browser", "--port", &port.to_string(), "--json"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut told = BufReader::new(program.stderr.take().unwrap()).lines();
        let url = loop {
            let line = told.next_line().await.unwrap().unwrap();
            if line.starts_with("http") {
                break line;
            }
        };
        Self { program, told, url }
    }

    /// The output after the browser's redirect.
    async fn end(self) -> Output {
        let mut stderr = Vec::new();
        self.told.into_inner().read_to_end(&mut stderr).await.unwrap();
        let output = self.program.wait_with_output().await.unwrap();
        Output { stderr, ..output }
    }
}

/// Logs in; returns the program's output about the member.
async fn log_in(terminal: &Terminal, browser: &Browser, port: u16) -> Value {
    let login = Waiting::begin(terminal, port).await;
    let page = browser.open(&login.url).await.page();
    let back = browser.submit(&page, &[("email", EMAIL), ("password", PASSWORD)]).await.outside();
    let thanks = browser.open(&back).await.page();
    assert!(thanks.html.contains("go back to the terminal"), "{}", thanks.html);
    serde_json::from_slice(&login.end().await.stdout).unwrap()
}

#[tokio::test]
async fn a_member_can_log_in_by_browser_and_log_out() {
    let (terminal, port) = open().await;
    assert_eq!(terminal.text(&["whoami"]).await, "Nobody is signed in.\n");
    let browser = Browser::default();
    let me = log_in(&terminal, &browser, port).await;
    assert_eq!(me["email"], EMAIL);

    assert_eq!(terminal.json(&["whoami"]).await, me);
    assert_eq!(terminal.json(&["orders", "list"]).await, serde_json::json!([]));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(terminal.session()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only its owner reads the session");
    }
    let told = terminal.text(&["logout"]).await;
    let url = told.strip_prefix("Signed out.\nTo sign out in the browser too, open: ").unwrap().trim();
    assert_eq!(terminal.text(&["whoami"]).await, "Nobody is signed in.\n");

    let page = browser.open(url).await.page();
    assert!(page.html.contains("You are logged out"), "{}", page.html);
    let again = Waiting::begin(&terminal, port).await;
    let page = browser.open(&again.url).await.page();
    assert!(page.html.contains("name=\"password\""), "the platform asks for the password again: {}", page.html);
}

#[tokio::test]
async fn a_logout_that_the_platform_refuses_still_ends_the_local_session() {
    let (terminal, port) = open().await;
    log_in(&terminal, &Browser::default(), port).await;
    terminal.site.fault(serde_json::json!({ "match": "redirects.create_session", "status": 403 })).await;
    let Output { status, stdout, stderr } = terminal.run(&["logout", "--json"]).await;
    assert!(status.success());
    let told: Value = serde_json::from_slice(&stdout).unwrap();
    assert_eq!(told, serde_json::json!({ "signedOut": true, "url": null }));
    let noted = String::from_utf8(stderr).unwrap();
    assert!(noted.contains("the browser may still be signed in"), "{noted}");
    assert_eq!(terminal.text(&["whoami"]).await, "Nobody is signed in.\n");
}

/// An open file can be read through `/proc` by its number, and cannot be removed from there.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_logout_that_cannot_delete_the_session_file_fails_with_its_path() {
    let (terminal, port) = open().await;
    log_in(&terminal, &Browser::default(), port).await;
    let output = terminal
        .command(&["logout"])
        .env("CARTWRIGHT_SESSION", "/proc/self/fd/0")
        .stdin(std::fs::File::open(terminal.session()).unwrap())
        .output()
        .await
        .unwrap();
    let (code, text) = failed(output);
    assert_eq!(code, 1);
    assert!(text.contains("/proc/self/fd/0"), "{text}");
    // The platform has ended the session: the remaining file is useless.
    let output = terminal.command(&["whoami"]).output().await.unwrap();
    let (_, text) = failed(output);
    assert!(text.contains("member role"), "{text}");
}

#[tokio::test]
async fn a_refused_login_prints_the_reason() {
    let (terminal, port) = open().await;
    let login = Waiting::begin(&terminal, port).await;
    let back =
        format!("http://127.0.0.1:{port}/callback?error=access_denied&error_description=She+said%20no%1b%5B2J&state=s");
    Browser::default().open(&back).await.page();
    let (code, text) = failed(login.end().await);
    assert_eq!(code, 1);
    assert_eq!(
        text, "error: Missing code or _state (access_denied: She said no [2J)\n",
        "with no sign that steers the terminal"
    );
}
