//! Generated requests over all calls: payloads from the contract's bounds, with values that nobody expects in their
//! places. Whatever is wrong with one is refused by name; none is the platform's own failure.

use crate::sampling::{cases_at_length, given_seed};
use crate::site::*;
use cartwright::row::{Method as RowMethod, Row};
use cartwright::{ENDPOINTS, Origin};
use reqwest::Method;
use serde_json::{Map, Value, json};

use cartwright_contract::BOUNDS;
/// Texts that are odd in one way or another.
const TEXTS: [&str; 24] = [
    "",
    " ",
    "x",
    "0",
    "-1",
    "1e400",
    "NaN",
    "\u{0}",
    "\r\nSet-Cookie: a=b",
    "\u{202e}\u{1f600}",
    "'; DROP TABLE orders; --",
    "{\"a\":1}",
    "http://localhost:99999",
    "http://localhost:5173/x",
    "javascript:alert(1)",
    "2026-02-30T25:61:61Z",
    "9999-12-31T23:59:59.999Z",
    "99999999999999999999999999",
    "0.000000000000000000000000000001",
    "US-ZZ",
    "EUR",
    "ada@example.com",
    "WELCOME10",
    "UTC",
];

/// A generator of numbers (xorshift), the same for each seed.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(count.max(1)).unwrap()).unwrap()
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

struct Generator<'a> {
    bounds: &'a Value,
    ids: &'a [String],
    random: Random,
}

impl Generator<'_> {
    fn odd(&mut self) -> Value {
        match self.random.below(12) {
            0 => Value::Null,
            1 => json!([null]),
            2 => json!([]),
            3 => json!({}),
            4 => json!(true),
            5 => json!(i64::MAX),
            6 => json!(i64::MIN),
            7 => json!(u64::MAX),
            8 => json!(-0.5),
            9 => json!(1e300),
            _ => json!(*self.random.of(&TEXTS)),
        }
    }

    fn fields(&self, rule: &Value) -> Map<String, Value> {
        let mut fields = Map::new();
        if let Some(name) = rule["shared"].as_str() {
            fields = self.bounds["shared"][name]["fields"].as_object().cloned().unwrap_or_default();
        }
        for (name, over) in rule["fields"].as_object().into_iter().flatten() {
            fields.insert(name.clone(), over.clone());
        }
        fields
    }

    fn object(&mut self, rule: &Value, depth: usize) -> Value {
        let mut object = Map::new();
        for (name, field) in self.fields(rule) {
            let is_wanted = field["required"] == true && !self.random.one_in(40);
            if is_wanted || (depth < 5 && self.random.one_in(2 + depth)) {
                let value = self.value(&name, &field, depth + 1);
                object.insert(name, value);
            }
        }
        if self.random.one_in(30) {
            object.insert("unknown".to_owned(), self.odd());
        }
        Value::Object(object)
    }

    fn value(&mut self, name: &str, rule: &Value, depth: usize) -> Value {
        if self.random.one_in(25) {
            return self.odd();
        }
        if let Some(items) = rule.get("items") {
            let count = self.random.below(3) + usize::from(rule["minItems"].is_u64());
            return Value::Array((0..count).map(|_| self.value(name, items, depth)).collect());
        }
        if let Some(values) = rule.get("values") {
            let key = (*self.random.of(&["$and", "$or", "$in", "id", "own", "", "a.b"])).to_owned();
            return json!({ key: self.value(name, values, depth) });
        }
        if let Some(members) = rule["enum"].as_str() {
            let members = self.bounds["enums"][members].as_array().unwrap();
            return members[self.random.below(members.len())].clone();
        }
        if rule.get("shared").is_some() || rule.get("fields").is_some() || rule["type"] == "object" {
            return self.object(rule, depth);
        }
        let number = *self.random.of(&[0_i64, 1, 2, 3, 100, 2_147_483_647, i64::MAX, -1]);
        match rule["type"].as_str() {
            Some("boolean") => json!(self.random.one_in(2)),
            Some("decimal") => {
                json!(*self.random.of(&["0", "1", "0.01", "12.50", "1000000000000000", "-1", "0.0000001"]))
            }
            Some("int64") => json!(number.to_string()),
            Some("number" | "float") => json!(number),
            Some("timestamp") => {
                json!(*self.random.of(&["2026-11-26T10:00:00Z", "2099-01-01T00:00:00.123Z", "0001-01-01T00:00:00Z"]))
            }
            Some(_) => self.filter(),
            None => match rule["format"].as_str() {
                Some("EMAIL") => json!("ada@example.com"),
                Some("CURRENCY") => json!("USD"),
                Some("COUNTRY") => json!("US"),
                Some("LANGUAGE") => json!("en"),
                Some("WEB_URL") => json!("https://example.com/a?b=c"),
                Some("PHONE") => json!("+15550100"),
                Some("DECIMAL_VALUE") => json!("1.5"),
                Some("LOCAL_DATE") => json!("2026-11-26"),
                Some("COLOR_HEX") => json!("#00aa7f"),
                Some("URL_SLUG") => json!("harbour-mug"),
                _ if !name.ends_with("Id") && self.random.one_in(3) => json!(*self.random.of(&TEXTS)),
                _ => json!(self.random.of(self.ids).clone()),
            },
        }
    }

    /// Free JSON, most often a part of a filter.
    fn filter(&mut self) -> Value {
        let operator =
            (*self.random.of(&["$eq", "$in", "$hasSome", "$exists", "$startsWith", "$gt", "$not", "$matches"]))
                .to_owned();
        let operand = self.odd();
        let field = (*self.random.of(&["id", "name", "number", "createdDate", "slug", "visible", "a.b.c"])).to_owned();
        match self.random.below(4) {
            0 => operand,
            1 => json!({ operator: operand }),
            2 => json!({ field: { operator: operand } }),
            _ => json!({ "$or": [{ field.clone(): operand }, { field: { operator: [null, 1] } }] }),
        }
    }
}

