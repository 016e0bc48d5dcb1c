//! Updates of members, by themselves or the owner.

use super::{contact, record::Record, rights, view};
use base::{ApiError, Author, Call, Checks, Result, Shop, Writing};
use cartwright::resources::members::{Contact, PrivacyStatus, Profile, Role};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

/// Read-only fields, which an update may repeat unchanged.
const FIXED: &[&str] = &["loginEmail", "loginEmailVerified", "status", "activityStatus", "contactId"];

/// The privacy statuses that an update may set.
const PRIVACY: &[&str] = &["PUBLIC", "PRIVATE"];
const ROLES: &[&str] = &["MEMBER", "OWNER", "CONTRIBUTOR"];

/// Updates a member and answers with it.
pub(super) fn changed(
    shop: &Shop,
    author: &Author,
    find: impl FnOnce(&Writing<'_>) -> Result<Record>,
    change: impl FnOnce(&Writing<'_>, &mut Record) -> Result<()>,
) -> Result<Value> {
    shop.write(author, |writing| {
        let before = find(writing)?;
        let mut record = before.clone();
        change(writing, &mut record)?;
        record.save(writing, &before)?;
        view::answer(&record)
    })
}

/// `PATCH /v1/members/{member.id}`
pub fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let Some(Value::Object(change)) = call.value("member") else {
        return Err(ApiError::missing("member"));
    };
    let id = change.get("id").and_then(Value::as_str).unwrap_or_default();
    changed(
        shop,
        &call.author,
        |connection| rights::changeable(connection, call, id),
        |_, record| {
            let mut checks = Checks::new();
            refuse_fixed(&mut checks, call, record, change)?;
            apply(&mut checks, record, change)?;
            checks.finish()
        },
    )
}

/// Refuses changes of read-only fields. Unchanged values pass, so that a client can send back a member that it has
/// read.
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
        // `MEMBER`, everyone's role, is not stored.
        record.body.role = Some(Role::from(role)).filter(|role| *role != Role::Member);
    }
    if let Some(Value::Object(change)) = change.get("profile") {
        // Includes the nickname, which has a column of its own, in the merge.
        let whole = Profile { nickname: Some(record.nickname.clone()), ..record.body.profile.clone() };
        let merged: Profile = merged("member.profile", &whole, change)?;
        contact::apply_profile(checks, "member.profile", record, merged);
    }
    if let Some(Value::Object(change)) = change.get("contact") {
        let known = contact::address_ids(&record.body.contact);
        let mut merged: Contact = merged("member.contact", &record.body.contact, change)?;
        contact::apply(checks, "member.contact", &mut merged, &known);
        record.body.contact = merged;
    }
    Ok(())
}

fn merged<T: Serialize + DeserializeOwned>(root: &str, part: &T, change: &Map<String, Value>) -> Result<T> {
    let mut fields = match serde_json::to_value(part)? {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    patch(&mut fields, change);
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| ApiError::field(root, "FORMAT", format!("is malformed: {error}")))
}

/// `DELETE /v1/members/{id}/phones`, `emails` and `addresses`: those of the contact. The login email stays.
pub(super) fn clear(shop: &Shop, call: &Call, part: impl FnOnce(&mut Contact)) -> Result<Value> {
    let id = call.text("id")?;
    changed(
        shop,
        &call.author,
        |connection| rights::changeable(connection, call, id),
        |_, record| {
            part(&mut record.body.contact);
            Ok(())
        },
    )
}

/// Maps with arbitrary keys, merged entry by entry.
const BY_ENTRY: &[&str] = &["customFields", "phoneTags", "emailTags"];

/// Merges an object's fields. Replaces lists as a whole; ignores empty ones, which the wire cannot distinguish from
/// absent ones.
fn patch(target: &mut Map<String, Value>, change: &Map<String, Value>) {
    for (name, value) in change {
        match value {
            Value::Null => {
                target.remove(name);
            }
            Value::String(text) if text.is_empty() => {
                target.remove(name);
            }
            Value::Array(items) if items.is_empty() => {}
            Value::Object(entries) if BY_ENTRY.contains(&name.as_str()) => {
                let kept = target.entry(name).or_insert_with(|| Value::Object(Map::new()));
                if let Value::Object(kept) = kept {
                    apply_entries(kept, entries);
                }
            }
            _ => {
                target.insert(name.clone(), value.clone());
            }
        }
    }
}

