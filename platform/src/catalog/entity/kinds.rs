//! Brands, ribbons and info sections.

use super::repo;
use super::shared::{EntityFields, Shared};
use super::stored::{Entity, EntityKind, Section};
use crate::base::query::{Field, Kind, field};
use crate::base::{Checks, Result, clock, error::FieldViolation};
use crate::catalog::record::{Description, StoredProduct};
use crate::catalog::rich_text;
use cartwright::resources::rich_content::RichContent;
use rusqlite::Connection;
use serde_json::{Map, Value, json};

const FIELDS: &[Field] = &[
    field(&["id"], "e.id", Kind::Declared),
    field(&["name"], "e.name", Kind::Text),
    field(&["createdDate"], "e.created", Kind::Moment),
    field(&["updatedDate"], "e.updated", Kind::Moment),
];

/// The text of a field that is given.
pub(super) fn text(given: &Value, name: &str) -> Option<String> {
    given.get(name).and_then(Value::as_str).map(str::to_owned)
}

/// The fields that every entity has on the wire.
pub(super) fn common_fields(entity: &Entity) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("id".to_owned(), entity.id.as_str().into());
    fields.insert("revision".to_owned(), entity.revision.to_string().into());
    fields.insert("createdDate".to_owned(), clock::rfc3339(entity.created).into());
    fields.insert("updatedDate".to_owned(), clock::rfc3339(entity.updated).into());
    fields
}

/// Adds the number of an entity's products, if it is asked for.
pub(super) fn count(
    connection: &Connection,
    fields: &mut Map<String, Value>,
    entity: &Entity,
    name: &str,
    is_asked: bool,
) -> Result<()> {
    if is_asked {
        fields.insert(name.to_owned(), repo::product_count(connection, entity.number)?.into());
    }
    Ok(())
}

/// Writes a name that is given, and refuses an entity without one.
pub(super) fn apply_name(checks: &mut Checks, entity: &mut Entity, given: &Value, field: &str) {
    let last = field.rsplit_once('.').map_or(field, |(_, last)| last);
    if let Some(name) = text(given, last) {
        if !name.is_empty() && name.trim().is_empty() {
            let violation = FieldViolation::new(field, "VALIDATION", "consists of spaces only");
            return checks.add(violation.named("ONLY_SPACES_STRING_ERROR"));
        }
        name.trim().clone_into(&mut entity.name);
    }
    if entity.name.is_empty() {
        checks.refuse(field, "REQUIRED_FIELD", "is missing");
    }
}

/// A brand.
pub(crate) struct Brand;

impl Shared for Brand {
    const KIND: EntityKind = EntityKind::Brand;
    const EVENT: &'static str = "wix.stores.catalog.v3.brand";
    const ONE: &'static str = "brand";
    const MANY: &'static str = "brands";
    const COUNT: &'static str = "ASSIGNED_PRODUCTS_COUNT";
    const FIELDS: &'static [Field] = FIELDS;

    fn apply(_: &Connection, checks: &mut Checks, entity: &mut Entity, given: &Value) -> Result<()> {
        apply_name(checks, entity, given, "brand.name");
        Ok(())
    }

    fn shown(_: &str, connection: &Connection, entity: &Entity, asked: &EntityFields) -> Result<Value> {
        let mut fields = common_fields(entity);
        fields.insert("name".to_owned(), entity.name.as_str().into());
        count(connection, &mut fields, entity, "assignedProductsCount", asked.has(Self::COUNT))?;
        Ok(Value::Object(fields))
    }

    fn relabels(before: &Entity, after: &Entity) -> bool {
        before.name != after.name
    }

    fn disconnect(product: &mut StoredProduct, entity: &Entity) -> Result<()> {
        product.brand = product.brand.filter(|number| *number != entity.number);
        Ok(())
    }
}

/// A ribbon.
pub(crate) struct Ribbon;

impl Shared for Ribbon {
    const KIND: EntityKind = EntityKind::Ribbon;
    const EVENT: &'static str = "wix.stores.catalog.v3.ribbon";
    const ONE: &'static str = "ribbon";
    const MANY: &'static str = "ribbons";
    const COUNT: &'static str = "ASSIGNED_PRODUCT_COUNT";
    const FIELDS: &'static [Field] = FIELDS;

