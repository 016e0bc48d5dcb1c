//! Where the platform differs from the hosted one: each difference is a row with a check, and the rows are the page
//! `docs/where-we-differ.md`.

use crate::recorded::{MEANT, Meant};
use crate::site::*;
use cartwright_platform::Config;
use reqwest::Method;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A difference from the hosted platform: a row of the page.
struct Difference {
    subject: &'static str,
    here: &'static str,
    hosted: &'static str,
    /// How to make the platform do what the hosted one does.
    setting: Option<&'static str>,
}

const RATE: Difference = Difference {
    subject: "Calls of a caller",
    here: "not counted, beside the limits of changes, logins and codes",
    hosted: "200 a minute for an instance of an app; then 429 with `Retry-After`",
    setting: Some("`--hosted-limits`, or `--limit requests-per-minute=N`"),
};

const RETURN_ADDRESSES: Difference = Difference {
    subject: "Addresses that a login returns to",
    here: "any page of a store on this machine, and those that `--redirect-uri` registers",
    hosted: "those that the client's settings register, exactly as written",
    setting: Some("`--hosted-limits`"),
};

const CATALOGS: Difference = Difference {
    subject: "Catalog versions of a site",
    here: "V3, V1, or both over one store of products",
    hosted: "one of the two",
    setting: Some("`--catalog v1` or `--catalog v3`"),
};

const READS_AS_V1: Difference = Difference {
    subject: "Reads of catalog V1 on a site of V3",
    here: "`/stores-reader/v1/products`, `/stores-reader/v1/variants` and `/stores-reader/v2/inventoryItems` answer, with a \
           warning\n  in the log",
    hosted: "refused by new sites; answered from old products by others",
    setting: Some("site setting `readsAsV1: false`"),
};

const COLLECTIONS: Difference = Difference {
    subject: "Collections of catalog V1 on a site of V3",
    here: "`/stores-reader/v2/collections` and `/stores-reader/v1/collections` answer",
    hosted: "not documented",
    setting: None,
};

const ENDED_CALLS: Difference = Difference {
    subject: "Calls with an announced end",
    here: "answer on every day",
    hosted: "removed on the announced day, as Cart V1 and Checkout V1 on 2027-02-01; the form of their refusals is not \
             announced",
    setting: Some("`--as-of 2027-02-02`: refused with 410, `CALL_REMOVED` and the name of the replacement"),
};

const CONVERSION: Difference = Difference {
    subject: "`conversionCurrency` of a cart",
    here: "the shop's own currency only",
    hosted: "any currency; `convertedAmount` is in that currency",
    setting: None,
};

const CART_SIZE: Difference = Difference {
    subject: "Size of a cart",
    here: "32 KiB of what the buyer said; 100 carts and 100 open checkouts of a caller",
    hosted: "not documented",
    setting: None,
};

const MAILS: Difference = Difference {
    subject: "Mails, text messages and calls",
    here: "kept in the workbench's outbox",
    hosted: "sent",
    setting: None,
};

const BY_THEMSELVES: Difference = Difference {
    subject: "Mails to the owner, and reminders of abandoned checkouts",
    here: "by the site settings `ownerEmail`, `ownerMails` and `checkoutReminder`",
    hosted: "by the automations of the site's dashboard",
    setting: None,
};

const INVOICES: Difference = Difference {
    subject: "Invoices",
    here: "documents of the platform itself, numbered from 1 without gaps; a removed one keeps its number and page",
    hosted: "made by apps, which number and keep them",
    setting: None,
};

const REQUESTS: Difference = Difference {
    subject: "Requests to cancel and to return",
    here: "on the order's page, answered by `/_platform/orders/{id}/requests` and in the console",
    hosted: "no call of the contract; by apps or by mail",
    setting: None,
};

const SUBSCRIPTIONS: Difference = Difference {
    subject: "Subscriptions",
    here: "the first order at the checkout; no further orders, payments or mails",
    hosted: "an order and a payment at each interval, until the subscription ends or is cancelled",
    setting: None,
};

const CAPTCHAS: Difference =
    Difference { subject: "Captchas", here: "simulated: a button solves them", hosted: "reCAPTCHA", setting: None };

const PAYMENTS: Difference = Difference {
    subject: "Payments",
    here: "simulated: `tok_visa` is approved, `tok_declined` declined, `tok_pending` approved later",
    hosted: "taken by a payment provider",
    setting: None,
};

const PLACE: Difference = Difference {
    subject: "The place of a visitor",
    here: "not known: a cart has no address until somebody sends one",
    hosted: "found by the network address: `contactInfo.address` of a new cart has country and region, so that its first \
             estimate has deliveries",
    setting: Some("site setting `visitorsFrom`, such as `US-NY`"),
};

const ALL: [&Difference; 16] = [
    &RATE,
    &RETURN_ADDRESSES,
    &CATALOGS,
    &READS_AS_V1,
    &COLLECTIONS,
    &ENDED_CALLS,
    &CONVERSION,
    &CART_SIZE,
    &PLACE,
    &MAILS,
    &BY_THEMSELVES,
    &INVOICES,
    &REQUESTS,
    &SUBSCRIPTIONS,
    &CAPTCHAS,
    &PAYMENTS,
];

