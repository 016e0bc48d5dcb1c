//! Bounds of contacts and profiles.

use super::record::Record;
use base::contract::{is_local_date, is_phone, is_web_address};
use base::{Checks, error::FieldViolation, secret};
use cartwright::resources::authentication::{AddressTag, EmailTag, PhoneTag};
use cartwright::resources::members::{Address, Contact, CustomField, CustomFieldType, Image, Profile, SocialPlatform};
use cartwright_contract::limits::member::{self as limits, CUSTOM_FIELD};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Validates a contact at `root` in the payload, and normalizes it: removes tags of removed entries, and gives each
/// address an id. An id not in `known` is replaced by a new one.
pub(super) fn apply(checks: &mut Checks, root: &str, contact: &mut Contact, known: &BTreeSet<String>) {
    let at = |name: &str| format!("{root}.{name}");
    checks.text(&at("firstName"), contact.first_name.as_ref(), limits::NAME);
    checks.text(&at("lastName"), contact.last_name.as_ref(), limits::NAME);
    if contact.birthdate.as_deref().is_some_and(|text| !is_local_date(text)) {
        checks.refuse(at("birthdate"), "FORMAT", "is not a day as year-month-day");
    }
    let phones = contact.phones.clone().unwrap_or_default();
    each(checks, &at("phones"), &phones, is_phone, "is not a phone number");
    let emails = contact.emails.clone().unwrap_or_default();
    checks.size(&at("emails"), emails.len(), limits::ENTRIES);
    if let Some(tags) = &mut contact.phone_tags {
        tags.retain(|phone, _| phones.contains(phone));
        for (phone, tag) in tags {
            checks.one_of(&at(&format!("phoneTags.{phone}")), Some(tag.as_str()), PhoneTag::KNOWN);
        }
    }
    if let Some(tags) = &mut contact.email_tags {
        tags.retain(|email, _| emails.contains(email));
        for (email, tag) in tags {
            checks.one_of(&at(&format!("emailTags.{email}")), Some(tag.as_str()), EmailTag::KNOWN);
        }
    }
    let addresses = contact.addresses.iter_mut().flatten();
    let mut count = 0;
    for (index, address) in addresses.enumerate() {
        normalize_address(checks, &at(&format!("addresses[{index}]")), address, known);
        count = index + 1;
    }
    checks.size(&at("addresses"), count, limits::ENTRIES);
    if let Some(fields) = &mut contact.custom_fields {
        checks.size(&at("customFields"), fields.len(), limits::ENTRIES);
        for (key, field) in fields {
            let place = at(&format!("customFields.{key}"));
            checks.text(&place, Some(key), limits::NAME);
            normalize_custom_field(checks, &place, field);
        }
    }
    contact.unknown_fields = Map::new();
}

/// Validates a list of texts: the length, and each entry.
fn each(checks: &mut Checks, field: &str, texts: &[String], sound: fn(&str) -> bool, otherwise: &str) {
    checks.size(field, texts.len(), limits::ENTRIES);
    for (index, text) in texts.iter().enumerate() {
        if !sound(text) {
            checks.refuse(format!("{field}[{index}]"), "FORMAT", otherwise);
        }
    }
}

fn normalize_address(checks: &mut Checks, root: &str, address: &mut Address, known: &BTreeSet<String>) {
    let at = |name: &str| format!("{root}.{name}");
    for (name, text) in [
        ("addressLine2", &address.address_line2),
        ("city", &address.city),
        ("subdivision", &address.subdivision),
        ("postalCode", &address.postal_code),
    ] {
        checks.text(&at(name), text.as_ref(), limits::ADDRESS_LINE);
    }
    if let Some(street) = &mut address.street_address {
        street.unknown_fields = Map::new();
    }
    let is_country = |text: &str| text.len() == 2 && text.chars().all(|letter| letter.is_ascii_uppercase());
    if address.country.as_deref().is_some_and(|text| !is_country(text)) {
        checks.refuse(at("country"), "FORMAT", "is not a two-letter country code");
    }
    let tag = address.tag.as_ref().map(AddressTag::as_str);
    checks.one_of(&at("tag"), tag, AddressTag::KNOWN);
    if !address.id.as_ref().is_some_and(|id| known.contains(id)) {
        address.id = Some(secret::new_id());
    }
    address.unknown_fields = Map::new();
}

