//! The product index during concurrent reads and writes.

use crate::compose::Platform;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, header};
use base::config::{Config, Seed};
use base::db::Database;
use base::error::ApiError;
use serde_json::{Value, json};
use shop::catalog::search::{self, Index, LiveIndex};
use std::sync::mpsc;
use tempfile::TempDir;
use tower::ServiceExt as _;

struct Shop {
    platform: Platform,
    _folder: TempDir,
}

impl Shop {
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { database: Some(folder.path().join("shop.db")), seed: Seed::Demo, ..Config::default() };
        Self { platform: Platform::open(config).unwrap(), _folder: folder }
    }

    async fn call(&self, method: Method, path: &str, token: &str, body: Value) -> Value {
        let keys = self.platform.keys();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::AUTHORIZATION, token)
            .header(header::CONTENT_TYPE, "application/json")
            .header("wix-site-id", &keys.site_id)
            .body(Body::from(body.to_string()))
            .unwrap();
        let answer = self.platform.router().oneshot(request).await.unwrap();
        let status = answer.status();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        let body = serde_json::from_slice(&body).unwrap();
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    async fn visitor(&self) -> String {
        let grant = json!({ "clientId": self.platform.keys().client_id, "grantType": "anonymous" });
        let tokens = self.call(Method::POST, "/oauth2/token", "", grant).await;
        tokens["access_token"].as_str().unwrap().to_owned()
    }

    /// The ids of products that meet a condition.
    fn products(&self, condition: &str) -> Vec<String> {
        let ids = self.platform.shop().db.read(|connection| {
            let sql = format!("SELECT id FROM products WHERE visible AND {condition} ORDER BY numeric_id");
            let mut statement = connection.prepare(&sql)?;
            let ids = statement.query_map([], |row| row.get(0))?;
            Ok(ids.collect::<rusqlite::Result<_>>()?)
        });
        ids.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_keeps_its_index_snapshot_during_commits_and_other_searches() {
    let shop = Shop::open();
    let token = shop.visitor().await;
    let owner = shop.platform.keys().owner_key.clone();
    let renamed = shop.products("1").swap_remove(0);
    let begun = search::index_of(shop.platform.shop()).unwrap();
    let path = format!("/stores/v3/products/{renamed}");
    let known = shop.call(Method::GET, &path, &token, json!({})).await;
    let change = json!({ "product": {
        "id": renamed, "revision": known["product"]["revision"], "name": "Zebrawood Stool",
    }});
    shop.call(Method::PATCH, &path, &owner, change).await;
    let search = json!({ "search": { "search": { "expression": "zebrawood" } } });
    let found = shop.call(Method::POST, "/stores/v3/products/search", &token, search).await;
    assert_eq!(found["products"][0]["id"], json!(renamed));
    assert!(begun.named("zebrawood").is_empty());
    let now = search::index_of(shop.platform.shop()).unwrap();
    assert_eq!(now.named("zebrawood").len(), 1);
    assert_eq!(now.all(), begun.all());
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_during_an_index_rebuild_do_not_wait_and_are_included() {
    let shop = Shop::open();
    let count = shop.products("1").len();
    let simple = "inventory_status = 'IN_STOCK' AND product_type = 'physical'
        AND numeric_id NOT IN (SELECT product FROM product_choices)";
    let ids = shop.products(simple);
    let [removed, renamed, bought, ..] = ids.as_slice() else {
        panic!("the demo shop has simple products");
    };
    let (reached, is_reached) = mpsc::channel();
    let (go_on, may_go_on) = mpsc::channel();
    let reading = shop.platform.clone();
    let reader = std::thread::spawn(move || {
        let slowly = |database: &Database| {
            let index = Index::read(database)?;
            reached.send(()).unwrap();
            may_go_on.recv().unwrap();
            Ok(index)
        };
        let shop = reading.shop();
        shop.states.of::<LiveIndex>().get_by(&shop.db, slowly).map(drop)
    });
    is_reached.recv().unwrap();

    let token = shop.visitor().await;
    let owner = shop.platform.keys().owner_key.clone();
    let search = json!({ "search": { "search": { "expression": "zebrawood" } } });
    let search = shop.call(Method::POST, "/stores/v3/products/search", &token, search);
    let whole = shop.call(Method::POST, "/stores/v3/products/count", &token, json!({ "filter": {} }));
    let meanwhile = async {
        let path = format!("/stores/v3/products/{renamed}");
        let known = shop.call(Method::GET, &path, &token, json!({})).await;
        let path = format!("/stores/v3/products/{removed}");
        shop.call(Method::DELETE, &path, &owner, json!({})).await;
        let change = json!({ "product": {
            "id": renamed, "revision": known["product"]["revision"], "name": "Zebrawood Stool",
        }});
        let path = format!("/stores/v3/products/{renamed}");
        shop.call(Method::PATCH, &path, &owner, change).await;
        let product = json!({ "product": {
            "name": "Zebrawood Tray", "productType": "PHYSICAL", "physicalProperties": {},
            "variantsInfo": { "variants": [{ "price": { "actualPrice": { "amount": "12.00" } } }] },
        }});
        shop.call(Method::POST, "/stores/v3/products", &owner, product).await;
        let line = json!({ "lineItems": [{ "quantity": 1, "catalogReference": {
            "appId": "215238eb-22a5-4c36-9e7b-e7c08025e04e", "catalogItemId": bought,
        }}]});
        let cart = shop.call(Method::POST, "/ecom/v1/carts/current/add-to-cart", &token, line).await;
        assert!(!reader.is_finished());
        go_on.send(()).unwrap();
        cart
    };
    // Lists are correct only if they waited for the index, which is not built before.
    let (found, whole, cart) = tokio::join!(search, whole, meanwhile);
    assert!(cart["cart"]["id"].is_string());
    let names: Vec<&Value> = found["products"].as_array().unwrap().iter().map(|product| &product["name"]).collect();
    assert_eq!(names, ["Zebrawood Tray", "Zebrawood Stool"]);
    assert_eq!(whole["count"], count, "one is gone, one is new");
    reader.join().unwrap().unwrap();
}

#[test]
fn a_commit_whose_index_update_fails_stands_and_the_index_is_rebuilt() {
    let shop = Shop::open();
    let db = &shop.platform.shop().db;
    let index = shop.platform.shop().states.of::<LiveIndex>();
    let count = index.get(db).unwrap().all().len();
    let commits = db.commits();
    let rename = |from: &str, to: &str| format!("ALTER TABLE {from} RENAME TO {to}");
    let broken = db.write(|transaction| {
        transaction.execute("DELETE FROM products WHERE numeric_id = 1", [])?;
        Ok(transaction.execute_batch(&rename("product_choices", "lost_choices"))?)
    });
    assert!(broken.is_ok());
    assert_eq!(db.commits(), commits + 1);
    db.write(|transaction| Ok(transaction.execute_batch(&rename("lost_choices", "product_choices"))?)).unwrap();
    assert_eq!(index.get(db).unwrap().all().len(), count - 1);
}

#[test]
fn a_failed_index_build_is_retried_by_the_next_search() {
    let shop = Shop::open();
    let db = &shop.platform.shop().db;
    let index = shop.platform.shop().states.of::<LiveIndex>();
    let failed = index.get_by(db, |_| Err(ApiError::Internal("torn".to_owned())));
    assert!(failed.is_err());
    let broken = std::panic::AssertUnwindSafe(|| index.get_by(db, |_| panic!("torn")).map(drop));
    assert!(std::panic::catch_unwind(broken).is_err());
    assert!(!index.get(db).unwrap().all().is_empty());
    let again = index.get_by(db, |_| panic!("it is there already"));
    assert!(!again.unwrap().all().is_empty());
}
