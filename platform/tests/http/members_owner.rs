//! Members: what the site's owner does to them, and what is told of it.

use crate::members::*;
use crate::site::*;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

impl Site {
    async fn act(&self, id: &str, action: &str) -> (StatusCode, Value) {
        let path = format!("{MEMBERS}/{id}/{action}");
        self.post(&path, &self.keys.owner_key, json!({})).await
    }

    async fn create(&self, member: Value) -> (StatusCode, Value) {
        self.post(MEMBERS, &self.keys.owner_key, json!({ "member": member })).await
    }

    async fn delete(&self, id: &str) -> (StatusCode, Value) {
        let path = format!("{MEMBERS}/{id}");
        self.call(Method::DELETE, &path, Some(&self.keys.owner_key), None).await
    }

    /// The events after a number, as their entity's short name and kind.
    async fn events(&self, after: u64) -> (Vec<String>, Vec<Value>) {
        let path = format!("/_platform/events?after={after}");
        let response = self
            .http
            .get(format!("{}{path}", self.base))
            .header("authorization", &self.keys.owner_key)
            .header("wix-site-id", &self.keys.site_id)
            .send()
            .await
            .unwrap();
        let body: Value = response.json().await.unwrap();
        let mut events = body["events"].as_array().unwrap().clone();
        events.retain(|event| event["entityFqdn"].as_str().unwrap().starts_with("wix.members."));
        let name = |event: &Value| {
            let entity = event["entityFqdn"].as_str().unwrap().rsplit('.').next().unwrap();
            format!("{entity} {}", event["slug"].as_str().unwrap())
        };
        (events.iter().map(name).collect(), events)
    }

    async fn deleted(&self) -> Value {
        let response = self
            .http
            .get(format!("{}/_platform/deleted-members", self.base))
            .header("authorization", &self.keys.owner_key)
            .header("wix-site-id", &self.keys.site_id)
            .send()
            .await
            .unwrap();
        let body: Value = response.json().await.unwrap();
        body["deletedMembers"].clone()
    }
}

fn status_of(body: &Value) -> &str {
    body["member"]["status"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_blocked_member_is_signed_out_and_hidden_until_approved() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.act(&ada.id, "block").await;
    assert_eq!((status.as_u16(), status_of(&body)), (200, "BLOCKED"));
    let (status, body) = site.act(&ada.id, "block").await;
    assert_eq!((status.as_u16(), status_of(&body)), (200, "BLOCKED"), "a repeat changes nothing");
    assert_eq!(site.get(&format!("{MEMBERS}/my"), &ada.access).await.0, 401);
    assert_eq!(site.refresh(&ada.refresh).await.0, 400);
    assert_eq!(site.get(&format!("{MEMBERS}/{}", ada.id), &visitor).await.0, 404);
    for refused in ["disconnect", "mute", "unmute"] {
        let (status, body) = site.act(&ada.id, refused).await;
        assert_eq!((status.as_u16(), code(&body)), (409, "MEMBER_STATUS_CHANGE_FORBIDDEN"));
    }
    let (status, body) = site.act(&ada.id, "approve").await;
    assert_eq!((status.as_u16(), status_of(&body)), (200, "APPROVED"));
    assert_eq!(site.get(&format!("{MEMBERS}/{}", ada.id), &visitor).await.0, 200);
}

#[tokio::test]
async fn a_member_cannot_block_themself() {
    let site = empty_site().await;
    let ada = member(&site, "ada@example.com").await;
    let both = format!("{},{}", ada.access, site.keys.owner_key);
    let path = format!("{MEMBERS}/{}/block", ada.id);
    let (status, body) = site.post(&path, &both, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "MEMBER_SELF_BLOCK_FORBIDDEN"));
}

