//! Options and choices of catalog V1: shared customizations, and a variant for every combination.

use crate::catalog::entity::{CustomizationType, Entity, NamedCustomization, RenderType, StoredSharedChoice};
use crate::catalog::record::{StoredChoice, StoredOption, StoredProduct, StoredVariant};
use base::{Checks, Result, Writing, text::is_blank};
use cartwright::resources::products::{Choice, OptionType, ProductOption};
use cartwright_contract::limits::product::VARIANTS as MAX_VARIANTS;

/// Writes a product's options and regenerates its variants. A variant with the same choices keeps its other values.
pub(super) fn apply(writing: &Writing<'_>, product: &mut StoredProduct, given: &[ProductOption]) -> Result<()> {
    check(given)?;
    let mut options = Vec::with_capacity(given.len());
    for option in given {
        options.push(stored_option(writing, product, option)?);
    }
    product.options = options;
    make_variants(product);
    Ok(())
}

/// Removes a product's options, which leaves one variant, in stock.
pub(super) fn remove(product: &mut StoredProduct) {
    product.options.clear();
    product.variants.clear();
    product.manage_variants = false;
}

/// Resets the variants to the product's values.
pub(super) fn reset_variants(product: &mut StoredProduct) {
    for variant in &mut product.variants {
        *variant = StoredVariant {
            number: variant.number,
            id: std::mem::take(&mut variant.id),
            choices: std::mem::take(&mut variant.choices),
            stock: variant.stock.clone(),
            visible: true,
            ..StoredVariant::default()
        };
    }
}

fn check(given: &[ProductOption]) -> Result<()> {
    let mut checks = Checks::new();
    let mut variants: usize = 1;
    for (index, option) in given.iter().enumerate() {
        let root = format!("product.productOptions[{index}]");
        if option.name.as_ref().is_none_or(|name| is_blank(name)) {
            checks.refuse(format!("{root}.name"), "REQUIRED_FIELD", "is missing");
        }
        let kind = option.option_type.as_ref().map(OptionType::as_str);
        checks.one_of(&format!("{root}.optionType"), kind, OptionType::KNOWN);
        let choices = option.choices.as_deref().unwrap_or_default();
        if choices.is_empty() {
            checks.refuse(format!("{root}.choices"), "MIN_SIZE", "must have at least 1 entry");
        }
        for (place, choice) in choices.iter().enumerate() {
            if name_of(choice).is_none() {
                checks.refuse(format!("{root}.choices[{place}].value"), "REQUIRED_FIELD", "is missing");
            }
        }
        variants = variants.saturating_mul(choices.len().max(1));
    }
    if variants > MAX_VARIANTS {
        checks.size("product.productOptions", variants, MAX_VARIANTS);
    }
    checks.finish()
}

/// A choice's name: its description, or else its value.
fn name_of(choice: &Choice) -> Option<&str> {
    let said = |text: &'_ Option<String>| text.as_deref().is_some_and(|text| !is_blank(text));
    let name = if said(&choice.description) { &choice.description } else { &choice.value };
    name.as_deref().map(str::trim).filter(|name| !name.is_empty())
}

fn is_swatch(option: &ProductOption) -> bool {
    match &option.option_type {
        Some(OptionType::Color) => true,
        Some(OptionType::DropDown) => false,
        // A missing option type is inferred from the values.
        _ => {
            let mut choices = option.choices.iter().flatten();
            choices.all(|choice| choice.value.as_deref().is_some_and(is_colour))
        }
    }
}

fn is_colour(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or_default();
    let is_hex = matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex || text.starts_with("rgb(") || text.starts_with("rgba(")
}

fn stored_option(writing: &Writing<'_>, product: &StoredProduct, option: &ProductOption) -> Result<StoredOption> {
    let is_swatch = is_swatch(option);
    let render = if is_swatch { RenderType::SwatchChoices } else { RenderType::TextChoices };
    let name = option.name.as_deref().unwrap_or_default().trim();
    let wanted = Entity::customization(name, CustomizationType::ProductOption, render);
    let mut custom = NamedCustomization::get_or_create(writing, wanted, writing.now)?;
    let customization = custom.entity.number;
    let known = product.options.iter().find(|known| known.customization == customization);
    let mut choices: Vec<StoredChoice> = Vec::new();
    for given in option.choices.iter().flatten() {
        let name = name_of(given).unwrap_or_default();
        let value = given.value.clone().filter(|value| !is_blank(value) && value != name);
        let shared = custom.choice(
            writing,
            StoredSharedChoice {
                name: name.to_owned(),
                colour: value.clone().filter(|_| is_swatch),
                ..StoredSharedChoice::default()
            },
        )?;
        if choices.iter().any(|known| known.choice == shared.number) {
            continue;
        }
        let before = known.and_then(|known| known.choices.iter().find(|choice| choice.choice == shared.number));
        choices.push(StoredChoice {
            choice: shared.number,
            value: value.filter(|value| shared.colour.as_ref() != Some(value)),
            media: before.map(|before| before.media.clone()).unwrap_or_default(),
            ..StoredChoice::default()
        });
    }
    custom.publish(writing)?;
    Ok(StoredOption { customization, choices, ..StoredOption::default() })
}

