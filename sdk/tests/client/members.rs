//! What goes over the wire for the members calls, and what is made of the answers.

use crate::support::*;
use cartwright::Client;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::query::{Filter, Query, SortOrder};
use cartwright::resources::member_reports::{MemberReport, ReportCategory};
use cartwright::resources::members::{
    BulkDeleteMembersByFilter, DeleteMyMember, FieldSet, ListMembers, Member, MemberStatus, Profile, QueryMembers,
};
use cartwright::session::{MemoryStore, Role};
use serde_json::{Value, json};

const BASE: &str = "http://localhost:4400/members/v1";

fn member(network: &Recorded) -> Client {
    let store = MemoryStore::with(tokens("access", "refresh", Role::Member, false));
    builder(network).store(store).build().unwrap()
}

/// A platform that has one member, and one report.
fn platform() -> Recorded {
    let answer = json!({
        "member": {"id": "m", "status": "APPROVED"},
        "members": [{"id": "m"}],
        "metadata": {"count": 1, "offset": 0, "total": 1},
        "memberReport": {"id": "r"},
        "jobId": "job",
        "results": [{"itemMetadata": {"id": "m", "originalIndex": 0, "success": true}}],
        "bulkActionMetadata": {"totalSuccesses": 1, "totalFailures": 0, "undetailedFailures": 0},
    });
    Recorded::by(move |_| Answer::json(200, &answer.to_string()))
}

/// What was sent: method and address without the base, and the payload.
fn sent(network: &Recorded) -> Vec<(String, Value)> {
    let requests = network.requests();
    let line = |request| {
        let body = body(request);
        (format!("{} {}", request.method.as_str(), request.url.replace(BASE, "")), body)
    };
    requests.iter().map(line).collect()
}

fn line(request: &str, body: Value) -> (String, Value) {
    (request.to_owned(), body)
}

#[tokio::test]
async fn a_members_own_calls_match_the_contract() {
    let network = platform();
    let client = member(&network);
    let members = client.members();
    let me = members.clone().fieldsets([FieldSet::Full]).get_my().await.unwrap();
    assert_eq!(me.status, Some(MemberStatus::Approved));
    let nickname =
        Member { profile: Some(Profile { nickname: Some("Ada".into()), ..Profile::default() }), ..Member::default() };
    members.update("m", nickname).await.unwrap();
    members.update_my_slug("ada").await.unwrap();
    members.update_slug("m", "ada").await.unwrap();
    members.join_community().await.unwrap();
    members.leave_community().await.unwrap();
    members.delete_phones("m").await.unwrap();
    members.delete_emails("m").await.unwrap();
    members.delete_addresses("m").await.unwrap();
    members.delete_my(DeleteMyMember::assigning_content_to("heir")).await.unwrap();
    members.delete_my(DeleteMyMember::default()).await.unwrap();
    let report = MemberReport::new("other", ReportCategory::Spam);
    assert_eq!(client.member_reports().report(report).await.unwrap().id.as_deref(), Some("r"));
    let expected = [
        line("GET /members/my?fieldsets=FULL", Value::Null),
        line("PATCH /members/m", json!({"member": {"id": "m", "profile": {"nickname": "Ada"}}})),
        line("POST /members/my/slug", json!({"slug": "ada"})),
        line("POST /members/m/slug", json!({"id": "m", "slug": "ada"})),
        line("POST /members/join-community", json!({})),
        line("POST /members/leave-community", json!({})),
        line("DELETE /members/m/phones?id=m", Value::Null),
        line("DELETE /members/m/emails?id=m", Value::Null),
        line("DELETE /members/m/addresses?id=m", Value::Null),
        line("DELETE /members/my?contentAssigneeId=heir", Value::Null),
        line("DELETE /members/my", Value::Null),
        line(
            "POST /member-reports",
            json!({"memberReport": {"reportedMemberId": "other", "reason": {"category": "SPAM"}}}),
        ),
    ];
    assert_eq!(sent(&network), expected);
}

