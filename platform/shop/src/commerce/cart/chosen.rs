//! Parses the options of a catalog reference: variant, texts, subscription, modifiers.

use super::goods::FREE_TEXT;
use crate::catalog::Item;
use crate::commerce::rules::{ItemModifier, ItemTerms, ModifierGroup};
use base::{ApiError, Result};
use cartwright::resources::cart::{CatalogReference, ServiceProperties};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The parsed options of a reference.
#[derive(Debug, Default)]
pub(super) struct ChosenOptions {
    pub(super) variant_id: Option<String>,
    pub(super) choices: BTreeMap<String, String>,
    pub(super) texts: BTreeMap<String, String>,
    pub(super) subscription: Option<String>,
    pub(super) modifier_groups: Vec<ChosenGroup>,
    /// The date and number of participants of a service.
    pub(super) service: Option<ServiceProperties>,
}

/// Modifiers chosen from a group.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct ChosenGroup {
    pub(super) id: String,
    pub(super) modifiers: Vec<ChosenModifier>,
}

/// A chosen modifier, with its quantity.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct ChosenModifier {
    pub(super) id: String,
    #[serde(default = "one")]
    pub(super) quantity: i64,
}

const fn one() -> i64 {
    1
}

impl ChosenOptions {
    /// Parses options. An error has the path of the wrong option, below `field`.
    pub(super) fn read(reference: &CatalogReference, field: &str) -> Result<Self> {
        match &reference.options {
            Some(options) => Self::read_options(options, field),
            None => Ok(Self::default()),
        }
    }

    /// Parses options that have been validated before.
    pub(super) fn of(options: &Value) -> Self {
        Self::read_options(options, "").unwrap_or_default()
    }

    fn read_options(options: &Value, field: &str) -> Result<Self> {
        let malformed = |name: &str| {
            ApiError::field(
                format!("{field}.catalogReference.options.{name}"),
                "FORMAT",
                "has a value of the wrong type",
            )
        };
        let given = |name: &str| options.get(name).filter(|value| !value.is_null());
        let texts = |name: &str| match given(name) {
            None => Ok(BTreeMap::new()),
            Some(texts) => serde_json::from_value(texts.clone()).map_err(|_| malformed(name)),
        };
        let text = |name: &str| match given(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(_) => Err(malformed(name)),
        };
        Ok(Self {
            variant_id: text("variantId")?,
            choices: texts("options")?,
            texts: texts("customTextFields")?,
            subscription: text("subscriptionOptionId")?,
            modifier_groups: match given("modifierGroups") {
                None => Vec::new(),
                Some(groups) => serde_json::from_value(groups.clone()).map_err(|_| malformed("modifierGroups"))?,
            },
            service: match given("serviceProperties") {
                None => None,
                Some(service) => {
                    Some(serde_json::from_value(service.clone()).map_err(|_| malformed("serviceProperties"))?)
                }
            },
        })
    }

    /// For an item sold by subscription only, chooses the first plan by default. Returns the options with the choice.
    pub(super) fn subscribe_by_default(&mut self, terms: &ItemTerms, options: Value) -> Value {
        let first = terms.subscriptions.first().filter(|_| terms.subscription_only);
        let Some(first) = first.filter(|_| self.subscription.is_none()) else {
            return options;
        };
        self.subscription = Some(first.id.clone());
        let mut fields = match options {
            Value::Object(fields) => fields,
            _ => Map::new(),
        };
        fields.insert("subscriptionOptionId".to_owned(), Value::String(first.id.clone()));
        Value::Object(fields)
    }

    /// Separates the item's modifiers from the choices that identify a variant, by name. Returns the options with the
    /// modifiers.
    pub(super) fn take_modifiers(&mut self, terms: &ItemTerms, options: Value) -> Result<Value> {
        let before = self.modifier_groups.len();
        for group in &terms.modifier_groups {
            let Some(id) = self.modifier_of(group) else { continue };
            self.modifier_groups
                .push(ChosenGroup { id: group.id.clone(), modifiers: vec![ChosenModifier { id, quantity: 1 }] });
        }
        if self.modifier_groups.len() == before {
            return Ok(options);
        }
        let mut fields = match options {
            Value::Object(fields) => fields,
            _ => Map::new(),
        };
        fields.insert("modifierGroups".to_owned(), serde_json::to_value(&self.modifier_groups)?);
        fields.insert("options".to_owned(), serde_json::to_value(&self.choices)?);
        Ok(Value::Object(fields))
    }

    /// The chosen modifier of a group: by name among the choices, or by a text with a surcharge.
    fn modifier_of(&mut self, group: &ModifierGroup) -> Option<String> {
        let written = self.texts.get(&group.name).is_some_and(|text| !text.trim().is_empty());
        if written && group.modifiers.iter().any(|modifier| modifier.id == FREE_TEXT) {
            return Some(FREE_TEXT.to_owned());
        }
        let name = self.choices.keys().find(|name| name.eq_ignore_ascii_case(&group.name)).cloned()?;
        let label = self.choices.remove(&name)?;
        let is_chosen = |modifier: &&ItemModifier| modifier.id == label || modifier.label.eq_ignore_ascii_case(&label);
        let chosen = group.modifiers.iter().find(is_chosen).map(|modifier| modifier.id.clone());
        // An unknown label is refused later, like any modifier that the item lacks.
        chosen.or(Some(label))
    }

    /// Whether all mandatory modifiers are chosen, and no unknown ones.
    pub(super) fn is_complete(&self, item: &Item, terms: &ItemTerms) -> bool {
        self.has_mandatory_texts(item) && self.fits_subscriptions(terms) && self.fits_modifiers(terms)
    }

    fn has_mandatory_texts(&self, item: &Item) -> bool {
        let is_written = |title: &String| self.texts.get(title).is_some_and(|text| !text.trim().is_empty());
        item.mandatory_texts.iter().all(is_written)
    }

    fn fits_subscriptions(&self, terms: &ItemTerms) -> bool {
        match &self.subscription {
            None => !terms.subscription_only,
            Some(id) => terms.subscriptions.iter().any(|option| option.id == *id),
        }
    }

    fn fits_modifiers(&self, terms: &ItemTerms) -> bool {
        let has_mandatory = terms.modifier_groups.iter().all(|group| {
            let chosen = self.modifier_groups.iter().find(|chosen| chosen.id == group.id);
            !group.mandatory || chosen.is_some_and(|chosen| !chosen.modifiers.is_empty())
        });
        let are_known = self.modifier_groups.iter().all(|chosen| {
            let group = terms.modifier_groups.iter().find(|group| group.id == chosen.id);
            group.is_some_and(|group| {
                let known = |modifier: &ChosenModifier| group.modifiers.iter().any(|known| known.id == modifier.id);
                chosen.modifiers.iter().all(known)
            })
        });
        has_mandatory && are_known
    }
}
