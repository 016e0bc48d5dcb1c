//! Exposure: host names, origins of stores, and shutdown.

use crate::site::*;
use cartwright_platform::{Config, Platform};
use reqwest::Method;
use reqwest::header::{HOST, ORIGIN};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Command, Stdio};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

#[tokio::test]
async fn a_request_with_a_foreign_host_header_is_refused() {
    let site = Site::start_with(Config {
        public_url: Some("https://shop.example".to_owned()),
        host_names: vec!["platform.internal".to_owned()],
        ..Config::for_tests()
    })
    .await;
    for (host, status) in [
        ("localhost:4400", 200),
        ("127.0.0.1", 200),
        ("[::1]:80", 200),
        ("192.0.2.7:4400", 200),
        ("shop.example", 200),
        ("Platform.internal:4400", 200),
        ("evil.example", 421),
        ("shop.example.evil.example", 421),
    ] {
        for path in ["/", "/pages/style.css", "/_test/outbox", "/media/unknown"] {
            let request = site.http.get(format!("{}{path}", site.base)).header(HOST, host);
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status() == 421, status == 421, "{host}{path}");
            assert_eq!(answer.headers()["x-content-type-options"], "nosniff", "{host}{path}");
        }
    }
}

/// Whether a page of an origin may call.
async fn may_call(site: &Site, origin: &str) -> bool {
    let request = site.http.request(Method::OPTIONS, format!("{}/oauth2/token", site.base));
    let request = request.header(ORIGIN, origin).header("access-control-request-method", "POST");
    let answer = request.send().await.unwrap();
    answer.headers().get("access-control-allow-origin").is_some_and(|allowed| allowed == origin)
}

/// Asks for a login that returns to an address.
async fn login_to(site: &Site, address: &str) -> (u16, Value) {
    let mut auth = site.auth("query", "login");
    auth["auth"]["authRequest"]["redirectUri"] = json!(address);
    let visitor = site.visitor().await.access;
    let (status, body) = site.post("/_api/redirects-api/v1/redirect-session", &visitor, auth).await;
    (status.as_u16(), body)
}

/// The policy of the frame in which a page of an origin is told about a login.
async fn login_frame(site: &Site, origin: &str) -> String {
    let visitor = site.visitor().await.access;
    let session = site.http.post(format!("{}/_api/redirects-api/v1/redirect-session", site.base));
    let answer = session
        .header("authorization", visitor)
        .header(ORIGIN, origin)
        .json(&site.auth("web_message", "none"))
        .send()
        .await
        .unwrap();
    let session: Value = answer.json().await.unwrap();
    let frame = Browser::new().get(session["redirectSession"]["fullUrl"].as_str().unwrap()).await;
    frame.headers["content-security-policy"].to_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_open_simulation_allows_cors_from_loopback_origins_only() {
    let site = Site::start_with(Config {
        public_url: Some("https://platform.example".to_owned()),
        is_open: true,
        ..Config::for_tests()
    })
    .await;
    assert!(may_call(&site, "http://localhost:9001").await);
    assert!(!may_call(&site, "https://shop.example").await);
}

#[tokio::test]
async fn test_hooks_refuse_foreign_origins() {
    let site = Site::start().await;
    let ask = async |origin: Option<&str>, kind: &str| {
        let mut request = site.http.post(format!("{}/_test/clock", site.base));
        if let Some(origin) = origin {
            request = request.header(ORIGIN, origin);
        }
        let request = request.header("content-type", kind).body("{\"advanceSeconds\":1}");
        request.send().await.unwrap().status().as_u16()
    };
    assert_eq!(ask(None, "text/plain").await, 200, "a program");
    assert_eq!(ask(Some("http://localhost:5173"), "application/json").await, 200);
    assert_eq!(ask(Some("http://localhost:5173"), "text/plain").await, 403);
    for origin in ["https://shop.example", "null"] {
        assert_eq!(ask(Some(origin), "application/json").await, 403, "{origin}");
    }
}

#[tokio::test]
async fn a_refused_url_names_the_option_that_would_allow_it() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let elsewhere = "https://shop.example/page";
    let captcha = format!("{}/pages/captcha?kind=invisible&origin=https://shop.example", site.base);
    assert!(Browser::new().get(&captcha).await.text.contains("--store-origin"));
    let path = format!("/_api/iam/authentication/v1/logout?postLogoutRedirectUri={elsewhere}");
    let (_, logout) = site.get(&path, &visitor).await;
    let recovery = json!({ "email": "a@b.example", "redirect": { "url": elsewhere, "clientId": site.keys.client_id } });
    let (_, recovery) = site.post("/_api/iam/recovery/v1/send-email", &visitor, recovery).await;
    let callbacks = json!({ "logout": { "clientId": site.keys.client_id }, "callbacks": { "postFlowUrl": elsewhere } });
    let (_, callbacks) = site.post("/_api/redirects-api/v1/redirect-session", &visitor, callbacks).await;
    for refusal in [logout, recovery, callbacks] {
        assert!(refusal["message"].as_str().unwrap().contains("--store-origin"), "{refusal}");
    }
}

