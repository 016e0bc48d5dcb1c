//! Compiled rules: a table of fields for each kind of object.

use super::format::Format;
use super::limits::{self, Limits};
use super::rule::{self, Bounds, Rule, Type};
use rust_decimal::Decimal;
use serde_json::Number;
use std::collections::HashMap;

/// An index into the list of tables.
pub(super) type TableId = usize;

#[derive(Debug)]
pub(super) struct Tables {
    calls: HashMap<String, TableId>,
    entities: HashMap<String, TableId>,
    tables: Vec<Table>,
    enums: Vec<Vec<String>>,
}

/// The fields of an object.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) fields: HashMap<String, ValueKind>,
    pub(super) required: Vec<String>,
    pub(super) one_of: Vec<Vec<String>>,
    pub(super) required_one_of: Vec<Vec<String>>,
    /// The maximum of bytes of all unknown fields.
    pub(super) max_unknown: usize,
}

/// The size limits of a list or map.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sizes {
    pub(super) min: usize,
    pub(super) max: usize,
}

/// The compiled rule of one value.
#[derive(Debug)]
pub(super) enum ValueKind {
    Text {
        format: Option<Format>,
        not_blank: bool,
        min: usize,
        max: usize,
    },
    /// A member of the enum with this index.
    Enum(usize),
    Boolean,
    Number {
        min: Option<Number>,
        max: Option<Number>,
    },
    Decimal {
        min: Option<Decimal>,
        max: Option<Decimal>,
        exclusive_min: Option<Decimal>,
        scale: Option<u32>,
    },
    Int64 {
        min: Option<i64>,
        max: Option<i64>,
    },
    Timestamp,
    Object(TableId),
    List(Sizes, Box<Self>),
    Map(Sizes, Box<Self>),
    /// Free JSON with a maximum size in bytes.
    Anything(usize),
}

impl Tables {
    /// Compiles the two files.
    pub(super) fn read(bounds: &str, limits: &str) -> Result<Self, String> {
        let unreadable = |error| format!("the contract's bounds cannot be read: {error}");
        let mut bounds: Bounds = serde_json::from_str(bounds).map_err(unreadable)?;
        let limits: rule::Limits = serde_json::from_str(limits).map_err(unreadable)?;
        bounds.entities = limits.entities;
        Compiler::new(&bounds).run()
    }

    pub(super) fn call(&self, id: &str) -> Option<&Table> {
        self.table(*self.calls.get(id)?)
    }

    pub(super) fn entity(&self, name: &str) -> Option<&Table> {
        self.table(*self.entities.get(name)?)
    }

    pub(super) fn table(&self, id: TableId) -> Option<&Table> {
        self.tables.get(id)
    }

    pub(super) fn members(&self, id: usize) -> &[String] {
        self.enums.get(id).map_or(&[], Vec::as_slice)
    }
}

struct Compiler<'a> {
    bounds: &'a Bounds,
    tables: Vec<Table>,
    shared: HashMap<(&'a str, Limits), TableId>,
    /// The default bounds of the call that is being compiled.
    limits: Limits,
}

impl<'a> Compiler<'a> {
    fn new(bounds: &'a Bounds) -> Self {
        Self { bounds, tables: Vec::new(), shared: HashMap::new(), limits: limits::of_call("") }
    }

    fn run(mut self) -> Result<Tables, String> {
        let mut calls = HashMap::new();
        for (id, call) in &self.bounds.calls {
            self.limits = limits::of_call(id);
            calls.insert(id.clone(), self.object(&call.payload())?);
        }
        self.limits = limits::OWNERS;
        let mut entities = HashMap::new();
        for (name, entity) in &self.bounds.entities {
            entities.insert(name.clone(), self.object(entity)?);
        }
        Ok(Tables { calls, entities, tables: self.tables, enums: self.bounds.enums.values().cloned().collect() })
    }

