//! Execution: the values of a plan's fields, completed to their types.

use serde_json::{Map, Value, json};

use crate::Request;
use crate::document::location;
use crate::input::scalar;
use crate::introspection::Introspection;
use crate::plan::{Plan, plan};
use crate::resolve::{FieldError, Resolve};
use crate::schema::{Kind, Schema, Type, TypeDefinition};

/// The maximum number of a document's errors in a response.
const MAX_PROBLEMS: usize = 100;

impl Schema {
    /// Executes a request and returns its response: `data` and, if there are any, `errors`. An invalid request has no
    /// `data`.
    #[must_use]
    pub fn execute(&self, request: &Request<'_>, resolver: &dyn Resolve) -> Value {
        let plan = match plan(self, request) {
            Ok(plan) => plan,
            Err(problems) => {
                let errors = problems.into_iter().take(MAX_PROBLEMS).map(|problem| {
                    let location = location(request.query, problem.offset);
                    json!({ "message": problem.message, "locations": [location] })
                });
                return json!({ "errors": errors.collect::<Value>() });
            }
        };
        let mut execution =
            Execution { schema: self, query: request.query, resolver, path: Vec::new(), errors: Vec::new() };
        let data = self.root().and_then(|root| execution.object(root, &Value::Null, &plan)).unwrap_or_default();
        let mut response = Map::from_iter([("data".to_owned(), data)]);
        if !execution.errors.is_empty() {
            response.insert("errors".to_owned(), execution.errors.into());
        }
        response.into()
    }
}

/// A running execution. Its methods return `None` for a null that propagates to the parent.
struct Execution<'a> {
    schema: &'a Schema,
    query: &'a str,
    resolver: &'a dyn Resolve,
    /// The keys and indices from the root to the current field.
    path: Vec<Value>,
    errors: Vec<Value>,
}

impl Execution<'_> {
    fn object(&mut self, of: &TypeDefinition, parent: &Value, selection: &[Plan<'_>]) -> Option<Value> {
        let mut fields = Map::new();
        for field in selection {
            self.path.push(field.key.as_str().into());
            let value = self.field(of, parent, field);
            self.path.pop();
            fields.insert(field.key.clone(), value?);
        }
        Some(fields.into())
    }

    fn field(&mut self, parent_type: &TypeDefinition, parent: &Value, field: &Plan<'_>) -> Option<Value> {
        let (name, of) = (&field.definition.name, &field.definition.of);
        if let Some(value) = parent.get(name).filter(|_| !name.starts_with("__")) {
            return self.complete(of, value, field);
        }
        let introspection = Introspection(self.schema);
        let is_introspection = name.starts_with("__") || parent_type.name.starts_with("__");
        let resolver = if is_introspection { &introspection } else { self.resolver };
        match resolver.resolve(&parent_type.name, name, parent, &field.arguments) {
            Ok(value) => self.complete(of, &value, field),
            Err(error) => {
                self.fail(field, error);
                (!of.is_non_null()).then_some(Value::Null)
            }
        }
    }

    fn complete(&mut self, of: &Type, value: &Value, field: &Plan<'_>) -> Option<Value> {
        match of {
            Type::NonNull(of) if value.is_null() => {
                self.fail(field, FieldError::new(format!("Cannot return null for type \"{of}!\".")));
                None
            }
            Type::NonNull(of) => self.complete_present(of, value, field),
            _ if value.is_null() => Some(Value::Null),
            of => Some(self.complete_present(of, value, field).unwrap_or_default()),
        }
    }

    fn complete_present(&mut self, of: &Type, value: &Value, field: &Plan<'_>) -> Option<Value> {
        let definition = self.schema.types.get(of.name())?;
        let completed = match (of, definition.kind, value) {
            (Type::List(of), _, Value::Array(items)) => return self.list(of, items, field),
            (Type::Named(_), Kind::Object, Value::Object(_)) => {
                return self.object(definition, value, &field.selection);
            }
            (Type::Named(name), Kind::Scalar, value) => scalar(name, value.clone()),
            (Type::Named(_), Kind::Enum, Value::String(name)) => definition.enum_value(name),
            _ => None,
        };
        if completed.is_none() {
            self.fail(field, FieldError::new(format!("The field's value is not of type \"{of}\".")));
        }
        completed
    }

    fn list(&mut self, of: &Type, items: &[Value], field: &Plan<'_>) -> Option<Value> {
        let mut completed = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            self.path.push(index.into());
            let item = self.complete(of, item, field);
            self.path.pop();
            completed.push(item?);
        }
        Some(completed.into())
    }

    fn fail(&mut self, field: &Plan<'_>, error: FieldError) {
        let location = location(self.query, field.offset);
        let mut entry = json!({ "message": error.message, "locations": [location], "path": self.path });
        if let (Some(code), Value::Object(entry)) = (error.code, &mut entry) {
            entry.insert("extensions".to_owned(), json!({ "code": code }));
        }
        self.errors.push(entry);
    }
}
