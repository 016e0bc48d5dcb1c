//! The program as it is run, against a platform on this machine.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking, in its helpers too")]

mod account;
mod doctor;
mod failures;
mod terminal;

use cartwright_over_http::commerce::order;
use cartwright_over_http::{Browser, Site};
use serde_json::{Value, json};
use terminal::Terminal;

#[tokio::test]
async fn products_can_be_listed_searched_and_shown() {
    let terminal = Terminal::open().await;
    let all = terminal.json(&["products", "list", "--all"]).await;
    assert!(all.as_array().unwrap().len() > 20, "{all}");
    let few = terminal.json(&["products", "list", "--limit", "3"]).await;
    assert_eq!(few.as_array().unwrap(), &all.as_array().unwrap()[..3]);

    let product = &all[0];
    let word = product["name"].as_str().unwrap().split(' ').next_back().unwrap();
    let found = terminal.json(&["products", "search", word]).await;
    assert!(found.as_array().unwrap().contains(product), "{found}");

    let slug = product["slug"].as_str().unwrap();
    assert_eq!(&terminal.json(&["products", "show", slug]).await, product);
    assert_eq!(&terminal.json(&["products", "show", product["id"].as_str().unwrap()]).await, product);
    let table = terminal.text(&["products", "list"]).await;
    assert!(table.starts_with(" NAME") && table.contains(slug), "{table}");
}

#[tokio::test]
async fn the_cart_persists_between_commands() {
    let older = Site::start().await;
    older.settings(json!({ "catalog": "V1" })).await;
    for terminal in [Terminal::open().await, Terminal::at(older)] {
        buy(&terminal).await;
    }
}

/// Adds products with and without an option, changes the cart, and starts a checkout.
async fn buy(terminal: &Terminal) {
    assert_eq!(terminal.json(&["cart", "show"]).await, json!([]));
    let products = terminal.json(&["products", "list", "--all"]).await;
    let of_options = |count: usize| {
        let fits =
            |product: &&Value| product["options"].as_array().unwrap().len() == count && product["inStock"] == true;
        products.as_array().unwrap().iter().find(fits).unwrap()
    };
    let (plain, optioned) = (of_options(0), of_options(1));

    let slug = optioned["slug"].as_str().unwrap();
    let (code, text) = terminal.failure(&["cart", "add", slug]).await;
    let option = &optioned["options"][0];
    assert_eq!(code, 2);
    assert!(text.contains(option["name"].as_str().unwrap()), "{text}");

    terminal.json(&["cart", "add", plain["slug"].as_str().unwrap(), "-q", "2"]).await;
    let choice = format!("{}={}", option["name"].as_str().unwrap(), option["choices"][0].as_str().unwrap());
    let both = terminal.json(&["cart", "add", slug, "--choice", &choice]).await;
    assert_eq!(both.as_array().unwrap().len(), 2, "{both}");
    assert!(both[1]["details"].as_str().unwrap().contains(option["choices"][0].as_str().unwrap()), "{both}");
    let set = terminal.json(&["cart", "set", "1", "3"]).await;
    assert_eq!(set[0]["quantity"], 3);
    let left = terminal.json(&["cart", "remove", "2"]).await;
    assert_eq!(left.as_array().unwrap().len(), 1);
    assert_eq!(terminal.json(&["cart", "show"]).await, left);
    assert_eq!(terminal.failure(&["cart", "remove", "9"]).await.0, 2);

    let checkout = terminal.json(&["cart", "checkout"]).await;
    let page = Browser::default().open(checkout["url"].as_str().unwrap()).await.page();
    assert!(page.html.contains(plain["name"].as_str().unwrap()), "{}", page.html);
}

#[tokio::test]
async fn the_owner_can_read_members_and_orders() {
    let terminal = Terminal::at(Site::start().await);
    let email = "grace@example.com";
    let member = terminal.site.member(email).await;
    let placed = order(&member, 2).await;
    let (code, text) = terminal.failure(&["members", "list"]).await;
    assert_eq!(code, 2);
    assert!(text.contains("CARTWRIGHT_API_KEY"), "{text}");

    let members = terminal.owners_json(&["members", "list", "--all"]).await;
    let is_hers = |found: &&Value| found["email"] == email;
    let found = members.as_array().unwrap().iter().find(is_hers).unwrap();
    let id = found["id"].as_str().unwrap();
    assert_eq!(&terminal.owners_json(&["members", "show", id]).await, found);
    assert_eq!(&terminal.json_by_credentials(&["members", "show", id]).await, found);

    let paid = terminal.owners_json(&["orders", "list", "--payment", "paid"]).await;
    let newest = &paid[0];
    let id = placed.id.unwrap();
    assert_eq!(newest["id"], id.as_str(), "{paid}");
    assert!(newest["items"][0].as_str().unwrap().starts_with("2 × "), "{newest}");
    assert_eq!(&terminal.owners_json(&["orders", "show", &id]).await, newest);
    assert_eq!(&terminal.json_by_credentials(&["orders", "show", &id]).await, newest);
    let unpaid = terminal.owners_json(&["orders", "list", "--payment", "not_paid"]).await;
    assert!(!unpaid.as_array().unwrap().contains(newest));
}
