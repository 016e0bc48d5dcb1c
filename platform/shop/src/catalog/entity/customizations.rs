//! Customizations and their choices: payloads and views.

use super::repo::choices::{self, StoredSharedChoice, remove_unused};
use super::shared::{Names, Shared};
use super::stored::{Customization, CustomizationType, Entity, EntityKind, RenderType};
use crate::catalog::record::{FreeText, StoredProduct};
use crate::catalog::{picture, v3};
use crate::resource::View;
use crate::site;
use base::json::text;
use base::query::{Field, Kind, field};
use base::{ApiError, Checks, Reading, Result, money, put_field, text, wire};
use cartwright::resources::products_v3::FreeTextSettings;
use cartwright::types::{Amount, Currency};
use cartwright_contract::limits;
use cartwright_contract::limits::option::CHOICES as MAX_CHOICES;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::Deserialize as _;
use serde_json::{Value, json};

pub(crate) struct Customizations;

impl Shared for Customizations {
    const KIND: EntityKind = EntityKind::Customization;
    const NAMES: Names = Names {
        bulk_item: "customization",
        ..Names::new("customization", "customizations", "wix.stores.catalog.v3.customization")
    };
    const FIELDS: &'static [Field] = &[
        field(&["id"], "e.id", Kind::Declared),
        field(&["name", "key"], "e.name", Kind::Text),
        field(&["customizationType"], "e.body ->> '$.customization.type'", Kind::Text),
        field(&["customizationRenderType"], "e.body ->> '$.customization.render'", Kind::Text),
        field(&["createdDate"], "e.created", Kind::Moment),
        field(&["updatedDate"], "e.updated", Kind::Moment),
    ];

    fn apply(connection: &Connection, checks: &mut Checks, entity: &mut Entity, given: &Value) -> Result<()> {
        let custom = match entity.body.customization.take() {
            // The kind is immutable.
            Some(known) => known,
            None => made(given),
        };
        let custom = apply_free_text(connection, checks, custom, given)?;
        if given.get("choicesSettings").is_some() && custom.render == RenderType::FreeText {
            return Err(ApiError::bad_request("DOESNT_SUPPORT_CHOICES", "A text to be written has no choices"));
        }
        entity.body.customization = Some(custom);
        Ok(())
    }

    fn store_parts(connection: &Connection, entity: &Entity, given: &Value) -> Result<()> {
        match given.pointer("/choicesSettings/choices") {
            Some(Value::Array(choices)) => set(connection, entity, choices, "customization.choicesSettings.choices"),
            _ => Ok(()),
        }
    }

    fn add_fields(shown: &mut Value, reading: &Reading<'_>, entity: &Entity, view: &View<'_>) -> Result<()> {
        let currency = site::currency(reading)?;
        put_field(shown, "key", entity.name.as_str().into());
        let Some(custom) = &entity.body.customization else {
            return Ok(());
        };
        put_field(shown, "customizationType", custom.kind.into_str().into());
        put_field(shown, "customizationRenderType", custom.render.into_str().into());
        if let Some(text) = &custom.free_text {
            let title = text.title.as_deref().unwrap_or(&entity.name);
            put_field(shown, "freeTextInput", json!(free_text_shown(title, Some(text), currency)));
        }
        if custom.render != RenderType::FreeText {
            let choices = choices::of(reading, entity.number)?;
            let image_base = view.has("CHOICE_DISPLAY_IMAGE").then(|| reading.shop.media_url());
            let choices = choices.iter().map(|choice| choice_shown(choice, image_base, currency));
            put_field(shown, "choicesSettings", json!({ "choices": choices.collect::<Vec<_>>() }));
        }
        Ok(())
    }

    /// Always true: its choices, which are rows of their own, may have been renamed.
    fn relabels(_: &Entity, _: &Entity) -> bool {
        true
    }

    fn remove_from(_: &mut StoredProduct, entity: &Entity) -> Result<()> {
        Err(ApiError::bad_request("CUSTOMIZATION_ASSIGNED_TO_PRODUCT", format!("Products have {}", entity.name)))
    }
}

fn made(given: &Value) -> Customization {
    Customization {
        kind: CustomizationType::deserialize(&given["customizationType"]).unwrap_or(CustomizationType::ProductOption),
        render: RenderType::deserialize(&given["customizationRenderType"]).unwrap_or(RenderType::TextChoices),
        free_text: None,
    }
}