    fn apply(_: &Connection, checks: &mut Checks, entity: &mut Entity, given: &Value) -> Result<()> {
        apply_name(checks, entity, given, "ribbon.name");
        Ok(())
    }

    fn shown(_: &str, connection: &Connection, entity: &Entity, asked: &EntityFields) -> Result<Value> {
        let mut fields = common_fields(entity);
        fields.insert("name".to_owned(), entity.name.as_str().into());
        count(connection, &mut fields, entity, "assignedProductCount", asked.has(Self::COUNT))?;
        Ok(Value::Object(fields))
    }

    fn relabels(before: &Entity, after: &Entity) -> bool {
        before.name != after.name
    }

    fn disconnect(product: &mut StoredProduct, entity: &Entity) -> Result<()> {
        product.ribbon = product.ribbon.filter(|number| *number != entity.number);
        product.additional_ribbons.retain(|number| *number != entity.number);
        Ok(())
    }
}

/// A titled text that products show below their description.
pub(crate) struct InfoSection;

impl Shared for InfoSection {
    const KIND: EntityKind = EntityKind::InfoSection;
    const EVENT: &'static str = "wix.stores.catalog.v3.info_section";
    const ONE: &'static str = "infoSection";
    const MANY: &'static str = "infoSections";
    const COUNT: &'static str = "ASSIGNED_PRODUCTS_COUNT";
    const FIELDS: &'static [Field] = &[
        field(&["id"], "e.id", Kind::Declared),
        field(&["uniqueName"], "e.name", Kind::Text),
        field(&["title"], "e.body ->> '$.section.title'", Kind::Text),
        field(&["createdDate"], "e.created", Kind::Moment),
        field(&["updatedDate"], "e.updated", Kind::Moment),
    ];

    fn apply(_: &Connection, checks: &mut Checks, entity: &mut Entity, given: &Value) -> Result<()> {
        apply_name(checks, entity, given, "infoSection.uniqueName");
        let section = entity.body.section.get_or_insert_default();
        apply_section(checks, section, given, "infoSection");
        Ok(())
    }

    fn shown(_: &str, connection: &Connection, entity: &Entity, asked: &EntityFields) -> Result<Value> {
        let mut fields = common_fields(entity);
        fields.insert("uniqueName".to_owned(), entity.name.as_str().into());
        if let Some(section) = &entity.body.section {
            fields.insert("title".to_owned(), section.title.as_str().into());
            fields.insert("description".to_owned(), json!(rich_text::rich(&section.description)));
            fields.insert("plainDescription".to_owned(), rich_text::html(&section.description).into());
        }
        count(connection, &mut fields, entity, "assignedProductsCount", asked.has(Self::COUNT))?;
        Ok(Value::Object(fields))
    }

    fn relabels(_: &Entity, _: &Entity) -> bool {
        false
    }

    fn disconnect(product: &mut StoredProduct, entity: &Entity) -> Result<()> {
        product.info_sections.retain(|number| *number != entity.number);
        Ok(())
    }
}

/// Writes the title and text that are given into a section.
pub(crate) fn apply_section(checks: &mut Checks, section: &mut Section, given: &Value, root: &str) {
    if let Some(title) = text(given, "title") {
        section.title = title;
    }
    checks.text(&format!("{root}.title"), Some(&section.title), 50);
    section.description = description(checks, given, "description", "plainDescription", root)
        .unwrap_or_else(|| std::mem::take(&mut section.description));
}

/// A description in whichever form it is given; the rich one wins.
pub(crate) fn description(
    checks: &mut Checks,
    given: &Value,
    rich: &str,
    plain: &str,
    root: &str,
) -> Option<Description> {
    if let Some(rich_form) = given.get(rich).filter(|form| !form.is_null()) {
        if serde_json::from_value::<RichContent>(rich_form.clone()).is_err() {
            checks.refuse(format!("{root}.{rich}"), "FORMAT", "is no rich content");
            return None;
        }
        return Some(Description { html: String::new(), rich: Some(rich_form.clone()) });
    }
    let html = text(given, plain)?;
    checks.text(&format!("{root}.{plain}"), Some(&html), 16_000);
    Some(Description::of_html(html))
}
