//! Events: streamed, and delivered to programs.

use crate::catalog_writes::shirt;
use crate::orders::{act, ordered};
use crate::site::*;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use cartwright::events::{Admission, Change, ChangeEvent, IdentityType, Inbox, ProductEvent};
use cartwright::webhooks::{Delivery, Verifier};
use cartwright_platform::Config;
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::net::TcpListener;
use tokio::sync::Notify;

/// A program that is told of events. It refuses as many deliveries as it is asked to.
#[derive(Default)]
struct Program {
    heard: Mutex<Vec<String>>,
    refuses: AtomicUsize,
    /// Whether it answers that it is gone.
    is_gone: AtomicBool,
    came: Notify,
}

async fn hear(State(program): State<Arc<Program>>, body: String) -> StatusCode {
    if program.is_gone.load(Ordering::SeqCst) {
        return StatusCode::GONE;
    }
    let refuses = program.refuses.load(Ordering::SeqCst);
    if refuses > 0 {
        program.refuses.store(refuses - 1, Ordering::SeqCst);
        program.came.notify_one();
        return StatusCode::SERVICE_UNAVAILABLE;
    }
    program.heard.lock().unwrap().push(body);
    program.came.notify_one();
    StatusCode::OK
}

async fn listen() -> (Arc<Program>, String) {
    let program = Arc::new(Program::default());
    let router = axum::Router::new().route("/hook", post(hear)).with_state(Arc::clone(&program));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    (program, address)
}

impl Program {
    /// Waits until this many deliveries were heard, and reads them.
    async fn deliveries(&self, count: usize, verifier: &Verifier) -> Vec<Delivery> {
        while self.heard.lock().unwrap().len() < count {
            self.came.notified().await;
        }
        let heard = self.heard.lock().unwrap();
        heard.iter().map(|body| verifier.verify(body).unwrap()).collect()
    }
}

/// A program that takes deliveries and never answers. It notes whether one was given up.
async fn listen_without_an_answer() -> (Arc<AtomicBool>, String) {
    struct GivenUp(Arc<AtomicBool>);
    impl Drop for GivenUp {
        fn drop(&mut self) {
            self.0.store(true, Ordering::SeqCst);
        }
    }
    let given_up = Arc::new(AtomicBool::new(false));
    let note = Arc::clone(&given_up);
    let never = move || {
        let guard = GivenUp(Arc::clone(&note));
        async move {
            std::future::pending::<()>().await;
            drop(guard);
        }
    };
    let router = axum::Router::new().route("/hook", post(never));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    (given_up, address)
}

async fn subscribe(site: &Site, url: &str, entities: Value) -> Verifier {
    let asked = json!({ "url": url, "entities": entities });
    let (status, body) = site.post("/_platform/webhooks", &site.keys.owner_key, asked).await;
    assert_eq!(status, 200, "{body}");
    Verifier::new(body["publicKey"].as_str().unwrap()).unwrap()
}

/// Waits until the platform has recorded this many failed attempts of the oldest delivery: a clock that moves earlier
/// moves the next attempt with it.
async fn until_failed(site: &Site, attempts: i64) {
    loop {
        let (status, body) = site.get("/_platform/webhooks/deliveries?limit=100", &site.keys.owner_key).await;
        assert_eq!(status, 200, "{body}");
        let oldest = body["deliveries"].as_array().unwrap().last();
        if oldest.is_some_and(|oldest| oldest["attempts"].as_i64() >= Some(attempts)) {
            return;
        }
    }
}

fn slugs(deliveries: &[Delivery]) -> Vec<&str> {
    deliveries.iter().map(|delivery| delivery.event.slug.as_deref().unwrap()).collect()
}

#[tokio::test]
async fn a_webhook_receives_signed_order_events_in_order() {
    let site = Site::start().await;
    let (program, url) = listen().await;
    let verifier = subscribe(&site, &url, json!(["wix.ecom.v1.order"])).await;
    let (_, id) = ordered(&site, 1).await;
    act(&site, &id, "add-invoice", json!({})).await;
    let deliveries = program.deliveries(3, &verifier).await;
    assert_eq!(slugs(&deliveries), ["created", "approved", "updated"]);
    let mut inbox = Inbox::with_capacity(10);
    for delivery in &deliveries {
        assert_eq!(delivery.event.entity_id.as_deref(), Some(id.as_str()));
        assert_eq!(delivery.instance_id.as_deref(), Some(site.keys.site_id.as_str()));
        assert_eq!(inbox.admit(&delivery.event), Admission::New);
    }
    let actors: Vec<IdentityType> =
        deliveries.iter().map(|delivery| delivery.identity.clone().unwrap().identity_type.unwrap()).collect();
    let (visitor, owner) = (IdentityType::AnonymousVisitor, IdentityType::WixUser);
    assert_eq!(actors, [visitor.clone(), visitor, owner]);
    let ChangeEvent::Order(change) = deliveries[1].event.change() else {
        panic!("{deliveries:?}");
    };
    let Change::Action { entity, .. } = *change else {
        panic!("{change:?}");
    };
    assert_eq!(entity.id.as_deref(), Some(id.as_str()));
}