#[tokio::test]
async fn a_loopback_page_may_call_the_api_log_in_and_embed_frames_without_configuration() {
    let site = Site::start().await;
    for origin in ["http://localhost:9001", "http://127.0.0.1:8123", "http://[::1]:3000"] {
        assert!(may_call(&site, origin).await, "{origin}");
        assert_eq!(login_to(&site, &format!("{origin}/any/page")).await.0, 200, "{origin}");
        let frame = format!("{}/pages/captcha?kind=invisible&origin={origin}", site.base);
        let frame = Browser::new().get(&frame).await;
        let policy = frame.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains(&format!("frame-ancestors {origin}")), "{policy}");
        let policy = login_frame(&site, origin).await;
        assert!(policy.contains(&format!("frame-ancestors {origin}")), "{policy}");
    }
    for origin in ["http://shop.example", "http://localhost.shop.example:5173"] {
        assert!(!may_call(&site, origin).await, "{origin}");
        let (status, body) = login_to(&site, &format!("{origin}/callback")).await;
        assert_eq!((status, violated_field(&body)), (400, "auth.authRequest.redirectUri"));
        assert!(body["message"].as_str().unwrap().contains("--redirect-uri"), "{body}");
    }
}

#[tokio::test]
async fn a_public_shop_allows_configured_origins_and_exact_redirect_uris_only() {
    let site = Site::start_with(Config {
        public_url: Some("https://platform.example".to_owned()),
        store_origins: vec!["https://shop.example".to_owned()],
        redirect_uris: vec!["https://shop.example/callback".to_owned()],
        ..Config::for_tests()
    })
    .await;
    assert!(may_call(&site, "https://shop.example").await);
    assert!(!may_call(&site, "http://localhost:9001").await);
    assert_eq!(login_to(&site, "https://shop.example/callback").await.0, 200);
    for address in ["https://shop.example/other", "http://localhost:9001/callback"] {
        assert_eq!(login_to(&site, address).await.0, 400, "{address}");
    }
}

#[tokio::test]
async fn a_public_shop_sets_secure_host_only_cookies() {
    let site =
        Site::start_with(Config { public_url: Some("https://platform.example".to_owned()), ..Config::for_tests() })
            .await;
    let mut auth = site.auth("query", "login");
    auth["auth"]["authRequest"]["redirectUri"] = json!("http://localhost:5173/callback");
    let address = site.redirect(&site.visitor().await.access, auth).await;
    let address = address.replace("https://platform.example", &site.base);
    let answer = site.http.get(address).send().await.unwrap();
    let next = answer.headers()["location"].to_str().unwrap().replace("https://platform.example", "");
    let form = site.http.get(format!("{}{next}", site.base)).send().await.unwrap();
    let cookie = form.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-cw_form_") && cookie.contains("; Secure"), "{cookie}");
}

