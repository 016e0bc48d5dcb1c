//! Every field of every call on carts and checkouts, sent by a buyer: what is not the buyer's to choose changes no sum.

use crate::sampling::sample;
use crate::shop::CURRENT;
use crate::site::*;
use cartwright::row::{Access, Method as RowMethod, Row};
use cartwright::{ENDPOINTS, Origin};
use reqwest::Method;
use serde_json::{Map, Value, json};

/// The contract's bounds of requests.
use cartwright_contract::BOUNDS;
/// Calls that leave the current cart as it is, or replace it.
const KEEPING: [&str; 4] =
    ["cart.estimate_totals", "cart.create_checkout", "checkout.create", "current_cart_v2.create"];
/// Fields that a buyer may choose, by name: they may change the sums.
const BUYERS: &[&str] = &[
    "quantity",
    "couponCode",
    "coupons",
    "giftCardCode",
    "giftCardRedeemAmount",
    "giftCards",
    "catalogReference",
    "options",
    "address",
    "shippingAddress",
    "billingAddress",
    "selectedShippingOption",
    "selectedMembership",
    "selectedMemberships",
    "memberships",
    "membershipOptions",
    "membershipPayment",
    "selectedCarrierServiceOption",
    "deliveryMethod",
    "country",
    "subdivision",
    "city",
    "postalCode",
    "id",
    "serviceProperties",
    "cartFieldMask",
    "lineItemId",
    "deliveryInfo",
    "shippingDestination",
    "calculateTax",
    "calculateShipping",
    "calculateAdditionalFees",
];

struct Walk<'a> {
    shared: &'a Value,
    enums: &'a Value,
}

impl Walk<'_> {
    /// The fields of a rule, its shared entity's included.
    fn fields(&self, rule: &Value) -> Map<String, Value> {
        let mut fields = Map::new();
        if let Some(name) = rule["shared"].as_str() {
            fields = self.shared[name]["fields"].as_object().cloned().unwrap_or_default();
        }
        for (name, over) in rule["fields"].as_object().into_iter().flatten() {
            fields.entry(name.clone()).or_insert(over.clone());
        }
        fields
    }

    /// Values that could move a sum.
    fn hostile(&self, rule: &Value) -> Vec<Value> {
        if let Some(name) = rule["enum"].as_str() {
            let members = self.enums[name].as_array().unwrap();
            return members.iter().take(6).cloned().collect();
        }
        match rule["type"].as_str() {
            Some("boolean") => vec![json!(true), json!(false)],
            Some("decimal" | "int64") => vec![json!("0.01")],
            Some("number" | "float") => vec![json!(1)],
            Some("timestamp") => vec![json!("2030-01-01T00:00:00Z")],
            Some("json") => vec![json!({ "price": "0.01", "amount": "0.01" })],
            _ => match rule["format"].as_str() {
                Some("GUID") => vec![json!("11111111-1111-4111-8111-111111111111")],
                Some("CURRENCY") => vec![json!("EUR")],
                Some("WEB_URL") => vec![json!("https://evil.example")],
                Some("DECIMAL_VALUE") => vec![json!("0.01")],
                _ => vec![json!("x")],
            },
        }
    }

    /// All payloads with one hostile value, by path. Entities are followed once on each way.
    fn payloads(&self, rule: &Value, depth: usize, found: &mut Vec<(String, Value)>) {
        if depth > 6 {
            return;
        }
        for (name, field) in self.fields(rule) {
            if BUYERS.contains(&name.as_str()) {
                continue;
            }
            let mut inner = Vec::new();
            if field.get("items").is_some() || field.get("values").is_some() {
                let items = field.get("items").or(field.get("values")).unwrap();
                let is_map = field.get("values").is_some();
                self.value(items, depth, &mut inner);
                let wrapped = |value: Value| {
                    if is_map { json!({ "entry": value }) } else { json!([value]) }
                };
                inner = inner.into_iter().map(|(path, value)| (path, wrapped(value))).collect();
            } else {
                self.value(&field, depth, &mut inner);
            }
            for (path, value) in inner {
                let path = if path.is_empty() { name.clone() } else { format!("{name}.{path}") };
                found.push((path, json!({ name.clone(): value })));
            }
        }
    }

    fn value(&self, rule: &Value, depth: usize, found: &mut Vec<(String, Value)>) {
        if rule.get("shared").is_some() || rule.get("fields").is_some() || rule["type"] == "object" {
            self.payloads(rule, depth + 1, found);
        } else {
            found.extend(self.hostile(rule).into_iter().map(|value| (String::new(), value)));
        }
    }
}

