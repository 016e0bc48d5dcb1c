//! What was acknowledged is kept, whatever happens.

use crate::sampling::cases_at_length;
use crate::site::*;
use cartwright_platform::{Config, Platform};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use tokio::{net::TcpListener, task::JoinSet};

struct Server {
    process: Child,
    base: String,
    /// The printed owner's key, or the file that has it.
    owner_key: String,
}

impl Server {
    fn start(database: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_cartwright-platform"))
            .args(["serve", "--port", "0", "--seed", "demo", "--db"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        let base = first.rsplit(' ').next().unwrap().to_owned();
        let owner_key = lines.by_ref().map(Result::unwrap).find(|line| line.contains("owner key")).unwrap();
        let owner_key = owner_key.trim().trim_start_matches("owner key").trim().to_owned();
        // The rest must be read, or the server waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, base, owner_key }
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

async fn visitor(http: &reqwest::Client, base: &str, client_id: &Value) -> String {
    let body: Value = http
        .post(format!("{base}/oauth2/token"))
        .json(&json!({ "clientId": client_id, "grantType": "anonymous" }))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    tokens(&body).access
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_platform_leaves_the_whole_shop_in_one_database_file() {
    let directory = tempfile::tempdir().unwrap();
    let config = |name: &str| Config { database: Some(directory.path().join(name)), ..Config::for_tests() };
    let platform = Platform::open(config("shop.db")).unwrap();
    let keys = platform.keys().clone();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(async move { platform.serve(listener, async { stopped.await.unwrap() }).await });
    let brand = client().post(format!("{base}/stores/v3/brands")).header("authorization", &keys.owner_key);
    let brand = brand.header("wix-site-id", &keys.site_id).json(&json!({ "brand": { "name": "Late" } }));
    assert_eq!(brand.send().await.unwrap().status(), 200);
    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
    let log = std::fs::metadata(directory.path().join("shop.db-wal")).map(|file| file.len());
    assert_eq!(log.unwrap_or_default(), 0);
    let copy = directory.path().join("copy.db");
    std::fs::copy(directory.path().join("shop.db"), &copy).unwrap();
    let brands = rusqlite::Connection::open(copy).unwrap();
    let found: i64 =
        brands.query_row("SELECT count(*) FROM catalog_entities WHERE name = 'Late'", [], |row| row.get(0)).unwrap();
    assert_eq!(found, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_adds_survive_a_kill() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let server = Server::start(&database);
    let keys: Value =
        serde_json::from_str(&std::fs::read_to_string(directory.path().join("shop.db.keys.json")).unwrap()).unwrap();
    let http = client();
    let token = Arc::new(visitor(&http, &server.base, &keys["clientId"]).await);
    let products: Value = http
        .post(format!("{}/stores-reader/v1/products/query-platformized", server.base))
        .header("authorization", token.as_str())
        .json(&json!({ "query": { "filter": { "productType": "physical" }, "paging": { "limit": 10 } } }))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let mut products = products["products"].as_array().unwrap().iter();
    let product = products.find(|product| product["productOptions"] == json!([])).unwrap();
    let body = Arc::new(json!({ "lineItems": [line(product, 1)] }));

    let (sent, acknowledged_first) = cases_at_length().map_or((80, 25), |_| (200, 60));
    let mut adds = JoinSet::new();
    for _ in 0..sent {
        let (http, token, body) = (http.clone(), Arc::clone(&token), Arc::clone(&body));
        let url = format!("{}/ecom/v1/carts/current/add-to-cart", server.base);
        adds.spawn(async move {
            let request = http.post(url).header("authorization", token.as_str()).json(&*body);
            request.send().await.is_ok_and(|response| response.status() == 200)
        });
    }
    let mut acknowledged = 0;
    while acknowledged < acknowledged_first {
        let ended = adds.join_next().await.unwrap();
        assert!(ended.unwrap(), "a running platform takes every add");
        acknowledged += 1;
    }
    server.kill();
    while let Some(ended) = adds.join_next().await {
        acknowledged += usize::from(ended.unwrap());
    }

    let server = Server::start(&database);
    let cart: Value = http
        .get(format!("{}/ecom/v1/carts/current", server.base))
        .header("authorization", token.as_str())
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let kept = usize::try_from(cart["cart"]["lineItems"][0]["quantity"].as_i64().unwrap()).unwrap();
    assert!(kept >= acknowledged, "{acknowledged} were acknowledged, {kept} are there");
    assert!(kept <= sent);
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_import_next_to_a_running_server_goes_through_the_server() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let server = Server::start(&database);
    let http = client();
    let keys = std::fs::read_to_string(directory.path().join("shop.db.keys.json")).unwrap();
    let keys: Value = serde_json::from_str(&keys).unwrap();
    let as_owner = async |request: reqwest::RequestBuilder| -> Value {
        let request = request.header("authorization", keys["ownerKey"].as_str().unwrap());
        let request = request.header("wix-site-id", keys["siteId"].as_str().unwrap());
        request.send().await.unwrap().json().await.unwrap()
    };
    let search = async || {
        let search = json!({ "search": { "search": { "expression": "zephyr" } } });
        as_owner(http.post(format!("{}/stores/v3/products/search", server.base)).json(&search)).await
    };
    // The index and the vocabulary are in memory before the import.
    assert_eq!(search().await["products"], json!([]));
    // More products than a page of the search has; in the slow check more than a batch of the import.
    let count = cases_at_length().map_or(130, |_| 1200);
    let list = directory.path().join("goods.csv");
    let mut rows = String::from("slug,name,price\n");
    for number in 0..count {
        rows.push_str(&format!("kite-{number},Zephyr Kite {number},12\n"));
    }
    rows.push_str("nameless,,12\n");
    std::fs::write(&list, &rows).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cartwright-platform"));
        command.args(arguments).arg("--db").arg(&database).output().unwrap()
    };
    let output = run(&["import", "--dry-run", list.to_str().unwrap()]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(&format!("A dry run, nothing is written: {count} products are new, 0 change")), "{text}");
    assert!(text.contains("  line 2, kite-0: new, 1 variant\n"), "{text}");
    assert_eq!(search().await["products"], json!([]));
    let output = run(&["import", list.to_str().unwrap()]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(&format!("is served at {}", server.base)), "{text}");
    assert!(text.contains(&format!("{count} products created, 0 changed.")), "{text}");
    assert!(text.contains(&format!("  line {}, nameless: ", count + 2)), "{text}");
    let found = search().await;
    assert_eq!(found["pagingMetadata"]["count"], 100, "{found}");
    let events = as_owner(http.get(format!("{}/_platform/events?limit=1", server.base))).await;
    assert_eq!(events["events"][0]["slug"], "created", "{events}");

    let output = run(&["serve", "--port", "0"]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("is served by another platform"), "{text}");
    server.kill();
    // The address of a server that is gone is nobody's.
    std::fs::write(&list, rows.replace(",12\n", ",13\n")).unwrap();
    let output = run(&["import", "--dry-run", list.to_str().unwrap()]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("  line 2, kite-0: price: 12.00 → 13.00\n"), "{text}");
    let output = run(&["import", list.to_str().unwrap()]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(&format!("0 products created, {count} changed.")), "{text}");
}

#[cfg(unix)]
#[test]
fn secret_files_are_private_and_the_owner_key_is_printed_on_first_start_only() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let server = Server::start(&database);
    assert!(server.owner_key.starts_with("CW."), "{}", server.owner_key);
    for entry in std::fs::read_dir(directory.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o077;
        assert_eq!(mode, 0, "{:?} is open to others", entry.path());
    }
    server.kill();
    let server = Server::start(&database);
    assert_eq!(server.owner_key, format!("in {}.keys.json", database.display()));
    server.kill();
}

#[test]
fn a_server_that_cannot_start_prints_the_reason_in_a_sentence() {
    let directory = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_cartwright-platform")).arg("serve").args(arguments).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let damaged = directory.path().join("damaged.db");
    std::fs::write(&damaged, "this is not a database, though long enough to be looked at".repeat(40)).unwrap();
    let text = run(&["--port", "0", "--db", damaged.to_str().unwrap()]);
    assert!(text.contains("is damaged, or is not a database."), "{text}");
    let nowhere = directory.path().join("no/such/place.db");
    let text = run(&["--port", "0", "--db", nowhere.to_str().unwrap()]);
    assert!(text.contains("cannot be written."), "{text}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let text = run(&["--port", &port, "--memory"]);
    assert_eq!(text, format!("Port {port} is taken; choose another with --port.\n"));
}
