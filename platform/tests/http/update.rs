//! Files of an older version of the platform: an update keeps the shop and its snapshots.

use crate::shop::*;
use crate::site::*;
use cartwright_platform::{Config, Keys};
use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;
use tempfile::TempDir;

/// When the shop was last in use: 2026-11-01T10:00:00Z.
const THEN: i64 = 1_793_527_200_000;

/// A shop as version 27 of the tables kept it, with the ids of what it has.
#[derive(Deserialize)]
struct OldShop {
    keys: Keys,
    product: String,
    member: String,
    v1_visitor: String,
    v1_checkout: String,
    v1_cart: String,
    v2_visitor: String,
    v2_cart: String,
    order: String,
}

impl OldShop {
    fn read() -> Self {
        serde_json::from_str(include_str!("../data/version-27/shop.json")).unwrap()
    }

    fn write(path: &Path) {
        let connection = Connection::open(path).unwrap();
        let flags = FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_UTF8;
        connection.create_scalar_function("folded", 1, flags, |context| context.get::<Option<String>>(0)).unwrap();
        connection.execute_batch(include_str!("../data/version-27/schema.sql")).unwrap();
        let empty = "PRAGMA foreign_keys = OFF; DELETE FROM order_counter; DELETE FROM category_tree";
        connection.execute_batch(empty).unwrap();
        connection.execute_batch(include_str!("../data/version-27/rows.sql")).unwrap();
        let invoice = "INSERT INTO invoices (id, order_number, position, body)
             SELECT 'old-invoice', max(number), 0, '{\"id\":\"old-invoice\"}' FROM orders";
        connection.execute_batch(invoice).unwrap();
        connection.pragma_update(None, "user_version", 27).unwrap();
    }

    fn config(&self, database: &Path) -> Config {
        Config {
            database: Some(database.to_owned()),
            keys: Some(self.keys.clone()),
            clock_stopped_at: Some(THEN),
            seed: cartwright_platform::Seed::Empty,
            ..Config::for_tests()
        }
    }

    /// The shop answers with everything that it had.
    async fn is_served_by(&self, site: &Site) {
        let found = async |path: &str, token: &str| {
            let (status, body) = site.get(path, token).await;
            assert_eq!(status, 200, "{path}: {body}");
            body
        };
        let owner = &self.keys.owner_key;
        let product = found(&format!("/stores/v3/products/{}", self.product), owner).await;
        assert_eq!(product["product"]["name"], "Old Mug");
        let member = found(&format!("/members/v1/members/{}?fieldsets=FULL", self.member), owner).await;
        assert_eq!(member["member"]["loginEmail"], "old@example.com");
        let order = found(&format!("/ecom/v1/orders/{}", self.order), owner).await;
        assert_eq!(order["order"]["priceSummary"]["total"]["amount"], "27.50");
        let invoices = found(&format!("/_platform/orders/{}/invoices", self.order), owner).await;
        let invoice = &invoices["invoices"][0];
        assert_eq!((&invoice["id"], &invoice["number"]), (&Value::from("old-invoice"), &Value::from(1)));
        let page = Browser::new().get(invoice["url"].as_str().unwrap()).await;
        assert!(page.text.contains("Invoice 1") && page.text.contains("Old Mug"), "{}", page.text);
        let cart = found(CURRENT, &self.v1_visitor).await;
        assert_eq!((&cart["cart"]["id"], lines(&cart["cart"])), (&Value::from(self.v1_cart.as_str()), 1));
        let checkout = found(&format!("/ecom/v1/checkouts/{}", self.v1_checkout), &self.v1_visitor).await;
        assert_eq!(checkout["checkout"]["priceSummary"]["subtotal"]["amount"], "25.00");
        let cart = found(&format!("/ecom/v2/carts/{}", self.v2_cart), &self.v2_visitor).await;
        assert_eq!((&cart["cart"]["customerInfo"]["firstName"], lines(&cart["cart"])), (&Value::from("Olga"), 1));
        let checkout = found(&format!("/ecom/v1/checkouts/{}", self.v2_cart), &self.v2_visitor).await;
        assert_eq!(checkout["checkout"]["buyerInfo"]["email"], "old@example.com");
    }
}

fn lines(cart: &Value) -> usize {
    cart["lineItems"].as_array().map_or(0, Vec::len)
}

#[tokio::test]
async fn a_database_of_an_older_version_is_migrated_without_loss() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("shop.db");
    OldShop::write(&database);
    let old = OldShop::read();
    let site = Site::start_with(old.config(&database)).await;
    old.is_served_by(&site).await;
}

#[tokio::test]
async fn a_snapshot_of_an_older_version_can_be_restored() {
    let folder = TempDir::new().unwrap();
    let old = OldShop::read();
    let database = folder.path().join("shop.db");
    let site = Site::start_with(old.config(&database)).await;
    let snapshots = folder.path().join("shop.db.snapshots");
    std::fs::create_dir_all(&snapshots).unwrap();
    OldShop::write(&snapshots.join("old.db"));
    let request = site.http.post(format!("{}/_test/snapshots", site.base));
    let answer = request.json(&serde_json::json!({ "restore": "old" })).send().await.unwrap();
    assert_eq!(answer.status(), 200, "{}", answer.text().await.unwrap());
    old.is_served_by(&site).await;
}