fn apply_entries(kept: &mut Map<String, Value>, entries: &Map<String, Value>) {
    for (name, value) in entries {
        if value.is_null() {
            kept.remove(name);
        } else {
            kept.insert(name.clone(), value.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::record::Body;
    use super::*;
    use base::error::first_violation;
    use cartwright::resources::members::{ActivityStatus, MemberStatus};

    #[test]
    fn an_invalid_change_is_refused_with_its_field_and_rule() {
        let long = "a".repeat(201);
        let address = |address: Value| json!({ "addresses": [address] });
        let custom = |kind: &str, value: Value| json!({ "customFields": { "a": { "type": kind, "value": value } } });
        let contact = |contact: Value| json!({ "contact": contact });
        let of_a = "contact.customFields.a.value";
        for (change, field, rule) in [
            (json!({ "privacyStatus": "UNKNOWN" }), "privacyStatus", "INVALID_ENUM_VALUE"),
            (json!({ "role": "KING" }), "role", "INVALID_ENUM_VALUE"),
            (json!({ "profile": { "nickname": long } }), "profile.nickname", "MAX_LENGTH"),
            (json!({ "profile": { "nickname": 7 } }), "profile", "FORMAT"),
            (json!({ "profile": { "photo": { "url": "javascript:x" } } }), "profile.photo.url", "FORMAT"),
            (json!({ "profile": { "photo": { "width": -1 } } }), "profile.photo.width", "MIN"),
            (contact(json!({ "firstName": long })), "contact.firstName", "MAX_LENGTH"),
            (contact(json!({ "birthdate": "1815-13-01" })), "contact.birthdate", "FORMAT"),
            (contact(json!({ "phones": ["112", "call me"] })), "contact.phones[1]", "FORMAT"),
            (contact(json!({ "phones": vec!["112"; 51] })), "contact.phones", "MAX_SIZE"),
            (
                contact(json!({ "phones": ["112"], "phoneTags": { "112": "MOON" } })),
                "contact.phoneTags.112",
                "INVALID_ENUM_VALUE",
            ),
            (contact(address(json!({ "country": "England" }))), "contact.addresses[0].country", "FORMAT"),
            (contact(address(json!({ "tag": "MOON" }))), "contact.addresses[0].tag", "INVALID_ENUM_VALUE"),
            (contact(address(json!({ "city": "a".repeat(1001) }))), "contact.addresses[0].city", "MAX_LENGTH"),
            (contact(custom("URL", json!("ada"))), of_a, "INVALID_CUSTOM_FIELD_URL"),
            (contact(custom("SOCIAL", json!("x"))), of_a, "INVALID_CUSTOM_FIELD_URL"),
            (contact(custom("NUMBER", json!("1"))), of_a, "FORMAT"),
            (contact(custom("DATE", json!("never"))), of_a, "FORMAT"),
            (contact(custom("TEXT", json!("a".repeat(9000)))), of_a, "MAX_SIZE"),
        ] {
            let mut record = Record {
                id: String::new(),
                email: String::new(),
                email_verified: false,
                slug: String::new(),
                status: MemberStatus::Approved,
                privacy: PrivacyStatus::Private,
                activity: ActivityStatus::Active,
                nickname: String::new(),
                created: 0,
                updated: 0,
                last_login: None,
                body: Body::default(),
            };
            let mut checks = Checks::new();
            let applied = apply(&mut checks, &mut record, change.as_object().unwrap());
            let found = first_violation(applied.and_then(|()| checks.finish()));
            assert_eq!(found, Some((format!("member.{field}"), rule)), "{change}");
        }
    }

    fn applied(target: Value, change: Value) -> Value {
        let (Value::Object(mut target), Value::Object(change)) = (target, change) else {
            panic!("objects expected");
        };
        patch(&mut target, &change);
        Value::Object(target)
    }

    #[test]
    fn an_update_keeps_omitted_fields_and_deletes_empty_ones() {
        assert_eq!(
            applied(
                json!({ "firstName": "Ada", "lastName": "Lovelace", "company": "Engines", "phones": ["1"] }),
                json!({ "lastName": "King", "company": null, "jobTitle": "", "phones": [] }),
            ),
            json!({ "firstName": "Ada", "lastName": "King", "phones": ["1"] })
        );
    }

    #[test]
    fn custom_fields_are_updated_individually() {
        assert_eq!(
            applied(
                json!({ "customFields": { "a": { "value": 1, "name": "A" }, "b": { "value": 2 } } }),
                json!({ "customFields": { "a": { "value": 3 }, "b": null, "c": { "value": "" } } }),
            ),
            json!({ "customFields": { "a": { "value": 3 }, "c": { "value": "" } } })
        );
    }
}
