//! Whatever is sent to the members calls, the platform says what is wrong with it, or does it.

use crate::members::{MEMBERS, empty_site, public_member};
use crate::sampling::sample;
use crate::site::*;
use reqwest::Method;
use serde_json::{Map, Value, json};

/// Values that no field expects, or few do.
fn odd_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("\u{0}"),
        json!("'; DROP TABLE members; --"),
        json!("\u{202e}𝕏".repeat(1000)),
        json!([]),
        json!([[null]]),
        json!({}),
        json!({ "": { "$gt": {} } }),
        json!({ "id": ["a"], "__proto__": 1, "$where": "1" }),
    ]
}

/// A payload with one value, at a dotted path.
fn with(path: &str, value: &Value) -> Value {
    path.rsplit('.').fold(value.clone(), |inner, name| Value::Object(Map::from_iter([(name.to_owned(), inner)])))
}

/// The fields that the calls read.
const FIELDS: &[&str] = &[
    "id",
    "slug",
    "fieldsets",
    "fieldSet",
    "paging",
    "paging.limit",
    "sorting",
    "query",
    "query.filter",
    "query.filter.id",
    "query.filter.profile.slug",
    "query.filter.$and",
    "query.sort",
    "query.paging",
    "query.paging.offset",
    "search",
    "search.expression",
    "search.fields",
    "filter",
    "filter.id",
    "contentAssigneeId",
    "memberIds",
    "member",
    "member.id",
    "member.loginEmail",
    "member.privacyStatus",
    "member.role",
    "member.profile",
    "member.profile.nickname",
    "member.profile.slug",
    "member.profile.photo",
    "member.profile.photo.url",
    "member.contact",
    "member.contact.firstName",
    "member.contact.phones",
    "member.contact.phoneTags",
    "member.contact.emails",
    "member.contact.addresses",
    "member.contact.birthdate",
    "member.contact.customFields",
    "member.contact.customFields.a",
    "member.contact.customFields.a.value",
    "memberReport",
    "memberReport.reportedMemberId",
    "memberReport.reason",
    "memberReport.reason.category",
    "memberReport.reason.description",
];

#[tokio::test]
async fn hostile_values_in_member_calls_cause_no_server_error() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let values = odd_values();
    let own = format!("{MEMBERS}/{}", ada.id);
    let reports = "/members/v1/member-reports".to_owned();
    let calls = [
        (Method::PATCH, own, &ada.access),
        (Method::POST, format!("{MEMBERS}/my/slug"), &ada.access),
        (Method::POST, reports, &ada.access),
        (Method::POST, format!("{MEMBERS}/query"), &ada.access),
        (Method::POST, format!("{MEMBERS}/query"), &site.keys.owner_key),
        (Method::POST, MEMBERS.to_owned(), &site.keys.owner_key),
        // Nobody has such ids, and approving changes nothing of those who are approved.
        (Method::POST, format!("{MEMBERS}/bulk/delete"), &site.keys.owner_key),
        (Method::POST, format!("{MEMBERS}/bulk/approve-by-filter"), &site.keys.owner_key),
    ];
    let mut table = Vec::new();
    for call in 0..calls.len() {
        for field in FIELDS {
            table.extend(values.iter().map(|value| (call, *field, value)));
        }
    }
    for (call, field, value) in sample("odd values of members", table, 400, |(call, field, _)| (*call, *field)) {
        let (method, path, token) = &calls[call];
        let body = with(field, value);
        let (status, answer) = site.call(method.clone(), path, Some(token.as_str()), Some(body.clone())).await;
        assert!(status.as_u16() < 500, "{method} {path} {body}: {status} {answer}");
        if status == 400 {
            let violation = &answer["details"]["validationError"]["fieldViolations"][0];
            let told = violation["field"].is_string() || !code(&answer).is_empty();
            assert!(told, "{method} {path} {body}: {answer}");
        }
    }
    let (status, body) = site.get(&format!("{MEMBERS}/my?fieldsets=FULL"), &ada.access).await;
    assert_eq!((status.as_u16(), &body["member"]["status"]), (200, &json!("APPROVED")));
}

#[tokio::test]
async fn malformed_query_strings_of_member_lists_are_refused() {
    let site = empty_site().await;
    let visitor = site.visitor().await.access;
    for query in [
        ".r=%%%",
        ".r=bm90IGpzb24",
        "paging.limit=x",
        "paging=1",
        "paging.limit=-1",
        "sorting=x",
        "fieldsets=X",
        "fieldsets=PUBLIC&fieldsets=PUBLIC&fieldsets=PUBLIC&fieldsets=PUBLIC",
    ] {
        let (status, body) = site.get(&format!("{MEMBERS}?{query}"), &visitor).await;
        assert_eq!(status.as_u16(), 400, "{query}: {body}");
    }
}
