//! Creates members, by registration or by the owner.

use super::record::{Body, Record};
use super::{contact, identity_profile, repo, slug, update, view};
use crate::events::mails::{OwnerMail, OwnerText, Paragraph};
use crate::site;
use base::{ApiError, Call, Checks, Millis, Result, Shop, Writing, wire};
use cartwright::resources::authentication::{self, IdentityProfile};
use cartwright::resources::members::{ActivityStatus, Image, MemberStatus, PrivacyStatus, Profile};
use serde_json::Value;
use std::collections::BTreeSet;

/// The path of a registration's profile, for violations.
const ROOT: &str = "profile";

/// A new member with an empty profile.
fn blank(id: &str, email: &str, now: Millis, status: MemberStatus) -> Record {
    Record {
        id: id.to_owned(),
        email: email.to_owned(),
        email_verified: false,
        slug: String::new(),
        status,
        privacy: PrivacyStatus::Private,
        activity: ActivityStatus::Active,
        nickname: email.split('@').next().unwrap_or_default().to_owned(),
        created: now,
        updated: now,
        last_login: None,
        body: Body::default(),
    }
}

/// Creates the member of a new identity, with the same id and the registration's profile.
pub(crate) fn create(
    writing: &Writing<'_>,
    id: &str,
    email: &str,
    status: &str,
    profile: Option<&Value>,
) -> Result<()> {
    let given: IdentityProfile = match profile {
        None | Some(Value::Null) => IdentityProfile::default(),
        Some(profile) => read_profile(profile)?,
    };
    let wanted = given.slug.clone();
    let mut record = blank(id, email, writing.now, status.into());
    let mut checks = Checks::new();
    apply_profile(&mut checks, &mut record, given);
    checks.finish()?;
    place(writing, &mut record, "profile.slug", wanted)?;
    site::tell_owner(writing, OwnerMail::NewMember, &format!("/members/{id}"), |language| {
        let waits = Paragraph::Text(language.say(OwnerText::WaitsForApproval).to_owned());
        let waits = (record.status == MemberStatus::Pending).then_some(waits);
        let values = vec![("name", record.nickname.clone()), ("email", record.email.clone())];
        Ok((values, waits.into_iter().collect()))
    })
}

/// Merges an identity's profile into its member's contact.
pub(crate) fn merge_profile(writing: &Writing<'_>, id: &str, profile: &Value) -> Result<()> {
    let Some(before) = repo::find(writing, id)? else {
        return Ok(());
    };
    let mut checks = Checks::new();
    let mut merged = before.clone();
    let known = contact::address_ids(&merged.body.contact);
    identity_profile::merge(&mut merged.body.contact, identity_profile::contact(read_profile(profile)?));
    contact::apply(&mut checks, ROOT, &mut merged.body.contact, &known);
    checks.finish()?;
    merged.save(writing, &before)
}

fn read_profile(profile: &Value) -> Result<IdentityProfile> {
    serde_json::from_value(profile.clone())
        .map_err(|error| ApiError::field(ROOT, "FORMAT", format!("is malformed: {error}")))
}

fn apply_profile(checks: &mut Checks, record: &mut Record, given: IdentityProfile) {
    if given.privacy_status == Some(authentication::PrivacyStatus::Public) {
        record.privacy = PrivacyStatus::Public;
    }
    let nickname = given.nickname.clone().filter(|nickname| !nickname.is_empty());
    let shown = wire!(Profile {
        nickname: nickname.or_else(|| Some(record.nickname.clone())),
        photo: given.picture.clone().map(|url| wire!(Image { url }))
    });
    contact::apply_profile(checks, ROOT, record, shown);
    record.body.language = given.language.clone().filter(|language| !language.is_empty());
    let mut reached = identity_profile::contact(given);
    contact::apply(checks, ROOT, &mut reached, &BTreeSet::new());
    record.body.contact = reached;
}

/// Gives a new member the requested slug, or one from the nickname, and inserts it.
fn place(writing: &Writing<'_>, record: &mut Record, field: &str, wanted: Option<String>) -> Result<()> {
    record.slug = match wanted.filter(|slug| !slug.is_empty()) {
        Some(wanted) => {
            let wanted = slug::parse(field, &wanted)?;
            slug::require_free(writing, &wanted)?;
            wanted
        }
        None => slug::free(&record.nickname, |slug| repo::is_slug_taken(writing, slug))?,
    };
    // A contact without an email address gets the login's.
    record.body.contact.emails.get_or_insert_with(|| vec![record.email.clone()]);
    record.insert(writing)
}

/// `POST /v1/members`: the identity has no password until the member sets one.
pub(crate) fn create_member(shop: &Shop, call: &Call) -> Result<Value> {
    let Some(Value::Object(member)) = call.value("member") else {
        return Err(ApiError::missing("member"));
    };
    let email = member.get("loginEmail").and_then(Value::as_str).unwrap_or_default().trim();
    let mut checks = Checks::new();
    if email.is_empty() {
        checks.refuse("member.loginEmail", "REQUIRED_FIELD", "is missing");
    }
    let now = shop.clock.now();
    let mut record = blank("", email, now, MemberStatus::Approved);
    update::apply(&mut checks, &mut record, member)?;
    checks.finish()?;
    let wanted = member.get("profile").and_then(|profile| profile.get("slug"));
    let wanted = wanted.and_then(Value::as_str).map(str::to_owned);
    shop.write(&call.author, |writing| {
        let inserted = repo::insert_identity(writing, now, email, false, None)?;
        record.id = inserted
            .ok_or_else(|| ApiError::conflict("MEMBER_ALREADY_EXISTS", "There is a member with this email address"))?;
        place(writing, &mut record, "member.profile.slug", wanted)?;
        view::answer(&record)
    })
}
