//! The plan of an operation: its fields, validated against the schema and merged, with coerced arguments.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use apollo_parser::SyntaxNode;
use apollo_parser::cst::{self, CstNode};
use serde_json::{Map, Value};

use crate::document::{Problem, child, offset, parse, text};
use crate::input::{Input, Variable, Variables};
use crate::schema::{Kind, Member, Schema, Type, TypeDefinition};
use crate::{Limits, Request};

/// The argument that limits the entries of a list.
const ENTRIES: &str = "first";
/// The assumed entries of introspection's lists in the cost: enough to refuse nested lists before their answer is
/// large.
const INTROSPECTED_ENTRIES: usize = 5;

/// A field to execute.
#[derive(Debug)]
pub(crate) struct Plan<'s> {
    pub(crate) key: String,
    pub(crate) definition: &'s Member,
    pub(crate) arguments: Map<String, Value>,
    pub(crate) selection: Vec<Plan<'s>>,
    pub(crate) offset: usize,
}

/// Plans the requested operation, or returns the document's errors.
pub(crate) fn plan<'s>(schema: &'s Schema, request: &Request<'_>) -> Result<Vec<Plan<'s>>, BTreeSet<Problem>> {
    let document = parse(request.query).map_err(|problem| BTreeSet::from([problem]))?;
    let mut planner = Planner {
        schema,
        limits: request.limits,
        fragments: BTreeMap::new(),
        spread: BTreeSet::new(),
        variables: Variables::new(),
        cost: 0,
        exceeded: None,
        problems: BTreeSet::new(),
    };
    let operations = planner.definitions(&document);
    let executed = operations.iter().position(|operation| match request.operation_name {
        Some(name) => text(operation.name()) == name,
        None => operations.len() == 1,
    });
    if executed.is_none() && planner.problems.is_empty() {
        planner.report(
            document.syntax(),
            match request.operation_name {
                Some(name) => format!("Unknown operation \"{name}\"."),
                None => "The document needs one operation, or the request a name.".to_owned(),
            },
        );
    }
    if !planner.problems.is_empty() {
        return Err(planner.problems);
    }
    let mut planned = Vec::new();
    for (index, operation) in operations.iter().enumerate() {
        let values = (Some(index) == executed).then_some(&request.variables);
        let selection = planner.operation(operation, values);
        if values.is_some() {
            planned = selection;
        }
    }
    planner.report_unused_fragments();
    if planner.problems.is_empty() { Ok(planned) } else { Err(planner.problems) }
}

/// A selection set or field, and whether `@skip` and `@include` keep it.
type Included<T> = (T, bool);

struct Planner<'s> {
    schema: &'s Schema,
    limits: Limits,
    fragments: BTreeMap<String, cst::FragmentDefinition>,
    /// The names of spread fragments.
    spread: BTreeSet<String>,
    /// The variables of the current operation.
    variables: Variables,
    /// The cost of the current operation.
    cost: usize,
    /// The limit that the current operation exceeds.
    exceeded: Option<&'static str>,
    problems: BTreeSet<Problem>,
}

impl<'s> Planner<'s> {
    fn report(&mut self, node: &SyntaxNode, message: impl Into<String>) {
        self.problems.insert(Problem { offset: offset(node), message: message.into() });
    }

    /// Collects the fragments, and returns the operations.
    fn definitions(&mut self, document: &cst::Document) -> Vec<cst::OperationDefinition> {
        let mut operations = Vec::new();
        let mut names = BTreeSet::new();
        for definition in document.definitions() {
            let (node, kind, name) = (definition.syntax().clone(), definition.kind(), text(definition.name()));
            if !names.insert((kind, name.clone())) {
                self.report(&node, format!("There are two definitions with the name \"{name}\"."));
            }
            match definition {
                cst::Definition::OperationDefinition(operation) => operations.push(operation),
                cst::Definition::FragmentDefinition(fragment) => drop(self.fragments.insert(name, fragment)),
                _ => self.report(&node, format!("A {kind} cannot be executed.")),
            }
        }
        if operations.len() > 1 && operations.iter().any(|operation| operation.name().is_none()) {
            self.report(document.syntax(), "An operation without a name must be the only one.");
        }
        self.report_fragment_cycles();
        operations
    }

