//! Members: what is seen of them, and by whom.

use crate::site::*;
use cartwright_platform::{Config, Seed};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

pub(crate) const MEMBERS: &str = "/members/v1/members";
/// The id of no member.
pub(crate) const NOBODY: &str = "00000000-0000-4000-8000-000000000000";

/// A member who is signed in.
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) access: String,
    pub(crate) refresh: String,
}

/// A site that has no members yet.
pub(crate) async fn empty_site() -> Site {
    Site::start_with(Config { seed: Seed::Empty, ..Config::for_tests() }).await
}

/// Registers, and signs in.
pub(crate) async fn member(site: &Site, email: &str) -> Person {
    let visitor = site.visitor().await;
    let code = site.register(&Browser::new(), &visitor.access, email).await;
    let (status, body) = site.exchange(&code, VERIFIER).await;
    assert_eq!(status, 200, "{body}");
    let Tokens { access, refresh } = tokens(&body);
    let (_, body) = site.get(&format!("{MEMBERS}/my"), &access).await;
    let id = body["member"]["id"].as_str().unwrap().to_owned();
    Person { id, access, refresh }
}

/// The same, in the community.
pub(crate) async fn public_member(site: &Site, email: &str) -> Person {
    let person = member(site, email).await;
    let (status, body) = site.post(&format!("{MEMBERS}/join-community"), &person.access, json!({})).await;
    assert_eq!((status.as_u16(), &body["member"]["privacyStatus"]), (200, &json!("PUBLIC")));
    person
}

impl Site {
    pub(crate) async fn patch_member(&self, id: &str, token: &str, member: Value) -> (StatusCode, Value) {
        let path = format!("{MEMBERS}/{id}");
        self.call(Method::PATCH, &path, Some(token), Some(json!({ "member": member }))).await
    }

    pub(crate) async fn full(&self, id: &str) -> (StatusCode, Value) {
        let path = format!("{MEMBERS}/{id}?fieldsets=FULL");
        let (status, body) = self.get(&path, &self.keys.owner_key).await;
        (status, body["member"].clone())
    }

    /// The ids that a query finds.
    pub(crate) async fn found(&self, token: &str, query: Value) -> Vec<String> {
        let (status, body) = self.post(&format!("{MEMBERS}/query"), token, json!({ "query": query })).await;
        assert_eq!(status, 200, "{body}");
        let members = body["members"].as_array().unwrap();
        members.iter().map(|member| member["id"].as_str().unwrap().to_owned()).collect()
    }
}

/// The fields of a member.
fn names(member: &Value) -> Vec<&str> {
    let mut names: Vec<&str> = member.as_object().unwrap().keys().map(String::as_str).collect();
    names.sort_unstable();
    names
}

const PUBLIC: &[&str] = &["activityStatus", "id", "privacyStatus", "profile"];

#[tokio::test]
async fn field_sets_select_fields_and_other_members_get_only_public_fields() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let bob = member(&site, "bob@example.com").await;
    let read = async |token: &str, set: &str| {
        let (status, body) = site.get(&format!("{MEMBERS}/{}?fieldsets={set}", ada.id), token).await;
        assert_eq!(status, 200, "{body}");
        body["member"].clone()
    };
    let owner = site.keys.owner_key.clone();
    let visitor = site.visitor().await.access;
    for token in [&ada.access, &owner] {
        assert_eq!(names(&read(token, "PUBLIC").await), PUBLIC);
        let extended = read(token, "EXTENDED").await;
        assert_eq!(extended["loginEmail"], "ada@example.com");
        assert_eq!(extended["status"], "APPROVED");
        assert!(extended["contact"].is_null());
        let full = read(token, "PUBLIC&fieldsets=FULL").await;
        assert_eq!(full["contact"]["emails"], json!(["ada@example.com"]));
        assert!(full["lastLoginDate"].is_string());
    }
    for token in [&bob.access, &visitor] {
        assert_eq!(names(&read(token, "FULL").await), PUBLIC);
    }
    let (status, body) = site.get(&format!("{MEMBERS}/my?fieldset=x&fieldSet=EXTENDED"), &ada.access).await;
    assert_eq!((status.as_u16(), &body["member"]["loginEmail"]), (200, &json!("ada@example.com")));
    let (status, body) = site.get(&format!("{MEMBERS}/my?fieldsets=ALL"), &ada.access).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "fieldsets[0]"));
}

