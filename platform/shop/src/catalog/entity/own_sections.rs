//! Info sections that belong to one product, as catalog V1 writes them. Their names end with the product's id.

use super::named::publish;
use super::repo::{load, product_count, remove};
use super::stored::EntityKind;
use crate::catalog::record::StoredProduct;
use crate::events::EventKind;
use base::{Result, Writing};

/// Deletes the product's own sections that it no longer has.
pub(crate) fn remove_own_sections(
    writing: &Writing<'_>,
    before: &StoredProduct,
    after: Option<&StoredProduct>,
) -> Result<()> {
    let gone = before.info_sections.iter().filter(|number| {
        let kept = after.is_some_and(|after| after.info_sections.contains(number));
        !kept
    });
    let gone: Vec<i64> = gone.copied().collect();
    for section in load(writing, &gone)? {
        if section.name.ends_with(before.id.as_str()) && product_count(writing, section.number)? == 0 {
            publish(writing, EntityKind::InfoSection, &section, EventKind::Deleted)?;
            remove(writing, section.number)?;
        }
    }
    Ok(())
}
