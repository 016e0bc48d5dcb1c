//! Introspection: the schema as the objects `__Schema` and `__Type`.

use serde_json::{Map, Value, json};

use crate::resolve::{FieldError, Resolve};
use crate::schema::{Directive, Kind, Member, Schema, Type, TypeDefinition};

/// Answers the meta-fields and the fields of the types of introspection.
pub(crate) struct Introspection<'s>(pub(crate) &'s Schema);

impl Resolve for Introspection<'_> {
    fn resolve(
        &self,
        type_name: &str,
        field: &str,
        parent: &Value,
        arguments: &Map<String, Value>,
    ) -> Result<Value, FieldError> {
        let Self(schema) = self;
        let named = |name: Option<&Value>| schema.types.get(name?.as_str()?);
        let members = |of: &TypeDefinition| of.members.iter().map(|member| self.member(member)).collect();
        Ok(match (type_name, field) {
            (_, "__typename") => type_name.into(),
            (_, "__schema") => json!({}),
            (_, "__type") => named(arguments.get("name")).map(named_type).unwrap_or_default(),
            ("__Schema", "types") => schema.types.values().map(named_type).collect(),
            ("__Schema", "queryType") => schema.root().map(named_type).unwrap_or_default(),
            ("__Schema", "directives") => {
                schema.directives.iter().map(|directive| self.member(&directive.definition)).collect()
            }
            ("__Directive", _) => {
                let has_name = |directive: &&Directive| parent.get("name") == Some(&json!(directive.definition.name));
                match (schema.directives.iter().find(has_name), field) {
                    (Some(directive), "locations") => directive.locations.clone().into(),
                    (Some(directive), "isRepeatable") => directive.is_repeatable.into(),
                    _ => Value::Null,
                }
            }
            ("__Type", _) => match (named(parent.get("name")), field) {
                (Some(of), "fields") if of.kind == Kind::Object => members(of),
                (Some(of), "interfaces") if of.kind == Kind::Object => json!([]),
                (Some(of), "enumValues") if of.kind == Kind::Enum => members(of),
                (Some(of), "inputFields") if of.kind == Kind::InputObject => members(of),
                (Some(of), "isOneOf") if of.kind == Kind::InputObject => false.into(),
                _ => Value::Null,
            },
            // A schema has neither a description nor mutations or subscriptions.
            _ => Value::Null,
        })
    }
}

impl Introspection<'_> {
    /// A `__Field`, `__InputValue` or `__EnumValue`.
    fn member(&self, member: &Member) -> Value {
        json!({
            "name": member.name,
            "description": member.description,
            "type": self.type_of(&member.of),
            "args": member.arguments.iter().map(|argument| self.member(argument)).collect::<Value>(),
            "defaultValue": member.default_text,
            "isDeprecated": false,
            "deprecationReason": null,
        })
    }

    fn type_of(&self, of: &Type) -> Value {
        match of {
            Type::Named(name) => self.0.types.get(name).map(named_type).unwrap_or_default(),
            Type::List(of) => json!({ "kind": "LIST", "ofType": self.type_of(of) }),
            Type::NonNull(of) => json!({ "kind": "NON_NULL", "ofType": self.type_of(of) }),
        }
    }
}

/// A type by its name. Its members are resolved when a query selects them.
fn named_type(definition: &TypeDefinition) -> Value {
    let kind = match definition.kind {
        Kind::Scalar => "SCALAR",
        Kind::Object => "OBJECT",
        Kind::Enum => "ENUM",
        Kind::InputObject => "INPUT_OBJECT",
    };
    json!({ "kind": kind, "name": definition.name, "description": definition.description })
}
