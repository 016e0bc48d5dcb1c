//! Writes a product's options and modifiers: connects customizations by id, or creates them by name and type.

use crate::catalog::change::Change;
use crate::catalog::entity::{
    self, CustomizationType, Entity, EntityKind, NamedCustomization, RenderType, StoredSharedChoice,
};
use crate::catalog::record::{FreeText, StoredChoice, StoredOption, StoredProduct};
use base::{ApiError, Checks, Result, money, text::is_blank};
use cartwright::resources::products_v3::{ConnectedModifier, ConnectedModifierChoice, FreeTextSettings};
use cartwright::types::Currency;
use serde::Deserialize as _;
use serde_json::{Value, json};

/// Options or modifiers, with their names in payloads and refusals.
struct Role {
    kind: CustomizationType,
    list: &'static str,
    render_type: &'static str,
    /// The error code for a customization without a name or type.
    unnamed: &'static str,
    /// The error code for a choice without a name or type.
    unnamed_choice: &'static str,
}

const OPTIONS: Role = Role {
    kind: CustomizationType::ProductOption,
    list: "options",
    render_type: "optionRenderType",
    unnamed: "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED",
    unnamed_choice: "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
};
const MODIFIERS: Role = Role {
    kind: CustomizationType::Modifier,
    list: "modifiers",
    render_type: "modifierRenderType",
    unnamed: "MODIFIER_NAME_AND_TYPE_REQUIRED",
    unnamed_choice: "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED",
};

/// Writes a product's options and modifiers, if given.
pub(super) fn apply(change: &Change<'_>, product: &mut StoredProduct, given: &Value, currency: Currency) -> Result<()> {
    for role in [OPTIONS, MODIFIERS] {
        let Some(Value::Array(listed)) = given.get(role.list) else { continue };
        let mut options = Vec::with_capacity(listed.len());
        for (index, given) in listed.iter().enumerate() {
            let root = format!("product.{}[{index}]", role.list);
            options.push(stored(change, product, given, (&root, &role), currency)?);
        }
        match role.kind {
            CustomizationType::ProductOption => product.options = options,
            CustomizationType::Modifier => product.modifiers = options,
        }
    }
    Ok(())
}

fn stored(
    change: &Change<'_>,
    product: &StoredProduct,
    given: &Value,
    (root, role): (&str, &Role),
    currency: Currency,
) -> Result<StoredOption> {
    let render = match given.get(role.render_type).and_then(Value::as_str) {
        Some(name) => Some(render_type(name, role).ok_or_else(|| {
            let field = format!("{root}.{}", role.render_type);
            ApiError::field(field, "INVALID_ENUM_VALUE", format!("cannot be {name}"))
        })?),
        None => None,
    };
    // An option's fields are a subset of a modifier's.
    let given = ConnectedModifier::deserialize(given)
        .map_err(|error| ApiError::field(root, "FORMAT", format!("is malformed: {error}")))?;
    let mut custom = customization(change, (given.id.as_deref(), given.name.as_deref(), render), role)?;
    let mut stored = StoredOption { mandatory: given.mandatory.unwrap_or_default(), ..StoredOption::default() };
    if custom.entity.render() == Some(RenderType::FreeText) {
        stored.free_text = free_text(given.free_text_settings.as_ref(), root, currency)?;
    } else {
        stored.choices = choices(change, product, &mut custom, &given, (root, role), currency)?;
    }
    stored.customization = custom.publish(change.writing)?;
    Ok(stored)
}

/// Parses a render type; an option's must have choices.
fn render_type(name: &str, role: &Role) -> Option<RenderType> {
    let render = RenderType::deserialize(&Value::from(name)).ok()?;
    Some(render).filter(|render| role.kind == CustomizationType::Modifier || *render != RenderType::FreeText)
}

