//! Input values: literals and the JSON of variables, coerced to the types of arguments and variables.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::slice;

use apollo_parser::cst::{self, CstNode};
use serde_json::{Map, Value};

use crate::document::text;
use crate::schema::{Kind, Member, Schema, Type};

/// A value before coercion.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Input {
    Variable(String),
    EnumValue(String),
    /// A string of JSON: a `String`, or the name of an enum's value.
    JsonString(String),
    /// Any other literal, or JSON that is neither a list nor an object.
    Scalar(Value),
    List(Vec<Input>),
    Object(Vec<(String, Input)>),
}

/// The variables of an operation, by name.
pub(crate) type Variables = BTreeMap<String, Variable>;

/// A variable with its coerced value.
#[derive(Debug)]
pub(crate) struct Variable {
    pub(crate) of: Type,
    pub(crate) has_default: bool,
    /// `None` if the request gives no value and there is no default.
    pub(crate) value: Option<Value>,
    pub(crate) is_used: Cell<bool>,
}

impl Input {
    /// Parses a literal.
    pub(crate) fn read(value: cst::Value) -> Self {
        let source = value.source_string();
        match value {
            cst::Value::Variable(variable) => Self::Variable(text(variable.name())),
            cst::Value::EnumValue(value) => Self::EnumValue(text(value.name())),
            cst::Value::StringValue(value) => Self::Scalar(Value::String(value.into())),
            cst::Value::ListValue(list) => Self::List(list.values().map(Self::read).collect()),
            cst::Value::ObjectValue(object) => {
                let read = |field: cst::ObjectField| Some((text(field.name()), Self::read(field.value()?)));
                Self::Object(object.object_fields().filter_map(read).collect())
            }
            // Numbers, booleans and null are written as in JSON. A number beyond double precision stays a text.
            _ => Self::Scalar(serde_json::from_str(source.trim()).unwrap_or(Value::String(source))),
        }
    }

    /// The unchanged value for a custom scalar, with variables substituted.
    fn plain(&self, variables: &Variables) -> Result<Value, String> {
        Ok(match self {
            Self::Variable(name) => used(name, variables)?.value.clone().unwrap_or_default(),
            Self::EnumValue(text) | Self::JsonString(text) => text.as_str().into(),
            Self::Scalar(value) => value.clone(),
            Self::List(items) => items.iter().map(|item| item.plain(variables)).collect::<Result<_, _>>()?,
            Self::Object(fields) => {
                let plain = fields.iter().map(|(name, field)| Ok((name.clone(), field.plain(variables)?)));
                plain.collect::<Result<Map<_, _>, String>>()?.into()
            }
        })
    }
}

impl From<&Value> for Input {
    fn from(value: &Value) -> Self {
        match value {
            Value::String(text) => Self::JsonString(text.clone()),
            Value::Array(items) => Self::List(items.iter().map(Self::from).collect()),
            Value::Object(fields) => {
                Self::Object(fields.iter().map(|(name, value)| (name.clone(), value.into())).collect())
            }
            scalar => Self::Scalar(scalar.clone()),
        }
    }
}

impl Schema {
    /// Coerces the arguments of a field or directive, or the fields of an input object, and adds default values. An
    /// error is a message with `kind`, "argument" or "field", and the owner.
    pub(crate) fn coerce_all(
        &self,
        (kind, owner): (&str, &str),
        definitions: &[Member],
        given: &[(String, Input)],
        variables: &Variables,
    ) -> Result<Map<String, Value>, String> {
        let by_name: BTreeMap<&str, &Input> = given.iter().map(|(name, input)| (name.as_str(), input)).collect();
        if by_name.len() < given.len() {
            return Err(format!("There are two values for one {kind} on {owner}."));
        }
        if let Some(name) = by_name.keys().find(|name| !definitions.iter().any(|known| known.name == **name)) {
            return Err(format!("Unknown {kind} \"{name}\" on {owner}."));
        }
        let mut coerced = Map::new();
        for definition in definitions {
            let name = &definition.name;
            let value = self.coerce_or_default(definition, by_name.get(name.as_str()).copied(), variables);
            let value = value.map_err(|reason| format!("Invalid value for {kind} \"{name}\" on {owner}: {reason}"))?;
            coerced.extend(value.map(|value| (name.clone(), value)));
        }
        Ok(coerced)
    }

