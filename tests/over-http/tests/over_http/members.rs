//! Members, by typed calls against the real platform.

use cartwright::query::{CursorPaging, Filter, Query, SortOrder};
use cartwright::resources::authentication::{AddressTag, PhoneTag};
use cartwright::resources::member_reports::{MemberReport, ReportCategory, ReportQuery, ReportReason};
use cartwright::resources::members::{
    ActivityStatus, Address, Contact, CustomField, CustomFieldType, DeleteMyMember, FieldSet, ListMembers, Member,
    MemberStatus, PrivacyStatus, Profile, QueryMembers, Role, StreetAddress,
};
use cartwright::{Client, Error, ErrorKind};
use cartwright_over_http::Site;
use serde_json::json;
use std::collections::BTreeMap;

/// The id of no member.
const NOBODY: &str = "00000000-0000-4000-8000-000000000000";

async fn me(client: &Client) -> Member {
    client.members().fieldsets([FieldSet::Full]).get_my().await.unwrap()
}

async fn id(client: &Client) -> String {
    me(client).await.id.unwrap()
}

fn named(nickname: &str) -> Member {
    Member { profile: Some(Profile { nickname: Some(nickname.into()), ..Profile::default() }), ..Member::default() }
}

fn with_email(email: &str) -> Member {
    Member { login_email: Some(email.into()), ..Member::default() }
}

/// The fields that a refusal names.
fn violated(error: &Error) -> Vec<&str> {
    assert_eq!(error.kind(), ErrorKind::Validation, "{error}");
    error.violations().iter().map(|violation| violation.field.as_str()).collect()
}

fn refused(result: Result<impl std::fmt::Debug, Error>) -> (u16, String) {
    let error = result.unwrap_err();
    (error.status().unwrap(), error.code().unwrap_or_default().to_owned())
}

fn hidden() -> (u16, String) {
    (404, "MEMBER_NOT_FOUND".to_owned())
}

fn forbidden() -> (u16, String) {
    (403, "PERMISSION_DENIED".to_owned())
}

