//! Views of a member, by the caller's permissions.

use super::record::{Body, Record};
use base::clock::{parse_rfc3339, rfc3339};
use base::{ApiError, Call, Millis, Result, error::FieldViolation, wire};
use cartwright::resources::members::{ActivityStatus, FieldSet, Member, MemberStatus, PrivacyStatus, Profile, Role};
use cartwright::types::Timestamp;
use serde_json::{Value, json};

/// The extent of a view. Each includes the previous one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Extent {
    Public,
    /// Also the account: login email, status, dates.
    Extended,
    /// Also the contact.
    Full,
}

/// The largest field set that a call requests.
pub(super) fn extent(call: &Call) -> Result<Extent> {
    let mut largest = Extent::Public;
    for field in ["fieldsets", "fieldSet"] {
        let named: Vec<&Value> = match call.value(field) {
            None | Some(Value::Null) => continue,
            Some(Value::Array(sets)) => sets.iter().collect(),
            Some(one) => vec![one],
        };
        for set in named {
            largest = largest.max(match FieldSet::from(set.as_str().unwrap_or_default()) {
                FieldSet::Public => Extent::Public,
                FieldSet::Extended => Extent::Extended,
                FieldSet::Full => Extent::Full,
                other => {
                    let mut violation = FieldViolation::new(field, "INVALID_ENUM_VALUE", "is not a field set");
                    violation.data = json!({ "value": other.as_str() });
                    return Err(ApiError::Validation(vec![violation]));
                }
            });
        }
    }
    Ok(largest)
}

pub(super) fn full(record: &Record) -> Member {
    member(record, Extent::Full)
}

/// The answer to an update: a caller who may update a member sees all of it.
pub(super) fn answer(record: &Record) -> Result<Value> {
    Ok(json!({ "member": serde_json::to_value(full(record))? }))
}

/// A member's view of an extent.
pub(super) fn member(record: &Record, extent: Extent) -> Member {
    let (nickname, slug) = (Some(record.nickname.clone()), Some(record.slug.clone()));
    let public = wire!(Member {
        id: record.id.clone(),
        profile: Profile { nickname, slug, ..record.body.profile.clone() },
        privacy_status: record.privacy.clone(),
        activity_status: record.activity.clone()
    });
    if extent == Extent::Public {
        return public;
    }
    Member {
        login_email: Some(record.email.clone()),
        login_email_verified: Some(record.email_verified),
        status: Some(record.status.clone()),
        contact_id: Some(record.id.clone()),
        role: Some(record.body.role.clone().unwrap_or(Role::Member)),
        created_date: Some(Timestamp::from(rfc3339(record.created))),
        updated_date: Some(Timestamp::from(rfc3339(record.updated))),
        last_login_date: record.last_login.map(|moment| Timestamp::from(rfc3339(moment))),
        contact: (extent == Extent::Full).then(|| record.body.contact.clone()),
        ..public
    }
}

/// Converts a full view back to a record.
pub(super) fn kept(id: &str, shown: Member, now: Millis) -> Record {
    let profile = shown.profile.unwrap_or_default();
    let moment = |text: Option<Timestamp>| text.and_then(|text| parse_rfc3339(text.as_str()));
    Record {
        id: id.to_owned(),
        email: shown.login_email.unwrap_or_default(),
        email_verified: shown.login_email_verified == Some(true),
        slug: profile.slug.clone().unwrap_or_default(),
        status: shown.status.unwrap_or(MemberStatus::Approved),
        privacy: shown.privacy_status.unwrap_or(PrivacyStatus::Private),
        activity: shown.activity_status.unwrap_or(ActivityStatus::Active),
        nickname: profile.nickname.clone().unwrap_or_default(),
        created: moment(shown.created_date).unwrap_or(now),
        updated: now,
        last_login: moment(shown.last_login_date),
        body: Body {
            profile: Profile { nickname: None, slug: None, ..profile },
            contact: shown.contact.unwrap_or_default(),
            role: shown.role.filter(|role| *role != Role::Member),
            language: None,
        },
    }
}
