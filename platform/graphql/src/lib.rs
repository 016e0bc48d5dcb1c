//! GraphQL over JSON: a schema in SDL, and queries executed against it as in the specification of October 2021.
//!
//! An object's fields are the properties of its JSON; [`Resolve`] answers those that the JSON does not have.
//!
//! Left out are mutations and subscriptions, interfaces and unions, `extend`, and directives applied to a schema's
//! definitions.
//!
//! ```
//! use cartwright_graphql::{FieldError, Limits, Request, Resolve, Schema};
//! use serde_json::{Map, Value, json};
//!
//! struct Library;
//!
//! impl Resolve for Library {
//!     fn resolve(&self, of: &str, field: &str, _: &Value, arguments: &Map<String, Value>) -> Result<Value, FieldError> {
//!         match (of, field) {
//!             ("Query", "book") => Ok(json!({ "title": "Emma", "pages": 474 })),
//!             ("Book", "shelf") => Ok(arguments.get("floor").cloned().unwrap_or_default()),
//!             _ => Ok(Value::Null),
//!         }
//!     }
//! }
//!
//! let schema = Schema::parse(
//!     "type Query { book(isbn: ID!): Book } type Book { title: String! pages: Int shelf(floor: Int = 2): Int }",
//! )?;
//! let request = Request {
//!     query: "query ($isbn: ID!) { book(isbn: $isbn) { title shelf } }",
//!     operation_name: None,
//!     variables: Map::from_iter([("isbn".to_owned(), json!("0-19-953552-1"))]),
//!     limits: Limits { depth: 15, cost: 1_000 },
//! };
//! assert_eq!(schema.execute(&request, &Library), json!({ "data": { "book": { "title": "Emma", "shelf": 2 } } }));
//! # Ok::<(), cartwright_graphql::SchemaError>(())
//! ```
#![forbid(unsafe_code)]

mod document;
mod execute;
mod input;
mod introspection;
mod plan;
mod resolve;
mod schema;
#[cfg(test)]
mod tests;

pub use resolve::{FieldError, Resolve};
pub use schema::{Schema, SchemaError};

use serde_json::{Map, Value};

/// A query as a client sends it.
#[derive(Debug, Clone)]
pub struct Request<'a> {
    /// The document, with one or several operations.
    pub query: &'a str,
    /// The operation to execute; required if the document has several.
    pub operation_name: Option<&'a str>,
    /// The values of the operation's variables, by name.
    pub variables: Map<String, Value>,
    /// The limits of each operation of the document.
    pub limits: Limits,
}

/// The limits of an operation, which are checked before its execution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The maximum depth: fields in fields.
    pub depth: usize,
    /// The maximum cost. A field costs 1, times the entries of each list that it is in: the argument `first` of the
    /// list's field, at least 1. A list of introspection counts as 5 entries. A fragment costs 1 wherever it is spread.
    pub cost: usize,
}
