//! Failures and their messages.

use crate::terminal::{Terminal, failed};
use serde_json::{Value, json};
use std::process::{Output, Stdio};

#[tokio::test]
async fn errors_are_printed_with_a_hint_and_an_exit_code() {
    let terminal = Terminal::open().await;
    let (code, text) = terminal.failure(&["products", "show", "no-such-thing"]).await;
    assert_eq!((code, text.as_str()), (2, "error: there is no product \"no-such-thing\"\n"));
    let (_, text) = terminal.failure(&["cart", "coupon", "NOPE"]).await;
    assert!(text.starts_with("error: "), "{text}");
    let (_, text) = terminal.failure(&["--host", "http://127.0.0.1:9", "products", "list"]).await;
    assert!(text.contains("check that the platform runs there"), "{text}");
    assert!(text.ends_with("hint: name another address with --host\n"), "{text}");
    let usage = terminal.run(&["cart", "add", "mug", "-q", "0"]).await;
    assert_eq!(usage.status.code(), Some(2));
}

#[tokio::test]
async fn a_closed_output_pipe_is_not_an_error() {
    let terminal = Terminal::open().await;
    for arguments in [&["products", "list"][..], &["products", "list", "--json"], &["whoami"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let Output { status, stderr, .. } = terminal
            .command(arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
            .wait_with_output()
            .await
            .unwrap();
        assert_eq!(String::from_utf8(stderr).unwrap(), "", "{arguments:?}");
        assert!(status.success(), "{arguments:?}: {status}");
    }
}

#[tokio::test]
async fn missing_owner_credentials_are_named() {
    let terminal = Terminal::open().await;
    let hint = "  hint: set CARTWRIGHT_API_KEY and CARTWRIGHT_SITE_ID, or CARTWRIGHT_CLIENT_SECRET\n";
    for (name, missing) in [("CARTWRIGHT_API_KEY", "the site's id"), ("CARTWRIGHT_SITE_ID", "the owner's key")] {
        let output = terminal.command(&["members", "list"]).env(name, "there").output().await;
        let (code, text) = failed(output.unwrap());
        assert_eq!((code, text), (2, format!("error: {missing} is not set\n{hint}")));
    }
    let mut wrong = terminal.command(&["members", "list"]);
    let (code, text) = failed(wrong.env("CARTWRIGHT_CLIENT_SECRET", "wrong").output().await.unwrap());
    assert!(code == 1 && text.contains("The client id or its client secret is not known"), "{text}");
}

#[tokio::test]
async fn a_forbidden_product_is_not_reported_as_missing() {
    let terminal = Terminal::open().await;
    for endpoint in ["products.get", "products_v3.get"] {
        let fault = json!({ "match": endpoint, "status": 403, "times": 1 });
        terminal.site.fault(fault).await;
    }
    let (code, text) = terminal.failure(&["products", "show", "no-such-thing"]).await;
    assert_eq!(code, 1);
    assert!(!text.contains("there is no product"), "{text}");
}

#[tokio::test]
async fn a_choice_for_an_unknown_option_is_refused() {
    let terminal = Terminal::open().await;
    let products = terminal.json(&["products", "list", "--all"]).await;
    for (count, known) in [(0, None), (1, Some(0))] {
        let has_options = |product: &&Value| product["options"].as_array().unwrap().len() == count;
        let product = products.as_array().unwrap().iter().find(has_options).unwrap();
        let known = known.map_or("none", |index: usize| product["options"][index]["name"].as_str().unwrap());
        let slug = product["slug"].as_str().unwrap();
        let (code, text) = terminal.failure(&["cart", "add", slug, "--choice", "Foo=Bar"]).await;
        assert_eq!(code, 2);
        let name = product["name"].as_str().unwrap();
        assert_eq!(text, format!("error: {name} has no option \"Foo\"; it has {known}\n"));
    }
    assert_eq!(terminal.json(&["cart", "show"]).await, json!([]));

    // A modifier is chosen like an option.
    let board = ["cart", "add", "bread-board", "--choice", "Gift wrap=Plain paper"];
    let added = terminal.run(&board).await;
    let text = String::from_utf8(added.stderr).unwrap();
    assert!(!text.contains("has no option"), "{text}");
    assert_eq!(terminal.json(&["cart", "show"]).await[0]["name"], "Bread Board");
}