fn apply_free_text(
    connection: &Connection,
    checks: &mut Checks,
    mut custom: Customization,
    given: &Value,
) -> Result<Customization> {
    if custom.kind == CustomizationType::ProductOption && custom.render == RenderType::FreeText {
        return Err(ApiError::bad_request(
            "INVALID_CUSTOMIZATION_RENDER_TYPE",
            "An option makes variants, so it has choices",
        ));
    }
    let Some(given) = given.get("freeTextInput").filter(|given| !given.is_null()) else {
        return Ok(custom);
    };
    if custom.render != RenderType::FreeText {
        return Err(ApiError::bad_request("DOESNT_SUPPORT_FREE_TEXT", "Nothing is written where there are choices"));
    }
    let currency = site::currency(connection)?;
    custom.free_text = Some(free_text(checks, given, "customization.freeTextInput", currency));
    Ok(custom)
}

/// Parses the settings of a free text; `root` is their path in the payload.
pub(crate) fn free_text(checks: &mut Checks, given: &Value, root: &str, currency: Currency) -> FreeText {
    let at = |name: &str| format!("{root}.{name}");
    let number = |name: &str| given.get(name).and_then(Value::as_i64);
    let (least, most) = (number("minCharCount"), number("maxCharCount"));
    for (name, value) in [("minCharCount", least), ("maxCharCount", most)] {
        if let Some(value) = value {
            checks.range(|| at(name), value, 0, limits::option::TEXT);
        }
    }
    if least.zip(most).is_some_and(|(least, most)| least > most) {
        checks.refuse(at("minCharCount"), "VALIDATION", "is more than maxCharCount");
    }
    FreeText { title: text(given, "title"), least, most, price: price(given, "defaultAddedPrice", currency) }
}

/// The surcharge of a choice or free text, in the smallest unit.
fn price(given: &Value, name: &str, currency: Currency) -> Option<i64> {
    let amount: Decimal = text(given, name)?.parse().ok()?;
    Some(money::units(amount, currency))
}
pub(crate) fn free_text_shown(title: &str, text: Option<&FreeText>, currency: Currency) -> FreeTextSettings {
    let price = text.and_then(|text| text.price);
    wire!(FreeTextSettings {
        min_char_count: text.and_then(|text| text.least),
        max_char_count: text.and_then(|text| text.most),
        default_added_price: price.map(|price| Amount(money::from_units(price, currency))),
        key: title.to_owned(),
        title: title.to_owned()
    })
}

/// A choice on the wire; `image_base` is the base address of pictures, if the call requests them.
fn choice_shown(choice: &StoredSharedChoice, image_base: Option<&str>, currency: Currency) -> Value {
    let mut shown = json!({
        "id": choice.id,
        "name": choice.name,
        "key": choice.name,
        "choiceType": choice.kind(),
    });
    if let Some(colour) = &choice.colour {
        put_field(&mut shown, "colorCode", colour.as_str().into());
    }
    if let Some(price) = choice.price {
        put_field(&mut shown, "defaultAddedPrice", money::from_units(price, currency).to_string().into());
    }
    if let (Some(image), Some(base)) = (&choice.image, image_base) {
        put_field(&mut shown, "displayImage", json!(v3::image(image, base)));
    }
    if !choice.primary_choices.is_empty() {
        put_field(&mut shown, "primaryChoiceIds", json!(choice.primary_choices));
    }
    shown
}

/// Applies a payload to a choice; `root` is its path.
pub(crate) fn apply_choice(
    checks: &mut Checks,
    choice: &mut StoredSharedChoice,
    given: &Value,
    root: &str,
    (connection, custom, currency): (&Connection, &Customization, Currency),
) -> Result<()> {
    let at = |name: &str| format!("{root}.{name}");
    if let Some(name) = text(given, "name") {
        name.trim().clone_into(&mut choice.name);
    }
    if choice.name.is_empty() {
        checks.refuse(at("name"), "REQUIRED_FIELD", "is missing");
    }
    let kind = text(given, "choiceType");
    if let Some(colour) = text(given, "colorCode") {
        choice.colour = Some(colour).filter(|colour| !colour.is_empty());
    }
    let is_of_colours = matches!(kind.as_deref(), Some("ONE_COLOR" | "MULTIPLE_COLORS"));
    if is_of_colours && choice.colour.is_none() {
        checks.refuse(at("colorCode"), "REQUIRED_FIELD", "is missing");
    }
    if given.get("defaultAddedPrice").is_some_and(|price| !price.is_null()) {
        if custom.kind == CustomizationType::ProductOption {
            return Err(ApiError::bad_request(
                "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION",
                "What an option costs is told by its variants",
            ));
        }
        choice.price = price(given, "defaultAddedPrice", currency);
    }
    if let Some(image) = given.get("displayImage").filter(|image| !image.is_null()) {
        let (id, url) = (text(image, "id"), text(image, "url"));
        choice.image = picture::resolve(connection, checks, &at("displayImage"), id.as_deref(), url.as_deref())?;
    }
    if kind.as_deref() == Some("IMAGE") && choice.image.is_none() {
        checks.refuse(at("displayImage"), "REQUIRED_FIELD", "is missing");
    }
    if kind.is_some() {
        choice.kind = kind.filter(|kind| matches!(kind.as_str(), "MULTIPLE_COLORS" | "IMAGE"));
    }
    if let Some(Value::Array(ids)) = given.get("primaryChoiceIds") {
        choice.primary_choices = ids.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    }
    Ok(())
}

