//! The workbench's screens, as a developer uses them.

use crate::people::PASSWORD;
use crate::site::*;
use cartwright_platform::Config;
use serde_json::{Value, json};

/// A developer's browser at the workbench.
struct Developer<'a> {
    site: &'a Site,
    browser: Browser,
}

impl<'a> Developer<'a> {
    fn at(site: &'a Site) -> Self {
        Self { site, browser: Browser::new() }
    }

    fn address(&self, path: &str) -> String {
        format!("{}{path}", self.site.base)
    }

    async fn sees(&self, path: &str) -> String {
        let page = self.browser.get(&self.address(path)).await;
        assert_eq!(page.status, 200, "{path}: {}", page.text);
        page.text
    }

    /// Sends a form, and is led on.
    async fn sends(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.browser.post(&self.address(path), fields).await;
        assert_eq!(page.status, 303, "{path}: {}", page.text);
    }

    /// Sends a form, and gets a screen.
    async fn tries(&self, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
        let page = self.browser.post(&self.address(path), fields).await;
        (page.status.as_u16(), page.text)
    }
}

async fn count(site: &Site) -> usize {
    let visitor = site.visitor().await.access;
    site.products(&visitor, json!({ "paging": { "limit": 100 } })).await.len()
}

#[tokio::test]
async fn the_doctor_page_diagnoses_problems_in_the_requests_and_names_their_fix() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let calm = developer.sees("/workbench/doctor").await;
    assert!(!calm.contains("problem") && !calm.contains("warning"), "{calm}");
    let (passed, open) = ("<span class=\"tag good\">passed", "<span class=\"tag open\">not seen yet");
    assert!(calm.contains(passed) && calm.contains(open), "a check without a request has not passed: {calm}");

    let post = |path: &str, body: Value| site.http.post(format!("{}{path}", site.base)).json(&body);
    post("/oauth2/token", json!({ "clientId": "other", "grantType": "anonymous" })).send().await.unwrap();
    let visitor = site.visitor().await.access;
    let request = json!({ "auth": { "authRequest": { "clientId": site.keys.client_id, "redirectUri": "https://x.example/",
        "state": "s", "codeChallenge": "c".repeat(43) } } });
    post("/_api/redirects-api/v1/redirect-session", request).header("authorization", &visitor).send().await.unwrap();
    let origin = ("origin", "https://elsewhere.example");
    post("/oauth2/token", json!({})).header(origin.0, origin.1).send().await.unwrap();
    let forwarded =
        site.http.get(format!("{}/ecom/v2/carts/current", site.base)).header("x-forwarded-for", "192.0.2.1");
    forwarded.header("user-agent", "a proxied shop").send().await.unwrap();
    let old = site.http.get(format!("{}/ecom/v1/carts/current", site.base)).header("authorization", &visitor);
    old.header("user-agent", "an old shop").send().await.unwrap();
    site.advance(60).await;

    let page = developer.sees("/workbench/doctor").await;
    for seen in [
        "1 in all, from a program without a name (1)",
        "pages of https://elsewhere.example may not call",
        "a proxied shop (1)",
        "an old shop (1)",
        "stopped or moved on",
        "Copy the client id from the dashboard",
        "--redirect-uri",
        "Cart V1 and Checkout V1",
    ] {
        assert!(page.contains(seen), "{seen}: {page}");
    }
}