#[tokio::test]
async fn a_disconnected_member_is_approved_again_by_a_login() {
    let site = empty_site().await;
    let ada = member(&site, "ada@example.com").await;
    let (status, body) = site.act(&ada.id, "disconnect").await;
    assert_eq!((status.as_u16(), status_of(&body)), (200, "OFFLINE"));
    assert_eq!(site.get(&format!("{MEMBERS}/my"), &ada.access).await.0, 401);
    assert_eq!(site.refresh(&ada.refresh).await.0, 400);
    let (status, body) = site.act(&ada.id, "approve").await;
    assert_eq!((status.as_u16(), code(&body)), (409, "MEMBER_STATUS_CHANGE_FORBIDDEN"));
    let visitor = site.visitor().await.access;
    let attempt = json!({ "loginId": { "email": "ada@example.com" }, "password": "correct horse" });
    let (status, body) = site.post("/_api/iam/authentication/v2/login", &visitor, attempt).await;
    assert_eq!((status.as_u16(), &body["state"]), (200, &json!("SUCCESS")), "{body}");
    assert_eq!(site.full(&ada.id).await.1["status"], "APPROVED");
}

#[tokio::test]
async fn a_muted_member_cannot_join_the_community() {
    let site = empty_site().await;
    let ada = member(&site, "ada@example.com").await;
    let join = format!("{MEMBERS}/join-community");
    let (_, body) = site.act(&ada.id, "mute").await;
    assert_eq!(body["member"]["activityStatus"], "MUTED");
    let (status, body) = site.post(&join, &ada.access, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "COMMUNITY_JOIN_IMPOSSIBLE"));
    let (_, body) = site.act(&ada.id, "unmute").await;
    assert_eq!(body["member"]["activityStatus"], "ACTIVE");
    assert_eq!(site.post(&join, &ada.access, json!({})).await.0, 200);
}

#[tokio::test]
async fn the_owner_creates_members_and_duplicates_are_refused() {
    let site = empty_site().await;
    let (status, body) = site
        .create(json!({ "loginEmail": "ada@example.com", "role": "OWNER", "profile": { "nickname": "Ada", "slug": "Countess" }, "contact": { "firstName": "Ada" } }))
        .await;
    assert_eq!(status, 200, "{body}");
    let member = &body["member"];
    assert_eq!((&member["status"], &member["role"]), (&json!("APPROVED"), &json!("OWNER")));
    assert_eq!(member["profile"]["slug"], "countess");
    let (status, body) = site.create(json!({ "loginEmail": "ADA@example.com" })).await;
    assert_eq!((status.as_u16(), code(&body)), (409, "MEMBER_ALREADY_EXISTS"));
    for (member, field) in [
        (json!({}), "member.loginEmail"),
        (json!({ "loginEmail": "ada" }), "member.loginEmail"),
        (json!({ "loginEmail": "b@example.com", "contact": { "birthdate": "x" } }), "member.contact.birthdate"),
        (json!({ "loginEmail": "b@example.com", "profile": { "slug": "a b" } }), "member.profile.slug"),
    ] {
        let (status, body) = site.create(member).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, field));
    }
    let id = member["id"].as_str().unwrap();
    let (status, body) = site.act(id, "block").await;
    assert_eq!((status.as_u16(), code(&body)), (403, "OWNER_MEMBER_BLOCK_FORBIDDEN"));
    let (status, body) = site.delete(id).await;
    let violation = &body["details"]["validationError"]["fieldViolations"][0];
    assert_eq!(
        (status.as_u16(), &violation["ruleName"]),
        (400, &json!("OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN"))
    );
}