#[tokio::test]
async fn an_owners_member_calls_match_the_contract() {
    let network = platform();
    let client = member(&network);
    let members = client.members();
    let email = Member { login_email: Some("ada@example.com".into()), ..Member::default() };
    members.create(email).await.unwrap();
    members.mute("m").await.unwrap();
    members.unmute("m").await.unwrap();
    members.approve("m").await.unwrap();
    members.block("m").await.unwrap();
    members.disconnect("m").await.unwrap();
    members.delete("m").await.unwrap();
    let pending = || Filter::eq("status", "PENDING");
    let deleted = members.bulk_delete(vec!["m".into()]).await.unwrap();
    assert_eq!(deleted.bulk_action_metadata.unwrap().total_successes, Some(1));
    let job = BulkDeleteMembersByFilter { content_assignee_id: Some("heir".into()), ..pending().into() };
    assert_eq!(members.bulk_delete_by_filter(job).await.unwrap(), "job");
    members.bulk_approve_by_filter(pending()).await.unwrap();
    members.bulk_block_by_filter(pending()).await.unwrap();
    let id = || json!({"id": "m"});
    let filter = || json!({"filter": {"status": "PENDING"}});
    let expected = [
        line("POST /members", json!({"member": {"loginEmail": "ada@example.com"}})),
        line("POST /members/m/mute", id()),
        line("POST /members/m/unmute", id()),
        line("POST /members/m/approve", id()),
        line("POST /members/m/block", id()),
        line("POST /members/m/disconnect", id()),
        line("DELETE /members/m?id=m", Value::Null),
        line("POST /members/bulk/delete", json!({"memberIds": ["m"]})),
        line(
            "POST /members/bulk/delete-by-filter",
            json!({"filter": {"status": "PENDING"}, "contentAssigneeId": "heir"}),
        ),
        line("POST /members/bulk/approve-by-filter", filter()),
        line("POST /members/bulk/block-by-filter", filter()),
    ];
    assert_eq!(sent(&network), expected);
}

#[tokio::test]
async fn member_reads_send_their_field_sets_as_in_the_contract() {
    let network = platform();
    let client = member(&network);
    let members = client.members().fieldsets([FieldSet::Public, FieldSet::Full]);
    members.get("m").await.unwrap();
    let plain = members.list(ListMembers::default()).await.unwrap();
    assert_eq!(plain.items.len(), 1);
    let query = Query::new().filter(Filter::eq("status", "APPROVED")).ascending("profile.nickname");
    members.query(QueryMembers::new(query).search("ada")).await.unwrap();
    let older = client.members().field_set(FieldSet::Extended);
    older.get_my().await.unwrap();
    let expected = [
        line("GET /members/m?id=m&fieldsets=PUBLIC&fieldsets=FULL", Value::Null),
        line("GET /members?fieldsets=PUBLIC&fieldsets=FULL", Value::Null),
        line(
            "POST /members/query",
            json!({
                "query": {
                    "filter": {"status": "APPROVED"},
                    "sort": [{"fieldName": "profile.nickname", "order": "ASC"}],
                    "paging": {"limit": 50, "offset": 0},
                },
                "fieldsets": ["PUBLIC", "FULL"],
                "search": {"expression": "ada"},
            }),
        ),
        line("GET /members/my?fieldSet=EXTENDED", Value::Null),
    ];
    assert_eq!(sent(&network), expected);
}

#[tokio::test]
async fn a_sorted_member_list_is_packed_into_one_parameter() {
    let network = platform();
    let request = ListMembers::new().limit(5).skip(10).sort("createdDate", SortOrder::Desc);
    let client = member(&network);
    let members = client.members().fieldsets([FieldSet::Public]);
    members.list(request).await.unwrap();
    let url = network.requests()[0].url.clone();
    let (path, payload) = url.split_once("?.r=").unwrap();
    assert_eq!(path, format!("{BASE}/members"));
    let payload = base64::Engine::decode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, payload).unwrap();
    assert_eq!(
        serde_json::from_slice::<Value>(&payload).unwrap(),
        json!({
            "paging": {"limit": 5, "offset": 10},
            "fieldsets": ["PUBLIC"],
            "sorting": [{"fieldName": "createdDate", "order": "DESC"}],
        })
    );
}

#[tokio::test]
async fn a_member_stream_continues_when_there_are_too_many_to_count() {
    let network = Recorded::by(|request| {
        let offset = body(request)["query"]["paging"]["offset"].as_u64().unwrap();
        let members: Vec<_> = (offset..(offset + 10).min(30)).map(|id| json!({"id": id.to_string()})).collect();
        let answer = json!({"members": members, "metadata": {"count": members.len(), "tooManyToCount": true}});
        Answer::json(200, &answer.to_string())
    });
    let client = member(&network);
    let found: Vec<_> = client.members().query(Query::new().limit(10)).stream().collect().await.unwrap();
    let ids: Vec<_> = found.into_iter().map(|member| member.id.unwrap()).collect();
    assert_eq!(ids, (0..30).map(|id| id.to_string()).collect::<Vec<_>>());
    assert_eq!(network.requests().len(), 4, "the empty page is the end");
}

#[tokio::test]
async fn a_member_survives_a_round_trip() {
    let wire = json!({"id": "m", "contact": {
        "phones": ["+44"], "phoneTags": {"+44": "MOBILE"}, "later": 1,
        "addresses": [{"id": "a", "streetAddress": {"number": "1", "name": "Road"}, "tag": "BILLING"}],
        "customFields": {"site": {"name": "Site", "type": "URL", "value": "https://a.example", "id": "own"}},
    }, "status": "FROZEN"});
    let read: Member = serde_json::from_value(wire.clone()).unwrap();
    assert_eq!(read.status, Some(MemberStatus::Unknown("FROZEN".into())));
    assert_eq!(serde_json::to_value(&read).unwrap(), wire);
}
