//! The GraphQL call (SPEC section 7, "GraphQL").

use crate::endpoint::{self, Endpoint, Info, Service};
use serde_json::Value;

/// `POST /graphql/{apiVersion}`.
pub const EXECUTE: Endpoint<Value, Value> =
    endpoint::post("graphql.execute", Service::GraphQl, "/graphql/{apiVersion}");

/// The GraphQL call of SPEC section 7.
pub const TABLE: &[Info] = &[EXECUTE.info];
