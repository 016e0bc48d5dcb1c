//! Wishlists: each member's own, read by the owner by id, tagged in bulk, and gone with their member.

use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const STORES: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
const LIST: &str = "/ecom/v1/wishlists/get-default";

fn item(id: &str, options: &Value) -> Value {
    json!({ "catalogReference": { "appId": STORES, "catalogItemId": id, "options": options }, "returnEntity": true })
}

impl Site {
    async fn saver(&self) -> String {
        let visitor = self.visitor().await.access;
        self.demo_member(&visitor, "tomas@example.com").await
    }

    /// Adds an item or removes it, and gives the items that are left.
    async fn wish(&self, member: &str, act: &str, body: Value) -> Vec<Value> {
        let (status, body) = self.post(&format!("/ecom/v1/wishlists/{act}"), member, body).await;
        assert_eq!(status, 200, "{body}");
        body["wishlist"]["items"].as_array().cloned().unwrap_or_default()
    }
}

#[tokio::test]
async fn wishlist_items_are_identified_by_full_reference_and_changes_are_idempotent() {
    let site = Site::start().await;
    let member = site.saver().await;
    let (_, body) = site.get(LIST, &member).await;
    assert_eq!((&body["wishlist"]["items"], &body["wishlist"]["id"]), (&json!([]), &Value::Null));

    for _ in 0..2 {
        assert_eq!(site.wish(&member, "add-item", item("mug", &json!({}))).await.len(), 1);
    }
    let blue = item("mug", &json!({ "variantId": "blue" }));
    let both = site.wish(&member, "add-item", blue.clone()).await;
    assert_eq!(both[1]["catalogReference"]["options"], json!({ "variantId": "blue" }));
    assert!(both[1]["addedDate"].is_string());
    let other = json!({ "catalogReference": { "appId": "another-app", "catalogItemId": "class" } });
    let (_, body) = site.post("/ecom/v1/wishlists/add-item", &member, other).await;
    assert_eq!(body, json!({}), "the list is answered on request");
    let (_, body) = site.get(&format!("{LIST}?appId={STORES}"), &member).await;
    assert_eq!(body["wishlist"]["items"].as_array().unwrap().len(), 2);

    let id = body["wishlist"]["id"].as_str().unwrap();
    let asked = json!({ "id": id, "limit": 1, "offset": 1, "kind": [{ "type": "product", "origin": "stores" }] });
    let (status, older) = site.owner(Method::POST, "/stores/v1/wishlists/get", Some(asked)).await;
    assert_eq!((status, &older["wishlist"]["totalCount"]), (200, &json!(2)), "{older}");
    assert_eq!(older["wishlist"]["items"][0]["type"], "product");

    for _ in 0..2 {
        assert_eq!(site.wish(&member, "remove-item", blue.clone()).await.len(), 2);
    }
    let slugs: Vec<Value> =
        site.events_of("wix.ecom.v1.wishlist").await.into_iter().map(|event| event["slug"].clone()).collect();
    let added = "wishlist_item_added";
    assert_eq!(slugs, [added, added, added, "wishlist_item_removed"]);
}

#[tokio::test]
async fn only_a_member_has_a_wishlist_and_it_holds_at_most_100_items() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    assert_eq!(site.get(LIST, &visitor).await.0, 403);
    assert_eq!(site.owner(Method::GET, LIST, None).await.0, 403);
    let member = site.saver().await;
    let large = item("mug", &json!({ "note": "x".repeat(5000) }));
    assert_eq!(site.post("/ecom/v1/wishlists/add-item", &member, large).await.0, 400);
    for number in 0..100 {
        site.wish(&member, "add-item", item(&format!("thing-{number}"), &Value::Null)).await;
    }
    let more = item("one-more", &Value::Null);
    let (status, body) = site.post("/ecom/v1/wishlists/add-item", &member, more).await;
    assert_eq!((status.as_u16(), code(&body)), (428, "WISHLIST_ITEMS_LIMIT_EXCEEDED"));
    assert_eq!(site.wish(&member, "add-item", item("thing-7", &Value::Null)).await.len(), 100);
}

#[tokio::test]
async fn the_owner_can_tag_wishlists_and_deleting_the_member_deletes_them() {
    let site = Site::start().await;
    let member = site.saver().await;
    site.wish(&member, "add-item", item("mug", &Value::Null)).await;
    let (_, body) = site.get(LIST, &member).await;
    let list = body["wishlist"].clone();
    let tags = json!({ "publicTags": { "tagIds": ["gift"] }, "privateTags": { "tagIds": ["vip"] } });
    let path = "/v1/bulk/wishlists/update-tags";
    let none = json!({ "wishlistIds": [list["id"]], "assignTags": {} });
    let (status, body) = site.owner(Method::POST, path, Some(none)).await;
    assert_eq!((status, code(&body)), (400, "EMPTY_ASSIGN_AND_UNASSIGN_LISTS"));
    let given = json!({ "wishlistIds": [list["id"]], "assignTags": tags });
    let (status, body) = site.owner(Method::POST, path, Some(given)).await;
    assert_eq!((status, &body["bulkActionMetadata"]["totalSuccesses"]), (200, &json!(1)), "{body}");
    let by_filter = json!({
        "filter": { "memberId": list["memberId"] },
        "assignTags": { "publicTags": { "tagIds": ["sale"] } },
    });
    let (_, started) = site.owner(Method::POST, "/v1/bulk/wishlists/update-tags-by-filter", Some(by_filter)).await;
    site.advance(1).await;
    assert_eq!(site.job(&started).await["bulkActionMetadata"]["totalSuccesses"], 1);
    let (_, body) = site.get(LIST, &member).await;
    assert_eq!(body["wishlist"]["tags"]["publicTags"]["tagIds"], json!(["gift", "sale"]));
    assert!(body["wishlist"]["tags"]["privateTags"].is_null(), "private tags are the owner's");

    let gone = format!("/members/v1/members/{}", list["memberId"].as_str().unwrap());
    assert_eq!(site.owner(Method::DELETE, &gone, None).await.0, 200);
    let asked = json!({ "id": list["id"] });
    assert_eq!(site.owner(Method::POST, "/stores/v1/wishlists/get", Some(asked)).await.0, 404);
}
