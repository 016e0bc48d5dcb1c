//! Descriptions of lines: picture, choices, texts and modifiers.

use crate::catalog::{Item, ItemVariant, record::MediaKind};
use crate::site::media::expiry;
use base::{clock::rfc3339, money, wire};
use cartwright::resources::cart::{
    Color, CustomLineItem, DescriptionLine, DescriptionLineName, DescriptionLineType, FocalPoint, Image, ItemModifier,
    LineItemImage, ModifierGroup, PlainTextValue, TranslatableString,
};
use cartwright::types::{Currency, Timestamp};
use rust_decimal::Decimal;
use serde_json::Value;
use std::collections::BTreeMap;

/// The picture of the first choice that has one, else the product's main picture.
pub(super) fn image(item: &Item, variant: &ItemVariant) -> Option<LineItemImage> {
    let chosen = item.options.iter().find_map(|option| {
        let value = variant.choices.get(&option.name)?;
        option.choices.iter().find(|choice| choice.name == *value)?.media.as_ref()
    });
    let media = chosen.or(item.picture.as_ref()).filter(|media| media.kind != MediaKind::Video)?;
    Some(wire!(LineItemImage {
        id: media.id.clone(),
        url: media.picture.url.clone(),
        width: media.picture.width,
        height: media.picture.height,
        alt_text: media.alt_text.clone(),
        filename: file_name(&media.picture.url),
        url_expiration_date: expiry_date(&media.picture.url),
        focal_point: media.focal_point.map(|point| {
            let (x, y) = point.fractions();
            wire!(FocalPoint { x, y })
        })
    }))
}

/// The last segment of an address's path.
fn file_name(url: &str) -> Option<String> {
    let path = url.split(['?', '#']).next()?;
    path.rsplit('/').next().map(str::to_owned)
}

/// The expiry date of a signed address.
fn expiry_date(url: &str) -> Option<Timestamp> {
    expiry(url).map(|end| Timestamp::from(rfc3339(end)))
}

fn description_name(name: &str) -> DescriptionLineName {
    wire!(DescriptionLineName { original: name.to_owned(), translated: name.to_owned() })
}

fn plain_text(name: &str, text: &str) -> DescriptionLine {
    wire!(DescriptionLine {
        name: description_name(name),
        line_type: DescriptionLineType::Unrecognised,
        modifier_description_line: false,
        plain_text: wire!(PlainTextValue { original: text.to_owned(), translated: text.to_owned() })
    })
}

/// Description lines: the choices in the product's order, then the texts.
pub(super) fn lines(texts: &BTreeMap<String, String>, item: &Item, variant: &ItemVariant) -> Vec<DescriptionLine> {
    let mut lines = Vec::new();
    for option in &item.options {
        let Some(value) = variant.choices.get(&option.name) else {
            continue;
        };
        if option.is_colour {
            let choice = option.choices.iter().find(|choice| choice.name == *value);
            let code = choice.map(|choice| choice.value.clone());
            lines.push(wire!(DescriptionLine {
                name: description_name(&option.name),
                line_type: DescriptionLineType::Color,
                modifier_description_line: false,
                color: code.clone(),
                color_info: wire!(Color { original: value.clone(), translated: value.clone(), code })
            }));
        } else {
            lines.push(plain_text(&option.name, value));
        }
    }
    for (name, text) in texts {
        lines.push(plain_text(name, text));
    }
    lines
}

/// A picture set by the owner: by the id of an uploaded file, or by address.
pub(super) fn given_image(image: &Image) -> LineItemImage {
    let given = image.unknown_fields.get("url").and_then(Value::as_str);
    let address = given.filter(|url| url.starts_with("https://") || url.starts_with("http://"));
    let uploaded = image.id.as_ref().filter(|id| !id.is_empty()).map(|id| format!("/media/{id}"));
    wire!(LineItemImage {
        id: image.id.clone(),
        url_expiration_date: address.filter(|_| uploaded.is_none()).and_then(expiry_date),
        url: uploaded.or(address.map(str::to_owned)),
        width: image.width,
        height: image.height,
        alt_text: image.alt_text.clone(),
        filename: image.filename.clone()
    })
}

/// The modifiers of a custom line, as lines show them.
pub(super) fn custom_modifiers(custom: &CustomLineItem, currency: Currency) -> Vec<ModifierGroup> {
    let groups = custom.modifier_groups.iter().flatten();
    groups
        .map(|group| {
            wire!(ModifierGroup {
                id: group.id.clone(),
                name: group.name.clone().or_else(|| Some(translatable(""))),
                modifiers: Some(
                    group
                        .modifiers
                        .iter()
                        .flatten()
                        .map(|modifier| wire!(ItemModifier {
                            id: modifier.id.clone(),
                            quantity: modifier.quantity.or(Some(1)),
                            label: modifier.label.clone(),
                            details: modifier.details.clone(),
                            price: money::price(modifier.price.map_or(Decimal::ZERO, |price| price.0), currency)
                        }))
                        .collect(),
                )
            })
        })
        .collect()
}

pub(super) fn translatable(text: &str) -> TranslatableString {
    wire!(TranslatableString { original: text.to_owned(), translated: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_owners_image_has_a_web_address_or_an_uploads_id() {
        let signed = "https://a.example/b.jpg?X-Amz-Date=20991128T110000Z&X-Amz-Expires=3600&X-Amz-Signature=s";
        for (given, url, expiry) in [
            (json!({ "url": "https://a.example/b.jpg" }), Some("https://a.example/b.jpg"), None),
            (json!({ "url": "javascript:alert(1)" }), None, None),
            (json!({ "url": signed }), Some(signed), Some("2099-11-28T12:00:00.000Z")),
            (json!({ "id": "a.jpg", "url": signed }), Some("/media/a.jpg"), None),
            (json!({ "id": "" }), None, None),
        ] {
            let image = given_image(&serde_json::from_value(given.clone()).unwrap());
            let expires = image.url_expiration_date.as_ref().map(Timestamp::as_str);
            assert_eq!((image.url.as_deref(), expires), (url, expiry), "{given}");
        }
    }
}
