//! Options and modifiers of catalog v3, written into the record: connected by id, or made by name and type.

use crate::base::{ApiError, Checks, Result, money};
use crate::catalog::change::Change;
use crate::catalog::entity::{
    self, Body, Customization, CustomizationType, Entity, EntityKind, NamedCustomization, RenderType,
    StoredSharedChoice,
};
use crate::catalog::record::{
    FreeText, StoredChoice, StoredModifier, StoredModifierChoice, StoredOption, StoredProduct,
};
use cartwright::resources::products_v3::{
    ChoiceType, ConnectedModifier, ConnectedOption, FreeTextSettings, ModifierRenderType, Product, ProductMedia,
    ProductOptionRenderType,
};
use cartwright::types::Currency;
use rusqlite::OptionalExtension;
use serde_json::json;

/// A choice of an option or modifier, as given.
struct GivenChoice<'a> {
    id: Option<&'a str>,
    name: Option<&'a str>,
    kind: Option<&'a str>,
    colour: Option<&'a String>,
    media: Option<&'a Vec<ProductMedia>>,
}

/// The codes with which choices are refused.
struct Codes {
    /// A customization without a name or a type.
    customization: &'static str,
    /// A choice without a name or a type.
    choice: &'static str,
}

const OPTION: Codes = Codes {
    customization: "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED",
    choice: "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
};
const MODIFIER: Codes =
    Codes { customization: "MODIFIER_NAME_AND_TYPE_REQUIRED", choice: "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED" };

/// Writes a product's options, if any are given.
pub(super) fn options(
    change: &Change<'_>,
    product: &mut StoredProduct,
    typed: &Product,
    currency: Currency,
) -> Result<()> {
    let Some(given) = &typed.options else {
        return Ok(());
    };
    let mut options = Vec::with_capacity(given.len());
    for (index, option) in given.iter().enumerate() {
        options.push(stored_option(change, product, option, (index, currency))?);
    }
    product.options = options;
    Ok(())
}

fn stored_option(
    change: &Change<'_>,
    product: &StoredProduct,
    given: &ConnectedOption,
    (index, currency): (usize, Currency),
) -> Result<StoredOption> {
    let root = format!("product.options[{index}]");
    let render = match &given.option_render_type {
        None => None,
        Some(ProductOptionRenderType::TextChoices) => Some(RenderType::TextChoices),
        Some(ProductOptionRenderType::SwatchChoices) => Some(RenderType::SwatchChoices),
        Some(other) => return Err(unknown(&root, "optionRenderType", other.as_str())),
    };
    let mut custom =
        customization(change, (given.id.as_deref(), given.name.as_deref(), render), CustomizationType::ProductOption)?;
    let known = product.options.iter().find(|known| known.customization == custom.entity.number);
    let listed = given.choices_settings.as_ref().and_then(|settings| settings.choices.as_ref());
    let Some(listed) = listed else {
        return known
            .cloned()
            .ok_or_else(|| ApiError::field(format!("{root}.choicesSettings.choices"), "REQUIRED_FIELD", "is missing"));
    };
    let mut choices: Vec<StoredChoice> = Vec::with_capacity(listed.len());
    for (place, choice) in listed.iter().enumerate() {
        let root = format!("{root}.choicesSettings.choices[{place}]");
        let given = GivenChoice {
            id: choice.choice_id.as_deref(),
            name: choice.name.as_deref(),
            kind: choice.choice_type.as_ref().map(ChoiceType::as_str),
            colour: choice.color_code.as_ref(),
            media: choice.linked_media.as_ref(),
        };
        let shared = shared_choice(change, &mut custom, &given, (&root, &OPTION), currency)?;
        let before = known.and_then(|known| known.choices.iter().find(|known| known.choice == shared.number));
        let media = media_of(product, given.media).or_else(|| before.map(|before| before.media.clone()));
        choices.push(StoredChoice {
            choice: shared.number,
            value: match given.colour {
                Some(colour) => Some(colour.clone()).filter(|colour| shared.colour.as_ref() != Some(colour)),
                None => before.and_then(|before| before.value.clone()),
            },
            media: media.unwrap_or_default(),
        });
    }
    Ok(StoredOption { customization: custom.publish(change.connection, change.now)?, choices })
}

/// Writes a product's modifiers, if any are given.
pub(super) fn modifiers(
    change: &Change<'_>,
    product: &mut StoredProduct,
    typed: &Product,
    currency: Currency,
) -> Result<()> {
    let Some(given) = &typed.modifiers else {
        return Ok(());
    };
    let mut modifiers = Vec::with_capacity(given.len());
    for (index, modifier) in given.iter().enumerate() {
        modifiers.push(stored_modifier(change, product, modifier, (index, currency))?);
    }
    product.modifiers = modifiers;
    Ok(())
}

