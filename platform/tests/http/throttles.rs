//! Guessing and repeated expensive calls: too many have to wait.

use crate::people::*;
use crate::site::*;
use cartwright_platform::{Config, Limits, TrustedProxies};
use serde_json::json;

/// A site of few tries.
async fn site_with(limits: Limits) -> Site {
    Site::start_with(Config { limits, ..Config::for_tests() }).await
}

#[tokio::test]
async fn code_guesses_are_rate_limited_across_all_calls() {
    let site = site_with(Limits { savings_codes_per_caller: 4, ..Limits::default() }).await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let coupon = "/ecom/v2/carts/current/add-coupon";
    let gift_card = "/ecom/v2/carts/current/add-gift-card";
    let guess = |code: &'static str| json!({ "giftCard": { "code": code } });
    let guesses = [
        (coupon, json!({ "coupon": { "code": "GUESSED" } })),
        (gift_card, guess("GUESSED-0001")),
        ("/ecom/v2/carts/current", json!({ "coupons": [{ "code": "GUESSED" }] })),
    ];
    for (path, body) in &guesses {
        let (status, body) = site.post(path, &visitor, body.clone()).await;
        assert_eq!(status, 400, "{path} {body}");
    }
    let older = json!({ "couponCode": "GUESSED" });
    let patch = reqwest::Method::PATCH;
    let older = site.call(patch, "/ecom/v1/carts/current", Some(&visitor), Some(older));
    assert_eq!(older.await.0, 400);

    let right = guess("HEARTH-GIFT-0050");
    let request = site.http.post(format!("{}{gift_card}", site.base)).json(&right);
    let answer = request.header("authorization", &visitor).send().await.unwrap();
    assert_eq!(answer.status(), 429);
    let wait: i64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    for (path, body) in guesses {
        assert_eq!(site.post(path, &visitor, body).await.0, 429, "{path}");
    }
    // Calls that send no code go on.
    site.add(&visitor, &product, 1).await;
    site.platform.advance_clock(wait);
    assert_eq!(site.post(gift_card, &visitor, right).await.0, 200);
}

#[tokio::test]
async fn only_wrong_codes_count_and_all_visitors_of_an_ip_share_the_limit() {
    let site = site_with(Limits { savings_codes_per_address: 2, ..Limits::default() }).await;
    let coupon = "/ecom/v2/carts/current/add-coupon";
    let given = |code: &'static str| json!({ "coupon": { "code": code } });
    for (code, status) in [
        ("WELCOME10", 200),
        ("WELCOME10", 200),
        ("WELCOME10", 200),
        ("GUESSED", 400),
        ("GUESSED", 400),
        ("WELCOME10", 429),
    ] {
        let visitor = site.visitor().await.access;
        let product = site.plain_product(&visitor).await;
        site.add(&visitor, &product, 1).await;
        assert_eq!(site.post(coupon, &visitor, given(code)).await.0, status, "{code}");
    }
}

#[tokio::test]
async fn password_changes_are_rate_limited() {
    let site = site_with(Limits { new_passwords: 2, ..Limits::default() }).await;
    let member = site.member("ada@example.com").await.access;
    let change = "/_api/iam/authentication/v2/change-password";
    let new = json!({ "newPassword": "better horse" });
    for status in [200, 200, 429] {
        assert_eq!(site.post(change, &member, new.clone()).await.0, status);
    }
}

#[tokio::test]
async fn new_visitors_are_rate_limited_per_ip_address() {
    let site = Site::start_with(Config {
        limits: Limits { visitors_per_address: 2, ..Limits::default() },
        test_hooks: false,
        ..Config::for_tests()
    })
    .await;
    let grant = json!({ "clientId": site.keys.client_id, "grantType": "anonymous" });
    for status in [200, 200, 429] {
        assert_eq!(site.token(grant.clone()).await.0, status);
    }
    site.platform.advance_clock(600);
    assert_eq!(site.token(grant).await.0, 200);
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_client_ip_has_its_own_limit() {
    for (proxies, last) in [(TrustedProxies::Hops(1), 400), (TrustedProxies::None, 429)] {
        let site = Site::start_with(Config {
            limits: Limits { attempts_per_address: 2, ..Limits::default() },
            trusted_proxies: proxies,
            ..Config::for_tests()
        })
        .await;
        let visitor = site.visitor().await.access;
        let tried = async |from: &str| {
            let request = site.http.post(format!("{}{LOGIN}", site.base));
            let request = request.header("authorization", &visitor).header("x-forwarded-for", from);
            let body = credentials("ada@example.com", "wrong horse");
            request.json(&body).send().await.unwrap().status()
        };
        for _ in 0..2 {
            assert_eq!(tried("192.0.2.1").await, 400);
        }
        assert_eq!(tried("192.0.2.1").await, 429);
        assert_eq!(tried("192.0.2.2").await, last);
    }
}

/// Answers of the token endpoint to new visitors who name themselves by a header beside the proxy's.
async fn granted(site: &Site, header: &str, value: impl Fn(usize) -> String, times: usize) -> Vec<u16> {
    let mut statuses = Vec::new();
    for number in 0..times {
        let request = site.http.post(format!("{}/oauth2/token", site.base)).header("x-forwarded-for", "203.0.113.9");
        let request = if header.is_empty() { request } else { request.header(header, value(number)) };
        let grant = json!({ "clientId": site.keys.client_id, "grantType": "anonymous" });
        statuses.push(request.json(&grant).send().await.unwrap().status().as_u16());
    }
    statuses
}

#[tokio::test]
async fn a_loopback_address_from_a_proxy_is_rate_limited_like_any_other() {
    let site = Site::start_with(Config {
        limits: Limits { visitors_per_address: 2, ..Limits::default() },
        trusted_proxies: TrustedProxies::Hops(1),
        trusted_proxy_header: "Forwarded".parse().unwrap(),
        ..Config::for_tests()
    })
    .await;
    let told = |number: usize| {
        ["for=127.0.0.1", "for=\"[::1]\"", "for=\"[::ffff:127.0.0.1]\"", "for=127.0.0.1"][number].to_owned()
    };
    assert_eq!(granted(&site, "forwarded", told, 4).await, [200, 200, 200, 429]);
}

#[tokio::test]
async fn token_refreshes_are_rate_limited_per_session_and_prune_unused_tokens() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("shop.db");
    let limits = Limits { refreshes_per_session: 20, ..Limits::for_tests() };
    let site = Site::start_with(Config { database: Some(database.clone()), limits, ..Config::for_tests() }).await;
    let visitor = site.visitor().await;
    for _ in 0..20 {
        assert_eq!(site.refresh(&visitor.refresh).await.0, 200);
    }
    assert_eq!(site.refresh(&visitor.refresh).await.0, 429);
    let rows = rusqlite::Connection::open(&database).unwrap();
    let tokens: i64 = rows.query_row("SELECT count(*) FROM refresh_tokens", [], |row| row.get(0)).unwrap();
    assert!(tokens <= 6, "{tokens}");
    assert_eq!(site.refresh(&site.visitor().await.refresh).await.0, 200, "another session has its own count");
    site.platform.advance_clock(3600);
    assert_eq!(site.refresh(&visitor.refresh).await.0, 200);
}
