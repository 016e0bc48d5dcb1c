//! What tests of carts have in common: rules, the demo shop's special items, totals, events.

use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

pub(crate) const CURRENT: &str = "/ecom/v1/carts/current";
pub(crate) const ADD: &str = "/ecom/v1/carts/current/add-to-cart";
pub(crate) const NEWER: &str = "/ecom/v2/carts/current";

impl Site {
    /// A site with one version of the catalog.
    pub(crate) async fn of_catalog(version: &str) -> Self {
        let site = Self::start().await;
        let settings = json!({ "catalog": version });
        let (status, body) = site.owner(Method::PATCH, "/_platform/site-settings", Some(settings)).await;
        assert_eq!(status, 200, "{body}");
        site
    }

    /// A call of the owner's with the key alone.
    pub(crate) async fn owner(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(body) = body {
            request = request.json(&body);
        }
        let request = request.header("authorization", &self.keys.owner_key).header("wix-site-id", &self.keys.site_id);
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    /// Sets one of the owner's rules.
    pub(crate) async fn rule(&self, kind: &str, id: &str, rule: Value) {
        let path = format!("/_platform/rules/{kind}/{id}");
        let (status, body) = self.owner(Method::PUT, &path, Some(rule.clone())).await;
        assert_eq!(status, 200, "{rule}: {body}");
    }

    /// One of the owner's rules.
    pub(crate) async fn rule_of(&self, kind: &str, id: &str) -> Value {
        let (status, body) = self.owner(Method::GET, &format!("/_platform/rules/{kind}/{id}"), None).await;
        assert_eq!(status, 200, "{body}");
        body["rule"].clone()
    }

    /// A token of the owner acting for somebody.
    pub(crate) fn acting_for(&self, token: &str) -> String {
        format!("{token},{}", self.keys.owner_key)
    }

    /// A product of the demo shop by its page's name.
    pub(crate) async fn product(&self, token: &str, slug: &str) -> Value {
        let found = self.products(token, json!({ "filter": { "slug": slug } })).await;
        found.first().unwrap_or_else(|| panic!("no product {slug}")).clone()
    }

    /// A line of a product with options.
    pub(crate) async fn line_of(&self, token: &str, slug: &str, quantity: i64, options: Value) -> Value {
        let product = self.product(token, slug).await;
        let mut line = line(&product, quantity);
        line["catalogReference"]["options"] = options;
        line
    }

    /// Adds lines and gives the cart.
    pub(crate) async fn add_lines(&self, token: &str, lines: Vec<Value>) -> Value {
        let (status, body) = self.post(ADD, token, json!({ "lineItems": lines })).await;
        assert_eq!(status, 200, "{body}");
        body["cart"].clone()
    }

    /// Changes the cart.
    pub(crate) async fn patch(&self, token: &str, body: Value) -> (u16, Value) {
        let (status, body) = self.call(Method::PATCH, CURRENT, Some(token), Some(body)).await;
        (status.as_u16(), body)
    }

    /// What the cart would cost.
    pub(crate) async fn estimate(&self, token: &str, body: Value) -> Value {
        let (status, body) = self.post("/ecom/v1/carts/current/estimate-totals", token, body).await;
        assert_eq!(status, 200, "{body}");
        body
    }

    /// Starts a checkout of the cart and gives its id.
    pub(crate) async fn start_checkout(&self, token: &str, body: Value) -> String {
        let (status, body) = self.post("/ecom/v1/carts/current/create-checkout", token, body).await;
        assert_eq!(status, 200, "{body}");
        body["checkoutId"].as_str().unwrap().to_owned()
    }

    /// Moves the platform's clock on, and lets it do what is due by then.
    pub(crate) async fn advance(&self, seconds: i64) {
        let request = self.http.post(format!("{}/_test/clock", self.base)).basic_auth("", Some(&self.keys.owner_key));
        let answer = request.json(&json!({ "advanceSeconds": seconds })).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        let done = self
            .http
            .post(format!("{}/_test/work", self.base))
            .basic_auth("", Some(&self.keys.owner_key))
            .send()
            .await
            .unwrap();
        assert_eq!(done.status(), 200);
    }

    /// The events of an entity, oldest first.
    pub(crate) async fn events_of(&self, entity: &str) -> Vec<Value> {
        let mut found = Vec::new();
        let mut after = 0;
        loop {
            let path = format!("/_platform/events?after={after}&limit=100");
            let (status, body) = self.owner(Method::GET, &path, None).await;
            assert_eq!(status, 200, "{body}");
            let page = body["events"].as_array().unwrap();
            let Some(last) = page.last() else {
                return found;
            };
            after = last["number"].as_i64().unwrap();
            found.extend(page.iter().filter(|event| event["entityFqdn"] == entity).cloned());
        }
    }

    /// A member of the demo shop, logged in by the owner, beginning as a visitor.
    pub(crate) async fn demo_member(&self, visitor: &str, email: &str) -> String {
        let (_, body) = self
            .owner(
                Method::POST,
                "/members/v1/members/query",
                Some(json!({ "query": { "filter": { "loginEmail": email } }, "fieldsets": ["FULL"] })),
            )
            .await;
        let id = body["members"][0]["id"].as_str().unwrap_or_else(|| panic!("{body}"));
        let grant = json!({ "grant_type": "authorized_client", "scope": "offline_access", "member_id": id });
        let (status, body) = self.post("/oauth2/token", &self.acting_for(visitor), grant).await;
        assert_eq!(status, 200, "{body}");
        tokens(&body).access
    }
}

/// The amount of a price.
pub(crate) fn amount(price: &Value) -> &str {
    price["amount"].as_str().unwrap_or_default()
}

/// The fields that a refusal names, each with its rule.
pub(crate) fn violations(body: &Value) -> Vec<(String, String)> {
    let listed = body["details"]["validationError"]["fieldViolations"].as_array();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let listed = listed.into_iter().flatten();
    listed.map(|one| (text(&one["field"]), text(&one["violatedRule"]))).collect()
}

/// The data of a refusal.
pub(crate) fn data(body: &Value) -> &Value {
    &body["details"]["applicationError"]["data"]
}