    fn report_fragment_cycles(&mut self) {
        let spreads_in = |fragment: &cst::FragmentDefinition| {
            let spreads = fragment.syntax().descendants().filter_map(cst::FragmentSpread::cast);
            spreads.map(|spread| text(spread.fragment_name().and_then(|name| name.name()))).collect::<Vec<_>>()
        };
        let spreads = self.fragments.iter().map(|(name, fragment)| (name.clone(), spreads_in(fragment)));
        let spreads: BTreeMap<_, _> = spreads.collect();
        for (name, fragment) in self.fragments.clone() {
            let mut reached = BTreeSet::new();
            let mut next = vec![&name];
            while let Some(name) = next.pop() {
                next.extend(spreads.get(name).into_iter().flatten().filter(|spread| reached.insert(*spread)));
            }
            if reached.contains(&name) {
                self.report(fragment.syntax(), format!("Fragment \"{name}\" spreads itself."));
            }
        }
    }

    /// Reports fragments that no operation spreads. Skipped after another error, since not all spreads are known then.
    fn report_unused_fragments(&mut self) {
        if self.problems.is_empty() {
            for (name, fragment) in self.fragments.clone() {
                if !self.spread.contains(&name) {
                    self.report(fragment.syntax(), format!("Fragment \"{name}\" is never used."));
                }
            }
        }
    }