/// Lays one object over another.
fn merge(base: &mut Value, over: &Value) {
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (name, value) in over {
                merge(base.entry(name.clone()).or_insert(Value::Null), value);
            }
        }
        (Value::Array(base), Value::Array(over)) if base.len() == 1 && over.len() == 1 => merge(&mut base[0], &over[0]),
        (base, over) => *base = over.clone(),
    }
}

/// The sums of an answer or a checkout.
fn sums(body: &Value) -> Value {
    json!([body["priceSummary"], body["taxSummary"], body["payNow"], body["additionalFees"]])
}

/// A place without tax.
fn abroad() -> Value {
    json!({ "country": "AE", "city": "Dubai", "addressLine": "1 Road" })
}

/// A buyer of one plate, which goes to New York and is billed to a place without tax.
struct Buyer<'a> {
    site: &'a Site,
    token: String,
    line: Value,
    address: Value,
}

impl Buyer<'_> {
    async fn ask(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let (status, body) = self.site.call(method, path, Some(&self.token), Some(body)).await;
        (status.as_u16(), body)
    }

    async fn fill(&self) {
        self.site.call(Method::DELETE, CURRENT, Some(&self.token), None).await;
        let cart =
            json!({ "deliveryInfo": { "address": self.address }, "paymentInfo": { "billingAddress": abroad() } });
        let new = json!({ "cart": cart, "catalogItems": [self.line] });
        let (status, body) = self.ask(Method::POST, "/ecom/v2/carts/current", new).await;
        assert_eq!(status, 200, "{body}");
    }

    async fn start_checkout(&self) -> String {
        let (_, body) =
            self.ask(Method::POST, &format!("{CURRENT}/create-checkout"), json!({ "channelType": "WEB" })).await;
        body["checkoutId"].as_str().unwrap().to_owned()
    }

    /// The smallest payload of a call.
    fn plain(&self, id: &str, line_id: &Value) -> Value {
        let info = json!({
            "shippingInfo": { "shippingDestination": { "address": self.address } },
            "billingInfo": { "address": abroad() },
        });
        match id {
            "cart.add_to_current" | "checkout.add_to_checkout" => json!({ "lineItems": [self.line] }),
            "cart.update_current" => {
                json!({ "cartInfo": { "contactInfo": { "address": self.address } }, "lineItems": [self.line] })
            }
            "checkout.create" => json!({ "channelType": "WEB", "lineItems": [self.line], "checkoutInfo": info }),
            "checkout.update" => json!({ "checkout": info, "lineItems": [self.line] }),
            "cart.create_checkout" => json!({ "channelType": "WEB" }),
            "current_cart_v2.create" => {
                json!({ "catalogItems": [self.line], "cart": { "deliveryInfo": { "address": self.address } } })
            }
            "current_cart_v2.add_line_items" => json!({ "catalogItems": [self.line] }),
            "current_cart_v2.update_line_items" => json!({ "lineItems": [{ "lineItemId": line_id, "quantity": 2 }] }),
            _ => json!({}),
        }
    }

    /// Makes a call with a field laid over its plain payload, and gives the sums that follow; none if it is refused.
    async fn sums_after(&self, row: &Row<'_>, over: &Value) -> Option<Value> {
        let checkout = if row.path.contains("{id}") || row.path.contains("{checkout.id}") {
            self.start_checkout().await
        } else {
            String::new()
        };
        let (_, cart) = self.ask(Method::GET, CURRENT, json!({})).await;
        let mut body = self.plain(row.id, &cart["cart"]["lineItems"][0]["id"]);
        merge(&mut body, over);
        let path = [Origin::Api.prefix(row.service), row.path].concat();
        let path = path.replace("{id}", &checkout).replace("{checkout.id}", &checkout);
        let method = if row.method == RowMethod::Patch { Method::PATCH } else { Method::POST };
        let (status, answer) = self.ask(method, &path, body).await;
        assert!(status < 500, "{} {over}: {answer}", row.id);
        if status != 200 {
            return None;
        }
        if row.id == "cart.estimate_totals" {
            return Some(sums(&answer));
        }
        let checkout = [&answer["checkoutId"], &answer["checkout"]["id"], &json!(checkout)]
            .into_iter()
            .find_map(|id| id.as_str().filter(|id| !id.is_empty()).map(str::to_owned));
        let (path, body) = match checkout {
            Some(id) => (format!("/ecom/v1/checkouts/{id}"), None),
            None => (
                format!("{CURRENT}/estimate-totals"),
                Some(json!({ "calculateTax": true, "billingAddress": abroad() })),
            ),
        };
        let method = if body.is_some() { Method::POST } else { Method::GET };
        let (status, answer) = self.site.call(method, &path, Some(&self.token), body).await;
        assert_eq!(status, 200, "{answer}");
        Some(sums(if answer["checkout"].is_object() { &answer["checkout"] } else { &answer }))
    }
}

