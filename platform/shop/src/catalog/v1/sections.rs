//! Info sections of catalog V1: each product owns its sections, stored as V3's shareable ones.

use crate::catalog::entity::{self, Body, Entity, EntityKind, Section};
use crate::catalog::record::{Description, StoredProduct};
use crate::events::EventKind;
use base::{Result, Writing};
use cartwright::resources::products::AdditionalInfoSection;
use cartwright_contract::limits;

/// Writes a product's sections. An unchanged section stays shared; a changed one becomes the product's own.
pub(super) fn apply(writing: &Writing<'_>, product: &mut StoredProduct, given: &[AdditionalInfoSection]) -> Result<()> {
    let known = entity::load(writing, &product.info_sections)?;
    let mut numbers: Vec<i64> = Vec::with_capacity(given.len());
    for (index, section) in given.iter().enumerate() {
        let wanted = Section {
            title: section.title.clone().unwrap_or_default(),
            description: Description::of_html(section.description.clone().unwrap_or_default()),
        };
        let says_it = |entity: &&Entity| {
            let said = entity.body.section.as_ref();
            said.is_some_and(|said| said.title == wanted.title && said.description.html == wanted.description.html)
        };
        let same = known.iter().find(says_it).filter(|same| !numbers.contains(&same.number));
        numbers.push(match same {
            Some(same) => same.number,
            None => own_section(writing, product, index, wanted)?,
        });
    }
    product.info_sections = numbers;
    Ok(())
}

/// A section of the product's own, named by its index and title.
fn own_section(writing: &Writing<'_>, product: &StoredProduct, index: usize, section: Section) -> Result<i64> {
    let title: String = section.title.chars().take(limits::info_section::TITLE).collect();
    let wanted = Entity {
        body: Body { section: Some(section), ..Body::default() },
        ..Entity::named(format!("{title} {} {}", index + 1, product.id))
    };
    let body = wanted.body.clone();
    let mut found = entity::get_or_create(writing, EntityKind::InfoSection, wanted)?;
    if found.body != body {
        found.body = body;
        entity::update(writing, &mut found, writing.now)?;
        entity::publish(writing, EntityKind::InfoSection, &found, EventKind::Updated)?;
    }
    Ok(found.number)
}