#[tokio::test]
async fn a_catalog_v1_event_is_delivered_without_an_envelope() {
    let site = Site::of_catalog("V1").await;
    let (program, url) = listen().await;
    let name = "com.wix.ecommerce.catalog.api.v1.ProductDeleted";
    let verifier = subscribe(&site, &url, json!([name])).await;
    let product = site.create_product(shirt()).await;
    let path = format!("/stores/v1/products/{}", product["id"].as_str().unwrap());
    site.done(Method::DELETE, &path, None).await;
    let delivery = program.deliveries(1, &verifier).await.remove(0);
    assert_eq!(delivery.event_type.as_deref(), Some(name));
    assert_eq!(delivery.event.id, None);
    let ChangeEvent::Product(event) = delivery.event.change() else {
        panic!("{delivery:?}");
    };
    assert!(matches!(*event, ProductEvent::Deleted(gone) if gone.product_id.as_deref() == product["id"].as_str()));
}

#[tokio::test]
async fn a_failed_delivery_is_retried_before_later_ones() {
    let site = Site::start().await;
    let (program, url) = listen().await;
    let verifier = subscribe(&site, &url, json!(["wix.ecom.v1.order"])).await;
    program.refuses.store(2, Ordering::SeqCst);
    let (_, id) = ordered(&site, 1).await;
    act(&site, &id, "add-invoice", json!({})).await;
    for attempts in 1..=2 {
        program.came.notified().await;
        until_failed(&site, attempts).await;
        // Past the backoff.
        site.platform.advance_clock(10);
    }
    let deliveries = program.deliveries(3, &verifier).await;
    assert_eq!(slugs(&deliveries), ["created", "approved", "updated"]);
    let (_, body) = site.get("/_platform/webhooks", &site.keys.owner_key).await;
    assert_eq!(body["webhooks"][0]["failed"], 0);

    // The owner reads what was delivered, and has it sent once more.
    let (_, body) = site.get("/_platform/webhooks/deliveries?limit=1", &site.keys.owner_key).await;
    let newest = &body["deliveries"][0];
    assert_eq!((&newest["url"], body["deliveries"].as_array().unwrap().len()), (&json!(url), 1));
    let again =
        |event: &Value| format!("/_platform/webhooks/{}/deliveries/{event}", newest["webhookId"].as_str().unwrap());
    let (status, body) = site.post(&again(&newest["event"]), &site.keys.owner_key, json!({})).await;
    assert_eq!(status, 200, "{body}");
    let deliveries = program.deliveries(4, &verifier).await;
    assert_eq!(deliveries[3].event.id, deliveries[2].event.id);
    let (status, body) = site.post(&again(&json!(999_999)), &site.keys.owner_key, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "EVENT_NOT_FOUND"));
}

#[tokio::test]
async fn a_delivery_answered_with_410_is_not_retried() {
    let site = Site::start().await;
    let (program, url) = listen().await;
    subscribe(&site, &url, json!(["wix.ecom.v1.order"])).await;
    program.is_gone.store(true, Ordering::SeqCst);
    ordered(&site, 1).await;
    until_failed(&site, 1).await;
    let (_, body) = site.get("/_platform/webhooks/deliveries?limit=100", &site.keys.owner_key).await;
    let first = body["deliveries"].as_array().unwrap().last().unwrap();
    assert_eq!((&first["state"], &first["attempts"]), (&json!("FAILED"), &json!(1)), "{first}");
}

#[tokio::test]
async fn a_url_cannot_be_subscribed_twice_to_the_same_events() {
    let site = Site::start().await;
    let owner = &site.keys.owner_key;
    for (entities, status) in [
        (json!(["wix.ecom.v1.order"]), 200),
        (json!(["wix.ecom.v1.cart"]), 200),
        (json!(["wix.ecom.v1.cart", "wix.ecom.v1.checkout"]), 409),
        (json!([]), 409),
    ] {
        let asked = json!({ "url": "http://127.0.0.1:9/hook", "entities": entities });
        let (answered, body) = site.post("/_platform/webhooks", owner, asked).await;
        assert_eq!(answered, status, "{entities}: {body}");
    }
    let elsewhere = json!({ "url": "http://127.0.0.1:9/other", "entities": ["wix.ecom.v1.order"] });
    assert_eq!(site.post("/_platform/webhooks", owner, elsewhere).await.0, 200);
}