#[tokio::test]
async fn the_request_log_shows_the_caller_and_the_reason_of_a_refusal() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let visitor = site.visitor().await.access;
    assert_eq!(site.get("/members/v1/members/my", &visitor).await.0, 403);
    let list = developer.sees("/workbench/requests?outcome=refused").await;
    assert!(list.contains("members.get_my") && !list.contains("oauth.token"), "{list}");
    let shown = developer.sees("/workbench/requests/2").await;
    for part in ["This call needs the member role", "403", "$CARTWRIGHT_ACCESS_TOKEN", "curl -X GET"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    developer.sends("/workbench/requests/1/replay", &[]).await;
    assert!(developer.sees("/workbench/requests/3").await.contains("oauth.token"));
    let owner = site.keys.owner_key.clone();
    site.get("/_platform/site-settings", &owner).await;
    site.post("/members/v1/members/query", &owner, json!({})).await;
    let shown = developer.sees("/workbench/requests/4").await;
    assert!(shown.contains("$CARTWRIGHT_OWNER_KEY") && !shown.contains(&owner), "{shown}");
    let long = json!({ "query": {}, "unknown": "x".repeat(70_000) });
    site.post("/members/v1/members/query", &owner, long).await;
    let (status, refused) = developer.tries("/workbench/requests/5/replay", &[]).await;
    assert!(status == 400 && refused.contains("cannot be sent again"), "{refused}");
    developer.sends("/workbench/requests", &[]).await;
    assert!(developer.sees("/workbench/requests").await.contains("No request yet"));
    assert_eq!(developer.browser.get(&developer.address("/workbench/requests/1")).await.status, 404);
}

#[tokio::test]
async fn a_copied_curl_command_escapes_the_text_of_the_request() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let hostile = site.http.get(format!("{}/members/v1/members/my?word=needle", site.base));
    hostile.header("accept", "$x`touch /tmp/here`'").body("@/etc/passwd").send().await.unwrap();
    let list = developer.sees("/workbench/requests?text=Needle").await;
    assert!(list.contains("members.get_my"), "the text of a query is found: {list}");
    let shown = developer.sees("/workbench/requests/1").await;
    for part in [r"-H 'accept: $x`touch /tmp/here`'\'''", "--data-raw '@/etc/passwd'"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}

#[tokio::test]
async fn a_call_can_be_tried_as_the_owner_and_without_a_token() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let form =
        |role| [("role", role), ("target", "/members/v1/members/query"), ("body", r#"{"query":{}}"#), ("member", "")];
    let (_, done) = developer.tries("/workbench/calls/members.query", &form("owner")).await;
    assert!(done.contains("200 OK") && done.contains("Iris"), "{done}");
    let (_, refused) = developer.tries("/workbench/calls/members.query", &form("nobody")).await;
    assert!(refused.contains("401 Unauthorized"), "{refused}");
    let (status, asked) = developer.tries("/workbench/calls/members.query", &form("member")).await;
    assert!(status == 400 && asked.contains("Act as lists the ids"), "{asked}");
    assert_eq!(developer.tries("/workbench/calls/nothing.at_all", &form("owner")).await.0, 404);
    let query = r#"{"query":"{ product(slug: \"harbour-mug\") { name } }"}"#;
    let call = [("role", "visitor"), ("target", "/graphql/v1"), ("body", query), ("member", "")];
    let (_, found) = developer.tries("/workbench/calls/graphql.execute", &call).await;
    assert!(found.contains("&quot;name&quot;: &quot;Harbour Mug&quot;"), "{found}");
    let document: Value = serde_json::from_str(&developer.sees("/workbench/openapi.json").await).unwrap();
    assert_eq!(document["openapi"], "3.1.0");
    let token = &document["paths"]["/oauth2/token"]["post"]["requestBody"]["content"];
    assert!(token["application/x-www-form-urlencoded"].is_object(), "{token}");
}

#[tokio::test]
async fn the_act_as_page_returns_tokens_of_the_chosen_member() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let list = developer.sees("/workbench/act-as?member=iris").await;
    let id = list.split("name=\"as\" value=\"").nth(2).and_then(|rest| rest.split('"').next());
    let (_, shown) = developer.tries("/workbench/act-as", &[("as", id.unwrap()), ("search", "iris")]).await;
    let token = shown.split("Authorization: ").nth(1).and_then(|rest| rest.split('<').next());
    let (status, body) = site.get("/members/v1/members/my", token.unwrap()).await;
    assert_eq!((status.as_u16(), &body["member"]["id"]), (200, &json!(id.unwrap())), "{body}");
    assert_ne!(developer.tries("/workbench/act-as", &[("as", "nobody"), ("search", "")]).await.0, 200);
}