async fn strict_site() -> Site {
    let clock_stopped_at = Some(1_800_000_000_000);
    Site::start_with(Config { has_hosted_limits: true, clock_stopped_at, ..Config::for_tests() }).await
}

#[tokio::test]
async fn hosted_limits_rate_limit_calls() {
    let site = strict_site().await;
    let visitor = site.visitor().await.access;
    let other = site.visitor().await.access;
    for _ in 0..200 {
        assert_eq!(site.get("/ecom/v1/carts/current", &visitor).await.0, 404);
    }
    let request = site.http.get(format!("{}/ecom/v1/carts/current", site.base)).header("authorization", &visitor);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 429);
    for _ in 0..200 {
        // Callers without a token are not one caller.
        site.visitor().await;
    }
    let wait: i64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    assert_eq!(site.get("/ecom/v1/carts/current", &other).await.0, 404, "another caller has a count of their own");
    let free = Site::start().await;
    let visitor = free.visitor().await.access;
    for _ in 0..201 {
        assert_eq!(free.get("/ecom/v1/carts/current", &visitor).await.0, 404);
    }
}

#[tokio::test]
async fn hosted_limits_refuse_redirect_uris_that_are_not_registered() {
    let path = "/_api/redirects-api/v1/redirect-session";
    let free = Site::start().await;
    let visitor = free.visitor().await.access;
    assert_eq!(free.post(path, &visitor, free.auth("query", "login")).await.0, 200);
    let strict = strict_site().await;
    let visitor = strict.visitor().await.access;
    let (status, body) = strict.post(path, &visitor, strict.auth("query", "login")).await;
    assert_eq!(status, 400, "{body}");
    let registered = Config {
        has_hosted_limits: true,
        redirect_uris: vec![crate::site::CALLBACK.to_owned()],
        ..Config::for_tests()
    };
    let site = Site::start_with(registered).await;
    let visitor = site.visitor().await.access;
    assert_eq!(site.post(path, &visitor, site.auth("query", "login")).await.0, 200);
}

#[tokio::test]
async fn both_catalog_versions_answer_unless_the_site_is_set_to_one() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let ask = async |path: &str| site.post(path, &visitor, json!({ "query": {} })).await.0;
    for path in ["/stores/v3/products/query", "/stores-reader/v1/products/query"] {
        assert_eq!(ask(path).await, 200, "{path}");
    }
    for (settings, status) in [
        (json!({ "catalog": "V3" }), 200),
        (json!({ "catalog": "V3", "readsAsV1": false }), 428),
        (json!({ "catalog": "V1" }), 200),
    ] {
        let (changed, body) = site.owner(Method::PATCH, "/_platform/site-settings", Some(settings.clone())).await;
        assert_eq!(changed, 200, "{body}");
        assert_eq!(ask("/stores-reader/v1/products/query").await, status, "{settings}");
        assert_eq!(ask("/stores-reader/v2/collections/query").await, 200, "{settings}");
        let slug = site.get("/stores-reader/v1/collections/slug/to-wear", &visitor).await.0;
        assert_eq!(slug, 200, "{settings}");
    }
}

#[tokio::test]
async fn a_conversion_currency_other_than_the_shops_is_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let change = json!({ "cartInfo": { "conversionCurrency": "JPY" } });
    let (status, body) = site.call(Method::PATCH, "/ecom/v1/carts/current", Some(&visitor), Some(change)).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "cartInfo.conversionCurrency"));
}

#[tokio::test]
async fn a_new_cart_gets_the_address_of_the_setting_visitors_from() {
    let site = Site::start().await;
    for (place, country, subdivision) in
        [("", json!(null), json!(null)), ("DE", json!("DE"), json!(null)), ("US-NY", json!("US"), json!("US-NY"))]
    {
        site.settings(json!({ "visitorsFrom": place })).await;
        let visitor = site.visitor().await.access;
        let product = site.plain_product(&visitor).await;
        let cart = site.add(&visitor, &product, 1).await;
        let address = &cart["contactInfo"]["address"];
        assert_eq!((&address["country"], &address["subdivision"]), (&country, &subdivision));
        let (_, newer) = site.post("/ecom/v2/carts", &visitor, json!({ "cart": {} })).await;
        assert_eq!(newer["cart"]["deliveryInfo"]["address"]["country"], country, "{newer}");
        let (_, body) = site.post("/ecom/v1/carts/current/estimate-totals", &visitor, json!({})).await;
        assert_eq!(body["shippingInfo"]["region"].is_object(), !place.is_empty(), "{body}");
    }
}

#[tokio::test]
async fn a_cart_has_a_size_limit() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let fields: Value = (0..20).map(|number| (format!("field{number}"), Value::from("x".repeat(2_000)))).collect();
    let cart = json!({ "cart": { "extendedFields": { "namespaces": { "app": fields } } } });
    let (status, body) = site.post("/ecom/v2/carts", &visitor, cart).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "cart.extendedFields.namespaces.app"), "{body}");
}

