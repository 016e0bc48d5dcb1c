//! The index of products beside the database it is of: read when it is first needed, and kept right by each commit.
//!
//! Reading it takes a while where there are many products. Whoever needs it waits; everyone else, who writes too, goes
//! on: what is changed meanwhile is noted and read once more before the index is shown.

use super::Index;
use crate::base::db::{Database, Follower, lock};
use crate::base::error::ApiError;
use rusqlite::Connection;
use std::sync::{Condvar, Mutex, PoisonError, RwLock, RwLockReadGuard, TryLockError};

/// The index, once it is there.
#[derive(Debug, Default)]
pub(crate) struct HeldIndex {
    state: Mutex<State>,
    /// Told whenever reading has ended, well or not.
    ended: Condvar,
    index: RwLock<Index>,
    /// Products that were changed while somebody searched: a commit waits for no search, and the next one reads them.
    behind: Mutex<Vec<i64>>,
}

#[derive(Debug, Default)]
enum State {
    #[default]
    Unread,
    /// Someone reads it. These products have changed since.
    Reading(Vec<i64>),
    Read,
}

impl HeldIndex {
    /// An index that has been read already.
    pub(crate) fn of(index: Index) -> Self {
        Self { state: Mutex::new(State::Read), index: RwLock::new(index), ..Self::default() }
    }

    /// Shows another index, that of the database which the writer has just been given.
    pub(crate) fn replace(&self, index: Index) {
        *self.index.write().unwrap_or_else(PoisonError::into_inner) = index;
        *lock(&self.state) = State::Read;
    }

    /// The index; the first to ask reads it, and others wait. The caller must not hold the writer.
    pub(crate) fn get(&self, database: &Database) -> Result<RwLockReadGuard<'_, Index>, ApiError> {
        self.get_by(database, Index::read)
    }

    fn get_by(
        &self,
        database: &Database,
        read: impl FnOnce(&Database) -> Result<Index, ApiError>,
    ) -> Result<RwLockReadGuard<'_, Index>, ApiError> {
        let mut state = lock(&self.state);
        loop {
            match &*state {
                State::Read => {
                    drop(state);
                    break;
                }
                State::Reading(_) => state = self.ended.wait(state).unwrap_or_else(PoisonError::into_inner),
                State::Unread => {
                    *state = State::Reading(Vec::new());
                    drop(state);
                    self.show(database, read)?;
                    break;
                }
            }
        }
        self.catch_up(database)?;
        Ok(self.index.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads the products that commits have left behind.
    fn catch_up(&self, database: &Database) -> Result<(), ApiError> {
        if lock(&self.behind).is_empty() {
            return Ok(());
        }
        let mut index = self.index.write().unwrap_or_else(PoisonError::into_inner);
        let products = std::mem::take(&mut *lock(&self.behind));
        let read = database.read(|connection| index.refresh(connection, &products));
        if read.is_err() {
            lock(&self.behind).extend(products);
        }
        read
    }

    fn show(
        &self,
        database: &Database,
        read: impl FnOnce(&Database) -> Result<Index, ApiError>,
    ) -> Result<(), ApiError> {
        let attempt = Attempt(self);
        let mut index = read(database)?;
        database.hold_writer(|writer| {
            let mut state = lock(&attempt.0.state);
            if let State::Reading(changed) = &*state {
                index.refresh(writer, changed)?;
            }
            lock(&attempt.0.behind).clear();
            *self.index.write().unwrap_or_else(PoisonError::into_inner) = index;
            *state = State::Read;
            Ok(())
        })
    }
}

impl Follower for HeldIndex {
    fn committed(&self, writer: &Connection, mut products: Vec<i64>) {
        let mut state = lock(&self.state);
        match &mut *state {
            State::Unread => return,
            State::Reading(changed) => {
                changed.append(&mut products);
                return;
            }
            State::Read => {}
        }
        let mut index = match self.index.try_write() {
            Ok(index) => index,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return lock(&self.behind).append(&mut products),
        };
        products.append(&mut lock(&self.behind));
        products.sort_unstable();
        products.dedup();
        if let Err(error) = index.refresh(writer, &products) {
            tracing::error!(%error, "the index of products could not follow a commit; it is read again");
            *state = State::Unread;
        }
    }
}