#[tokio::test]
async fn a_fault_can_be_set_listed_and_removed() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let visitor = site.visitor().await.access;
    let fault = [("match", "cart.get_current"), ("status", "503"), ("seconds", "60"), ("times", ""), ("kind", "")];
    developer.sends("/workbench/faults", &fault).await;
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor).await.0, 503);
    assert!(developer.sees("/workbench/faults").await.contains("answers 503"));
    developer.sends("/workbench/faults", &[("remove", "1")]).await;
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor).await.0, 404);
    developer.sends("/workbench/faults", &[("match", "/pages/login"), ("status", "500")]).await;
    assert_eq!(developer.browser.get(&developer.address("/pages/login")).await.status, 500);
    for wrong in [&[("match", "/")][..], &[("match", ""), ("status", "500")], &[("match", "/"), ("status", "many")]] {
        assert_eq!(developer.tries("/workbench/faults", wrong).await.0, 400, "{wrong:?}");
    }
}

#[tokio::test]
async fn the_clock_page_stops_and_advances_time_so_that_tokens_expire() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let visitor = site.visitor().await.access;
    developer.sends("/workbench/clock", &[("do", "stop")]).await;
    assert!(developer.sees("/workbench/clock").await.contains("Access tokens expire"));
    developer.sends("/workbench/clock", &[("do", "advance"), ("seconds", "14401")]).await;
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor).await.0, 401);
    developer.sends("/workbench/clock", &[("do", "run")]).await;
    assert!(developer.sees("/workbench/clock").await.contains("running, moved on"));
    assert_eq!(developer.tries("/workbench/clock", &[("do", "advance"), ("seconds", "-1")]).await.0, 400);
}

#[tokio::test]
async fn a_snapshot_restores_the_shop_and_can_be_downloaded_and_uploaded() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start_with(Config { database: Some(folder.path().join("shop.db")), ..Config::for_tests() }).await;
    let developer = Developer::at(&site);
    let before = count(&site).await;
    developer.sends("/workbench/snapshots", &[("do", "take"), ("name", "full")]).await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let path = format!("/stores/v1/products/{}", product["id"].as_str().unwrap());
    let owner = site.keys.owner_key.clone();
    assert_eq!(site.call(reqwest::Method::DELETE, &path, Some(&owner), None).await.0, 200);
    assert_eq!(count(&site).await, before - 1);

    let file = site.http.get(developer.address("/workbench/snapshots/full.db")).send().await.unwrap();
    let file = file.bytes().await.unwrap();
    developer.sends("/workbench/snapshots", &[("do", "delete"), ("name", "full")]).await;
    let copy = site.http.post(developer.address("/workbench/snapshots/copy.db")).body(file);
    assert_eq!(copy.send().await.unwrap().status(), 303);
    developer.sends("/workbench/snapshots", &[("do", "restore"), ("name", "copy")]).await;
    assert_eq!(count(&site).await, before);

    for (name, body) in
        [("bad", "no database"), ("..%2Fbad", "SQLite format 3\0"), ("worse", "SQLite format 3\0 and nothing more")]
    {
        let address = developer.address(&format!("/workbench/snapshots/{name}.db"));
        let answer = site.http.post(address).body(body).send().await.unwrap();
        assert!(answer.status().is_client_error(), "{name}: {}", answer.status());
    }
    assert_eq!(developer.tries("/workbench/snapshots", &[("do", "restore"), ("name", "bad")]).await.0, 404);

    assert_eq!(site.call(reqwest::Method::DELETE, &path, Some(&owner), None).await.0, 200);
    developer.sends("/workbench/snapshots", &[("do", "reset")]).await;
    assert_eq!(count(&site).await, before);
    assert!(developer.sees("/workbench/snapshots").await.contains("before-reset"));
}

