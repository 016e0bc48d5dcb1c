//! The GraphQL call (SPEC section 7, "GraphQL").

use crate::error::Error;
use crate::resources::handle::handle;
use crate::row::{self, Endpoint, Row, Service};
use crate::types::entity::entities;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The version of the interface unless another is named (SPEC section 7).
pub const DEFAULT_VERSION: &str = "alpha";

/// `POST /graphql/{apiVersion}`. Unsafe to repeat, since a query may be a mutation.
pub const EXECUTE: Endpoint<GraphQlRequest, GraphQlAnswer> =
    row::post("graphql.execute", Service::GraphQl, "/graphql/{apiVersion}");

/// The GraphQL call of SPEC section 7.
pub const TABLE: &[Row<'static>] = &[EXECUTE.row];

entities! {
    /// A query and its variables.
    GraphQlRequest {
        /// The version of the interface.
        api_version: String,
        /// The query, in GraphQL.
        query: String,
        /// Values of the query's variables, by name.
        variables: Value,
        /// Which operation of the query to carry out, where it has several.
        operation_name: String,
    }

    /// What came of a query: what could be had, and what went wrong.
    GraphQlAnswer {
        /// What could be had, in the query's shape.
        data: Value,
        /// What went wrong. A query may go wrong in part.
        errors: Vec<GraphQlError>,
    }

    /// One thing that went wrong.
    GraphQlError {
        /// For people.
        message: String,
        /// Where in the answer it is missing.
        path: Value,
        /// Where in the query it was asked for.
        locations: Value,
        /// What the platform adds, such as a `code`.
        extensions: Value,
    }
}

handle! {
    /// Queries in GraphQL. Made by [`Client::graphql`](crate::Client::graphql).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let query = "query One($slug: String) { product(slug: $slug) { name } }";
    /// let answer = client
    ///     .graphql()
    ///     .execute(query, serde_json::json!({ "slug": "harbour-mug" }))
    ///     .await?;
    /// println!("{:?}", answer.data);
    /// # Ok(())
    /// # }
    /// ```
    GraphQl {
        /// The version of the interface; the usual one when absent.
        version: Option<String>,
    }
}

impl GraphQl<'_> {
    /// Names the version of the interface; [`DEFAULT_VERSION`] otherwise.
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.version = Some(version.into());
        self
    }

    /// Carries a query out. What goes wrong in part stands in the answer's `errors`.
    ///
    /// # Errors
    ///
    /// `GraphQL request failed with status {n}` for any status but 2xx.
    pub async fn execute(&self, query: impl Into<String>, variables: Value) -> Result<GraphQlAnswer, Error> {
        let request = GraphQlRequest {
            api_version: Some(self.version.clone().unwrap_or_else(|| DEFAULT_VERSION.to_owned())),
            query: Some(query.into()),
            variables: Some(variables),
            ..GraphQlRequest::default()
        };
        self.client.call(&EXECUTE, &request, &self.options).await
    }

    /// Carries a query out and reads its data in a type of the caller's.
    ///
    /// # Errors
    ///
    /// As [`GraphQl::execute`]; a decode error for data of another shape.
    pub async fn read<T: DeserializeOwned>(&self, query: impl Into<String>, variables: Value) -> Result<T, Error> {
        let answer = self.execute(query, variables).await?;
        serde_json::from_value(answer.data.unwrap_or_default())
            .map_err(|error| Error::new(crate::error::ErrorKind::Decode, error.to_string()))
    }
}