/// One time of reading. Where it fails, whoever needs the index next tries again.
struct Attempt<'a>(&'a HeldIndex);

impl Drop for Attempt<'_> {
    fn drop(&mut self) {
        let mut state = lock(&self.0.state);
        if matches!(*state, State::Reading(_)) {
            *state = State::Unread;
        }
        drop(state);
        self.0.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use crate::base::config::{Config, Seed};
    use crate::base::db::Database;
    use crate::base::error::ApiError;
    use crate::base::search::Index;
    use crate::run::compose::Platform;
    use axum::body::{Body, to_bytes};
    use axum::http::{Method, Request, header};
    use serde_json::{Value, json};
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
            let config =
                Config { database: Some(folder.path().join("shop.db")), seed: Seed::Demo, ..Config::default() };
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
    async fn a_commit_waits_for_no_search_and_the_next_search_finds_it() {
        let shop = Shop::open();
        let token = shop.visitor().await;
        let owner = shop.platform.keys().owner_key.clone();
        let renamed = shop.products("1").swap_remove(0);
        let (reached, is_reached) = mpsc::channel();
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let searching = shop.platform.clone();
        let slow = std::thread::spawn(move || {
            let shop = searching.shop();
            let index = shop.index.get(&shop.db).unwrap();
            reached.send(()).unwrap();
            may_go_on.recv().unwrap();
            drop(index);
        });
        is_reached.recv().unwrap();
        let path = format!("/stores/v3/products/{renamed}");
        let known = shop.call(Method::GET, &path, &token, json!({})).await;
        let change = json!({ "product": {
            "id": renamed, "revision": known["product"]["revision"], "name": "Zebrawood Stool",
        }});
        shop.call(Method::PATCH, &path, &owner, change).await;
        assert!(!slow.is_finished(), "the search goes on");
        go_on.send(()).unwrap();
        slow.join().unwrap();
        let search = json!({ "search": { "search": { "expression": "zebrawood" } } });
        let found = shop.call(Method::POST, "/stores/v3/products/search", &token, search).await;
        assert_eq!(found["products"][0]["id"], json!(renamed));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_needs_no_index_goes_on_while_it_is_read_and_loses_nothing() {
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
            shop.index.get_by(&shop.db, slowly).map(drop)
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
        // Lists answer right only once they have waited for the index, which is not there before.
        let (found, whole, cart) = tokio::join!(search, whole, meanwhile);
        assert!(cart["cart"]["id"].is_string());
        let names: Vec<&Value> = found["products"].as_array().unwrap().iter().map(|product| &product["name"]).collect();
        assert_eq!(names, ["Zebrawood Tray", "Zebrawood Stool"]);
        assert_eq!(whole["count"], count, "one is gone, one is new");
        reader.join().unwrap().unwrap();
    }

    #[test]
    fn a_commit_that_the_index_cannot_follow_stands_and_the_index_is_read_again() {
        let shop = Shop::open();
        let (db, index) = (&shop.platform.shop().db, &shop.platform.shop().index);
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
    fn where_reading_fails_the_next_one_tries_again() {
        let shop = Shop::open();
        let (db, index) = (&shop.platform.shop().db, &shop.platform.shop().index);
        let failed = index.get_by(db, |_| Err(ApiError::Internal("torn".to_owned())));
        assert!(failed.is_err());
        let broken = std::panic::AssertUnwindSafe(|| index.get_by(db, |_| panic!("torn")).map(drop));
        assert!(std::panic::catch_unwind(broken).is_err());
        assert!(!index.get(db).unwrap().all().is_empty());
        let again = index.get_by(db, |_| panic!("it is there already"));
        assert!(!again.unwrap().all().is_empty());
    }
}
