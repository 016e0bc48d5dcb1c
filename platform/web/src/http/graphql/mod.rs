//! The catalog by GraphQL: same data and permissions as catalog V3's calls.

mod product;
mod resolve;

use base::{ApiError, Call, Result, Rows, Shop};
use cartwright_graphql::{Limits, Request, Schema, SchemaError};
use resolve::Catalog;
use serde_json::{Map, Value};
use std::sync::OnceLock;

/// The depth admits the introspection query of GraphQL's tools. The cost of a list is that of its entries.
const LIMITS: Limits = Limits { depth: 15, cost: 15_000 };

fn schema() -> Result<&'static Schema> {
    static SCHEMA: OnceLock<Result<Schema, SchemaError>> = OnceLock::new();
    SCHEMA.get_or_init(|| Schema::parse(include_str!("schema.graphql"))).as_ref().map_err(ApiError::internal)
}

pub(crate) const ROWS: Rows = &[("graphql.execute", execute)];

/// `POST /graphql/{apiVersion}`: one schema for all versions.
fn execute(shop: &Shop, call: &Call) -> Result<Value> {
    let query = call.text("query")?;
    let variables = match call.value("variables") {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(variables)) => variables.clone(),
        Some(_) => return Err(ApiError::field("variables", "FORMAT", "is not an object")),
    };
    let operation_name = call.value("operationName").and_then(Value::as_str);
    let request = Request { query, operation_name, variables, limits: LIMITS };
    Ok(schema()?.execute(&request, &Catalog { shop, caller: &call.caller }))
}