fn choices(
    change: &Change<'_>,
    product: &StoredProduct,
    custom: &mut NamedCustomization,
    given: &ConnectedModifier,
    (root, role): (&str, &Role),
    currency: Currency,
) -> Result<Vec<StoredChoice>> {
    let field = format!("{root}.choicesSettings.choices");
    let is_modifier = role.kind == CustomizationType::Modifier;
    // A modifier is replaced as a whole.
    let known = product.options.iter().find(|known| known.customization == custom.entity.number);
    let listed = given.choices_settings.as_ref().and_then(|settings| settings.choices.as_ref());
    let listed = match (listed, known) {
        (Some(listed), _) => listed.as_slice(),
        (None, Some(known)) => return Ok(known.choices.clone()),
        (None, None) if is_modifier => &[],
        (None, None) => return Err(ApiError::missing(field)),
    };
    if listed.is_empty() {
        return Err(ApiError::field(field, "MIN_SIZE", "must have at least 1 entry"));
    }
    let mut choices = Vec::with_capacity(listed.len());
    for (place, given) in listed.iter().enumerate() {
        let shared = shared_choice(change, custom, given, (&format!("{field}[{place}]"), role), currency)?;
        let before = known.and_then(|known| known.choices.iter().find(|known| known.choice == shared.number));
        let media = given.linked_media.as_ref().map(|media| {
            let ids = media.iter().filter_map(|item| item.id.clone());
            ids.filter(|id| product.media_item(id).is_some()).collect()
        });
        choices.push(StoredChoice {
            choice: shared.number,
            value: match &given.color_code {
                Some(colour) => {
                    Some(colour.clone()).filter(|colour| !is_modifier && shared.colour.as_ref() != Some(colour))
                }
                None => before.and_then(|before| before.value.clone()),
            },
            price: given.added_price.filter(|_| is_modifier).map(|price| money::units(price.0, currency)),
            media: media.or_else(|| before.map(|before| before.media.clone())).unwrap_or_default(),
        });
    }
    Ok(choices)
}

fn free_text(given: Option<&FreeTextSettings>, root: &str, currency: Currency) -> Result<Option<FreeText>> {
    let Some(given) = given else {
        return Ok(None);
    };
    let mut checks = Checks::new();
    let given = serde_json::to_value(given)?;
    let text = entity::free_text(&mut checks, &given, &format!("{root}.freeTextSettings"), currency);
    checks.finish()?;
    Ok(Some(text))
}

/// The customization by id, or by name and type (created if missing).
fn customization(
    change: &Change<'_>,
    (id, name, render): (Option<&str>, Option<&str>, Option<RenderType>),
    role: &Role,
) -> Result<NamedCustomization> {
    if let Some(id) = id.filter(|id| !id.is_empty()) {
        let found = entity::find(change.writing, EntityKind::Customization, "id", id)?;
        let fits = |found: &Entity| found.body.customization.as_ref().is_some_and(|custom| custom.kind == role.kind);
        return found
            .filter(fits)
            .map(NamedCustomization::known)
            .ok_or_else(|| ApiError::not_found("CUSTOMIZATION_NOT_EXIST", format!("There is no customization {id}")));
    }
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    let (Some(name), Some(render)) = (name, render) else {
        return Err(ApiError::bad_request(role.unnamed, "Without an id, a name and a type are needed"));
    };
    NamedCustomization::get_or_create(
        change.writing,
        Entity::customization(name, role.kind, render),
        change.writing.now,
    )
}

/// The choice by id, or by name (created if missing).
fn shared_choice(
    change: &Change<'_>,
    custom: &mut NamedCustomization,
    given: &ConnectedModifierChoice,
    (root, role): (&str, &Role),
    currency: Currency,
) -> Result<StoredSharedChoice> {
    let connection = change.writing;
    if let Some(id) = given.choice_id.as_deref().filter(|id| !id.is_empty()) {
        let found = entity::find_choice(connection, custom.entity.number, id)?;
        return found.ok_or_else(|| ApiError::not_found("CHOICE_NOT_EXIST", format!("There is no choice {id}")));
    }
    let name = given.name.as_ref().filter(|name| !is_blank(name));
    let (Some(name), Some(kind)) = (name, &given.choice_type) else {
        return Err(ApiError::bad_request(role.unnamed_choice, "Without an id, a name and a type are needed"));
    };
    let Some(customization) = &custom.entity.body.customization else {
        return Err(ApiError::Internal(format!("customization {} has no body", custom.entity.id)));
    };
    let mut checks = Checks::new();
    let mut wanted = StoredSharedChoice::default();
    let described = json!({ "name": name, "colorCode": given.color_code, "choiceType": kind });
    entity::apply_choice(&mut checks, &mut wanted, &described, root, (connection, customization, currency))?;
    checks.finish()?;
    custom.choice(connection, wanted)
}
