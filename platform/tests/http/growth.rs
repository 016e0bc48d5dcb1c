//! The disk that one visitor or member can fill: the largest requests that are permitted, again and again.

use crate::sampling::cases_at_length;
use crate::shop::CURRENT;
use crate::site::*;
use cartwright_platform::{Config, Limits};
use reqwest::Method;
use serde_json::{Value, json};
use std::path::Path;

/// The most that all requests of a kind may add, in bytes.
const MAX_GROWTH: u64 = 5 * 1024 * 1024;
const V2: &str = "/ecom/v2/carts";

/// The requests of each kind: a thousand in the slow check.
fn rounds() -> u32 {
    cases_at_length().map_or(20, |_| 1000)
}

/// The bytes of a site's files, with all that was written in the database itself.
fn written(folder: &Path) -> u64 {
    let database = rusqlite::Connection::open(folder.join("shop.db")).unwrap();
    let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
    database.query_row(checkpoint, [], |_| Ok(())).unwrap();
    size(folder)
}

fn size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries
        .map(|entry| match entry.metadata().unwrap() {
            folder if folder.is_dir() => size(&entry.path()),
            file => file.len(),
        })
        .sum()
}

/// A text that no page shares with another.
fn noise(seed: u32, length: usize) -> String {
    let mut state = u64::from(seed) + 1;
    let letters = (0..length).map(|_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from(b'a' + u8::try_from(state >> 59).unwrap() % 26)
    });
    letters.collect()
}

fn large(seed: u32) -> Value {
    json!({ "namespaces": { "own": { "said": noise(seed, 30_000) } } })
}

/// A site on disk, and a visitor with a cart.
struct Disk {
    folder: tempfile::TempDir,
    site: Site,
    token: String,
    plate: Value,
    before: u64,
}

impl Disk {
    async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let site = Site::start_with(Config {
            database: Some(folder.path().join("shop.db")),
            limits: Limits { writes_per_caller: rounds() + 3, ..Limits::default() },
            ..Config::for_tests()
        })
        .await;
        let token = site.visitor().await.access;
        let plate = site.line_of(&token, "meadow-plate", 1, Value::Null).await;
        site.add_lines(&token, vec![plate.clone()]).await;
        let before = written(folder.path());
        Self { folder, site, token, plate, before }
    }

    /// Sends a request of each number until one is refused for being one too many, and gives the bytes that were added.
    async fn fill(&self, kind: &str, request: impl Fn(u32) -> (Method, String, Value)) {
        let mut last = 0;
        for number in 0..rounds() + 4 {
            let (method, path, body) = request(number);
            let (status, answer) = self.site.call(method, &path, Some(&self.token), Some(body)).await;
            last = status.as_u16();
            assert!(matches!(last, 200 | 400 | 428 | 429), "{kind} {number}: {status} {answer}");
            assert!(number > 0 || last == 200, "{kind}: {answer}");
        }
        assert_eq!(last, 429, "{kind} goes on");
        self.check(kind);
    }

    fn check(&self, kind: &str) {
        let grown = written(self.folder.path()).saturating_sub(self.before);
        println!("{kind}: {} requests, {:.2} MB", rounds(), grown as f64 / 1_048_576.0);
        assert!(grown <= MAX_GROWTH, "{kind}: {grown} bytes after {} requests", rounds());
    }
}

#[tokio::test]
async fn updates_of_a_large_cart_with_an_open_checkout_do_not_fill_the_disk() {
    let disk = Disk::start().await;
    disk.site.start_checkout(&disk.token, json!({})).await;
    disk.fill("changes of a cart", |number| {
        let body = json!({ "cart": { "extendedFields": large(number) } });
        (Method::PATCH, format!("{V2}/current"), body)
    })
    .await;
}

#[tokio::test]
async fn large_carts_do_not_fill_the_disk() {
    let disk = Disk::start().await;
    disk.fill("new carts", |number| {
        let body = json!({ "cart": { "extendedFields": large(number) }, "catalogItems": [disk.plate] });
        (Method::POST, V2.to_owned(), body)
    })
    .await;
}

#[tokio::test]
async fn large_checkouts_do_not_fill_the_disk() {
    let disk = Disk::start().await;
    disk.fill("new checkouts", |number| {
        let info = json!({ "extendedFields": large(number), "buyerNote": noise(number, 1_000) });
        let body = json!({ "channelType": "WEB", "lineItems": [disk.plate], "checkoutInfo": info });
        (Method::POST, "/ecom/v1/checkouts".to_owned(), body)
    })
    .await;
}

#[tokio::test]
async fn redirect_sessions_do_not_fill_the_disk() {
    let disk = Disk::start().await;
    disk.fill("redirect sessions", |number| {
        let mut asked = disk.site.auth("query", "login");
        asked["auth"]["authRequest"]["state"] = json!(noise(number, 2_000));
        asked["callbacks"] = json!({ "postFlowUrl": format!("{STORE}/{}", noise(number, 1_900)) });
        (Method::POST, "/_api/redirects-api/v1/redirect-session".to_owned(), asked)
    })
    .await;
}

