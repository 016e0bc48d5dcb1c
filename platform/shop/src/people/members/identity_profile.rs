//! Converts between an identity's profile and a member's contact.

use base::wire;
use cartwright::resources::authentication::{
    Address as PlainAddress, CustomField as ProfileField, IdentityProfile, Phone, ProfileListValue, ProfileMapValue,
    ProfileValue, SecondaryEmail, TaggedAddress,
};
use cartwright::resources::members::{Address, Contact, CustomField, CustomFieldType, StreetAddress};
use cartwright::types::Timestamp;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Converts an identity profile to a contact. Phones and emails may also come in a deprecated list without tags.
pub(super) fn contact(profile: IdentityProfile) -> Contact {
    let phones = profile.phones_v2.into_iter().flatten();
    let (phones, phone_tags) = tagged(profile.phones, phones.map(|phone| (phone.phone, phone.tag)));
    let emails = profile.secondary_emails.into_iter().flatten();
    let (emails, email_tags) = tagged(profile.emails, emails.map(|email| (email.email, email.tag)));
    let addresses = profile.addresses.map(|addresses| addresses.into_iter().map(address));
    let custom_fields = profile.custom_fields.map(|fields| fields.into_iter().map(custom_field));
    wire!(Contact {
        first_name: profile.first_name,
        last_name: profile.last_name,
        phones,
        phone_tags,
        emails,
        email_tags,
        addresses: addresses.map(|addresses| addresses.collect()),
        birthdate: profile.birthdate,
        company: profile.company,
        job_title: profile.position,
        custom_fields: custom_fields.map(|fields| fields.collect())
    })
}

/// Converts a contact to an identity profile; without emails it gets the login email.
pub(crate) fn identity_profile(contact: Contact, email: &str) -> IdentityProfile {
    let phone_tags = contact.phone_tags.unwrap_or_default();
    let email_tags = contact.email_tags.unwrap_or_default();
    let phones = contact.phones.unwrap_or_default();
    let emails = contact.emails.unwrap_or_else(|| vec![email.to_owned()]);
    let tagged_phones =
        phones.iter().map(|phone| wire!(Phone { phone: phone.clone(), tag: phone_tags.get(phone).cloned() }));
    let others = emails.iter().filter(|other| !other.eq_ignore_ascii_case(email));
    let tagged_emails =
        others.map(|other| wire!(SecondaryEmail { email: other.clone(), tag: email_tags.get(other).cloned() }));
    let custom_fields = contact.custom_fields.map(|fields| fields.into_iter().map(profile_field));
    let addresses = contact.addresses.map(|addresses| addresses.into_iter().map(profile_address));
    wire!(IdentityProfile {
        first_name: contact.first_name,
        last_name: contact.last_name,
        phones_v2: tagged_phones.collect::<Vec<_>>(),
        secondary_emails: tagged_emails.collect::<Vec<_>>(),
        addresses: addresses.map(|addresses| addresses.collect()),
        birthdate: contact.birthdate,
        company: contact.company,
        position: contact.job_title,
        custom_fields: custom_fields.map(|fields| fields.collect()),
        phones,
        emails
    })
}

fn profile_address(address: Address) -> TaggedAddress {
    let street = address.street_address.unwrap_or_default();
    let plain = wire!(PlainAddress {
        street_name: street.name,
        street_number: street.number,
        address_line: address.address_line,
        address_line2: address.address_line2,
        city: address.city,
        subdivision: address.subdivision,
        country: address.country,
        postal_code: address.postal_code
    });
    wire!(TaggedAddress { address: plain, tag: address.tag })
}

fn profile_field((key, field): (String, CustomField)) -> ProfileField {
    let value = field.value.unwrap_or_default();
    let is_date = field.r#type == Some(CustomFieldType::Date);
    wire!(ProfileField { name: field.name.or(Some(key)), value: profile_value(value, is_date) })
}

/// Converts plain JSON to a tagged value.
fn profile_value(value: Value, is_date: bool) -> ProfileValue {
    let mut profile = ProfileValue::default();
    match value {
        Value::Null => {}
        Value::Bool(flag) => profile.bool_value = Some(flag),
        Value::Number(number) => profile.num_value = number.as_f64(),
        Value::String(text) if is_date => profile.date_value = Some(Timestamp::from(text)),
        Value::String(text) => profile.str_value = Some(text),
        Value::Array(list) => {
            let values: Vec<_> = list.into_iter().map(|value| profile_value(value, false)).collect();
            profile.list_value = Some(wire!(ProfileListValue { value: values }));
        }
        Value::Object(map) => {
            let entries = map.into_iter().map(|(name, value)| (name, profile_value(value, false)));
            profile.map_value = Some(wire!(ProfileMapValue { value: entries.collect::<BTreeMap<_, _>>() }));
        }
    }
    profile
}