#[tokio::test]
async fn a_private_member_is_hidden_from_other_members() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    site.platform.advance_clock(1);
    let bob = member(&site, "bob@example.com").await;
    let owner = site.keys.owner_key.clone();
    let visitor = site.visitor().await.access;
    for token in [&visitor, &bob.access] {
        assert_eq!(site.found(token, json!({})).await, std::slice::from_ref(&ada.id));
        let (status, body) = site.get(&format!("{MEMBERS}/{}", ada.id), token).await;
        assert_eq!(status, 200, "{body}");
    }
    let (status, body) = site.get(&format!("{MEMBERS}/{}", bob.id), &ada.access).await;
    let (unknown, nobody) = site.get(&format!("{MEMBERS}/{NOBODY}"), &ada.access).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "MEMBER_NOT_FOUND"));
    assert_eq!((unknown.as_u16(), code(&nobody)), (404, "MEMBER_NOT_FOUND"));
    let (status, _) = site.get(&format!("{MEMBERS}/{}", bob.id), &bob.access).await;
    assert_eq!(status, 200, "everyone sees themself");
    assert_eq!(
        site.found(&owner, json!({})).await,
        [ada.id.clone(), bob.id.clone()],
        "the owner sees all, the oldest first"
    );

    let (status, _) = site.post(&format!("{MEMBERS}/leave-community"), &ada.access, json!({})).await;
    assert_eq!(status, 200);
    assert!(site.found(&visitor, json!({})).await.is_empty());
    let (_, body) = site.get(MEMBERS, &visitor).await;
    assert_eq!(body["members"], json!([]));
    let (status, _) = site.get(&format!("{MEMBERS}/{}", ada.id), &visitor).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn member_queries_can_be_filtered_sorted_searched_and_paged() {
    let site = empty_site().await;
    let owner = site.keys.owner_key.clone();
    let mut ids = Vec::new();
    for (email, nickname, company) in [
        ("ada@example.com", "Ada", "Engines"),
        ("bob@example.com", "bob", "Builders"),
        ("çelik@example.com", "Çelik", "Engines"),
    ] {
        let member = json!({
            "loginEmail": email, "privacyStatus": "PUBLIC", "profile": { "nickname": nickname },
            "contact": { "company": company, "phones": ["+44 1", "112"] },
        });
        let (status, body) = site.post(MEMBERS, &owner, json!({ "member": member })).await;
        assert_eq!(status, 200, "{body}");
        ids.push(body["member"]["id"].as_str().unwrap().to_owned());
        // The oldest come first, and these are to be of different ages.
        site.platform.advance_clock(1);
    }
    let [ada, bob, celik] = &ids[..] else { panic!("three members") };
    for (query, expected) in [
        (json!({ "filter": { "profile.slug": "ADA" } }), vec![ada]),
        (json!({ "filter": { "profile.nickname": { "$startsWith": "çe" } } }), vec![celik]),
        (json!({ "filter": { "contact.company": "Engines" } }), vec![ada, celik]),
        (
            json!({ "filter": { "contact.phones": { "$hasSome": ["112"] }, "loginEmail": { "$ne": "bob@example.com" } } }),
            vec![ada, celik],
        ),
        (json!({ "filter": { "$or": [{ "id": bob }, { "loginEmail": "ada@example.com" }] } }), vec![ada, bob]),
        (json!({ "filter": { "createdDate": { "$lt": "2000-01-01T00:00:00Z" } } }), vec![]),
        (json!({ "filter": { "lastLoginDate": { "$exists": true } } }), vec![]),
        (json!({ "sort": [{ "fieldName": "profile.nickname", "order": "DESC" }] }), vec![celik, bob, ada]),
        (json!({ "sorting": [{ "fieldName": "profile.nickname", "order": "DESC" }] }), vec![celik, bob, ada]),
        (json!({ "paging": { "limit": 1, "offset": 1 } }), vec![bob]),
    ] {
        let found = site.found(&owner, query.clone()).await;
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{query}");
    }
    let search = json!({ "query": {}, "search": { "expression": "EXAMPLE.com", "fields": ["loginEmail"] } });
    let (_, body) = site.post(&format!("{MEMBERS}/query"), &owner, search.clone()).await;
    assert_eq!(body["metadata"], json!({ "count": 3, "offset": 0, "total": 3 }));
    let visitor = site.visitor().await.access;
    assert_eq!(site.found(&visitor, json!({ "filter": { "profile.slug": "bob" } })).await, std::slice::from_ref(bob));

    // What others are not shown they cannot filter, sort or search by.
    let query = format!("{MEMBERS}/query");
    for (body, field) in [
        (json!({ "query": { "filter": { "loginEmail": "ada@example.com" } } }), "query.filter.loginEmail"),
        (
            json!({ "query": { "filter": { "$not": { "contact.phones": { "$hasSome": ["112"] } } } } }),
            "query.filter.contact.phones",
        ),
        (json!({ "query": { "sort": [{ "fieldName": "loginEmail" }] } }), "query.sort.loginEmail"),
        (search, "search.loginEmail"),
        (json!({ "query": { "paging": { "limit": 101 } } }), "query.paging.limit"),
        (json!({ "query": {}, "search": { "expression": "" } }), "search.expression"),
        (json!({ "query": {}, "search": { "expression": "a", "fields": ["a", "b", "c", "d", "e"] } }), "search.fields"),
        (json!({ "query": { "filter": { "id": { "$like": "a" } } } }), "query.filter.id"),
    ] {
        let (status, answer) = site.post(&query, &visitor, body).await;
        assert_eq!((status.as_u16(), violated_field(&answer)), (400, field));
    }

    // A list takes its order packed.
    let packed =
        base64(&json!({ "sorting": [{ "fieldName": "profile.nickname", "order": "DESC" }], "paging": { "limit": 1 } }));
    let (_, body) = site.get(&format!("{MEMBERS}?.r={packed}"), &owner).await;
    assert_eq!(body["members"][0]["id"], json!(celik));
    assert_eq!(body["metadata"]["total"], 3);
}

fn base64(payload: &Value) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(payload.to_string())
}