    fn object(&mut self, rule: &Rule) -> Result<TableId, String> {
        let Some(name) = &rule.shared else {
            let id = self.reserve();
            self.fill(id, rule)?;
            return Ok(id);
        };
        let Some((name, entity)) = self.bounds.shared.get_key_value(name) else {
            return Err(format!("the contract's bounds have no entity {name}"));
        };
        if !rule.fields.is_empty() || !rule.required_one_of.is_empty() {
            let id = self.reserve();
            self.fill(id, &entity.clone().under(rule))?;
            return Ok(id);
        }
        if let Some(id) = self.shared.get(&(name.as_str(), self.limits)) {
            return Ok(*id);
        }
        let id = self.reserve();
        // Registered before it is compiled: an entity may contain itself.
        self.shared.insert((name, self.limits), id);
        self.fill(id, entity)?;
        Ok(id)
    }

    fn reserve(&mut self) -> TableId {
        self.tables.push(Table::default());
        self.tables.len() - 1
    }

    fn fill(&mut self, id: TableId, rule: &Rule) -> Result<(), String> {
        let mut fields = HashMap::new();
        for (name, field) in &rule.fields {
            fields.insert(name.clone(), self.kind(name, field)?);
        }
        let required = rule.fields.iter().filter(|(_, field)| field.required);
        let table = Table {
            required: required.map(|(name, _)| name.clone()).collect(),
            fields,
            one_of: rule.one_of.clone(),
            required_one_of: rule.required_one_of.clone(),
            max_unknown: self.limits.json,
        };
        if let Some(reserved) = self.tables.get_mut(id) {
            *reserved = table;
        }
        Ok(())
    }

    fn kind(&mut self, name: &str, rule: &Rule) -> Result<ValueKind, String> {
        let rule = &self.limits.complete(name, rule);
        let sizes = Sizes { min: rule.min_items.unwrap_or_default(), max: rule.max_items.unwrap_or_default() };
        if let Some(items) = &rule.items {
            return Ok(ValueKind::List(sizes, Box::new(self.kind(name, items)?)));
        }
        if let Some(values) = &rule.values {
            return Ok(ValueKind::Map(sizes, Box::new(self.kind(name, values)?)));
        }
        if let Some(name) = &rule.r#enum {
            let place = self.bounds.enums.keys().position(|known| known == name);
            return place.map(ValueKind::Enum).ok_or_else(|| format!("the contract's bounds have no enum {name}"));
        }
        if rule.shared.is_some() || !rule.fields.is_empty() {
            return Ok(ValueKind::Object(self.object(rule)?));
        }
        Ok(match rule.r#type {
            None => ValueKind::Text {
                format: rule.format,
                not_blank: rule.not_blank,
                min: rule.min_length.unwrap_or_default(),
                max: rule.max_length.unwrap_or_default(),
            },
            Some(Type::Boolean) => ValueKind::Boolean,
            Some(Type::Number | Type::Float) => ValueKind::Number { min: rule.min.clone(), max: rule.max.clone() },
            Some(Type::Decimal) => ValueKind::Decimal {
                min: decimal(rule.min.as_ref()),
                max: decimal(rule.max.as_ref()),
                exclusive_min: decimal(rule.exclusive_min.as_ref()),
                scale: rule.max_scale,
            },
            Some(Type::Int64) => ValueKind::Int64 {
                min: rule.min.as_ref().and_then(Number::as_i64),
                max: rule.max.as_ref().and_then(Number::as_i64),
            },
            Some(Type::Timestamp) => ValueKind::Timestamp,
            Some(Type::Object) => ValueKind::Object(self.object(rule)?),
            Some(Type::Json) => ValueKind::Anything(rule.max_length.unwrap_or_default()),
        })
    }
}

fn decimal(number: Option<&Number>) -> Option<Decimal> {
    let text = number?.to_string();
    text.parse().or_else(|_| Decimal::from_scientific(&text)).ok()
}