#[tokio::test]
async fn an_unresponsive_webhook_does_not_delay_others() {
    let site = Site::start().await;
    let (given_up, silent) = listen_without_an_answer().await;
    let (program, url) = listen().await;
    subscribe(&site, &silent, json!(["wix.ecom.v1.order"])).await;
    let verifier = subscribe(&site, &url, json!(["wix.ecom.v1.order"])).await;
    let (_, id) = ordered(&site, 1).await;
    act(&site, &id, "add-invoice", json!({})).await;
    // The events of an order are delivered one after another, each in a round of its own.
    program.deliveries(3, &verifier).await;
    assert!(!given_up.load(Ordering::SeqCst));
}

#[tokio::test]
async fn an_invalid_webhook_url_is_refused_and_a_webhook_can_be_deleted_once() {
    let site = Site::start().await;
    let owner = &site.keys.owner_key;
    for url in ["", "ftp://a.example/", "javascript:alert(1)", "https://a.example/hook"] {
        let (status, body) = site.post("/_platform/webhooks", owner, json!({ "url": url })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "url"), "{url}");
    }
    let visitor = site.visitor().await.access;
    assert_eq!(site.get("/_platform/webhooks", &visitor).await.0, 403);
    let (_, body) = site.post("/_platform/webhooks", owner, json!({ "url": "http://127.0.0.1:9/hook" })).await;
    let path = format!("/_platform/webhooks/{}", body["webhook"]["id"].as_str().unwrap());
    assert_eq!(site.call(reqwest::Method::DELETE, &path, Some(owner), None).await.0, 200);
    let (status, body) = site.call(reqwest::Method::DELETE, &path, Some(owner), None).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "WEBHOOK_NOT_FOUND"));
}

#[tokio::test]
async fn the_event_stream_is_live_and_resumes_after_the_last_event() {
    let site = Site::start().await;
    let stream = |after: &str| {
        site.http
            .get(format!("{}/_platform/events/stream?after={after}", site.base))
            .header("authorization", &site.keys.owner_key)
            .header("wix-site-id", &site.keys.site_id)
            .send()
    };
    let mut live = stream("0").await.unwrap();
    let (_, id) = ordered(&site, 1).await;
    let mut text = String::new();
    while !text.contains("\"slug\":\"approved\"") {
        text.push_str(std::str::from_utf8(&live.chunk().await.unwrap().unwrap()).unwrap());
    }
    assert!(text.contains(&id));
    let last = text.lines().filter_map(|line| line.strip_prefix("id: ")).next_back().unwrap().to_owned();
    act(&site, &id, "add-invoice", json!({})).await;
    let mut again = stream(&last).await.unwrap();
    let first = again.chunk().await.unwrap().unwrap();
    let first = std::str::from_utf8(&first).unwrap();
    let next = last.parse::<i64>().unwrap() + 1;
    assert!(first.starts_with(&format!("id: {next}\n")), "after {last}: {first}");
    let nobody = site.http.get(format!("{}/_platform/events/stream", site.base)).send().await;
    assert_eq!(nobody.unwrap().status(), 401);
}

#[tokio::test]
async fn a_reachable_platform_refuses_webhooks_to_private_networks() {
    let tests = Config::for_tests;
    for config in [
        Config { is_open: true, ..tests() },
        Config { trusted_proxies: "1".parse().unwrap(), ..tests() },
        Config { public_url: Some("https://shop.example".to_owned()), ..tests() },
    ] {
        let site = Site::start_with(config).await;
        for url in [
            "http://169.254.169.254/latest",
            "http://100.100.100.200/",
            "http://[64:ff9b::7f00:1]/",
            "http://0.1.2.3/",
            "http://[::7f00:1]/",
        ] {
            let (status, body) = site.post("/_platform/webhooks", &site.keys.owner_key, json!({ "url": url })).await;
            assert_eq!((status.as_u16(), violated_field(&body)), (400, "url"), "{url}: {body}");
        }
        let public = json!({ "url": "http://hooks.example/hook" });
        assert_eq!(site.post("/_platform/webhooks", &site.keys.owner_key, public).await.0, 200);
    }
}

#[tokio::test]
async fn concurrent_jwks_requests_return_the_same_key() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let answers = futures_util::future::join_all((0..4).map(|_| site.get("/oauth2/jwks", &visitor))).await;
    assert!(answers.iter().all(|(status, body)| *status == 200 && *body == answers[0].1), "{answers:?}");
}

#[tokio::test]
async fn a_reset_and_a_restored_snapshot_keep_the_signing_key() {
    let site = Site::start().await;
    let hook = |path: &'static str, body: Value| site.http.post(format!("{}{path}", site.base)).json(&body).send();
    hook("/_test/snapshots", json!({ "take": "without-key" })).await.unwrap();
    let key = site.get("/oauth2/jwks", "").await.1;
    for (path, change) in
        [("/_test/reset", json!({ "shop": true })), ("/_test/snapshots", json!({ "restore": "without-key" }))]
    {
        assert!(hook(path, change).await.unwrap().status().is_success());
        assert_eq!(site.get("/oauth2/jwks", "").await.1, key, "after {path}");
    }
}