#[tokio::test]
async fn updates_of_a_large_profile_do_not_fill_the_disk() {
    let mut disk = Disk::start().await;
    let member = crate::members::member(&disk.site, "ada@example.com").await;
    disk.token = member.access;
    disk.before = written(disk.folder.path());
    disk.fill("changes of a profile", |number| {
        let phones: Vec<String> = (0..50).map(|phone| format!("+1 555 {:06}", number * 50 + phone)).collect();
        let contact = json!({ "company": noise(number, 100), "phones": phones });
        let body = json!({ "member": { "contact": contact, "profile": { "title": noise(number, 100) } } });
        (Method::PATCH, format!("/members/v1/members/{}", member.id), body)
    })
    .await;
}

#[tokio::test]
async fn large_orders_do_not_fill_the_disk() {
    let disk = Disk::start().await;
    let address = json!({
        "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street",
    });
    let mut refused = 0;
    for number in 0..rounds() / 2 {
        let info = json!({
            "extendedFields": large(number),
            "buyerInfo": { "email": "ada@example.com" },
            "shippingInfo": {
                "shippingDestination": { "address": address, "contactDetails": { "firstName": "Ada", "lastName": "L" } },
                "selectedCarrierServiceOption": { "code": "us-standard" },
            },
        });
        let body = json!({ "channelType": "WEB", "lineItems": [disk.plate], "checkoutInfo": info });
        let (status, body) = disk.site.post("/ecom/v1/checkouts", &disk.token, body).await;
        if status != 200 {
            refused += 1;
            continue;
        }
        let path = format!("/ecom/v1/checkouts/{}/create-order", body["checkout"]["id"].as_str().unwrap());
        let (status, body) = disk.site.post(&path, &disk.token, json!({ "paymentToken": "tok_visa" })).await;
        assert!(matches!(status.as_u16(), 200 | 400 | 429), "{number}: {body}");
        assert_eq!(status == 429, number >= 20, "{number}: {body}");
    }
    assert!(rounds() < 1000 || refused > 0);
    disk.check("orders");
}

