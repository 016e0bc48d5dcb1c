//! The program as it is run, against a platform on this machine.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

use cartwright_contract::commerce::order;
use cartwright_contract::{Browser, PASSWORD, Site};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Output, Stdio};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

/// A shop, and a folder that keeps one person's session.
struct Terminal {
    site: Site,
    folder: TempDir,
}

impl Terminal {
    async fn open() -> Self {
        Self::at(Site::start().await)
    }

    fn at(site: Site) -> Self {
        Self {
            site,
            folder: TempDir::new().unwrap(),
        }
    }

    fn session(&self) -> PathBuf {
        self.folder.path().join("session.json")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cartwright"));
        command
            .args(arguments)
            .env_clear()
            .env("CARTWRIGHT_HOST", &self.site.url)
            .env("CARTWRIGHT_CLIENT_ID", &self.site.client_id)
            .env("CARTWRIGHT_SESSION", self.session())
            .kill_on_drop(true);
        command
    }

    async fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().await.unwrap()
    }

    /// What a command that succeeds prints.
    async fn text(&self, arguments: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.run(arguments).await;
        assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8(stdout).unwrap()
    }

    async fn json(&self, arguments: &[&str]) -> Value {
        serde_json::from_str(&self.text(&[arguments, &["--json"]].concat()).await).unwrap()
    }

    /// The exit code of a command that fails, and what it says.
    async fn failure(&self, arguments: &[&str]) -> (i32, String) {
        let Output { status, stdout, stderr } = self.run(arguments).await;
        assert_eq!(String::from_utf8(stdout).unwrap(), "", "a failure prints no answer");
        (status.code().unwrap(), String::from_utf8(stderr).unwrap())
    }

    /// What a command of the owner prints.
    async fn owners_json(&self, arguments: &[&str]) -> Value {
        let answer = self
            .command(&[arguments, &["--json"]].concat())
            .env("CARTWRIGHT_API_KEY", self.site.owner_key().expose())
            .env("CARTWRIGHT_SITE_ID", self.site.site_id())
            .output()
            .await
            .unwrap();
        assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
        serde_json::from_slice(&answer.stdout).unwrap()
    }
}

#[tokio::test]
async fn products_are_listed_searched_and_shown() {
    let terminal = Terminal::open().await;
    let all = terminal.json(&["products", "list", "--all"]).await;
    assert!(all.as_array().unwrap().len() > 20, "{all}");
    let few = terminal.json(&["products", "list", "--limit", "3"]).await;
    assert_eq!(few.as_array().unwrap(), &all.as_array().unwrap()[..3]);

    let product = &all[0];
    let word = product["name"].as_str().unwrap().split(' ').next_back().unwrap();
    let found = terminal.json(&["products", "search", word]).await;
    assert!(found.as_array().unwrap().contains(product), "{found}");

    let slug = product["slug"].as_str().unwrap();
    assert_eq!(&terminal.json(&["products", "show", slug]).await, product);
    assert_eq!(
        &terminal
            .json(&["products", "show", product["id"].as_str().unwrap()])
            .await,
        product
    );
    let table = terminal.text(&["products", "list"]).await;
    assert!(table.starts_with(" NAME") && table.contains(slug), "{table}");
}

#[tokio::test]
async fn the_cart_lasts_from_one_command_to_the_next() {
    let terminal = Terminal::open().await;
    assert_eq!(terminal.json(&["cart", "show"]).await, serde_json::json!([]));
    let products = terminal.json(&["products", "list", "--all"]).await;
    let of_options = |count: usize| {
        let fits =
            |product: &&Value| product["options"].as_array().unwrap().len() == count && product["inStock"] == true;
        products.as_array().unwrap().iter().find(fits).unwrap()
    };
    let (plain, optioned) = (of_options(0), of_options(1));

    let slug = optioned["slug"].as_str().unwrap();
    let (code, text) = terminal.failure(&["cart", "add", slug]).await;
    let option = &optioned["options"][0];
    assert_eq!(code, 2);
    assert!(text.contains(option["name"].as_str().unwrap()), "{text}");

    terminal
        .json(&["cart", "add", plain["slug"].as_str().unwrap(), "-q", "2"])
        .await;
    let choice = format!(
        "{}={}",
        option["name"].as_str().unwrap(),
        option["choices"][0].as_str().unwrap()
    );
    let both = terminal.json(&["cart", "add", slug, "--choice", &choice]).await;
    assert_eq!(both.as_array().unwrap().len(), 2, "{both}");
    let set = terminal.json(&["cart", "set", "1", "3"]).await;
    assert_eq!(set[0]["quantity"], 3);
    let left = terminal.json(&["cart", "remove", "2"]).await;
    assert_eq!(left.as_array().unwrap().len(), 1);
    assert_eq!(terminal.json(&["cart", "show"]).await, left);
    assert_eq!(terminal.failure(&["cart", "remove", "9"]).await.0, 2);

    let checkout = terminal.json(&["cart", "checkout"]).await;
    let page = Browser::default().open(checkout["url"].as_str().unwrap()).await.page();
    assert!(page.html.contains(plain["name"].as_str().unwrap()), "{}", page.html);
}

