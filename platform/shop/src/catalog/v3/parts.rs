//! Adds or removes single info sections and tags of a product.

use super::apply::section_number;
use crate::catalog::entity;
use crate::catalog::{change::Change, record::StoredProduct};
use base::{ApiError, Call, Result, bulk_calls};
use cartwright::resources::products_v3::{TagList, Tags};
use cartwright_contract::limits::product::INFO_SECTIONS as MAX_INFO_SECTIONS;
use serde::{Deserialize, Serialize};

pub(crate) fn add_info_sections(change: &Change<'_>, product: &mut StoredProduct, ids: &[String]) -> Result<()> {
    for id in ids {
        let number = section_number(change.writing, id)?;
        if !product.info_sections.contains(&number) {
            product.info_sections.push(number);
        }
    }
    if product.info_sections.len() > MAX_INFO_SECTIONS {
        return Err(ApiError::bad_request(
            "TOO_MANY_INFO_SECTIONS_ERROR",
            format!("A product has at most {MAX_INFO_SECTIONS} info sections"),
        ));
    }
    Ok(())
}

/// Removes info sections; ignores those that the product lacks.
pub(crate) fn remove_info_sections(change: &Change<'_>, product: &mut StoredProduct, ids: &[String]) -> Result<()> {
    let known = entity::load(change.writing, &product.info_sections)?;
    let removed = known.iter().filter(|section| ids.contains(&section.id));
    let removed: Vec<i64> = removed.map(|section| section.number).collect();
    product.info_sections.retain(|number| !removed.contains(number));
    Ok(())
}

/// Tags to assign to a product, product group or wishlist, and tags to unassign.
#[derive(Debug, Serialize, Deserialize)]
pub struct TagChange {
    pub(crate) assign: Tags,
    pub(crate) unassign: Tags,
}

impl TagChange {
    pub(crate) fn read(call: &Call) -> Result<Self> {
        let change = Self {
            assign: call.optional("assignTags")?.unwrap_or_default(),
            unassign: call.optional("unassignTags")?.unwrap_or_default(),
        };
        let lists = [
            &change.assign.public_tags,
            &change.assign.private_tags,
            &change.unassign.public_tags,
            &change.unassign.private_tags,
        ];
        if lists.into_iter().all(|list| ids(list.as_ref()).is_empty()) {
            return Err(ApiError::bad_request(
                "EMPTY_ASSIGN_AND_UNASSIGN_LISTS",
                "There is no tag to assign or to take away",
            ));
        }
        Ok(change)
    }

    pub(crate) fn apply(&self, product: &mut StoredProduct) -> Result<()> {
        self.apply_to(&mut product.public_tags, &mut product.private_tags)
    }

    /// Changes an entity's tags.
    pub(crate) fn apply_to_tags(&self, tags: &mut Tags) -> Result<()> {
        let public = tags.public_tags.get_or_insert_default().tag_ids.get_or_insert_default();
        let private = tags.private_tags.get_or_insert_default().tag_ids.get_or_insert_default();
        self.apply_to(public, private)
    }

    fn apply_to(&self, public: &mut Vec<String>, private: &mut Vec<String>) -> Result<()> {
        bulk_calls::change_tags(
            public,
            ids(self.assign.public_tags.as_ref()),
            ids(self.unassign.public_tags.as_ref()),
        )?;
        bulk_calls::change_tags(
            private,
            ids(self.assign.private_tags.as_ref()),
            ids(self.unassign.private_tags.as_ref()),
        )
    }
}

fn ids(list: Option<&TagList>) -> &[String] {
    list.and_then(|list| list.tag_ids.as_deref()).unwrap_or_default()
}