#[tokio::test]
async fn deleting_a_member_frees_the_email_and_slug() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let bob = member(&site, "bob@example.com").await;
    let my = format!("{MEMBERS}/my");
    for heir in ["nobody", &bob.id] {
        let path = format!("{my}?contentAssigneeId={heir}");
        let (status, body) = site.call(Method::DELETE, &path, Some(&bob.access), None).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "contentAssigneeId"));
    }
    let path = format!("{my}?contentAssigneeId={}", ada.id);
    assert_eq!(site.call(Method::DELETE, &path, Some(&bob.access), None).await.0, 200);
    assert_eq!(site.get(&my, &bob.access).await.0, 401);
    assert_eq!(site.refresh(&bob.refresh).await.0, 400);
    assert_eq!(site.delete(&ada.id).await.0, 200);
    assert_eq!(site.full(&ada.id).await.0, 404);
    assert_eq!(site.delete(&ada.id).await.0, 404);
    let again = member(&site, "ada@example.com").await;
    assert_ne!(again.id, ada.id);
    let (_, member) = site.full(&again.id).await;
    assert_eq!(member["profile"]["slug"], "ada");

    // A member who leaves is forgotten at once; whom the owner deletes can be looked at for a while.
    let state = async |id: &str| {
        let deleted = site.deleted().await;
        let mut found = deleted.as_array().unwrap().iter().filter(|member| member["id"] == id);
        found.next().unwrap().clone()
    };
    let left = state(&bob.id).await;
    assert_eq!((&left["state"], &left["contentAssigneeId"]), (&json!("DELETED"), &json!(ada.id)));
    assert!(left["member"].is_null());
    let removed = state(&ada.id).await;
    assert_eq!((&removed["state"], &removed["member"]["loginEmail"]), (&json!("TRASH"), &json!("ada@example.com")));
    assert_eq!(removed["member"]["deletionState"], "TRASH");
    let restore = async |id: &str| {
        let path = format!("/_platform/deleted-members/{id}/restore");
        let (status, body) = site.post(&path, &site.keys.owner_key, json!({})).await;
        (status.as_u16(), body)
    };
    let (status, body) = restore(&ada.id).await;
    assert_eq!((status, code(&body)), (409, "MEMBER_ALREADY_EXISTS"), "another has the email address by now");
    assert_eq!(restore(&bob.id).await.0, 404, "forgotten");
    site.platform.advance_clock(31 * 86_400);
    assert_eq!(state(&ada.id).await["state"], "PENDING_PURGE");
    let worked = site.http.post(format!("{}/_test/work", site.base)).json(&json!({})).send().await.unwrap();
    assert_eq!(worked.status(), 200);
    let erased = state(&ada.id).await;
    assert_eq!((&erased["state"], &erased["member"]), (&json!("DELETED"), &Value::Null), "erased by time: {erased}");
    assert_eq!(site.delete(&again.id).await.0, 200);
    assert_eq!(restore(&ada.id).await.0, 404, "purged");
    let (status, body) = restore(&again.id).await;
    assert_eq!(
        (status, &body["member"]["id"], &body["member"]["profile"]["slug"]),
        (200, &json!(again.id), &json!("ada"))
    );
    assert_eq!(site.full(&again.id).await.1["loginEmail"], "ada@example.com");
    assert_eq!(site.delete(&again.id).await.0, 200);
    let purged = state(&ada.id).await;
    assert_eq!((&purged["state"], &purged["member"]), (&json!("DELETED"), &Value::Null));
}

#[tokio::test]
async fn bulk_member_calls_return_a_result_per_member() {
    let site = empty_site().await;
    let owner = site.keys.owner_key.clone();
    let mut ids = Vec::new();
    for (email, role) in [("a@example.com", "OWNER"), ("b@example.com", "MEMBER"), ("c@example.com", "MEMBER")] {
        let (_, body) = site.create(json!({ "loginEmail": email, "role": role })).await;
        ids.push(body["member"]["id"].as_str().unwrap().to_owned());
        // Bulk calls go from the oldest to the newest.
        site.platform.advance_clock(1);
    }
    let bulk = |name: &str| format!("{MEMBERS}/bulk/{name}");
    let (status, body) = site
        .post(&bulk("block-by-filter"), &owner, json!({ "filter": { "loginEmail": { "$contains": "example" } } }))
        .await;
    assert_eq!(status, 200, "{body}");
    site.advance(1).await;
    let job = site.job(&body).await;
    assert_eq!(job["bulkActionMetadata"], json!({ "totalSuccesses": 2, "totalFailures": 1, "undetailedFailures": 0 }));
    let failure = &job["failures"][0];
    assert_eq!((&failure["id"], &failure["originalIndex"]), (&json!(ids[0]), &json!(0)));
    assert_eq!(failure["error"]["code"], "OWNER_MEMBER_BLOCK_FORBIDDEN");
    let (_, body) = site.post(&bulk("approve-by-filter"), &owner, json!({ "filter": { "status": "BLOCKED" } })).await;
    site.advance(1).await;
    assert_eq!(site.job(&body).await["bulkActionMetadata"]["totalSuccesses"], 2);
    assert_eq!(site.full(&ids[1]).await.1["status"], "APPROVED");

    let (_, body) = site.post(&bulk("delete"), &owner, json!({ "memberIds": [ids[1], NOBODY, ids[0]] })).await;
    let results: Vec<_> = body["results"].as_array().unwrap().iter().map(|result| &result["itemMetadata"]).collect();
    assert_eq!(results[0], &json!({ "id": ids[1], "originalIndex": 0, "success": true }));
    assert_eq!(results[1]["error"]["code"], "MEMBER_NOT_FOUND");
    assert_eq!(results[2]["error"]["code"], "OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN");
    let everyone = json!({ "filter": {}, "search": { "expression": "c@" }, "contentAssigneeId": ids[0] });
    let (_, body) = site.post(&bulk("delete-by-filter"), &owner, everyone).await;
    site.advance(1).await;
    assert_eq!(site.job(&body).await["bulkActionMetadata"]["totalSuccesses"], 1);
    assert_eq!(site.found(&owner, json!({})).await, [ids[0].clone()]);

    for (name, body, field) in [
        ("delete", json!({ "memberIds": [] }), "memberIds"),
        ("delete", json!({ "memberIds": vec!["x"; 101] }), "memberIds"),
        ("delete", json!({}), "memberIds"),
        ("delete-by-filter", json!({}), "filter"),
        ("delete-by-filter", json!({ "filter": {}, "contentAssigneeId": "nobody" }), "contentAssigneeId"),
        ("approve-by-filter", json!({ "filter": { "shoeSize": 40 } }), "filter.shoeSize"),
        ("block-by-filter", json!({ "filter": "[" }), "filter"),
    ] {
        let (status, answer) = site.post(&bulk(name), &owner, body).await;
        assert_eq!((status.as_u16(), violated_field(&answer)), (400, field), "{name}");
    }
}

