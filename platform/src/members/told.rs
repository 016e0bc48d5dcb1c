//! What an identity tells of itself, as a member's contact.

use cartwright::resources::authentication::{
    self, CustomField as ToldField, IdentityProfile, ProfileValue, TaggedAddress,
};
use cartwright::resources::members::{Address, Contact, CustomField, CustomFieldType, StreetAddress};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// An identity's profile as a contact. Phones and emails come in an older list too, without tags.
pub(super) fn contact(told: IdentityProfile) -> Contact {
    let phones = told.phones_v2.into_iter().flatten();
    let (phones, phone_tags) = tagged(told.phones, phones.map(|phone| (phone.phone, phone.tag)));
    let emails = told.secondary_emails.into_iter().flatten();
    let (emails, email_tags) = tagged(told.emails, emails.map(|email| (email.email, email.tag)));
    Contact {
        first_name: told.first_name,
        last_name: told.last_name,
        phones,
        phone_tags,
        emails,
        email_tags,
        addresses: told
            .addresses
            .map(|addresses| addresses.into_iter().map(address).collect()),
        birthdate: told.birthdate,
        company: told.company,
        job_title: told.position,
        custom_fields: told
            .custom_fields
            .map(|fields| fields.into_iter().map(custom_field).collect()),
        ..Contact::default()
    }
}

type Tagged<Tag> = (Option<Vec<String>>, Option<BTreeMap<String, Tag>>);

/// Texts without tags and texts with them, as one list and the tags beside it.
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

fn address(told: TaggedAddress) -> Address {
    let address = told.address.unwrap_or_default();
    Address {
        street_address: street(&address),
        address_line: address.address_line,
        address_line2: address.address_line2,
        city: address.city,
        subdivision: address.subdivision,
        country: address.country,
        postal_code: address.postal_code,
        tag: told.tag,
        ..Address::default()
    }
}

/// The street as name and number, which a line of text makes unnecessary.
fn street(address: &authentication::Address) -> Option<StreetAddress> {
    let told = address.street_name.is_some() || address.street_number.is_some();
    (told && address.address_line.is_none()).then(|| StreetAddress {
        name: address.street_name.clone(),
        number: address.street_number.clone(),
        ..StreetAddress::default()
    })
}

/// A custom field under its name.
fn custom_field(told: ToldField) -> (String, CustomField) {
    let name = told.name.unwrap_or_default();
    let value = told.value.unwrap_or_default();
    let kind = if value.num_value.is_some() {
        Some(CustomFieldType::Number)
    } else if value.date_value.is_some() {
        Some(CustomFieldType::Date)
    } else if value.str_value.is_some() {
        Some(CustomFieldType::Text)
    } else {
        None
    };
    let field = CustomField {
        name: Some(name.clone()),
        value: Some(plain(value)),
        r#type: kind,
        ..CustomField::default()
    };
    (name, field)
}

/// A value of one of several kinds, as plain JSON.
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
    fn what_an_identity_tells_becomes_a_contact() {
        let told: IdentityProfile = serde_json::from_value(json!({
            "firstName": "Ada",
            "position": "Countess",
            "phones": ["112"],
            "phonesV2": [{ "phone": "+44 20", "tag": "WORK" }, { "phone": "112", "tag": "HOME" }],
            "addresses": [{ "tag": "BILLING", "address": { "streetName": "Square", "streetNumber": "12" } }],
            "customFields": [
                { "name": "born", "value": { "numValue": 1815.0 } },
                { "name": "likes", "value": { "listValue": { "value": [{ "strValue": "engines" }] } } },
            ],
        }))
        .unwrap();
        assert_eq!(
            serde_json::to_value(contact(told)).unwrap(),
            json!({
                "firstName": "Ada",
                "jobTitle": "Countess",
                "phones": ["112", "+44 20"],
                "phoneTags": { "112": "HOME", "+44 20": "WORK" },
                "addresses": [{ "streetAddress": { "name": "Square", "number": "12" }, "tag": "BILLING" }],
                "customFields": {
                    "born": { "name": "born", "value": 1815.0, "type": "NUMBER" },
                    "likes": { "name": "likes", "value": ["engines"] },
                },
            })
        );
    }
}
