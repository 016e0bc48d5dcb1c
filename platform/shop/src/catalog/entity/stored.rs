//! Shared entities as stored.

use crate::catalog::record::{Description, FreeText};
use base::{Millis, db::json, text};
use rusqlite::Row;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub enum EntityKind {
    Brand,
    Ribbon,
    InfoSection,
    Customization,
}

/// An entity that products share.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Entity {
    pub(crate) number: i64,
    pub(crate) id: String,
    /// The name of a brand, ribbon or customization, or a section's unique name.
    pub(crate) name: String,
    pub(crate) revision: i64,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
    pub(crate) body: Body,
}

/// The JSON column: all fields but the name.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Body {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) section: Option<Section>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) customization: Option<Customization>,
}

/// A titled text.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) description: Description,
}

/// An option or modifier; its choices have a table of their own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Customization {
    #[serde(rename = "type")]
    pub(crate) kind: CustomizationType,
    pub(crate) render: RenderType,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) free_text: Option<FreeText>,
}

/// The kind of a customization: only options make variants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub(crate) enum CustomizationType {
    ProductOption,
    Modifier,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub(crate) enum RenderType {
    FreeText,
    TextChoices,
    SwatchChoices,
}

impl Entity {
    /// The columns for [`Entity::row`].
    pub(crate) const COLUMNS: &'static str = "e.number, e.id, e.name, e.revision, e.created, e.updated, e.body";

    /// A new entity that only has a name.
    pub(crate) fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// A new customization without choices.
    pub(crate) fn customization(name: &str, kind: CustomizationType, render: RenderType) -> Self {
        let customization = Some(Customization { kind, render, free_text: None });
        Self { body: Body { customization, ..Body::default() }, ..Self::named(name) }
    }

    pub(crate) fn render(&self) -> Option<RenderType> {
        self.body.customization.as_ref().map(|customization| customization.render)
    }

    pub(crate) fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            number: row.get(0)?,
            id: row.get(1)?,
            name: row.get(2)?,
            revision: row.get(3)?,
            created: row.get(4)?,
            updated: row.get(5)?,
            body: json(row, 6)?,
        })
    }

    /// The unique key within the kind: customizations of one name may differ in type and render type.
    pub(crate) fn key(&self) -> String {
        let folded = text::folded(self.name.trim());
        match &self.body.customization {
            None => folded,
            Some(custom) => [custom.kind.into_str(), ":", custom.render.into_str(), ":", &folded].concat(),
        }
    }
}
