//! Rules as they stand in `bounds.json`.

use super::format::Format;
use serde::Deserialize;
use serde_json::Number;
use std::collections::BTreeMap;

/// `bounds.json`, with the entities of `limits.json` merged in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bounds {
    pub(super) calls: BTreeMap<String, CallRules>,
    pub(super) shared: BTreeMap<String, Rule>,
    pub(super) enums: BTreeMap<String, Vec<String>>,
    /// Entities that only this platform has, such as a shop's rules.
    #[serde(skip)]
    pub(super) entities: BTreeMap<String, Rule>,
}

/// The rules of `limits.json`.
#[derive(Debug, Deserialize)]
pub(super) struct Limits {
    pub(super) entities: BTreeMap<String, Rule>,
}

/// A call's rules: of its path variables, by dotted name, and of its payload.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct CallRules {
    pub(super) path: BTreeMap<String, Rule>,
    pub(super) fields: BTreeMap<String, Rule>,
    pub(super) one_of: Vec<Vec<String>>,
    pub(super) required_one_of: Vec<Vec<String>>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Rule {
    pub(super) r#type: Option<Type>,
    pub(super) required: bool,
    /// Whether a text of whitespace only is refused.
    pub(super) not_blank: bool,
    pub(super) format: Option<Format>,
    pub(super) r#enum: Option<String>,
    pub(super) min: Option<Number>,
    pub(super) max: Option<Number>,
    pub(super) exclusive_min: Option<Number>,
    pub(super) max_scale: Option<u32>,
    pub(super) min_length: Option<usize>,
    pub(super) max_length: Option<usize>,
    pub(super) min_items: Option<usize>,
    pub(super) max_items: Option<usize>,
    /// The shared entity whose fields the object has.
    pub(super) shared: Option<String>,
    /// Rules of an object's fields. They override the shared entity's.
    pub(super) fields: BTreeMap<String, Self>,
    pub(super) items: Option<Box<Self>>,
    pub(super) values: Option<Box<Self>>,
    /// Groups of mutually exclusive fields.
    pub(super) one_of: Vec<Vec<String>>,
    /// Groups of fields of which one is required.
    pub(super) required_one_of: Vec<Vec<String>>,
}

/// Types that a rule states explicitly; others are inferred from its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Type {
    Boolean,
    Number,
    Float,
    Decimal,
    Int64,
    Timestamp,
    Object,
    Json,
}

impl CallRules {
    /// The payload's rule with the path variables merged in: `member.id` is the field `id` of `member`.
    pub(super) fn payload(&self) -> Rule {
        let payload = Rule {
            fields: self.fields.clone(),
            one_of: self.one_of.clone(),
            required_one_of: self.required_one_of.clone(),
            ..Rule::default()
        };
        self.path.iter().fold(payload, |payload, (variable, rule)| {
            let names = variable.rsplit('.');
            let nested = names.fold(rule.clone(), |inner, name| Rule {
                fields: BTreeMap::from([(name.to_owned(), inner)]),
                ..Rule::default()
            });
            payload.under(&nested)
        })
    }
}

impl Rule {
    /// Merges another rule over this one; the other takes precedence.
    pub(super) fn under(mut self, over: &Self) -> Self {
        self.r#type = over.r#type.or(self.r#type);
        self.required |= over.required;
        self.not_blank |= over.not_blank;
        self.format = over.format.or(self.format);
        self.r#enum = over.r#enum.clone().or(self.r#enum);
        self.min = over.min.clone().or(self.min);
        self.max = over.max.clone().or(self.max);
        self.exclusive_min = over.exclusive_min.clone().or(self.exclusive_min);
        self.max_scale = over.max_scale.or(self.max_scale);
        self.min_length = over.min_length.or(self.min_length);
        self.max_length = over.max_length.or(self.max_length);
        self.min_items = over.min_items.or(self.min_items);
        self.max_items = over.max_items.or(self.max_items);
        self.shared = over.shared.clone().or(self.shared);
        self.items = Self::inner(self.items, over.items.as_deref());
        self.values = Self::inner(self.values, over.values.as_deref());
        self.one_of.extend(over.one_of.iter().cloned());
        self.required_one_of.extend(over.required_one_of.iter().cloned());
        for (name, rule) in &over.fields {
            let merged = self.fields.remove(name).unwrap_or_default().under(rule);
            self.fields.insert(name.clone(), merged);
        }
        self
    }

    fn inner(own: Option<Box<Self>>, over: Option<&Self>) -> Option<Box<Self>> {
        let Some(over) = over else {
            return own;
        };
        Some(Box::new(own.map(|own| *own).unwrap_or_default().under(over)))
    }
}
