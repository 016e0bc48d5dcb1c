//! Schemas: the types, fields and directives that SDL defines.

use std::collections::BTreeMap;
use std::fmt;

use apollo_parser::cst::{self, CstNode};
use apollo_parser::{SyntaxKind, SyntaxNode};
use serde_json::Value;

use crate::document::{child, parse, text};
use crate::input::{Input, Variables};

/// Types and directives of every schema.
const BUILT_IN: &str = include_str!("introspection.graphql");
/// The type of the query's root.
const QUERY: &str = "Query";
/// The type in [`BUILT_IN`] whose fields are the meta-fields.
const META: &str = "__Meta";

/// A text is not SDL, contradicts itself, or uses an unsupported part of SDL.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SchemaError(String);

/// A schema whose queries can be executed.
#[derive(Debug)]
pub struct Schema {
    pub(crate) types: BTreeMap<String, TypeDefinition>,
    pub(crate) directives: Vec<Directive>,
    meta_fields: Vec<Member>,
}

#[derive(Debug)]
pub(crate) struct TypeDefinition {
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    pub(crate) kind: Kind,
    pub(crate) members: Vec<Member>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Scalar,
    Object,
    Enum,
    InputObject,
}

/// A field of an object or input object, a value of an enum, or an argument.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    /// The type; without a name for an enum's value.
    pub(crate) of: Type,
    pub(crate) arguments: Vec<Member>,
    pub(crate) default: Option<Input>,
    /// The default value's SDL.
    pub(crate) default_text: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Directive {
    pub(crate) definition: Member,
    pub(crate) locations: Vec<String>,
    pub(crate) is_repeatable: bool,
}

/// A reference to a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Type {
    Named(String),
    List(Box<Type>),
    NonNull(Box<Type>),
}

impl Schema {
    /// Parses a schema in SDL.
    ///
    /// # Errors
    ///
    /// When the text is not SDL, contradicts itself, or uses an unsupported part of SDL.
    pub fn parse(sdl: &str) -> Result<Self, SchemaError> {
        let mut schema = Self { types: BTreeMap::new(), directives: Vec::new(), meta_fields: Vec::new() };
        for sdl in [BUILT_IN, sdl] {
            let document = parse(sdl).map_err(|problem| {
                SchemaError(format!("The schema has an error at byte {}: {}", problem.offset, problem.message))
            })?;
            document.definitions().try_for_each(|definition| schema.add(&definition))?;
        }
        schema.check()?;
        Ok(schema)
    }

    fn add(&mut self, definition: &cst::Definition) -> Result<(), SchemaError> {
        let node = definition.syntax();
        if node.descendants().any(|node| node.kind() == SyntaxKind::DIRECTIVES) {
            return Err(SchemaError(format!("Directives on definitions are not supported: {node}")));
        }
        let kind = match definition {
            cst::Definition::ScalarTypeDefinition(_) => Kind::Scalar,
            cst::Definition::ObjectTypeDefinition(object) if object.implements_interfaces().is_none() => Kind::Object,
            cst::Definition::EnumTypeDefinition(_) => Kind::Enum,
            cst::Definition::InputObjectTypeDefinition(_) => Kind::InputObject,
            cst::Definition::DirectiveDefinition(directive) => {
                let locations = directive.directive_locations().into_iter().flat_map(|all| all.directive_locations());
                self.directives.push(Directive {
                    definition: Member::read(node),
                    locations: locations.filter_map(|location| location.text()).map(String::from).collect(),
                    is_repeatable: directive.repeatable_token().is_some(),
                });
                return Ok(());
            }
            _ => return Err(SchemaError(format!("This definition is not supported: {node}"))),
        };
        let Member { name, description, .. } = Member::read(node);
        let members = members(node);
        if name == META {
            self.meta_fields = members;
        } else if let Some(twice) = self.types.insert(name.clone(), TypeDefinition { name, description, kind, members })
        {
            return Err(SchemaError(format!("The type {} is defined twice.", twice.name)));
        }
        Ok(())
    }

    /// Checks that each reference to a type and each default value is valid.
    fn check(&self) -> Result<(), SchemaError> {
        self.root().ok_or_else(|| SchemaError(format!("There is no object type {QUERY}.")))?;
        for definition in self.types.values().filter(|definition| definition.kind != Kind::Enum) {
            for member in &definition.members {
                self.check_member(member, definition.kind == Kind::InputObject)?;
                member.arguments.iter().try_for_each(|argument| self.check_member(argument, true))?;
            }
        }
        let mut arguments = self.directives.iter().flat_map(|directive| &directive.definition.arguments);
        arguments.try_for_each(|argument| self.check_member(argument, true))
    }