#[tokio::test]
async fn mails_go_to_the_outbox_and_a_test_hook_issues_captcha_tokens() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let body = json!({ "email": "iris@example.com", "language": "en" });
    assert_eq!(site.post("/_api/iam/recovery/v1/send-email", &visitor, body).await.0, 200);
    let mails = site.http.get(format!("{}/_test/outbox", site.base)).send().await.unwrap();
    let mails: Value = mails.json().await.unwrap();
    assert!(mails.to_string().contains("iris@example.com"), "{mails}");
    let issued = site.http.post(format!("{}/_test/captcha", site.base));
    assert_eq!(issued.json(&json!({ "kind": "VISIBLE", "state": "VALID" })).send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn mails_to_the_owner_and_invoices_are_the_platforms_own() {
    let site = Site::start().await;
    site.settings(json!({ "ownerEmail": "owner@shop.example", "checkoutReminder": "ONE_DAY" })).await;
    let (_, id) = crate::orders::ordered(&site, 1).await;
    assert_eq!(site.messages("owner@shop.example").await.len(), 1);
    crate::orders::act(&site, &id, "add-invoice", json!({})).await;
    let (_, own) = site.owner(Method::GET, &format!("/_platform/orders/{id}/invoices"), None).await;
    let listed = json!({ "orderIds": [id] });
    let (_, listed) = site.post("/ecom/v1/invoices/list-by-ids", &site.keys.owner_key, listed).await;
    let invoice = &listed["invoicesForOrder"][0]["invoicesInfo"][0];
    assert_eq!((&own["invoices"][0]["number"], &own["invoices"][0]["id"]), (&json!(1), &invoice["id"]));
}

#[tokio::test]
async fn requests_of_buyers_are_read_by_a_call_of_the_platforms_own() {
    let site = Site::start().await;
    let (_, id) = crate::orders::ordered(&site, 1).await;
    let own = site.owner(Method::GET, &format!("/_platform/orders/{id}/requests"), None).await;
    assert_eq!(own, (200, json!({ "requests": [] })));
}

#[tokio::test]
async fn a_subscription_makes_one_order() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    crate::cart_v2_orders::ready(&site, &visitor, 1).await;
    let plan = json!({ "subscriptionOptionId": crate::cart_kinds::CANDLES_EACH_MONTH });
    let line = site.line_of(&visitor, "candle-post", 1, plan).await;
    let cart = site.add_lines(&visitor, vec![line]).await;
    let place = format!("/ecom/v2/carts/{}/place-order", cart["id"].as_str().unwrap());
    assert_eq!(site.post(&place, &visitor, json!({ "paymentToken": "tok_visa" })).await.0, 200);
    site.advance(93 * 24 * 3600).await;
    let (_, found) = site.post("/ecom/v1/orders/search", &site.keys.owner_key, json!({})).await;
    assert_eq!(found["orders"].as_array().unwrap().len(), 1);
    assert!(found["orders"][0]["lineItems"][1]["subscriptionInfo"].is_object(), "{found}");
}

#[tokio::test]
async fn test_payment_tokens_are_approved_or_declined() {
    let site = Site::start().await;
    for (token, status) in [("tok_declined", 400), ("tok_visa", 200)] {
        let visitor = site.visitor().await.access;
        let cart = crate::cart_v2_orders::ready(&site, &visitor, 1).await;
        let place = format!("/ecom/v2/carts/{}/place-order", cart["id"].as_str().unwrap());
        assert_eq!(site.post(&place, &visitor, json!({ "paymentToken": token })).await.0, status, "{token}");
    }
}

/// The page: a chapter for each row.
fn page() -> String {
    let mut page = "# Where the platform differs from the hosted one\n\nWhat is not listed here, in the log's `strict` warnings or in \
                    `GET /_platform/strict`, is meant\nto be the same: tell us where it is not. Each chapter is checked by\n\
                    [differences.rs](../platform/tests/http/differences.rs), which also writes this page.\n"
        .to_owned();
    for Difference { subject, here, hosted, setting } in ALL {
        write!(page, "\n## {subject}\n\n- Here: {here}.\n- Hosted: {hosted}.\n").unwrap();
        if let Some(setting) = setting {
            writeln!(page, "- To have it as hosted: {setting}.").unwrap();
        }
    }
    page.push_str(
        "\n## Fields of answers\n\nAnswers are compared with recorded ones of the hosted platform (`contract/recorded.json`): their keys, the\n\
         kinds of values and the forms of texts. These differ, by the end of their path:\n\n",
    );
    for Meant { path, reason, .. } in &MEANT {
        writeln!(page, "- `{}`: {reason}.", path.trim_start_matches('.')).unwrap();
    }
    page
}

#[test]
fn the_page_where_we_differ_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/where-we-differ.md");
    if std::env::var_os("WRITE_DOCS").is_some() {
        std::fs::write(path, page()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), page(), "WRITE_DOCS=1 writes it");
}