#[tokio::test]
async fn the_checkout_page_does_not_store_unknown_form_fields() {
    let disk = Disk::start().await;
    let id = disk.site.start_checkout(&disk.token, json!({})).await;
    let address = disk.site.redirect(&disk.token, json!({ "ecomCheckout": { "checkoutId": id } })).await;
    let browser = Browser::new();
    let page = browser.get(&address).await;
    let (session, form) = (page.field("session"), page.field("form"));
    for number in 0..rounds() {
        let strangers: Vec<(String, String)> =
            (0..300).map(|line| (format!("membership_{}", noise(line, 36)), noise(number, 200))).collect();
        let mut fields = vec![("session", session.as_str()), ("form", &form), ("action", "delivery")];
        fields.extend(strangers.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        let answer = browser.post(&format!("{}/pages/checkout", disk.site.base), &fields).await;
        assert!(matches!(answer.status.as_u16(), 303 | 422 | 429), "{}", answer.text);
    }
    disk.check("forms");
    let (_, body) = disk.site.get(&format!("/ecom/v1/checkouts/{id}"), &disk.token).await;
    assert!(body.to_string().len() < 20_000, "{body}");
    let (_, cart) = disk.site.get(CURRENT, &disk.token).await;
    assert!(cart.to_string().len() < 20_000, "{cart}");
}

/// The share of an address in a day, in kilobytes: the platform's own limit in the slow check, and a tenth of it for calls
/// that add little, which take long to use it up.
fn share(kind: &str) -> u32 {
    let own = Limits::default().kilobytes_per_address;
    match cases_at_length() {
        Some(_) if kind.starts_with("new ") => own,
        Some(_) => own / 10,
        None => 1_500,
    }
}

/// A caller behind a proxy, whose every limit is lifted but that of the bytes.
struct Address {
    disk: Disk,
    forwarded: &'static str,
}

impl Address {
    async fn start(forwarded: &'static str, share: u32) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let limits = Limits {
            passwords_per_email: 0,
            attempts_per_address: 0,
            recovery_mails: 0,
            visitors_per_address: 0,
            writes_per_caller: 0,
            writes_per_address: 0,
            orders_per_caller: 0,
            refreshes_per_session: 0,
            kilobytes_per_caller: 0,
            kilobytes_per_address: share,
            ..Limits::default()
        };
        let site = Site::start_with(Config {
            database: Some(folder.path().join("shop.db")),
            trusted_proxies: "1".parse().unwrap(),
            limits,
            ..Config::for_tests()
        })
        .await;
        let token = site.visitor().await.access;
        let plate = site.line_of(&token, "meadow-plate", 1, Value::Null).await;
        let before = written(folder.path());
        Self { disk: Disk { folder, site, token, plate, before }, forwarded }
    }

    async fn send(&self, method: Method, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let request = self.disk.site.http.request(method, format!("{}{path}", self.disk.site.base)).json(body);
        let request = request.header("x-forwarded-for", self.forwarded);
        let request = match token {
            Some(token) => request.header("authorization", token),
            None => request,
        };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    /// A new visitor; none once the address has used up its share.
    async fn visitor(&self) -> Option<Tokens> {
        let grant = json!({ "clientId": self.disk.site.keys.client_id, "grantType": "anonymous" });
        let (status, body) = self.send(Method::POST, "/oauth2/token", None, &grant).await;
        (status == 200).then(|| tokens(&body))
    }
}

/// A call of a visitor: its address and body by a number, a line to buy and the visitor's tokens.
type Call = fn(u32, &Value, &Tokens) -> (Method, String, Value);

/// The largest requests of the calls that store what anybody sends.
const PUBLIC: [(&str, Call); 8] = [
    ("new carts", |number, plate, _| {
        let body = json!({ "cart": { "extendedFields": large(number) }, "catalogItems": [plate] });
        (Method::POST, V2.to_owned(), body)
    }),
    ("changes of a cart", |number, plate, _| {
        let body = json!({ "cart": { "extendedFields": large(number) }, "catalogItems": [plate] });
        (Method::PATCH, format!("{V2}/current"), body)
    }),
    ("additions to a cart", |_, plate, _| {
        (Method::POST, "/ecom/v1/carts/current/add-to-cart".to_owned(), json!({ "lineItems": [plate] }))
    }),
    ("new checkouts", |number, plate, _| {
        let info = json!({ "extendedFields": large(number), "buyerNote": noise(number, 1_000) });
        let body = json!({ "channelType": "WEB", "lineItems": [plate], "checkoutInfo": info });
        (Method::POST, "/ecom/v1/checkouts".to_owned(), body)
    }),
    ("redirect sessions", |_, _, _| {
        (Method::POST, "/_api/redirects-api/v1/redirect-session".to_owned(), json!({ "login": {} }))
    }),
    ("registrations", |number, _, _| {
        let login = json!({ "email": format!("{}-{number}@example.com", noise(number, 50)) });
        let profile =
            json!({ "nickname": noise(number, 90), "firstName": noise(number, 90), "lastName": noise(number, 90) });
        let body = json!({ "loginId": login, "password": "correct horse", "profile": profile });
        (Method::POST, crate::people::REGISTER.to_owned(), body)
    }),
    ("recovery mails", |number, _, _| {
        let email = format!("{number}@example.com");
        (Method::POST, "/_api/iam/recovery/v1/send-email".to_owned(), json!({ "email": email }))
    }),
    ("refreshes", |_, _, tokens| {
        let grant = json!({ "grantType": "refresh_token", "refreshToken": tokens.refresh });
        (Method::POST, "/oauth2/token".to_owned(), grant)
    }),
];

#[tokio::test]
async fn one_ip_address_cannot_store_more_than_its_daily_share() {
    for (kind, call) in crate::sampling::sample("public calls", PUBLIC.to_vec(), 3, |_| 0) {
        let address = Address::start("203.0.113.9", share(kind)).await;
        let mut visitor = address.visitor().await;
        let mut sent = 0;
        // Each visitor makes twenty calls; the next visitor goes on until the platform refuses the address.
        'day: while let Some(tokens) = &visitor {
            for _ in 0..20 {
                sent += 1;
                assert!(sent < 200_000, "{kind} goes on");
                let (method, path, body) = call(sent, &address.disk.plate, tokens);
                let token = (path != "/oauth2/token").then_some(tokens.access.as_str());
                let (status, answer) = address.send(method, &path, token, &body).await;
                assert!(matches!(status, 200 | 400 | 428 | 429), "{kind}: {answer}");
                if status == 429 {
                    break 'day;
                }
            }
            visitor = address.visitor().await;
        }
        let grown = written(address.disk.folder.path()).saturating_sub(address.disk.before);
        println!("{kind}: {sent} requests, {:.2} MB", grown as f64 / 1_048_576.0);
        let most = u64::from(share(kind)) * 1_250 + 256 * 1024;
        assert!(grown <= most && grown < 50_000_000, "{kind}: {grown} bytes after {sent} requests");
        assert!(address.visitor().await.is_none(), "{kind}: the address still gets visitors");
    }
}

#[tokio::test]
async fn each_ip_address_has_its_own_daily_share() {
    let address = Address::start("203.0.113.9", 500).await;
    let (_, call) = PUBLIC[0];
    while let Some(visitor) = address.visitor().await {
        let (method, path, body) = call(1, &address.disk.plate, &visitor);
        address.send(method, &path, Some(&visitor.access), &body).await;
    }
    let other = Address { forwarded: "198.51.100.7", ..address };
    assert!(other.visitor().await.is_some());
    other.disk.site.platform.advance_clock(86_400);
    let same = Address { forwarded: "203.0.113.9", ..other };
    assert!(same.visitor().await.is_some(), "the next day");
}