#[tokio::test]
async fn a_member_logs_in_by_the_browser_and_out() {
    let port = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port();
    let site = Site::start_allowing(vec![format!("http://127.0.0.1:{port}/callback")]).await;
    let email = "ada@example.com";
    site.member(email).await;
    let terminal = Terminal::at(site);
    assert_eq!(terminal.text(&["whoami"]).await, "Nobody is signed in.\n");

    let mut login = terminal
        .command(&["login", "--no-browser", "--port", &port.to_string(), "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(login.stderr.take().unwrap()).lines();
    let url = loop {
        let line = told.next_line().await.unwrap().unwrap();
        if line.starts_with("http") {
            break line;
        }
    };
    let browser = Browser::default();
    let page = browser.open(&url).await.page();
    let back = browser
        .submit(&page, &[("email", email), ("password", PASSWORD)])
        .await
        .outside();
    assert!(
        browser
            .open(&back)
            .await
            .page()
            .html
            .contains("go back to the terminal")
    );
    let done = login.wait_with_output().await.unwrap();
    let me: Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(me["email"], email);

    assert_eq!(terminal.json(&["whoami"]).await, me);
    assert_eq!(terminal.json(&["orders", "list"]).await, serde_json::json!([]));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(terminal.session()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only its owner reads the session");
    }
    terminal.text(&["logout"]).await;
    assert_eq!(terminal.text(&["whoami"]).await, "Nobody is signed in.\n");
}

#[tokio::test]
async fn the_owner_reads_members_and_orders() {
    let terminal = Terminal::open().await;
    let email = "grace@example.com";
    let member = terminal.site.member(email).await;
    let placed = order(&member, 2).await;
    let (code, text) = terminal.failure(&["members", "list"]).await;
    assert_eq!(code, 2);
    assert!(text.contains("CARTWRIGHT_API_KEY"), "{text}");

    let members = terminal.owners_json(&["members", "list", "--all"]).await;
    let is_hers = |found: &&Value| found["email"] == email;
    let found = members.as_array().unwrap().iter().find(is_hers).unwrap();
    let id = found["id"].as_str().unwrap();
    assert_eq!(&terminal.owners_json(&["members", "show", id]).await, found);

    let paid = terminal.owners_json(&["orders", "list", "--payment", "paid"]).await;
    let newest = &paid[0];
    let id = placed.id.unwrap();
    assert_eq!(newest["id"], id.as_str(), "{paid}");
    assert!(newest["items"][0].as_str().unwrap().starts_with("2 × "), "{newest}");
    assert_eq!(&terminal.owners_json(&["orders", "show", &id]).await, newest);
    let unpaid = terminal.owners_json(&["orders", "list", "--payment", "not_paid"]).await;
    assert!(!unpaid.as_array().unwrap().contains(newest));
}

#[tokio::test]
async fn what_goes_wrong_is_said_with_what_to_do() {
    let terminal = Terminal::open().await;
    let (code, text) = terminal.failure(&["products", "show", "no-such-thing"]).await;
    assert_eq!(
        (code, text.as_str()),
        (2, "error: there is no product \"no-such-thing\"\n")
    );
    let (_, text) = terminal.failure(&["cart", "coupon", "NOPE"]).await;
    assert!(text.starts_with("error: "), "{text}");
    let (_, text) = terminal
        .failure(&["--host", "http://127.0.0.1:9", "products", "list"])
        .await;
    assert!(text.contains("is the platform running"), "{text}");
    let usage = terminal.run(&["cart", "add", "mug", "-q", "0"]).await;
    assert_eq!(usage.status.code(), Some(2));
}