#[tokio::test]
async fn a_connection_over_the_limit_waits_until_another_closes() {
    let site = Site::start_with(Config { max_connections: 1, ..Config::for_tests() }).await;
    let address = site.base.trim_start_matches("http://").to_owned();
    let request = format!("GET /oauth2/jwks HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let mut first = TcpStream::connect(&address).await.unwrap();
    let mut second = TcpStream::connect(&address).await.unwrap();
    second.write_all(request.as_bytes()).await.unwrap();
    first.write_all(request.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    first.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
    let early = second.try_read(&mut answer).unwrap_err();
    assert_eq!(early.kind(), ErrorKind::WouldBlock);
    drop(first);
    second.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
}

#[cfg(unix)]
#[test]
fn database_and_key_files_are_readable_by_their_user_only() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let open = || Platform::open(Config { database: Some(database.clone()), ..Config::default() }).unwrap();
    drop(open());
    let files = ["shop.db", "shop.db.keys.json"].map(|name| directory.path().join(name));
    for file in &files {
        std::fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
    }
    drop(open());
    for file in &files {
        let mode = std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn gift_card_codes_signing_keys_and_mails_are_encrypted_in_the_database() {
    let directory = tempfile::tempdir().unwrap();
    let site =
        Site::start_with(Config { database: Some(directory.path().join("shop.db")), ..Config::for_tests() }).await;
    let card = json!({ "code": "SECRET-CARD-1234", "initialValue": "10", "balance": "10", "active": true });
    site.rule("giftCards", "card", card.clone()).await;
    let visitor = site.visitor().await.access;
    site.get("/oauth2/jwks", &visitor).await;
    site.sign_up("ada@example.com").await;
    let recovery = json!({ "email": "ada@example.com", "redirect": { "clientId": site.keys.client_id } });
    site.post("/_api/iam/recovery/v1/send-email", &visitor, recovery).await;
    let sent = site.messages("ada@example.com").await;
    assert!(sent[0]["body"].as_str().unwrap().contains("recoveryToken="), "{sent:?}");
    for entry in std::fs::read_dir(directory.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let bytes = std::fs::read(&path).unwrap();
            for secret in ["SECRET-CARD", "secret-card", "PRIVATE KEY", "recoveryToken="] {
                let is_there = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
                assert!(!is_there, "{secret} in {}", path.display());
            }
        }
    }
    let (_, read) = site.owner(Method::GET, "/_platform/rules/giftCards/card", None).await;
    assert_eq!(read["rule"]["code"], card["code"], "{read}");
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let redeemed = json!({ "giftCard": { "code": "secretcard-1234" } });
    let (status, body) = site.post("/ecom/v2/carts/current/add-gift-card", &visitor, redeemed).await;
    assert_eq!(status, 200, "{body}");
}

#[test]
fn serve_with_simulation_prints_which_parts_are_simulated() {
    let start = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cartwright-platform"));
        let mut started =
            command.args(["serve", "--port", "0", "--memory"]).args(arguments).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(started.stdout.take().unwrap()).lines().map(Result::unwrap);
        let text: Vec<String> = lines.take_while(|line| !line.contains("outbox  ")).collect();
        started.kill().unwrap();
        started.wait().unwrap();
        text.join("\n")
    };
    assert!(start(&["--simulation"]).contains("mail is only shown in the outbox"));
    assert!(!start(&[]).contains("simulated"));
}

#[test]
fn a_server_refuses_to_be_reachable_without_simulation_and_to_share_its_database() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cartwright-platform"));
        let output = command.args(arguments).env("CARTWRIGHT_DB", &database).output().unwrap();
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    };
    for opening in [["--host", "0.0.0.0"], ["--public-url", "https://shop.example"], ["--host-name", "shop.example"]] {
        let (_, text) = run(&[&["serve", "--port", "0", "--memory"][..], &opening].concat());
        assert!(
            text.contains("add --simulation") && text.contains("mail is only shown") && text.contains(opening[1]),
            "{text}"
        );
    }

    let served = Platform::open(Config { database: Some(database.clone()), ..Config::default() });
    let goods = directory.path().join("goods.csv");
    let goods = goods.to_str().unwrap();
    for arguments in [&["serve", "--port", "0"][..], &["import", goods][..]] {
        std::fs::write(goods, "").unwrap();
        let (is_done, text) = run(arguments);
        assert!(!is_done && text.contains("is served by another platform"), "{text}");
    }
    assert!(run(&["export", goods]).0, "a reader disturbs nobody");
    drop(served);
    assert!(run(&["export", goods]).0);
}

