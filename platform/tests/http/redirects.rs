//! Redirect sessions: every page they lead to.

use crate::site::*;
use cartwright_platform::Config;
use reqwest::Method;
use serde_json::{Value, json};

const SOME: &str = "11111111-1111-4111-8111-111111111111";

const PATH: &str = "/_api/redirects-api/v1/redirect-session";

async fn asked(site: &Site, token: &str, body: Value) -> Value {
    let (status, body) = site.post(PATH, token, body).await;
    assert_eq!(status, 200, "{body}");
    body["redirectSession"].clone()
}

#[tokio::test]
async fn a_redirect_session_with_a_publish_check_fails_for_an_unpublished_site() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let asks = |checks: bool| json!({ "login": {}, "preferences": { "checkIfPublish": checks } });
    asked(&site, &visitor, asks(true)).await;
    site.settings(json!({ "published": false })).await;
    asked(&site, &visitor, asks(false)).await;
    let (status, body) = site.post(PATH, &visitor, asks(true)).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "SITE_NOT_PUBLISHED"));
}

#[tokio::test]
async fn a_redirect_for_an_unsupported_business_opens_a_page_with_an_explanation() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for (purpose, what, callback) in [
        (
            json!({ "bookingsCheckout": { "timezone": "Europe/Berlin", "slotAvailability": { "slot": { "serviceId": SOME } } } }),
            "bookings",
            "bookingsServiceListUrl",
        ),
        (json!({ "bookingsBook": { "resourceId": SOME } }), "bookings", "bookingsServiceListUrl"),
        (json!({ "eventsCheckout": { "reservationId": SOME, "eventSlug": "fair" } }), "events", "postFlowUrl"),
        (json!({ "paidPlansCheckout": { "planId": SOME } }), "paid plans", "planListUrl"),
        (json!({ "ecomOrderPaymentRequest": { "paymentRequestId": SOME } }), "payment requests", "postFlowUrl"),
    ] {
        let mut body = purpose;
        let back = format!("{STORE}/back");
        body["callbacks"] = json!({ callback: back });
        let session = asked(&site, &visitor, body).await;
        let page = Browser::new().get(session["fullUrl"].as_str().unwrap()).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains(&format!("This site does not offer {what}")), "{}", page.text);
        assert!(page.text.contains(&format!("href=\"{back}\"")), "it hands back");
    }
    let (status, body) = site.post(PATH, &visitor, json!({})).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "bookingsCheckout"));
}

#[tokio::test]
async fn a_product_redirect_opens_the_stores_page_with_the_additional_parameters() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let slug = site.plain_product(&visitor).await["slug"].as_str().unwrap().to_owned();
    let body = json!({
        "storesProduct": { "productSlug": slug },
        "preferences": { "additionalQueryParameters": { "ref": "a mail" } },
    });
    let session = asked(&site, &visitor, body).await;
    assert_eq!(session["fullUrl"], json!(format!("{STORE}/product-page/{slug}?ref=a+mail")));
    assert_eq!(session["urlDetails"]["searchParams"], json!({ "ref": "a mail" }));
    assert!(!session["sessionToken"].as_str().unwrap().is_empty());
    let unknown = json!({ "storesProduct": { "productSlug": "no-such" } });
    let (status, body) = site.post(PATH, &visitor, unknown).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "PRODUCT_NOT_FOUND"));
}

#[tokio::test]
async fn a_login_without_maintain_identity_leaves_the_visitors_cart_alone() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let browser = Browser::new();
    site.register(&browser, &visitor, "ada@example.com").await;
    let product = site.plain_product(&visitor).await;
    for (keeps, lines) in [(false, 0), (true, 1)] {
        let visitor = site.visitor().await.access;
        site.add(&visitor, &product, 1).await;
        let mut body = site.auth("query", "none");
        body["preferences"] = json!({ "maintainIdentity": keeps });
        let page = browser.get(&site.redirect(&visitor, body).await).await;
        let (_, body) = site.exchange(&parameter(&page.location, "code"), VERIFIER).await;
        let (_, body) = site.get("/ecom/v1/carts/current", &tokens(&body).access).await;
        assert_eq!(body["cart"]["lineItems"].as_array().map_or(0, Vec::len), lines, "{body}");
    }
}

#[tokio::test]
async fn the_strict_report_lists_redirects_without_use_generic_wix_pages() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let slug = site.plain_product(&visitor).await["slug"].clone();
    let noted = async || site.owner(Method::GET, "/_platform/strict", None).await.1["strict"].clone();
    for (purpose, generic, times) in [
        (json!({ "login": {} }), true, 0),
        (json!({ "login": {} }), false, 1),
        (json!({ "storesProduct": { "productSlug": slug } }), false, 1),
        (json!({ "storesProduct": { "productSlug": slug } }), true, 2),
    ] {
        let mut body = purpose;
        body["preferences"] = json!({ "useGenericWixPages": generic });
        asked(&site, &visitor, body).await;
        let noted = noted().await;
        let entry = noted.as_array().unwrap().iter().find(|one| one["text"].to_string().contains("useGenericWixPages"));
        assert_eq!(entry.map_or(0, |one| one["count"].as_u64().unwrap()), times, "{noted}");
    }
}

