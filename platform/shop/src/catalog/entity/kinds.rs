//! Brands, ribbons and info sections.

use super::shared::{Names, Shared};
use super::stored::{Entity, EntityKind, Section};
use crate::catalog::record::{Description, StoredProduct};
use crate::catalog::rich_text;
use crate::resource::View;
use base::json::text;
use base::query::{Field, Kind, field};
use base::{Checks, Reading, Result};
use cartwright::resources::rich_content::RichContent;
use cartwright_contract::limits;
use rusqlite::Connection;
use serde_json::{Value, json};

pub(crate) struct Brand;

impl Shared for Brand {
    const KIND: EntityKind = EntityKind::Brand;
    const NAMES: Names = Names::new("brand", "brands", "wix.stores.catalog.v3.brand");

    fn remove_from(product: &mut StoredProduct, entity: &Entity) -> Result<()> {
        product.brand = product.brand.filter(|number| *number != entity.number);
        Ok(())
    }
}

pub(crate) struct Ribbon;

impl Shared for Ribbon {
    const KIND: EntityKind = EntityKind::Ribbon;
    const NAMES: Names = Names {
        count: ("assignedProductCount", "ASSIGNED_PRODUCT_COUNT"),
        ..Names::new("ribbon", "ribbons", "wix.stores.catalog.v3.ribbon")
    };

    fn remove_from(product: &mut StoredProduct, entity: &Entity) -> Result<()> {
        product.ribbon = product.ribbon.filter(|number| *number != entity.number);
        product.additional_ribbons.retain(|number| *number != entity.number);
        Ok(())
    }
}

/// A titled text that products show below their description.
pub(crate) struct InfoSection;

impl Shared for InfoSection {
    const KIND: EntityKind = EntityKind::InfoSection;
    const NAMES: Names =
        Names { name: "uniqueName", ..Names::new("infoSection", "infoSections", "wix.stores.catalog.v3.info_section") };
    const FIELDS: &'static [Field] = &[
        field(&["id"], "e.id", Kind::Declared),
        field(&["uniqueName"], "e.name", Kind::Text),
        field(&["title"], "e.body ->> '$.section.title'", Kind::Text),
        field(&["createdDate"], "e.created", Kind::Moment),
        field(&["updatedDate"], "e.updated", Kind::Moment),
    ];

    fn apply(_: &Connection, checks: &mut Checks, entity: &mut Entity, given: &Value) -> Result<()> {
        apply_section(checks, entity.body.section.get_or_insert_default(), given, "infoSection");
        Ok(())
    }

    fn add_fields(shown: &mut Value, _: &Reading<'_>, entity: &Entity, _: &View<'_>) -> Result<()> {
        if let Some(section) = &entity.body.section {
            shown["title"] = section.title.as_str().into();
            shown["description"] = json!(rich_text::rich(&section.description));
            shown["plainDescription"] = rich_text::html(&section.description).into();
        }
        Ok(())
    }

    fn relabels(_: &Entity, _: &Entity) -> bool {
        false
    }

    fn remove_from(product: &mut StoredProduct, entity: &Entity) -> Result<()> {
        product.info_sections.retain(|number| *number != entity.number);
        Ok(())
    }
}

/// Applies title and text to a section.
pub(crate) fn apply_section(checks: &mut Checks, section: &mut Section, given: &Value, root: &str) {
    if let Some(title) = text(given, "title") {
        section.title = title;
    }
    checks.text(&format!("{root}.title"), Some(&section.title), limits::info_section::TITLE);
    if let Some(description) = description(checks, given, root) {
        section.description = description;
    }
}

/// The description, plain or rich; the rich one takes precedence.
pub(crate) fn description(checks: &mut Checks, given: &Value, root: &str) -> Option<Description> {
    if let Some(rich) = given.get("description").filter(|form| !form.is_null()) {
        if serde_json::from_value::<RichContent>(rich.clone()).is_err() {
            checks.refuse(format!("{root}.description"), "FORMAT", "is no rich content");
            return None;
        }
        return Some(Description { html: String::new(), rich: Some(rich.clone()) });
    }
    let html = text(given, "plainDescription")?;
    checks.text(&format!("{root}.plainDescription"), Some(&html), limits::info_section::TEXT);
    Some(Description::of_html(html))
}
