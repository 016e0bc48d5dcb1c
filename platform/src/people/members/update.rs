//! Changes that members make to themselves, and the owner to all.

use super::{contact, patch, profile, record::Record, rights, view};
use crate::base::{ApiError, Call, Checks, Result, Shop};
use cartwright::resources::members::{Contact, PrivacyStatus, Profile, Role};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

/// Fields that a change may name as they stand, but not change.
const FIXED: &[&str] = &["loginEmail", "loginEmailVerified", "status", "activityStatus", "contactId"];

/// The privacy statuses that a change may set.
const PRIVACY: &[&str] = &["PUBLIC", "PRIVATE"];
const ROLES: &[&str] = &["MEMBER", "OWNER", "CONTRIBUTOR"];

/// `PATCH /v1/members/{member.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let Some(Value::Object(change)) = call.value("member") else {
        return Err(ApiError::field("member", "REQUIRED_FIELD", "is missing"));
    };
    let id = change.get("id").and_then(Value::as_str).unwrap_or_default();
    shop.db.write(|transaction| {
        let mut record = rights::changeable(transaction, call, id)?;
        let before = record.clone();
        let mut checks = Checks::new();
        refuse_fixed(&mut checks, call, &record, change)?;
        apply(&mut checks, &mut record, change)?;
        checks.finish()?;
        record.save(transaction, shop.clock.now(), &before)?;
        view::answer(&record)
    })
}

/// Refuses to change what is not the caller's to change. Naming it as it stands is fine, so that what was read can be
/// written back whole.
fn refuse_fixed(checks: &mut Checks, call: &Call, record: &Record, change: &Map<String, Value>) -> Result<()> {
    let now = serde_json::to_value(view::full(record))?;
    let mut refuse = |name: &str, given: Option<&Value>, stands: &Value| {
        if given.is_some_and(|given| given != stands) {
            checks.refuse(format!("member.{name}"), "FIELD_NOT_ALLOWED", "cannot be changed by this call");
        }
    };
    for name in FIXED {
        refuse(name, change.get(*name), now.get(*name).unwrap_or(&Value::Null));
    }
    if !call.caller.is_owner() {
        refuse("role", change.get("role"), now.get("role").unwrap_or(&Value::Null));
    }
    let slug = change.get("profile").and_then(|profile| profile.get("slug"));
    refuse("profile.slug", slug, &json!(record.slug));
    Ok(())
}

/// Applies a change to a member, checking it on the way.
pub(super) fn apply(checks: &mut Checks, record: &mut Record, change: &Map<String, Value>) -> Result<()> {
    let text = |name: &str| change.get(name).filter(|value| !contact::is_nothing(value));
    if let Some(privacy) = text("privacyStatus") {
        let privacy = privacy.as_str().unwrap_or_default();
        checks.one_of("member.privacyStatus", Some(privacy), PRIVACY);
        record.privacy = PrivacyStatus::from(privacy);
    }
    if let Some(role) = text("role") {
        let role = role.as_str().unwrap_or_default();
        checks.one_of("member.role", Some(role), ROLES);
        // Kept only when it is not everyone's.
        record.body.role = Some(Role::from(role)).filter(|role| *role != Role::Member);
    }
    if let Some(Value::Object(change)) = change.get("profile") {
        // The nickname has a column of its own, and is merged like the rest.
        let whole = Profile { nickname: Some(record.nickname.clone()), ..record.body.profile.clone() };
        let merged: Profile = merged("member.profile", &whole, change)?;
        profile::apply(checks, "member.profile", record, merged);
    }
    if let Some(Value::Object(change)) = change.get("contact") {
        let known = contact::address_ids(&record.body.contact);
        let mut merged: Contact = merged("member.contact", &record.body.contact, change)?;
        contact::apply(checks, "member.contact", &mut merged, &known);
        record.body.contact = merged;
    }
    Ok(())
}

/// A part of a member with a change applied.
fn merged<T: Serialize + DeserializeOwned>(root: &str, part: &T, change: &Map<String, Value>) -> Result<T> {
    let mut fields = match serde_json::to_value(part)? {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    patch::apply(&mut fields, change);
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| ApiError::field(root, "FORMAT", format!("is malformed: {error}")))
}

fn clear(shop: &Shop, call: &Call, part: impl FnOnce(&mut Contact)) -> Result<Value> {
    let id = call.text("id")?;
    shop.db.write(|transaction| {
        let mut record = rights::changeable(transaction, call, id)?;
        let before = record.clone();
        part(&mut record.body.contact);
        record.save(transaction, shop.clock.now(), &before)?;
        view::answer(&record)
    })
}

/// `DELETE /v1/members/{id}/phones`
pub(crate) fn delete_phones(shop: &Shop, call: &Call) -> Result<Value> {
    clear(shop, call, |contact| {
        contact.phones = None;
        contact.phone_tags = None;
    })
}

/// `DELETE /v1/members/{id}/emails`: the contact's; the one that signs in stays.
pub(crate) fn delete_emails(shop: &Shop, call: &Call) -> Result<Value> {
    clear(shop, call, |contact| {
        contact.emails = None;
        contact.email_tags = None;
    })
}

/// `DELETE /v1/members/{id}/addresses`
pub(crate) fn delete_addresses(shop: &Shop, call: &Call) -> Result<Value> {
    clear(shop, call, |contact| contact.addresses = None)
}