/// Merges an identity's profile into a contact: replaces single fields, appends to lists.
pub(super) fn merge(contact: &mut Contact, profile: Contact) {
    fn list<T: PartialEq>(known: &mut Option<Vec<T>>, profile: Option<Vec<T>>) {
        for one in profile.into_iter().flatten() {
            let known = known.get_or_insert_default();
            if !known.contains(&one) {
                known.push(one);
            }
        }
    }
    for (known, profile) in [
        (&mut contact.first_name, profile.first_name),
        (&mut contact.last_name, profile.last_name),
        (&mut contact.birthdate, profile.birthdate),
        (&mut contact.company, profile.company),
        (&mut contact.job_title, profile.job_title),
    ] {
        if profile.is_some() {
            *known = profile;
        }
    }
    list(&mut contact.phones, profile.phones);
    list(&mut contact.emails, profile.emails);
    for address in profile.addresses.into_iter().flatten() {
        let known = contact.addresses.get_or_insert_default();
        let is_known = known.iter().any(|known| {
            let without_id = Address { id: None, ..known.clone() };
            without_id == address
        });
        if !is_known {
            known.push(address);
        }
    }
    for (phone, tag) in profile.phone_tags.into_iter().flatten() {
        contact.phone_tags.get_or_insert_default().insert(phone, tag);
    }
    for (email, tag) in profile.email_tags.into_iter().flatten() {
        contact.email_tags.get_or_insert_default().insert(email, tag);
    }
    for (name, field) in profile.custom_fields.into_iter().flatten() {
        contact.custom_fields.get_or_insert_default().insert(name, field);
    }
}

type Tagged<Tag> = (Option<Vec<String>>, Option<BTreeMap<String, Tag>>);

/// Splits untagged and tagged texts into one list and the tags beside it.
fn tagged<Tag>(plain: Option<Vec<String>>, with: impl Iterator<Item = (Option<String>, Option<Tag>)>) -> Tagged<Tag> {
    let mut texts = plain.unwrap_or_default();
    let mut tags = BTreeMap::new();
    for (text, tag) in with {
        let Some(text) = text else { continue };
        if let Some(tag) = tag {
            tags.insert(text.clone(), tag);
        }
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    ((!texts.is_empty()).then_some(texts), (!tags.is_empty()).then_some(tags))
}

fn address(profile: TaggedAddress) -> Address {
    let address = profile.address.unwrap_or_default();
    wire!(Address {
        street_address: street(&address),
        address_line: address.address_line,
        address_line2: address.address_line2,
        city: address.city,
        subdivision: address.subdivision,
        country: address.country,
        postal_code: address.postal_code,
        tag: profile.tag
    })
}

/// The street's name and number, unless a full address line is given.
fn street(address: &PlainAddress) -> Option<StreetAddress> {
    let profile = address.street_name.is_some() || address.street_number.is_some();
    let (name, number) = (address.street_name.clone(), address.street_number.clone());
    (profile && address.address_line.is_none()).then(|| wire!(StreetAddress { name, number }))
}

/// A custom field, with its name.
fn custom_field(profile: ProfileField) -> (String, CustomField) {
    let name = profile.name.unwrap_or_default();
    let value = profile.value.unwrap_or_default();
    let kind = if value.num_value.is_some() {
        Some(CustomFieldType::Number)
    } else if value.date_value.is_some() {
        Some(CustomFieldType::Date)
    } else if value.str_value.is_some() {
        Some(CustomFieldType::Text)
    } else {
        None
    };
    let field = wire!(CustomField { name: name.clone(), value: plain(value), r#type: kind });
    (name, field)
}

/// Converts a tagged value to plain JSON.
fn plain(value: ProfileValue) -> Value {
    if let Some(text) = value.str_value {
        json!(text)
    } else if let Some(number) = value.num_value {
        json!(number)
    } else if let Some(moment) = value.date_value {
        json!(moment)
    } else if let Some(flag) = value.bool_value {
        json!(flag)
    } else if let Some(list) = value.list_value {
        list.value.into_iter().flatten().map(plain).collect()
    } else if let Some(map) = value.map_value {
        let entries = map.value.into_iter().flatten();
        Value::Object(entries.map(|(name, value)| (name, plain(value))).collect())
    } else {
        Value::Null
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_profile_is_converted_to_a_contact() {
        let given = json!({
            "firstName": "Ada",
            "position": "Countess",
            "phones": ["112"],
            "phonesV2": [{ "phone": "+44 20", "tag": "WORK" }, { "phone": "112", "tag": "HOME" }],
            "addresses": [{ "tag": "BILLING", "address": { "streetName": "Square", "streetNumber": "12" } }],
            "customFields": [
                { "name": "born", "value": { "numValue": 1815.0 } },
                { "name": "likes", "value": { "listValue": { "value": [{ "strValue": "engines" }] } } },
                { "name": "met", "value": { "dateValue": "1833-06-05T00:00:00Z" } },
            ],
        });
        let profile: IdentityProfile = serde_json::from_value(given.clone()).unwrap();
        let back = serde_json::to_value(identity_profile(contact(profile.clone()), "ada@example.com")).unwrap();
        for name in ["firstName", "position", "addresses", "customFields"] {
            assert_eq!(back[name], given[name], "{name}");
        }
        assert_eq!(
            serde_json::to_value(contact(profile)).unwrap(),
            json!({
                "firstName": "Ada",
                "jobTitle": "Countess",
                "phones": ["112", "+44 20"],
                "phoneTags": { "112": "HOME", "+44 20": "WORK" },
                "addresses": [{ "streetAddress": { "name": "Square", "number": "12" }, "tag": "BILLING" }],
                "customFields": {
                    "born": { "name": "born", "value": 1815.0, "type": "NUMBER" },
                    "likes": { "name": "likes", "value": ["engines"] },
                    "met": { "name": "met", "value": "1833-06-05T00:00:00Z", "type": "DATE" },
                },
            })
        );
    }
}