#[tokio::test]
async fn a_buyer_cannot_change_totals_through_fields_reserved_for_the_owner() {
    let bounds: Value = serde_json::from_str(BOUNDS).unwrap();
    let walk = Walk { shared: &bounds["shared"], enums: &bounds["enums"] };
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let buyer = Buyer {
        site: &site,
        line: site.line_of(&token, "meadow-plate", 1, Value::Null).await,
        address: json!({
            "country": "US", "subdivision": "US-NY", "city": "Hudson", "postalCode": "12534", "addressLine": "1 Main Street",
        }),
        token,
    };
    let resources = ["cart", "checkout", "current_cart_v2"];
    let is_change = |row: &&Row<'_>| {
        resources.contains(&row.id.split('.').next().unwrap())
            && matches!(row.method, RowMethod::Post | RowMethod::Patch)
            && row.access <= Access::Visitor
            && !row.id.contains("create_order")
    };
    let mut table = Vec::new();
    for row in ENDPOINTS.iter().filter(is_change) {
        let mut payloads = Vec::new();
        walk.payloads(&bounds["calls"][row.id], 0, &mut payloads);
        table.extend(payloads.into_iter().map(|(field, hostile)| (row, field, hostile)));
    }
    assert!(table.len() > 300, "{}", table.len());
    let drawn = sample("fields of carts and checkouts", table, 60, |(row, ..)| row.id);
    let mut moved = Vec::new();
    for payloads in drawn.chunk_by(|(one, ..), (other, ..)| one.id == other.id) {
        let row = payloads[0].0;
        buyer.fill().await;
        let expected = buyer.sums_after(row, &json!({})).await;
        buyer.fill().await;
        for (_, field, hostile) in payloads {
            let Some(told) = buyer.sums_after(row, hostile).await else {
                continue;
            };
            if expected.as_ref().is_some_and(|expected| told != *expected) {
                moved.push(format!("{} {field}: {hostile}\n  {told}", row.id));
            }
            if !KEEPING.contains(&row.id) {
                buyer.fill().await;
            }
        }
    }
    assert!(moved.is_empty(), "of {}:\n{}", drawn.len(), moved.join("\n"));
}