    /// Plans an operation. Without values for the variables it is only validated.
    fn operation(
        &mut self,
        operation: &cst::OperationDefinition,
        values: Option<&Map<String, Value>>,
    ) -> Vec<Plan<'s>> {
        let node = operation.syntax();
        let is_query = operation.operation_type().is_none_or(|kind| kind.query_token().is_some());
        let Some(root) = self.schema.root().filter(|_| is_query) else {
            self.report(node, "The schema has queries only.");
            return Vec::new();
        };
        (self.variables, self.cost, self.exceeded) = (Variables::new(), 0, None);
        for definition in operation.variable_definitions().iter().flat_map(|all| all.variable_definitions()) {
            self.variable(&definition, values);
        }
        self.is_included(node, "QUERY");
        let sets = operation.selection_set().map(|set| (set, true)).into_iter().collect();
        let planned = self.selection(root, sets, 1, 1);
        if let Some(exceeded) = self.exceeded {
            self.report(node, format!("Query is {exceeded}."));
        }
        let unused = self.variables.iter().find(|(_, variable)| !variable.is_used.get());
        if let Some((name, _)) = unused.filter(|_| self.problems.is_empty()) {
            self.report(node, format!("Variable \"${name}\" is never used."));
        }
        planned
    }

    fn variable(&mut self, definition: &cst::VariableDefinition, values: Option<&Map<String, Value>>) {
        let (node, name) = (definition.syntax(), text(definition.variable().and_then(|variable| variable.name())));
        let of = Type::read(definition.ty());
        self.is_included(node, "VARIABLE_DEFINITION");
        let default = definition.default_value().and_then(|default| default.value()).map(Input::read);
        let given = values.and_then(|values| values.get(&name)).map(Input::from);
        if !self.schema.is_input(&of) {
            self.report(node, format!("Variable \"${name}\" cannot be of type \"{of}\"."));
        }
        if of.is_non_null() && default.is_none() && given.is_none() && values.is_some() {
            self.report(node, format!("Variable \"${name}\" of type \"{of}\" is required."));
        }
        let has_default = default.as_ref().is_some_and(|default| *default != Input::Scalar(Value::Null));
        let mut value = None;
        for input in [default, given].iter().flatten() {
            value = self.schema.coerce(&of, input, &Variables::new()).unwrap_or_else(|reason| {
                self.report(node, format!("Invalid value for variable \"${name}\" of type \"{of}\": {reason}"));
                None
            });
        }
        let variable = Variable { of, has_default, value, is_used: Cell::new(false) };
        if self.variables.insert(name.clone(), variable).is_some() {
            self.report(node, format!("There are two variables with the name \"${name}\"."));
        }
    }

    /// Plans selection sets of one object, merged. `entries` is the product of the enclosing lists' entries, for the
    /// cost.
    fn selection(
        &mut self,
        parent: &'s TypeDefinition,
        mut sets: Vec<Included<cst::SelectionSet>>,
        depth: usize,
        entries: usize,
    ) -> Vec<Plan<'s>> {
        let mut fields: BTreeMap<String, Vec<Included<cst::Field>>> = BTreeMap::new();
        let mut spread = BTreeSet::new();
        let mut next = 0;
        while let Some((set, is_set_included)) = sets.get(next).cloned() {
            next += 1;
            for selection in set.selections() {
                let (location, cost) = match selection {
                    cst::Selection::Field(_) => ("FIELD", entries),
                    cst::Selection::FragmentSpread(_) => ("FRAGMENT_SPREAD", 1),
                    cst::Selection::InlineFragment(_) => ("INLINE_FRAGMENT", 1),
                };
                self.cost = self.cost.saturating_add(cost);
                if depth > self.limits.depth {
                    self.exceeded = Some("nested too deep");
                } else if self.cost > self.limits.cost {
                    self.exceeded = Some("too complex");
                }
                if self.exceeded.is_some() {
                    return Vec::new();
                }
                let is_included = self.is_included(selection.syntax(), location) && is_set_included;
                let (condition, set) = match selection {
                    cst::Selection::Field(field) => {
                        let key = text(field.alias().map_or_else(|| field.name(), |alias| alias.name()));
                        fields.entry(key).or_default().push((field, is_included));
                        continue;
                    }
                    cst::Selection::FragmentSpread(fragment) => {
                        let name = text(fragment.fragment_name().and_then(|name| name.name()));
                        let Some(definition) = self.fragments.get(&name).cloned() else {
                            self.report(fragment.syntax(), format!("Unknown fragment \"{name}\"."));
                            continue;
                        };
                        self.is_included(definition.syntax(), "FRAGMENT_DEFINITION");
                        self.spread.insert(name.clone());
                        let is_first = spread.insert((name, is_included));
                        (definition.type_condition(), definition.selection_set().filter(|_| is_first))
                    }
                    cst::Selection::InlineFragment(fragment) => (fragment.type_condition(), fragment.selection_set()),
                };
                if self.is_met(condition, parent) {
                    sets.extend(set.map(|set| (set, is_included)));
                }
            }
        }
        fields.into_iter().filter_map(|(key, fields)| self.field(parent, key, &fields, depth, entries)).collect()
    }

    /// Whether the parent's type meets a type condition; reports one that can never be met.
    fn is_met(&mut self, condition: Option<cst::TypeCondition>, parent: &TypeDefinition) -> bool {
        let Some(condition) = condition else { return true };
        let name = text(condition.named_type().and_then(|named| named.name()));
        let is_met = name == parent.name;
        if !is_met {
            let message = format!("A fragment on type \"{name}\" cannot be spread in type \"{}\".", parent.name);
            self.report(condition.syntax(), message);
        }
        is_met
    }

    /// Validates the directives of a node, and evaluates `@skip` and `@include`.
    fn is_included(&mut self, node: &SyntaxNode, location: &str) -> bool {
        let mut is_included = true;
        let mut names = BTreeSet::new();
        for directive in child::<cst::Directives>(node).iter().flat_map(|all| all.directives()) {
            let (node, name) = (directive.syntax(), text(directive.name()));
            let Some(known) = self.schema.directives.iter().find(|known| known.definition.name == name) else {
                self.report(node, format!("Unknown directive \"@{name}\"."));
                continue;
            };
            if !known.locations.iter().any(|known| known == location) {
                self.report(node, format!("Directive \"@{name}\" cannot be applied to {location}."));
            }
            if !names.insert(name.clone()) && !known.is_repeatable {
                self.report(node, format!("Directive \"@{name}\" is applied twice."));
            }
            let owner = format!("directive \"@{name}\"");
            let arguments = self.arguments(&owner, &known.definition, node, &read_arguments(directive.arguments()));
            match (name.as_str(), arguments.get("if").and_then(Value::as_bool)) {
                ("skip", Some(true)) | ("include", Some(false)) => is_included = false,
                _ => {}
            }
        }
        is_included
    }

    /// Coerces the arguments of a field or directive.
    fn arguments(
        &mut self,
        owner: &str,
        definition: &Member,
        node: &SyntaxNode,
        given: &[(String, Input)],
    ) -> Map<String, Value> {
        let owner = ("argument", owner);
        self.schema.coerce_all(owner, &definition.arguments, given, &self.variables).unwrap_or_else(|message| {
            self.report(node, message);
            Map::new()
        })
    }

    /// Plans the fields with one response key, merged; `None` if `@skip` and `@include` leave out all fields.
    fn field(
        &mut self,
        parent: &'s TypeDefinition,
        key: String,
        fields: &[Included<cst::Field>],
        depth: usize,
        entries: usize,
    ) -> Option<Plan<'s>> {
        let ((first, _), others) = fields.split_first()?;
        let (node, name, given) = (first.syntax(), text(first.name()), read_arguments(first.arguments()));
        let Some(definition) = self.schema.field(parent, &name) else {
            self.report(node, format!("Unknown field \"{name}\" on type \"{}\".", parent.name));
            return None;
        };
        for (other, _) in others {
            if text(other.name()) != name || read_arguments(other.arguments()) != given {
                self.report(other.syntax(), format!("Fields \"{key}\" cannot be merged: give one an alias."));
            }
        }
        let arguments = self.arguments(&format!("field \"{}.{name}\"", parent.name), definition, node, &given);
        let of = self.schema.types.get(definition.of.name())?;
        let is_object = of.kind == Kind::Object;
        for (field, _) in fields.iter().filter(|(field, _)| field.selection_set().is_some() != is_object) {
            let must = if is_object { "must have" } else { "cannot have" };
            let message = format!("Field \"{name}\" of type \"{}\" {must} a selection of fields.", definition.of);
            self.report(field.syntax(), message);
        }
        let entries = entries.saturating_mul(match arguments.get(ENTRIES).and_then(Value::as_i64) {
            Some(entries) => usize::try_from(entries).unwrap_or_default().max(1),
            None if parent.name.starts_with("__") && definition.of.is_list() => INTROSPECTED_ENTRIES,
            None => 1,
        });
        let sets = fields.iter().filter(|_| is_object);
        let sets = sets.filter_map(|(field, is_included)| Some((field.selection_set()?, *is_included)));
        let selection = self.selection(of, sets.collect(), depth + 1, entries);
        let is_included = fields.iter().any(|(_, is_included)| *is_included);
        is_included.then(|| Plan { key, definition, arguments, selection, offset: offset(node) })
    }
}

/// Parses arguments, sorted by name: fields that differ only in the order of arguments can be merged.
fn read_arguments(arguments: Option<cst::Arguments>) -> Vec<(String, Input)> {
    let given = arguments.iter().flat_map(|all| all.arguments());
    let read = |argument: cst::Argument| Some((text(argument.name()), Input::read(argument.value()?)));
    let mut given: Vec<_> = given.filter_map(read).collect();
    given.sort_by(|(one, _), (other, _)| one.cmp(other));
    given
}