#[tokio::test]
async fn a_member_can_report_another_once_and_never_themself() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let bob = member(&site, "bob@example.com").await;
    let report = async |from: &Person, whom: &str, category: &str| {
        let body = json!({ "memberReport": { "reportedMemberId": whom, "reason": { "category": category, "description": "mail" } } });
        site.post("/members/v1/member-reports", &from.access, body).await
    };
    let (status, body) = report(&bob, &ada.id, "SPAM").await;
    assert_eq!((status.as_u16(), &body["memberReport"]["reportingMemberId"]), (200, &json!(bob.id)));
    let (status, body) = report(&bob, &ada.id, "OTHER").await;
    assert_eq!((status.as_u16(), code(&body)), (409, "MEMBER_ALREADY_REPORTED"));
    let (status, body) = report(&ada, &ada.id, "SPAM").await;
    assert_eq!((status.as_u16(), code(&body)), (400, "SELF_REPORTING_FORBIDDEN"));
    let (status, body) = report(&ada, &bob.id, "SPAM").await;
    assert_eq!((status.as_u16(), code(&body)), (404, "MEMBER_NOT_FOUND"), "a hidden member is not found");
    let (status, body) = report(&bob, &ada.id, "BOREDOM").await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "memberReport.reason.category"));
    site.act(&ada.id, "block").await;
    let (status, body) = report(&bob, &ada.id, "SPAM").await;
    assert_eq!((status.as_u16(), code(&body)), (400, "CANNOT_REPORT_BLOCKED_MEMBER"));
}

#[tokio::test]
async fn member_events_are_emitted_in_order() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let bob = member(&site, "bob@example.com").await;
    let body = json!({ "memberReport": { "reportedMemberId": ada.id, "reason": { "category": "SPAM" } } });
    site.post("/members/v1/member-reports", &bob.access, body).await;
    let (before, events) = site.events(0).await;
    assert_eq!(
        before,
        [
            "member created",
            "member updated",
            "member created",
            "member_report created",
            "member_report reported_member_created"
        ]
    );
    assert_eq!(events[0]["createdEvent"]["entity"]["loginEmail"], "ada@example.com");
    assert_eq!(events[1]["updatedEvent"]["currentEntity"]["privacyStatus"], "PUBLIC");
    let seen = events.last().unwrap()["number"].as_u64().unwrap();
    site.act(&ada.id, "approve").await;
    site.act(&ada.id, "mute").await;
    site.delete(&ada.id).await;
    let (after, events) = site.events(seen).await;
    assert_eq!(after, ["member updated", "member deleted"], "what changed nothing is no event");
    assert_eq!(events[1]["entityId"], json!(ada.id));
    let status = site.http.get(format!("{}/_platform/events", site.base)).header("authorization", &bob.access);
    assert_eq!(status.send().await.unwrap().status(), 403);
}