#[tokio::test]
async fn a_member_can_read_update_and_clear_their_own_record() {
    let site = Site::start().await;
    let client = site.member("ada@example.com").await;
    let members = client.members();
    let public = members.get_my().await.unwrap();
    assert_eq!((public.login_email, public.contact), (None, None));
    let ada = me(&client).await;
    assert_eq!(ada.login_email.as_deref(), Some("ada@example.com"));
    assert_eq!((ada.status, ada.role), (Some(MemberStatus::Approved), Some(Role::Member)));

    let phone = "+44 20 7946 0000".to_owned();
    let contact = Contact {
        first_name: Some("Ada".into()),
        phones: Some(vec![phone.clone()]),
        phone_tags: Some(BTreeMap::from([(phone.clone(), PhoneTag::Mobile)])),
        addresses: Some(vec![Address {
            street_address: Some(StreetAddress {
                number: Some("12".into()),
                name: Some("St James's Square".into()),
                ..StreetAddress::default()
            }),
            country: Some("GB".into()),
            tag: Some(AddressTag::Billing),
            ..Address::default()
        }]),
        custom_fields: Some(BTreeMap::from([(
            "born".to_owned(),
            CustomField { value: Some(json!(1815)), r#type: Some(CustomFieldType::Number), ..CustomField::default() },
        )])),
        ..Contact::default()
    };
    let change = Member { contact: Some(contact.clone()), ..named("Countess") };
    let id = ada.id.unwrap();
    let changed = members.update(&id, change).await.unwrap();
    assert_eq!(changed.profile.as_ref().unwrap().nickname.as_deref(), Some("Countess"));
    let kept = changed.contact.clone().unwrap();
    assert_eq!((kept.phones, kept.phone_tags), (contact.phones, contact.phone_tags));
    assert_eq!(kept.custom_fields, contact.custom_fields);
    let addresses = kept.addresses.unwrap();
    assert!(addresses[0].id.is_some());
    assert_eq!(addresses[0].street_address, contact.addresses.unwrap()[0].street_address);
    let written_back = members.update(&id, changed.clone()).await.unwrap();
    assert_eq!(written_back, changed, "what was read is written back whole");

    let phones = members.delete_phones(&id).await.unwrap().contact.unwrap();
    assert_eq!((phones.phones, phones.phone_tags), (None, None));
    let emails = members.delete_emails(&id).await.unwrap();
    assert_eq!(emails.contact.unwrap().emails, None);
    assert_eq!(emails.login_email.as_deref(), Some("ada@example.com"));
    let addresses = members.delete_addresses(&id).await.unwrap();
    assert_eq!(addresses.contact.unwrap().addresses, None);
}

#[tokio::test]
async fn fields_that_a_member_may_not_change_are_refused_by_name() {
    let site = Site::start().await;
    let client = site.member("ada@example.com").await;
    let other = site.member("bob@example.com").await;
    let members = client.members();
    let id = id(&client).await;
    let contact =
        Contact { birthdate: Some("never".into()), phones: Some(vec!["call me".into()]), ..Contact::default() };
    let change = Member { status: Some(MemberStatus::Blocked), contact: Some(contact), ..named(&"a".repeat(200)) };
    let error = members.update(&id, change).await.unwrap_err();
    assert_eq!(
        violated(&error),
        ["member.contact.birthdate", "member.contact.phones[0]", "member.profile.nickname", "member.status"]
    );
    let theirs = other.members();
    assert_eq!(refused(theirs.update(&id, named("x")).await), hidden());
    assert_eq!(refused(theirs.delete_phones(&id).await), hidden());
    members.join_community().await.unwrap();
    assert_eq!(refused(theirs.update(&id, named("x")).await), forbidden());
    assert_eq!(refused(theirs.delete_emails(&id).await), forbidden());
    assert_eq!(refused(theirs.delete_addresses(&id).await), forbidden());
    assert_eq!(refused(theirs.update_slug(&id, "mine").await), forbidden());
}

#[tokio::test]
async fn a_slug_can_be_changed_and_a_taken_one_is_a_conflict() {
    let site = Site::start().await;
    let client = site.member("ada@example.com").await;
    let other = site.member("bob@example.com").await;
    let slug = |member: Member| member.profile.unwrap().slug.unwrap();
    assert_eq!(slug(client.members().update_my_slug("Countess").await.unwrap()), "countess");
    let error = other.members().update_my_slug("COUNTESS").await.unwrap_err();
    assert_eq!((error.status(), error.code()), (Some(409), Some("SLUG_ALREADY_EXISTS")));
    let error = client.members().update_my_slug("a b").await.unwrap_err();
    assert_eq!(violated(&error), ["slug"]);
    let id = id(&client).await;
    assert_eq!(slug(client.members().update_slug(&id, "ada-l").await.unwrap()), "ada-l");
    assert_eq!(slug(other.members().update_my_slug("countess").await.unwrap()), "countess");
}

#[tokio::test]
async fn a_member_can_join_and_leave_the_community() {
    let site = Site::start().await;
    let client = site.member("ada@example.com").await;
    let visitor = site.client();
    let id = id(&client).await;
    assert_eq!(refused(visitor.members().get(&id).await), hidden());
    let joined = client.members().join_community().await.unwrap();
    assert_eq!(joined.privacy_status, Some(PrivacyStatus::Public));
    let seen = visitor.members().fieldsets([FieldSet::Full]).get(&id).await.unwrap();
    assert_eq!(seen.profile.unwrap().nickname.as_deref(), Some("ada"));
    assert_eq!((seen.login_email, seen.contact, seen.status), (None, None, None));
    let found = || async {
        let query = Query::new().filter(Filter::eq("profile.slug", "ada"));
        visitor.members().query(query).await.unwrap().items.len()
    };
    assert_eq!(found().await, 1);
    let left = client.members().leave_community().await.unwrap();
    assert_eq!(left.privacy_status, Some(PrivacyStatus::Private));
    assert_eq!(found().await, 0);
    assert_eq!(refused(visitor.members().get_my().await), forbidden());
}

#[tokio::test]
async fn members_can_be_listed_queried_searched_and_streamed() {
    let site = Site::start().await;
    let owner = site.owner();
    let members = owner.members();
    for number in 0..7 {
        members.create(with_email(&format!("made-{number}@example.com"))).await.unwrap();
    }
    let made = || Query::new().filter(Filter::starts_with("loginEmail", "made-"));
    let page = members.query(made().descending("profile.nickname").limit(3)).await.unwrap();
    assert_eq!((page.items.len(), page.total), (3, Some(7)));
    assert_eq!(page.items[0].profile.as_ref().unwrap().slug.as_deref(), Some("made-6"));
    let all: Vec<Member> = members.query(made().limit(3)).stream().collect().await.unwrap();
    assert_eq!(all.len(), 7);
    let list = ListMembers::new().limit(5).sort("loginEmail", SortOrder::Desc);
    let extended = members.fieldsets([FieldSet::Extended]);
    let listed = extended.list(list).await.unwrap().items;
    let emails: Vec<_> = listed.into_iter().map(|member| member.login_email.unwrap()).collect();
    let mut sorted = emails.clone();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    assert_eq!((emails.len(), &emails), (5, &sorted));
    let search = QueryMembers::new(Query::new()).search("MADE-5");
    let found = owner.members().query(search).await.unwrap();
    assert_eq!(found.total, Some(1));

    let visitor = site.client();
    for (query, field) in [
        (made(), "query.filter.loginEmail"),
        (Query::new().ascending("contact.lastName"), "query.sort.contact.lastName"),
        (Query::new().limit(101), "query.paging.limit"),
    ] {
        let error = visitor.members().query(query).await.unwrap_err();
        assert_eq!(violated(&error), [field]);
    }
}

#[tokio::test]
async fn only_the_owner_can_mute_block_approve_and_disconnect_members() {
    let site = Site::start().await;
    let client = site.member("ada@example.com").await;
    let id = id(&client).await;
    let owner = site.owner();
    let members = owner.members();
    let muted = members.mute(&id).await.unwrap();
    assert_eq!(muted.activity_status, Some(ActivityStatus::Muted));
    let error = refused(client.members().join_community().await);
    assert_eq!(error, (403, "COMMUNITY_JOIN_IMPOSSIBLE".to_owned()));
    let unmuted = members.unmute(&id).await.unwrap();
    assert_eq!(unmuted.activity_status, Some(ActivityStatus::Active));
    assert_eq!(members.disconnect(&id).await.unwrap().status, Some(MemberStatus::Offline));
    let impossible = (409, "MEMBER_STATUS_CHANGE_FORBIDDEN".to_owned());
    assert_eq!(refused(members.approve(&id).await), impossible);
    assert_eq!(members.block(&id).await.unwrap().status, Some(MemberStatus::Blocked));
    assert_eq!(refused(members.disconnect(&id).await), impossible);
    assert_eq!(refused(members.mute(&id).await), impossible);
    assert_eq!(members.approve(&id).await.unwrap().status, Some(MemberStatus::Approved));
    assert_eq!(refused(members.approve(NOBODY).await), hidden());

    let other = site.member("bob@example.com").await;
    let theirs = other.members();
    for result in [
        theirs.mute(&id).await,
        theirs.unmute(&id).await,
        theirs.approve(&id).await,
        theirs.block(&id).await,
        theirs.disconnect(&id).await,
        theirs.create(with_email("x@example.com")).await,
    ] {
        assert_eq!(refused(result), forbidden());
    }
    assert_eq!(refused(theirs.delete(&id).await), forbidden());
    assert_eq!(refused(theirs.bulk_delete([id]).await), forbidden());
}

#[tokio::test]
async fn members_can_be_created_and_deleted() {
    let site = Site::start().await;
    let owner = site.owner();
    let members = owner.members();
    let made = Member { role: Some(Role::Contributor), ..with_email("staff@example.com") };
    let staff = members.create(made.clone()).await.unwrap();
    assert_eq!((&staff.role, &staff.status), (&made.role, &Some(MemberStatus::Approved)));
    assert_eq!(refused(members.create(made).await), (409, "MEMBER_ALREADY_EXISTS".to_owned()));
    let error = members.create(with_email("nobody")).await.unwrap_err();
    assert_eq!(violated(&error), ["member.loginEmail"]);
    let error = members.delete(staff.id.clone().unwrap()).await.unwrap_err();
    assert_eq!(error.violations()[0].rule_name.as_deref(), Some("OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN"));

    let client = site.member("ada@example.com").await;
    let gone = id(&client).await;
    let error = client.members().delete_my(DeleteMyMember::assigning_content_to("nobody")).await.unwrap_err();
    assert_eq!(violated(&error), ["contentAssigneeId"]);
    let to_staff = DeleteMyMember::assigning_content_to(staff.id.unwrap());
    client.members().delete_my(to_staff).await.unwrap();
    assert_eq!(refused(members.get(&gone).await), hidden());
    assert_eq!(refused(members.delete(&gone).await), hidden());
    let again = site.member("ada@example.com").await;
    let again = id(&again).await;
    assert_ne!(again, gone, "the email address is free again");
    members.delete(&again).await.unwrap();
    assert_eq!(refused(members.get(&again).await), hidden());
}

#[tokio::test]
async fn bulk_member_calls_return_a_result_per_member() {
    let site = Site::start().await;
    let owner = site.owner();
    let members = owner.members();
    let mut ids = Vec::new();
    for name in ["a", "b", "c"] {
        let made = members.create(with_email(&format!("bulk-{name}@example.com"))).await.unwrap();
        ids.push(made.id.unwrap());
    }
    let bulk = || Filter::starts_with("loginEmail", "bulk-");
    let count = async |filter: Filter| members.query(filter).await.unwrap().total.unwrap();
    let blocked = || bulk().and(Filter::eq("status", "BLOCKED"));
    let job = members.bulk_block_by_filter(bulk()).await.unwrap();
    site.work().await;
    assert_eq!((count(blocked()).await, job.is_empty()), (3, false));
    members.bulk_approve_by_filter(blocked()).await.unwrap();
    site.work().await;
    assert_eq!(count(blocked()).await, 0);
    let approved = bulk().and(Filter::eq("status", "APPROVED"));
    assert_eq!(count(approved).await, 3);
    let deleted = members.bulk_delete([ids[0].clone(), NOBODY.into()]).await.unwrap();
    let results = deleted.results.unwrap();
    let second = results[1].item_metadata.clone().unwrap();
    assert_eq!((second.original_index, second.success), (Some(1), Some(false)));
    assert_eq!(second.error.unwrap().code.as_deref(), Some("MEMBER_NOT_FOUND"));
    assert_eq!(count(bulk()).await, 2);
    members.bulk_delete_by_filter(bulk()).await.unwrap();
    site.work().await;
    assert_eq!(count(bulk()).await, 0);
    let error = members.bulk_delete(Vec::new()).await.unwrap_err();
    assert_eq!(violated(&error), ["memberIds"]);
    let error = members.bulk_block_by_filter(Filter::eq("shoeSize", 40)).await.unwrap_err();
    assert_eq!(violated(&error), ["filter.shoeSize"]);
}

#[tokio::test]
async fn the_owner_can_read_and_remove_member_reports() {
    let site = Site::start().await;
    let (ada, bob, eve) = (
        site.member("ada@example.com").await,
        site.member("bob@example.com").await,
        site.member("eve@example.com").await,
    );
    for member in [&ada, &bob, &eve] {
        member.members().join_community().await.unwrap();
    }
    let (eves, bobs) = (id(&eve).await, id(&bob).await);
    for (member, about, category) in [
        (&ada, &eves, ReportCategory::Spam),
        (&bob, &eves, ReportCategory::Harassment),
        (&eve, &bobs, ReportCategory::Spam),
    ] {
        let report = MemberReport::new(about, category);
        member.member_reports().report(report).await.unwrap();
    }
    let owner = site.owner();
    let reports = owner.member_reports();
    let spam = Filter::eq("reason.category", "SPAM");
    assert_eq!(reports.query(spam).await.unwrap().items.len(), 2);
    let first = CursorPaging { limit: Some(1), ..CursorPaging::default() };
    let page = reports.list_reported_members(first).await.unwrap();
    assert_eq!((page.items.len(), page.next.is_some()), (1, true));
    let of_eve = Filter::eq("reportedMemberId", eves.as_str());
    let reported = reports.query_reported_members(of_eve.clone()).await.unwrap().items;
    assert_eq!(reported[0].report_count.as_deref(), Some("2"));
    reports.delete_for_member(&eves).await.unwrap();
    assert!(reports.query(of_eve).await.unwrap().items.is_empty());
    assert_eq!(reports.query(ReportQuery::default()).await.unwrap().items.len(), 1);
    let refusal = refused(ada.member_reports().query(ReportQuery::default()).await);
    assert_eq!(refusal, forbidden());
}

#[tokio::test]
async fn members_can_report_each_other() {
    let site = Site::start().await;
    let client = site.member("ada@example.com").await;
    let other = site.member("bob@example.com").await;
    other.members().join_community().await.unwrap();
    let report = |id: &str, category: ReportCategory| MemberReport {
        reported_member_id: Some(id.to_owned()),
        reason: Some(ReportReason {
            category: Some(category),
            description: Some("unwanted mail".into()),
            ..ReportReason::default()
        }),
        ..MemberReport::default()
    };
    let (ada, bob) = (id(&client).await, id(&other).await);
    let reports = client.member_reports();
    let sent = reports.report(report(&bob, ReportCategory::Spam)).await.unwrap();
    assert_eq!(sent.reporting_member_id.as_deref(), Some(ada.as_str()));
    assert!(sent.id.is_some() && sent.created_date.is_some());
    for (about, category, status, code) in [
        (&bob, ReportCategory::Other, 409, "MEMBER_ALREADY_REPORTED"),
        (&ada, ReportCategory::Spam, 400, "SELF_REPORTING_FORBIDDEN"),
    ] {
        assert_eq!(refused(reports.report(report(about, category)).await), (status, code.to_owned()));
    }
    let error = reports.report(report(&bob, ReportCategory::UnknownCategory)).await.unwrap_err();
    assert_eq!(violated(&error), ["memberReport.reason.category"]);
    site.owner().members().block(&bob).await.unwrap();
    let refusal = refused(reports.report(report(&bob, ReportCategory::Spam)).await);
    assert_eq!(refusal, (400, "CANNOT_REPORT_BLOCKED_MEMBER".to_owned()));
    assert_eq!(refused(site.client().member_reports().report(report(&bob, ReportCategory::Spam)).await), forbidden());
}