#[tokio::test]
async fn additional_query_parameters_do_not_override_the_session() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let body = json!({
        "login": {},
        "preferences": { "additionalQueryParameters": { "session": "mine", "lang": "de" } },
    });
    let session = asked(&site, &visitor, body).await;
    let address = session["fullUrl"].as_str().unwrap();
    assert_eq!(parameter(address, "session"), session["sessionToken"].as_str().unwrap());
    assert_eq!(parameter(address, "lang"), "de");
}

#[tokio::test]
async fn the_prompts_consent_and_select_account_ask_a_logged_in_member_to_continue() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let browser = Browser::new();
    site.register(&browser, &visitor, "ada@example.com").await;
    for prompt in ["consent", "select_account"] {
        let address = site.redirect(&visitor, site.auth("query", prompt)).await;
        let asks = browser.get(&address).await;
        assert!(asks.location.starts_with("/pages/choose?"), "{prompt}: {}", asks.location);
        let page = browser.get(&format!("{}{}", site.base, asks.location)).await;
        assert!(page.text.contains("Continue as ada@example.com"), "{}", page.text);
        assert!(page.text.contains("Use another account"));
        let (form, session) = (page.field("form"), session(&address));
        let fields = [("session", session.as_str()), ("form", form.as_str())];
        let done = browser.post(&format!("{}/pages/choose", site.base), &fields).await;
        let (status, _) = site.exchange(&parameter(&done.location, "code"), VERIFIER).await;
        assert_eq!(status, 200, "{prompt}");
        // A browser that nobody is logged in with is shown the login.
        let nobody = Browser::new().get(&address).await;
        assert!(nobody.location.starts_with("/pages/login?"), "{}", nobody.location);
    }
    let none = site.redirect(&visitor, site.auth("query", "none")).await;
    assert!(parameter(&browser.get(&none).await.location, "code").len() > 10);
}

#[tokio::test]
async fn the_redirect_session_event_contains_no_session_token() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let session = asked(&site, &visitor, json!({ "login": {} })).await;
    let (_, body) = site.get("/_platform/events", &site.keys.owner_key).await;
    let event = body["events"].as_array().unwrap().last().unwrap();
    assert_eq!(event["entityFqdn"], "wix.headless.v1.redirect_session");
    assert!(!event.to_string().contains(session["sessionToken"].as_str().unwrap()));
}

#[tokio::test]
async fn a_redirect_session_longer_than_a_url_can_be_is_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let long = format!("{STORE}/{}", "x".repeat(1_900));
    let ask = async |callbacks: Value| {
        let asked = json!({ "login": {}, "callbacks": callbacks });
        site.post("/_api/redirects-api/v1/redirect-session", &visitor, asked).await
    };
    let (status, body) = ask(json!({ "postFlowUrl": long, "cartPageUrl": long })).await;
    assert_eq!(status, 200, "{body}");
    let page = Browser::new().get(body["redirectSession"]["fullUrl"].as_str().unwrap()).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let (status, body) = ask(json!({ "postFlowUrl": long, "cartPageUrl": long, "thankYouPageUrl": long })).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "REDIRECT_SESSION_TOO_LARGE"));
}

#[tokio::test]
async fn a_native_app_is_redirected_to_its_registered_uri() {
    let app = "shopapp://store/thank-you";
    let config = Config { redirect_uris: vec![app.to_owned()], ..Config::for_tests() };
    let site = Site::start_with(config).await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let checkout = site.start_checkout(&visitor, json!({})).await;
    for name in ["thankYouPageUrl", "postFlowUrl", "cartPageUrl", "loginUrl"] {
        for (address, expected) in [(app, 200), ("shopapp://store/other", 400), ("otherapp://store/thank-you", 400)] {
            let asked = json!({ "ecomCheckout": { "checkoutId": checkout }, "callbacks": { name: address } });
            let (status, body) = site.post(PATH, &visitor, asked).await;
            assert_eq!(status, expected, "{name} {address}: {body}");
        }
    }
    let asked = json!({ "ecomCheckout": { "checkoutId": checkout }, "callbacks": { "thankYouPageUrl": app } });
    let session = self::asked(&site, &visitor, asked).await;
    let page = site.http.get(session["fullUrl"].as_str().unwrap()).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("form-action 'self' shopapp:;"), "a browser follows the form's redirect: {policy}");
}