/// Replaces a customization's choices by the given ones, matched by id or name. Choices that products use stay.
pub(super) fn set(connection: &Connection, entity: &Entity, given: &[Value], root: &str) -> Result<()> {
    let known = choices::of(connection, entity.number)?;
    let kept = put(connection, entity, &known, given, root, 0)?;
    for gone in known.iter().filter(|known| !kept.contains(&known.number)) {
        remove_unused(connection, gone)?;
    }
    Ok(())
}

/// Saves choices after the first `known` ones. Returns their numbers.
pub(super) fn put(
    connection: &Connection,
    entity: &Entity,
    known: &[StoredSharedChoice],
    given: &[Value],
    root: &str,
    before: usize,
) -> Result<Vec<i64>> {
    let custom = entity.body.customization.as_ref().filter(|custom| custom.render != RenderType::FreeText);
    let custom =
        custom.ok_or_else(|| ApiError::bad_request("DOESNT_SUPPORT_CHOICES", "A text to be written has no choices"))?;
    if before + given.len() > MAX_CHOICES {
        return Err(ApiError::bad_request(
            "CHOICES_LIMIT_EXCEEDED",
            format!("A customization has at most {MAX_CHOICES} choices"),
        ));
    }
    let currency = site::currency(connection)?;
    let mut checks = Checks::new();
    let mut choices = Vec::with_capacity(given.len());
    for (index, given) in given.iter().enumerate() {
        let id = text(given, "id").unwrap_or_default();
        let name = text(given, "name").unwrap_or_default();
        let is_same =
            |known: &&StoredSharedChoice| known.id == id || text::folded(&known.name) == text::folded(name.trim());
        let mut choice = known.iter().find(is_same).cloned().unwrap_or_default();
        apply_choice(&mut checks, &mut choice, given, &format!("{root}[{index}]"), (connection, custom, currency))?;
        choices.push(choice);
    }
    checks.finish()?;
    let mut numbers = Vec::with_capacity(choices.len());
    for (position, choice) in (before..).zip(choices) {
        numbers.push(choices::put(connection, entity.number, position, choice)?);
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_needs_the_colour_or_image_of_its_type() {
        let connection = Connection::open_in_memory().unwrap();
        let custom = made(&json!({ "customizationType": "MODIFIER", "customizationRenderType": "SWATCH_CHOICES" }));
        let coloured = |kind: &str| json!({ "name": "Oak", "choiceType": kind, "colorCode": "#c8a165" });
        for (given, missing) in [
            (json!({ "name": "Oak" }), None),
            (json!({ "choiceType": "CHOICE_TEXT" }), Some("name")),
            (json!({ "name": " " }), Some("name")),
            (coloured("ONE_COLOR"), None),
            (coloured("MULTIPLE_COLORS"), None),
            (json!({ "name": "Oak", "choiceType": "ONE_COLOR" }), Some("colorCode")),
            (json!({ "name": "Oak", "choiceType": "MULTIPLE_COLORS" }), Some("colorCode")),
            (coloured("IMAGE"), Some("displayImage")),
        ] {
            let (mut checks, mut choice) = (Checks::new(), StoredSharedChoice::default());
            let context = (&connection, &custom, Currency::USD);
            apply_choice(&mut checks, &mut choice, &given, "choice", context).unwrap();
            let violations = checks.into_violations();
            let fields: Vec<&str> = violations.iter().map(|violation| violation.field.as_str()).collect();
            assert_eq!(fields, missing.map(|name| format!("choice.{name}")).as_slice(), "{given}");
        }
    }
}
