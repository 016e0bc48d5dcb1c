//! Filter, sort and search fields of members.

use base::Call;
use base::query::{Field, Kind, field};

/// The number of leading fields that everyone may filter by, since a filter must not reveal more than an answer. The
/// others are the owner's.
const PUBLIC: usize = 6;

const FIELDS: &[Field] = &[
    field(&["id", "contactId"], "m.id", Kind::Folded),
    field(&["profile.nickname", "nickname"], "m.nickname_folded", Kind::Folded),
    field(&["profile.slug", "slug"], "m.slug", Kind::Folded),
    field(&["profile.title", "title"], "json_extract(m.body, '$.profile.title')", Kind::Text),
    field(&["privacyStatus"], "m.privacy", Kind::Text),
    field(&["activityStatus"], "m.activity", Kind::Text),
    field(&["status"], "m.status", Kind::Text),
    field(&["role"], "ifnull(json_extract(m.body, '$.role'), 'MEMBER')", Kind::Text),
    field(&["loginEmail"], "i.email", Kind::Declared),
    field(&["loginEmailVerified"], "i.email_verified", Kind::Flag),
    field(&["createdDate"], "m.created", Kind::Moment),
    field(&["updatedDate"], "m.updated", Kind::Moment),
    field(&["lastLoginDate"], "m.last_login", Kind::Moment),
    field(&["contact.firstName"], "json_extract(m.body, '$.contact.firstName')", Kind::Text),
    field(&["contact.lastName"], "json_extract(m.body, '$.contact.lastName')", Kind::Text),
    field(&["contact.company"], "json_extract(m.body, '$.contact.company')", Kind::Text),
    field(&["contact.jobTitle"], "json_extract(m.body, '$.contact.jobTitle')", Kind::Text),
    field(&["contact.birthdate"], "json_extract(m.body, '$.contact.birthdate')", Kind::Text),
    field(
        &["contact.phones"],
        "EXISTS (SELECT 1 FROM json_each(m.body, '$.contact.phones') p WHERE p.value",
        Kind::Set,
    ),
    field(
        &["contact.emails"],
        "EXISTS (SELECT 1 FROM json_each(m.body, '$.contact.emails') e WHERE e.value",
        Kind::Set,
    ),
    field(
        &["contact.addresses.country"],
        "EXISTS (SELECT 1 FROM json_each(m.body, '$.contact.addresses') a WHERE json_extract(a.value, '$.country')",
        Kind::Set,
    ),
    field(
        &["contact.addresses.city"],
        "EXISTS (SELECT 1 FROM json_each(m.body, '$.contact.addresses') a WHERE json_extract(a.value, '$.city')",
        Kind::Set,
    ),
];

/// The fields that a caller may use.
pub(in crate::people::members) fn known_to(call: &Call) -> &'static [Field] {
    if call.caller.is_owner() { FIELDS } else { FIELDS.get(..PUBLIC).unwrap_or_default() }
}

/// The default search fields: the public names, and for the owner the email address too.
pub(in crate::people::members) fn usually_searched(call: &Call) -> &'static [&'static str] {
    if call.caller.is_owner() {
        &["profile.nickname", "profile.slug", "profile.title", "loginEmail"]
    } else {
        &["profile.nickname", "profile.slug", "profile.title"]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::members::repo::ids;
    use base::db::Database;
    use base::query::Compiler;
    use serde_json::json;

    #[test]
    fn every_member_field_compiles_to_valid_sql() {
        let database = Database::open(None).unwrap();
        for name in FIELDS.iter().flat_map(|field| field.names) {
            let filter = json!({ *name: { "$exists": true } });
            let compiled = Compiler::new("filter", FIELDS).filter(Some(&filter)).unwrap();
            let found = database.read(|connection| ids(connection, &compiled)).unwrap();
            assert!(found.is_empty(), "{name}");
        }
    }

    #[test]
    fn the_fields_that_visitors_may_filter_by_are_the_public_fields() {
        let public: Vec<&str> = FIELDS.iter().take(PUBLIC).filter_map(|field| field.names.first().copied()).collect();
        assert_eq!(
            public,
            ["id", "profile.nickname", "profile.slug", "profile.title", "privacyStatus", "activityStatus"]
        );
    }
}