    fn coerce_or_default(
        &self,
        Member { of, default, .. }: &Member,
        input: Option<&Input>,
        variables: &Variables,
    ) -> Result<Option<Value>, String> {
        let expected = match of {
            // A nullable variable is allowed, since the default replaces its absence.
            Type::NonNull(nullable) if default.is_some() => nullable,
            of => of,
        };
        let given = input.map(|input| self.coerce(expected, input, variables)).transpose()?.flatten();
        let value = match (given, default) {
            (None, Some(default)) => self.coerce(of, default, variables)?,
            (given, _) => given,
        };
        match value {
            Some(Value::Null) if of.is_non_null() => Err(unexpected(of, "null")),
            None if of.is_non_null() && input.is_none() => Err(unexpected(of, "none")),
            value => Ok(value),
        }
    }

    /// Coerces a value to a type; `Ok(None)` for a variable without a value. An error is a message.
    pub(crate) fn coerce(&self, of: &Type, input: &Input, variables: &Variables) -> Result<Option<Value>, String> {
        match (of, input) {
            (of, Input::Variable(name)) => variable_value(name, of, variables),
            (Type::NonNull(_), Input::Scalar(Value::Null)) => Err(unexpected(of, "null")),
            (Type::NonNull(of), input) => self.coerce(of, input, variables),
            (_, Input::Scalar(Value::Null)) => Ok(Some(Value::Null)),
            (Type::List(of), input) => {
                let items = if let Input::List(items) = input { items.as_slice() } else { slice::from_ref(input) };
                let coerced = items.iter().map(|item| Ok(self.coerce(of, item, variables)?.unwrap_or_default()));
                coerced.collect::<Result<Value, String>>().map(Some)
            }
            (Type::Named(name), input) => self.coerce_named(name, input, variables).map(Some),
        }
    }

    fn coerce_named(&self, name: &str, input: &Input, variables: &Variables) -> Result<Value, String> {
        let definition = self.types.get(name).ok_or_else(|| format!("unknown type \"{name}\"."))?;
        let coerced = match (definition.kind, input) {
            (Kind::Enum, Input::EnumValue(given) | Input::JsonString(given)) => definition.enum_value(given),
            (Kind::InputObject, Input::Object(given)) => {
                let owner = format!("type \"{name}\"");
                Some(self.coerce_all(("field", &owner), &definition.members, given, variables)?.into())
            }
            (Kind::Scalar, Input::EnumValue(_)) if is_built_in(name) => None,
            (Kind::Scalar, input) => scalar(name, input.plain(variables)?),
            _ => None,
        };
        coerced.ok_or_else(|| format!("expected type \"{name}\"."))
    }
}

fn unexpected(of: &Type, found: &str) -> String {
    format!("expected type \"{of}\", found {found}.")
}

fn used<'v>(name: &str, variables: &'v Variables) -> Result<&'v Variable, String> {
    let variable = variables.get(name).ok_or_else(|| format!("Variable \"${name}\" is not defined."))?;
    variable.is_used.set(true);
    Ok(variable)
}

/// The value of a variable where a type is expected.
fn variable_value(name: &str, of: &Type, variables: &Variables) -> Result<Option<Value>, String> {
    let variable = used(name, variables)?;
    let expected = match of {
        Type::NonNull(nullable) if variable.has_default => nullable,
        of => of,
    };
    if !fits(&variable.of, expected) {
        return Err(format!("Variable \"${name}\" of type \"{}\" cannot stand for type \"{of}\".", variable.of));
    }
    match &variable.value {
        Some(Value::Null) if of.is_non_null() => Err(unexpected(of, "null")),
        value => Ok(value.clone()),
    }
}

/// Whether a variable of a type is allowed where another type is expected.
fn fits(of: &Type, expected: &Type) -> bool {
    match (of, expected) {
        (Type::NonNull(of), Type::NonNull(expected)) | (Type::List(of), Type::List(expected)) => fits(of, expected),
        (Type::NonNull(of), expected) => fits(of, expected),
        (of, expected) => of == expected,
    }
}

fn is_built_in(scalar: &str) -> bool {
    matches!(scalar, "Int" | "Float" | "String" | "Boolean" | "ID")
}

/// Coerces a value to a scalar type, in arguments and in results.
pub(crate) fn scalar(name: &str, value: Value) -> Option<Value> {
    let is_valid = match name {
        "Int" => value.as_i64().is_some_and(|number| i32::try_from(number).is_ok()),
        "Float" => value.is_number(),
        "String" => value.is_string(),
        "Boolean" => value.is_boolean(),
        "ID" if value.is_i64() || value.is_u64() => return Some(value.to_string().into()),
        "ID" => value.is_string(),
        _ => true,
    };
    is_valid.then_some(value)
}