#[tokio::test]
async fn events_and_mails_can_be_filtered_by_text() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    site.sign_up("ada@example.com").await;
    let events = developer.sees("/workbench/events?text=MEMBERS").await;
    assert!(events.contains("wix.members.v1.member"), "{events}");
    assert!(developer.sees("/workbench/events?text=nowhere").await.contains("No event yet"));
    let (_, hooked) = developer
        .tries("/workbench/webhooks", &[("do", "add"), ("url", "http://127.0.0.1:9/none"), ("entities", "")])
        .await;
    assert_eq!(hooked, "");
    assert!(developer.sees("/workbench/webhooks").await.contains("http://127.0.0.1:9/none"));
    assert_eq!(
        developer.tries("/workbench/webhooks", &[("do", "resend"), ("webhook", "x"), ("event", "1")]).await.0,
        404
    );
    assert!(developer.sees("/outbox?text=nothing-like-it").await.contains("No message has this text"));
}

#[tokio::test]
async fn the_workbench_refuses_posts_from_other_sites() {
    let site = Site::start().await;
    for path in ["faults", "clock", "snapshots", "act-as", "requests", "webhooks", "calls/members.query"] {
        let form =
            site.http.post(format!("{}/workbench/{path}", site.base)).header("origin", "http://elsewhere.example");
        assert_eq!(form.body("do=stop").send().await.unwrap().status(), 403, "{path}");
    }
    let asked = |path: &str, fetch: &[(&'static str, &'static str)]| {
        let mut request = site.http.get(format!("{}/workbench/{path}", site.base));
        for (name, value) in fetch {
            request = request.header(format!("sec-fetch-{name}"), *value);
        }
        request.send()
    };
    let image = [("site", "cross-site"), ("mode", "no-cors"), ("dest", "image")];
    let link = [("site", "cross-site"), ("mode", "navigate"), ("dest", "document")];
    assert_eq!(asked("requests?text=a", &image).await.unwrap().status(), 403);
    assert_eq!(asked("requests?text=a", &link).await.unwrap().status(), 403);
    assert_eq!(asked("requests", &link).await.unwrap().status(), 200);
    assert_eq!(asked("requests?text=a", &[("site", "same-origin")]).await.unwrap().status(), 200);
    let rebound = site.http.get(format!("{}/workbench/requests", site.base)).header("host", "shop.example");
    assert!(rebound.send().await.unwrap().status().is_client_error());
}

#[tokio::test]
async fn the_request_log_masks_passwords_tokens_and_cookies() {
    let site = Site::start().await;
    let developer = Developer::at(&site);
    let browser = Browser::new();
    let visitor = site.visitor().await;
    site.sign_up("ada@example.com").await;
    let (_, login) = site.log_in("ada@example.com", PASSWORD).await;
    let session_token = login["sessionToken"].as_str().unwrap();
    let member = site.direct_login(session_token).await;
    let (_, renewed) = site.refresh(&member.refresh).await;
    let change = json!({ "newPassword": "hidden horse" });
    site.post("/_api/iam/authentication/v2/change-password", &member.access, change).await;
    let address = site.redirect(&visitor.access, site.auth("query", "login")).await;
    browser.navigate(&format!("{}/_api/iam/authentication/v1/logout", site.base)).await;
    let secrets = [
        PASSWORD,
        "hidden horse",
        session_token,
        &visitor.access,
        &visitor.refresh,
        &member.access,
        &member.refresh,
        renewed["access_token"].as_str().unwrap(),
        &session(&address),
        &site.keys.owner_key,
    ];
    let newest = site.http.get(format!("{}/_test/requests", site.base)).send().await.unwrap();
    let newest: Value = newest.json().await.unwrap();
    let count = newest["requests"].as_array().unwrap().len();
    assert!(count > 10, "{newest}");
    let mut screens = vec![newest.to_string(), developer.sees("/workbench/requests").await];
    for number in 1..=count {
        screens.push(developer.sees(&format!("/workbench/requests/{number}")).await);
    }
    for screen in screens {
        for secret in secrets {
            assert!(!screen.contains(secret), "{secret}: {screen}");
        }
    }
    for secret in secrets {
        let found = developer.sees(&format!("/workbench/requests?text={secret}")).await;
        assert!(found.contains("No request yet"), "{secret}");
    }
}
