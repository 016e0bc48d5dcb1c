//! Rules as they stand in `bounds.json`.

use super::format::Format;
use serde::Deserialize;
use serde_json::Number;
use std::collections::BTreeMap;

/// `bounds.json`, with the entities of `limits.json`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bounds {
    pub(super) calls: BTreeMap<String, CallRules>,
    pub(super) shared: BTreeMap<String, Rule>,
    pub(super) enums: BTreeMap<String, Vec<String>>,
    /// Entities of this platform alone, such as the rules of a shop.
    #[serde(skip)]
    pub(super) entities: BTreeMap<String, Rule>,
}

/// The part of `limits.json` that has rules.
#[derive(Debug, Deserialize)]
pub(super) struct Limits {
    pub(super) entities: BTreeMap<String, Rule>,
}

/// A call: the variables of its path by dotted name, and the payload.
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
    /// Whether a text needs more than whitespace.
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
    /// The entity that has the fields.
    pub(super) shared: Option<String>,
    /// The fields of an object; those that the shared entity has too are rules that stand over its rules.
    pub(super) fields: BTreeMap<String, Self>,
    pub(super) items: Option<Box<Self>>,
    pub(super) values: Option<Box<Self>>,
    /// Groups of fields of which at most one may be there.
    pub(super) one_of: Vec<Vec<String>>,
    /// Groups of fields of which at least one has to be there.
    pub(super) required_one_of: Vec<Vec<String>>,
}

/// Types that a rule states; the others follow from what else it has.
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
    /// The payload, with the variables of the path at their places: `member.id` is the field `id` of `member`.
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
    /// Merges another rule over this one; its statements take precedence.
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