/// Generates a variant for every combination of choices; existing ones stay.
fn make_variants(product: &mut StoredProduct) {
    let mut combinations: Vec<Vec<i64>> = vec![Vec::new()];
    for option in &product.options {
        combinations = combinations
            .iter()
            .flat_map(|chosen| {
                option.choices.iter().map(|choice| {
                    let mut chosen = chosen.clone();
                    chosen.push(choice.choice);
                    chosen
                })
            })
            .collect();
    }
    let mut before = std::mem::take(&mut product.variants);
    product.variants = combinations
        .into_iter()
        .map(|choices| {
            let mut sorted = choices.clone();
            sorted.sort_unstable();
            let same = before.iter().position(|variant| {
                let mut known = variant.choices.clone();
                known.sort_unstable();
                !known.is_empty() && known == sorted
            });
            match same {
                Some(index) => StoredVariant { choices, ..before.swap_remove(index) },
                None => StoredVariant { choices, visible: true, ..StoredVariant::default() },
            }
        })
        .collect();
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::{error::first_violation, wire};
    use serde_json::{Value, json};

    #[test]
    fn options_have_names_choices_and_at_most_1000_variants() {
        let option = |count: usize| {
            let choices: Vec<Value> = (0..count).map(|index| json!({ "value": index.to_string() })).collect();
            json!({ "name": "a", "choices": choices })
        };
        let named = |name: &str, value: &str| json!([{ "name": name, "choices": [{ "value": value }] }]);
        for (name, options, refused) in [
            ("1000 variants", json!([option(10), option(10), option(10)]), None),
            ("1001 variants", json!([option(91), option(11)]), Some("product.productOptions")),
            ("no choice", json!([option(0)]), Some("product.productOptions[0].choices")),
            ("a blank name", named(" ", "v"), Some("product.productOptions[0].name")),
            ("a blank value", named("a", " "), Some("product.productOptions[0].choices[0].value")),
        ] {
            let given: Vec<ProductOption> = serde_json::from_value(options).unwrap();
            let found = first_violation(check(&given)).map(|(field, _)| field);
            assert_eq!(found.as_deref(), refused, "{name}");
        }
    }

    fn option(customization: i64, choices: &[i64]) -> StoredOption {
        let choices = choices.iter().map(|choice| StoredChoice { choice: *choice, ..StoredChoice::default() });
        StoredOption { customization, choices: choices.collect(), ..StoredOption::default() }
    }

    #[test]
    fn every_combination_of_choices_has_a_variant_and_existing_ones_are_kept() {
        let mut product =
            StoredProduct { options: vec![option(1, &[10, 11]), option(2, &[20, 21])], ..StoredProduct::default() };
        make_variants(&mut product);
        let made: Vec<&[i64]> = product.variants.iter().map(|variant| variant.choices.as_slice()).collect();
        assert_eq!(made, [[10, 20], [10, 21], [11, 20], [11, 21]]);
        product.variants[2].price = Some(500);
        product.options = vec![option(2, &[20, 22]), option(1, &[11])];
        make_variants(&mut product);
        let made: Vec<(&[i64], Option<i64>)> =
            product.variants.iter().map(|variant| (variant.choices.as_slice(), variant.price)).collect();
        assert_eq!(made, [(&[20, 11][..], Some(500)), (&[22, 11][..], None)]);
    }

    #[test]
    fn choices_with_colour_values_become_swatches() {
        let option = |value: &str| wire!(ProductOption { choices: vec![wire!(Choice { value: value.to_owned() })] });
        for (value, expected) in [("#6b7355", true), ("rgb(1,2,3)", true), ("#mug", false), ("Large", false)] {
            assert_eq!(is_swatch(&option(value)), expected, "{value}");
        }
    }
}