/// The number of requests: those of two seconds, or of some minutes in the slow check.
fn rounds() -> usize {
    cases_at_length().map_or(500, |cases| cases * 50)
}

/// A row's address, with the values of its places.
fn path(row: &Row<'_>, generator: &mut Generator<'_>) -> String {
    let segments = row.path.split('/').map(|segment| {
        if segment.starts_with('{') {
            let value = if generator.random.one_in(6) {
                (*generator.random.of(&TEXTS)).to_owned()
            } else {
                generator.random.of(generator.ids).clone()
            };
            let encoded: String = url::form_urlencoded::byte_serialize(value.as_bytes()).collect();
            if encoded.is_empty() { "%20".to_owned() } else { encoded.replace('+', "%20") }
        } else {
            segment.to_owned()
        }
    });
    [Origin::Api.prefix(row.service), &segments.collect::<Vec<_>>().join("/")].concat()
}

/// The names and values of a query string.
fn query(payload: &Value) -> String {
    let mut pairs = url::form_urlencoded::Serializer::new(String::new());
    for (name, value) in payload.as_object().into_iter().flatten() {
        match value {
            Value::String(text) => drop(pairs.append_pair(name, text)),
            Value::Object(fields) => {
                for (inner, value) in fields {
                    pairs.append_pair(&format!("{name}.{inner}"), value.as_str().unwrap_or(&value.to_string()));
                }
            }
            value => drop(pairs.append_pair(name, &value.to_string())),
        }
    }
    pairs.finish()
}

#[tokio::test]
async fn no_generated_request_causes_a_server_error() {
    let bounds: Value = serde_json::from_str(BOUNDS).unwrap();
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let member = crate::members::member(&site, "ada@example.com").await;
    let plate = site.line_of(&visitor, "meadow-plate", 1, Value::Null).await;
    let cart = site.add_lines(&visitor, vec![plate.clone()]).await;
    let checkout = site.start_checkout(&visitor, json!({})).await;
    let order = crate::order_contents::bought(&site, &visitor, vec![plate.clone()], "us-standard", json!({})).await;
    let product = site.plain_product(&visitor).await;
    let ids = [
        &product["id"],
        &plate["catalogReference"]["catalogItemId"],
        &cart["id"],
        &cart["lineItems"][0]["id"],
        &json!(checkout),
        &order["id"],
        &order["lineItems"][0]["id"],
        &json!(member.id),
        &json!("harbour-mug"),
        &json!("00000000-0000-4000-8000-000000000000"),
    ]
    .map(|id| id.as_str().unwrap().to_owned());
    let mut generator = Generator { bounds: &bounds, ids: &ids, random: Random(given_seed().unwrap_or(0x2026_1126)) };
    let mut failures = Vec::new();
    let mut answered = 0;
    for number in 0..rounds() {
        let row = generator.random.of(&ENDPOINTS);
        // The owner's tokens and the visitor's cart are for the requests that follow.
        if row.id == "members.bulk_delete_by_filter" {
            continue;
        }
        let payload = generator.object(&bounds["calls"][row.id].clone(), 0);
        let mut path = path(row, &mut generator);
        let token = match generator.random.below(4) {
            0 => &visitor,
            1 => &member.access,
            _ => &site.keys.owner_key,
        };
        let has_body = matches!(row.method, RowMethod::Post | RowMethod::Patch);
        if !has_body {
            path = format!("{path}?{}", query(&payload));
        }
        let method = match row.method {
            RowMethod::Get => Method::GET,
            RowMethod::Post => Method::POST,
            RowMethod::Patch => Method::PATCH,
            RowMethod::Put => Method::PUT,
            RowMethod::Delete => Method::DELETE,
        };
        let request = site
            .http
            .request(method, format!("{}{path}", site.base))
            .header("authorization", token)
            .header("wix-site-id", &site.keys.site_id);
        let request = if has_body { request.json(&payload) } else { request };
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        answered += usize::from(status == 200);
        if status >= 500 {
            failures.push(format!("{number} {} {path}: {}\n  {payload}", row.id, answer.text().await.unwrap()));
        }
    }
    println!("{} requests, {answered} answered", rounds());
    assert!(answered > rounds() / 20, "{answered}");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
