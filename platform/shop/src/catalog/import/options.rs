//! The options of an imported product.

use crate::catalog::change::Change;
use crate::catalog::entity::{self, CustomizationType, Entity, NamedCustomization, RenderType, StoredSharedChoice};
use crate::catalog::export::{CsvChoice, Product};
use crate::catalog::record::{Shared, StoredChoice, StoredOption, StoredProduct};
use base::Result;
use rusqlite::Connection;

/// An option of a product, with its shared choices.
struct NamedOption {
    name: String,
    stored: StoredOption,
    customization: NamedCustomization,
    shared: Vec<StoredSharedChoice>,
}

impl NamedOption {
    /// Adds a choice to the option if it is missing, with its colour; returns its number.
    fn choose(&mut self, connection: &Connection, chosen: &CsvChoice, given: &Product) -> Result<i64> {
        let known = self.shared.iter().find(|shared| shared.name == chosen.choice);
        let shared = match known {
            Some(shared) => shared.clone(),
            None => {
                let is_swatch = self.customization.entity.render() == Some(RenderType::SwatchChoices);
                let mut same = given.lines.iter().flat_map(|line| &line.choices);
                let coloured =
                    same.find(|each| each.option == self.name && each.choice == chosen.choice && each.colour.is_some());
                let wanted = StoredSharedChoice {
                    name: chosen.choice.clone(),
                    colour: coloured.and_then(|each| each.colour.clone()).filter(|_| is_swatch),
                    ..StoredSharedChoice::default()
                };
                self.customization.choice(connection, wanted)?
            }
        };
        let number = shared.number;
        if !self.stored.choices.iter().any(|choice| choice.choice == number) {
            self.stored.choices.push(StoredChoice { choice: number, ..StoredChoice::default() });
        }
        let stored = self.stored.choices.iter_mut().find(|choice| choice.choice == number);
        if let (Some(stored), Some(colour), Some(common)) = (stored, &chosen.colour, &shared.colour) {
            stored.value = Some(colour.clone()).filter(|colour| colour != common);
        }
        if !self.shared.iter().any(|known| known.number == number) {
            self.shared.push(shared);
        }
        Ok(number)
    }
}

/// Applies the choices of the lines to the options: to the existing product's, or to new ones in the first line's
/// order. Returns each line's choices.
pub(super) fn put_options(
    change: &Change<'_>,
    after: &mut StoredProduct,
    known: Option<&Shared>,
    given: &Product,
) -> Result<Vec<Vec<i64>>> {
    let mut options = match known {
        Some(shared) => known_options(change, after, shared)?,
        None => Vec::new(),
    };
    let mut numbers = Vec::with_capacity(given.lines.len());
    for line in &given.lines {
        for chosen in line.choices.iter().filter(|_| known.is_none()) {
            if !options.iter().any(|option| option.name == chosen.option) {
                let customization = customization(change, &chosen.option, given)?;
                options.push(NamedOption {
                    name: chosen.option.clone(),
                    stored: StoredOption { customization: customization.entity.number, ..StoredOption::default() },
                    customization,
                    shared: Vec::new(),
                });
            }
        }
        let mut own = Vec::with_capacity(options.len());
        for option in &mut options {
            if let Some(chosen) = line.choices.iter().find(|chosen| chosen.option == option.name) {
                own.push(option.choose(change.writing, chosen, given)?);
            }
        }
        numbers.push(own);
    }
    after.options.clear();
    for option in options {
        option.customization.publish(change.writing)?;
        after.options.push(option.stored);
    }
    Ok(numbers)
}

fn known_options(change: &Change<'_>, product: &StoredProduct, shared: &Shared) -> Result<Vec<NamedOption>> {
    let mut options = Vec::with_capacity(product.options.len());
    for stored in &product.options {
        for entity in entity::load(change.writing, &[stored.customization])? {
            let offered = stored.choices.iter().filter_map(|choice| shared.choices.get(&choice.choice));
            options.push(NamedOption {
                name: entity.name.clone(),
                stored: stored.clone(),
                customization: NamedCustomization::known(entity),
                shared: offered.cloned().collect(),
            });
        }
    }
    Ok(options)
}

/// A new option; a swatch if one of its choices has a colour.
fn customization(change: &Change<'_>, name: &str, given: &Product) -> Result<NamedCustomization> {
    let mut chosen = given.lines.iter().flat_map(|line| &line.choices);
    let is_swatch = chosen.any(|chosen| chosen.option == name && chosen.colour.is_some());
    let render = if is_swatch { RenderType::SwatchChoices } else { RenderType::TextChoices };
    let wanted = Entity::customization(name, CustomizationType::ProductOption, render);
    NamedCustomization::get_or_create(change.writing, wanted, change.writing.now)
}