    fn check_member(&self, member: &Member, is_input: bool) -> Result<(), SchemaError> {
        let Member { name, of, default, .. } = member;
        let kind = self.kind(of);
        let can_be = if is_input { self.is_input(of) } else { !matches!(kind, None | Some(Kind::InputObject)) };
        if !can_be {
            return Err(SchemaError(format!("{name} cannot be of type {of}.")));
        }
        // Input objects with default values can contain each other endlessly.
        if default.is_some() && kind == Some(Kind::InputObject) {
            return Err(SchemaError(format!("{name} has a default value of type {of}, which is not supported.")));
        }
        let default = default.as_ref().map(|default| self.coerce(of, default, &Variables::new()));
        default.transpose().map_err(|reason| SchemaError(format!("{name} has an invalid default value: {reason}")))?;
        Ok(())
    }

    /// The definition of the query's root.
    pub(crate) fn root(&self) -> Option<&TypeDefinition> {
        self.types.get(QUERY).filter(|definition| definition.kind == Kind::Object)
    }

    /// The definition of an object's field, or of a meta-field of the object.
    pub(crate) fn field<'s>(&'s self, parent: &'s TypeDefinition, name: &str) -> Option<&'s Member> {
        let has_meta_field = name == "__typename" || parent.name == QUERY;
        let meta_fields = self.meta_fields.iter().filter(|_| has_meta_field);
        parent.members.iter().chain(meta_fields).find(|field| field.name == name)
    }

    /// The kind of the named type in a reference.
    pub(crate) fn kind(&self, of: &Type) -> Option<Kind> {
        self.types.get(of.name()).map(|definition| definition.kind)
    }

    /// Whether arguments and variables can be of a type.
    pub(crate) fn is_input(&self, of: &Type) -> bool {
        !matches!(self.kind(of), None | Some(Kind::Object))
    }
}

impl TypeDefinition {
    /// A value of the enum, by its name.
    pub(crate) fn enum_value(&self, name: &str) -> Option<Value> {
        self.members.iter().any(|value| value.name == name).then(|| name.into())
    }
}

impl Member {
    fn read(node: &SyntaxNode) -> Self {
        let name = child(node).or_else(|| child::<cst::EnumValue>(node)?.name());
        let default = child::<cst::DefaultValue>(node).and_then(|default| default.value());
        Self {
            name: text(name),
            description: child(node).and_then(|node: cst::Description| node.string_value()).map(String::from),
            of: Type::read(child(node)),
            arguments: members(node),
            default_text: default.as_ref().map(|default| default.source_string().trim().to_owned()),
            default: default.map(Input::read),
        }
    }
}

/// The fields or values of a type, or the arguments of a field or directive.
fn members(node: &SyntaxNode) -> Vec<Member> {
    let is_member = |node: &SyntaxNode| {
        use SyntaxKind::{ENUM_VALUE_DEFINITION, FIELD_DEFINITION, INPUT_VALUE_DEFINITION};
        matches!(node.kind(), ENUM_VALUE_DEFINITION | FIELD_DEFINITION | INPUT_VALUE_DEFINITION)
    };
    node.children().flat_map(|list| list.children()).filter(is_member).map(|node| Member::read(&node)).collect()
}

impl Type {
    pub(crate) fn read(of: Option<cst::Type>) -> Self {
        match of {
            Some(cst::Type::NamedType(named)) => Self::Named(text(named.name())),
            Some(cst::Type::ListType(list)) => Self::List(Box::new(Self::read(list.ty()))),
            Some(cst::Type::NonNullType(of)) => Self::NonNull(Box::new(Self::read(child(of.syntax())))),
            None => Self::Named(String::new()),
        }
    }

    /// The name of the type inside of lists and non-null types.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Named(name) => name,
            Self::List(of) | Self::NonNull(of) => of.name(),
        }
    }

    pub(crate) fn is_list(&self) -> bool {
        match self {
            Self::List(_) => true,
            Self::NonNull(of) => of.is_list(),
            Self::Named(_) => false,
        }
    }

    pub(crate) fn is_non_null(&self) -> bool {
        matches!(self, Self::NonNull(_))
    }
}

impl fmt::Display for Type {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => formatter.write_str(name),
            Self::List(of) => write!(formatter, "[{of}]"),
            Self::NonNull(of) => write!(formatter, "{of}!"),
        }
    }
}