#[tokio::test]
async fn an_event_stream_closes_when_the_platform_stops() {
    let platform = Platform::open(Config::for_tests()).unwrap();
    let keys = platform.keys().clone();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/_platform/events/stream", listener.local_addr().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(async move {
        let stopped = async {
            let _ = stopped.await;
        };
        platform.serve(listener, stopped).await
    });
    let request = client().get(address).header("authorization", &keys.owner_key);
    let answer = request.header("wix-site-id", &keys.site_id).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    stop.send(()).unwrap();
    assert!(answer.bytes().await.is_ok(), "it ends, and is not broken off");
    served.await.unwrap().unwrap();
}

/// The status of a development page for a caller with these headers.
async fn development_page(site: &Site, path: &str, headers: &[(&str, &str)]) -> u16 {
    let mut request = site.http.get(format!("{}{path}", site.base));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn no_header_opens_the_workbench_of_a_reachable_platform() {
    let pages =
        ["/workbench", "/workbench/requests", "/workbench/calls", "/workbench/snapshots", "/outbox", "/_test/outbox"];
    let owned = ["/_platform/events", "/_platform/webhooks", "/_platform/rules/taxes", "/_platform/strict"];
    let tests = Config::for_tests;
    let reachable = [
        Config { public_url: Some("https://shop.example".to_owned()), ..tests() },
        Config { host_names: vec!["shop.example".to_owned()], ..tests() },
        Config { trusted_proxies: "1".parse().unwrap(), ..tests() },
        Config { is_open: true, ..tests() },
    ];
    for config in reachable {
        let site = Site::start_with(config).await;
        // As a reverse proxy with nothing but an address to pass to sends them.
        let bare = [("host", "127.0.0.1")];
        for path in pages.iter().chain(&owned) {
            for headers in [&[][..], &bare, &[("x-forwarded-for", "127.0.0.1")], &[("cookie", "cw_workbench_=x")]] {
                let status = development_page(&site, path, headers).await;
                assert!(matches!(status, 401 | 403), "{path} {headers:?}: {status}");
            }
        }
        let address = site.base.strip_prefix("http://").unwrap().parse().unwrap();
        let printed = site.platform.workbench_address(address).unwrap();
        let token = parameter(&printed, "token");
        let browser = Browser::new();
        let entered = browser.get(&printed).await;
        assert_eq!((entered.status.as_u16(), entered.location.as_str()), (303, "/workbench"));
        for path in pages {
            assert_eq!(browser.get(&format!("{}{path}", site.base)).await.status, 200, "{path}");
            for password in [&token, &site.keys.owner_key] {
                let basic = reqwest::Client::new().get(format!("{}{path}", site.base)).basic_auth("", Some(password));
                assert_eq!(basic.send().await.unwrap().status(), 200, "{path}");
            }
            let wrong = format!("{path}?token=wrong");
            assert_eq!(development_page(&site, &wrong, &[]).await, 401, "{path}");
        }
    }
}

#[tokio::test]
async fn the_workbench_of_a_local_platform_opens_without_a_token() {
    let site = Site::start().await;
    assert_eq!(development_page(&site, "/workbench", &[]).await, 200);
    let address = site.base.strip_prefix("http://").unwrap().parse().unwrap();
    let printed = site.platform.workbench_address(address).unwrap();
    assert_eq!(printed, format!("{}/workbench", site.base));
    for header in ["forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "cf-connecting-ip"] {
        assert_eq!(development_page(&site, "/workbench", &[(header, "1.2.3.4")]).await, 401, "{header}");
    }
}

#[tokio::test]
async fn a_request_with_two_hosts_or_a_foreign_absolute_url_is_refused() {
    let site = Site::start().await;
    let address = site.base.strip_prefix("http://").unwrap();
    let ask = async |head: String| {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(format!("{head}Connection: close\r\n\r\n").as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().parse::<u16>().unwrap()
    };
    for path in ["/", "/_console/session"] {
        let plain = ask(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n")).await;
        assert!(plain < 500 && plain != 400, "{path}: {plain}");
        for head in [
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n"),
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n"),
            format!("GET http://evil.example{path} HTTP/1.1\r\nHost: localhost\r\n"),
            format!("GET http://evil.example{path} HTTP/1.1\r\n"),
        ] {
            assert_eq!(ask(head.clone()).await, 400, "{head}");
        }
        let absolute = ask(format!("GET http://localhost{path} HTTP/1.1\r\nHost: localhost\r\n")).await;
        assert_eq!(absolute, plain, "{path}");
    }
}

#[tokio::test]
async fn redirects_refuse_urls_that_browsers_parse_differently() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for odd in [
        "http://localhost\\@evil.example/",
        "http://localhost:99999/",
        "http://localhost/\r\nx: y",
        "http://user@localhost/",
        "http:/\\localhost/",
        "//localhost/",
    ] {
        let logout = json!({ "logout": {}, "callbacks": { "postFlowUrl": odd } });
        let (status, body) = site.post("/_api/redirects-api/v1/redirect-session", &visitor, logout).await;
        assert_eq!(status, 400, "{odd:?}: {body}");
        let mail = json!({ "email": "ada@example.com", "redirect": { "url": odd } });
        let (status, body) = site.post("/_api/iam/recovery/v1/send-email", &visitor, mail).await;
        assert_eq!(status, 400, "{odd:?}: {body}");
        let (status, body) = login_to(&site, odd).await;
        assert_eq!(status, 400, "{odd:?}: {body}");
        let query =
            url::form_urlencoded::Serializer::new(String::new()).append_pair("postLogoutRedirectUri", odd).finish();
        let path = format!("/_api/iam/authentication/v1/logout?{query}");
        let (status, body) = site.get(&path, &visitor).await;
        assert_eq!(status, 400, "{odd:?}: {body}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_second_server_cannot_open_the_database_under_a_link() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let open = |name: &str| Platform::open(Config { database: Some(at(name)), ..Config::default() });
    std::os::unix::fs::symlink(at("shop.db"), at("link.db")).unwrap();
    let first = open("link.db").unwrap();
    std::fs::hard_link(at("shop.db"), at("hard.db")).unwrap();
    for name in ["shop.db", "link.db", "hard.db"] {
        let refused = open(name).map(drop).unwrap_err().to_string();
        assert!(refused.contains("is served by another platform"), "{name}: {refused}");
    }
    let key = first.keys().owner_key.clone();
    drop(first);
    assert_eq!(open("shop.db").unwrap().keys().owner_key, key, "a link has no keys of its own");
}

#[tokio::test]
async fn two_sites_on_one_host_have_separate_login_cookies() {
    let browser = Browser::new();
    let sites = [Site::start().await, Site::start().await];
    for site in &sites {
        site.sign_up("ada@example.com").await;
        let done = site.fill_form(&browser, "login", "ada@example.com").await;
        assert!(done.status.is_success() || done.status.is_redirection(), "{}", done.text);
    }
    for site in &sites {
        let visitor = site.visitor().await.access;
        let address = site.redirect(&visitor, site.auth("query", "none")).await;
        assert_ne!(parameter(&browser.get(&address).await.location, "code"), "", "the login of {} stays", site.base);
    }
}