fn normalize_custom_field(checks: &mut Checks, root: &str, field: &mut CustomField) {
    checks.text(&format!("{root}.name"), field.name.as_ref(), limits::NAME);
    let kind = field.r#type.as_ref();
    checks.one_of(&format!("{root}.type"), kind.map(CustomFieldType::as_str), CustomFieldType::KNOWN);
    let platform = field.social_platform.as_ref().map(SocialPlatform::as_str);
    checks.one_of(&format!("{root}.socialPlatform"), platform, SocialPlatform::KNOWN);
    let place = format!("{root}.value");
    let value = field.value.clone().unwrap_or_default();
    if value.to_string().len() > CUSTOM_FIELD {
        checks.refuse(&place, "MAX_SIZE", format!("must have at most {CUSTOM_FIELD} bytes"));
    }
    match kind {
        Some(CustomFieldType::Number) if !value.is_number() => checks.refuse(place, "FORMAT", "is not a number"),
        Some(CustomFieldType::Date) if !value.as_str().is_some_and(is_date_or_moment) => {
            checks.refuse(place, "FORMAT", "is not a date");
        }
        Some(CustomFieldType::Url | CustomFieldType::Social) if !value.as_str().is_some_and(is_web_address) => {
            let violation = FieldViolation::new(place, "FORMAT", "is not a web address");
            checks.add(violation.named("INVALID_CUSTOM_FIELD_URL"));
        }
        Some(CustomFieldType::Text) if !value.is_string() => checks.refuse(place, "FORMAT", "is not a text"),
        _ => {}
    }
    field.unknown_fields = Map::new();
}

fn is_date_or_moment(text: &str) -> bool {
    is_local_date(text) || base::clock::parse_rfc3339(text).is_some()
}

pub(super) fn address_ids(contact: &Contact) -> BTreeSet<String> {
    let addresses = contact.addresses.iter().flatten();
    addresses.filter_map(|address| address.id.clone()).collect()
}

/// Whether a value counts as absent.
pub(super) fn is_nothing(value: &Value) -> bool {
    value.is_null() || value.as_str() == Some("")
}

/// Validates a profile at `root` in the payload, and sets it. The slug has a call of its own.
pub(super) fn apply_profile(checks: &mut Checks, root: &str, record: &mut Record, mut profile: Profile) {
    checks.text(&format!("{root}.nickname"), profile.nickname.as_ref(), limits::NAME);
    checks.text(&format!("{root}.title"), profile.title.as_ref(), limits::NAME);
    for (name, image) in [("photo", &mut profile.photo), ("cover", &mut profile.cover)] {
        if let Some(image) = image {
            normalize_image(checks, &format!("{root}.{name}"), image);
        }
    }
    record.nickname = profile.nickname.take().unwrap_or_default();
    profile.slug = None;
    profile.unknown_fields = Map::new();
    record.body.profile = profile;
}

fn normalize_image(checks: &mut Checks, root: &str, image: &mut Image) {
    let place = format!("{root}.url");
    checks.text(&place, image.url.as_ref(), limits::URL);
    if image.url.as_deref().is_some_and(|url| !is_web_address(url)) {
        checks.refuse(place, "FORMAT", "is not a web address");
    }
    checks.text(&format!("{root}.id"), image.id.as_ref(), limits::URL);
    for (name, pixels) in [("width", image.width), ("height", image.height)] {
        if pixels.is_some_and(|pixels| pixels < 0) {
            checks.refuse(format!("{root}.{name}"), "MIN", "must not be negative");
        }
    }
    image.unknown_fields = Map::new();
}
