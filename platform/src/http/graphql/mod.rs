//! The catalog by GraphQL: the same data and the same rights as by the calls of catalog v3.

mod query;
mod types;

use crate::base::{ApiError, Call, Result, Shop, access::Caller};
use async_graphql::{EmptyMutation, EmptySubscription, Error, ErrorExtensions, Request, Schema, Variables};
use query::Query;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::Arc;

/// The maximum depth of a query: that of the introspection query of GraphQL's tools.
const MAX_DEPTH: usize = 15;
/// The maximum cost of a query: fields, times the entries of the lists that they are in.
const MAX_VALUES: usize = 15_000;

/// The cost of a list.
fn list_cost(entries: i64, of_one: usize) -> usize {
    let entries = usize::try_from(entries).unwrap_or_default().max(1);
    entries.saturating_mul(of_one).saturating_add(1)
}

/// The context of a query: caller and shop.
struct Asking {
    shop: Arc<Shop>,
    caller: Caller,
}

/// A call of the catalog's own.
type Answering = fn(&Shop, &Call) -> Result<Value>;

impl Asking {
    /// Makes a call as the query's caller, and reads a field of its answer.
    fn part<T: DeserializeOwned>(&self, call: Answering, payload: Value, name: &str) -> Result<T, Error> {
        let mut answer = self.answer(call, payload)?;
        let part = answer.get_mut(name).map(Value::take).unwrap_or_default();
        serde_json::from_value(part).map_err(|error| Error::new(error.to_string()))
    }

    fn answer(&self, call: Answering, payload: Value) -> Result<Value, Error> {
        let payload = match payload {
            Value::Object(payload) => payload,
            _ => Map::new(),
        };
        call(&self.shop, &Call::inner(self.caller.clone(), payload)).map_err(|error| refused(&error))
    }

    /// The same for an entity that may not exist.
    fn found<T: DeserializeOwned>(&self, call: Answering, payload: Value, name: &str) -> Result<Option<T>, Error> {
        match self.part(call, payload, name) {
            Ok(part) => Ok(Some(part)),
            Err(error) if is_missing(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// `POST /graphql/{apiVersion}`: one schema, whichever version is named.
pub(crate) fn execute(shop: &Arc<Shop>, call: &Call) -> Result<Value> {
    let query = call.text("query")?;
    let variables = call.value("variables").cloned().unwrap_or_default();
    if !matches!(variables, Value::Null | Value::Object(_)) {
        return Err(ApiError::field("variables", "FORMAT", "is not an object"));
    }
    let mut request = Request::new(query)
        .variables(Variables::from_json(variables))
        .data(Asking { shop: Arc::clone(shop), caller: call.caller.clone() });
    if let Some(name) = call.value("operationName").and_then(Value::as_str) {
        request = request.operation_name(name);
    }
    // Calls come on threads that may block, and nothing here waits for anything else.
    let response = tokio::runtime::Handle::current().block_on(built().execute(request));
    Ok(serde_json::to_value(response)?)
}

fn built() -> Schema<Query, EmptyMutation, EmptySubscription> {
    Schema::build(Query, EmptyMutation, EmptySubscription).limit_depth(MAX_DEPTH).limit_complexity(MAX_VALUES).finish()
}

/// The schema in GraphQL's own language.
pub(crate) fn schema() -> String {
    built().sdl()
}

/// A refusal in the words of GraphQL, with the platform's code.
fn refused(error: &ApiError) -> Error {
    let code = match error {
        ApiError::Application { code, .. } => code,
        ApiError::Validation(_) => "INVALID_ARGUMENT",
        ApiError::Absent(_) => "NOT_FOUND",
        ApiError::TooManyRequests { .. } => "TOO_MANY_REQUESTS",
        // Internal errors are for the log.
        ApiError::OAuth { .. } | ApiError::Internal(_) => {
            tracing::error!(%error, "a GraphQL query failed");
            return Error::new("System error occurred");
        }
    };
    Error::new(error.to_string()).extend_with(|_, extensions| extensions.set("code", code))
}

fn is_missing(error: &Error) -> bool {
    let code = error.extensions.as_ref().and_then(|extensions| extensions.get("code"));
    matches!(code, Some(async_graphql::Value::String(code)) if code.ends_with("NOT_FOUND"))
}