fn stored_modifier(
    change: &Change<'_>,
    product: &StoredProduct,
    given: &ConnectedModifier,
    (index, currency): (usize, Currency),
) -> Result<StoredModifier> {
    let root = format!("product.modifiers[{index}]");
    let render = match &given.modifier_render_type {
        None => None,
        Some(ModifierRenderType::FreeText) => Some(RenderType::FreeText),
        Some(ModifierRenderType::TextChoices) => Some(RenderType::TextChoices),
        Some(ModifierRenderType::SwatchChoices) => Some(RenderType::SwatchChoices),
        Some(other) => return Err(unknown(&root, "modifierRenderType", other.as_str())),
    };
    let mut custom =
        customization(change, (given.id.as_deref(), given.name.as_deref(), render), CustomizationType::Modifier)?;
    let mandatory = given.mandatory.unwrap_or_default();
    let is_text = custom.entity.body.customization.as_ref().is_some_and(|custom| custom.render == RenderType::FreeText);
    if is_text {
        return Ok(StoredModifier {
            customization: custom.publish(change.connection, change.now)?,
            mandatory,
            free_text: free_text(given.free_text_settings.as_ref(), &root, currency)?,
            choices: Vec::new(),
        });
    }
    let listed = given.choices_settings.as_ref().and_then(|settings| settings.choices.as_ref());
    let mut choices = Vec::new();
    for (place, choice) in listed.into_iter().flatten().enumerate() {
        let root = format!("{root}.choicesSettings.choices[{place}]");
        let given = GivenChoice {
            id: choice.choice_id.as_deref(),
            name: choice.name.as_deref(),
            kind: choice.choice_type.as_ref().map(ChoiceType::as_str),
            colour: choice.color_code.as_ref(),
            media: choice.linked_media.as_ref(),
        };
        let shared = shared_choice(change, &mut custom, &given, (&root, &MODIFIER), currency)?;
        choices.push(StoredModifierChoice {
            choice: shared.number,
            price: choice.added_price.map(|price| money::units(price.0, currency)),
            media: media_of(product, given.media).unwrap_or_default(),
        });
    }
    if choices.is_empty() {
        let field = format!("{root}.choicesSettings.choices");
        return Err(ApiError::field(field, "MIN_SIZE", "must have at least 1 entry"));
    }
    Ok(StoredModifier {
        customization: custom.publish(change.connection, change.now)?,
        mandatory,
        free_text: None,
        choices,
    })
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

fn unknown(root: &str, name: &str, value: &str) -> ApiError {
    ApiError::field(format!("{root}.{name}"), "INVALID_ENUM_VALUE", format!("cannot be {value}"))
}

/// The customization of an id, or that of a name and a type, made if it is not there.
fn customization(
    change: &Change<'_>,
    (id, name, render): (Option<&str>, Option<&str>, Option<RenderType>),
    kind: CustomizationType,
) -> Result<NamedCustomization> {
    if let Some(id) = id.filter(|id| !id.is_empty()) {
        let found = entity::find(change.connection, EntityKind::Customization, "id", id)?;
        let fits = |found: &Entity| found.body.customization.as_ref().is_some_and(|custom| custom.kind == kind);
        return found
            .filter(fits)
            .map(NamedCustomization::known)
            .ok_or_else(|| ApiError::not_found("CUSTOMIZATION_NOT_EXIST", format!("There is no customization {id}")));
    }
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    let (Some(name), Some(render)) = (name, render) else {
        let codes = if kind == CustomizationType::Modifier { MODIFIER } else { OPTION };
        return Err(ApiError::bad_request(codes.customization, "Without an id, a name and a type are needed"));
    };
    let wanted = Entity {
        body: Body { customization: Some(Customization { kind, render, free_text: None }), ..Body::default() },
        ..Entity::named(name)
    };
    NamedCustomization::get_or_create(change.connection, wanted, change.now)
}

/// The choice of an id, or that of a name, made if it is not there.
fn shared_choice(
    change: &Change<'_>,
    custom: &mut NamedCustomization,
    given: &GivenChoice<'_>,
    (root, codes): (&str, &Codes),
    currency: Currency,
) -> Result<StoredSharedChoice> {
    if let Some(id) = given.id.filter(|id| !id.is_empty()) {
        let sql = format!(
            "SELECT {} FROM customization_choices c WHERE c.id = ?1 AND c.customization = ?2",
            StoredSharedChoice::COLUMNS
        );
        let found = change
            .connection
            .prepare_cached(&sql)?
            .query_row((id, custom.entity.number), StoredSharedChoice::row)
            .optional()?;
        return found.ok_or_else(|| ApiError::not_found("CHOICE_NOT_EXIST", format!("There is no choice {id}")));
    }
    let name = given.name.filter(|name| !name.trim().is_empty());
    let (Some(name), Some(kind)) = (name, given.kind) else {
        return Err(ApiError::bad_request(codes.choice, "Without an id, a name and a type are needed"));
    };
    let Some(customization) = &custom.entity.body.customization else {
        return Err(ApiError::Internal(format!("customization {} has no body", custom.entity.id)));
    };
    let mut checks = Checks::new();
    let mut wanted = StoredSharedChoice::default();
    let described = json!({
        "name": name,
        "colorCode": given.colour,
        "choiceType": kind,
    });
    entity::apply_choice(&mut checks, &mut wanted, &described, root, (change.connection, customization, currency))?;
    checks.finish()?;
    custom.choice(change.connection, wanted)
}

/// The pictures that are named and that the product has.
fn media_of(product: &StoredProduct, given: Option<&Vec<ProductMedia>>) -> Option<Vec<String>> {
    let ids = given?.iter().filter_map(|item| item.id.clone());
    Some(ids.filter(|id| product.media_item(id).is_some()).collect())
}
