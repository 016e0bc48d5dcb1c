//! Queries in GraphQL.

use crate::error::{Error, ErrorKind};
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::entities;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The version of the GraphQL interface unless another is named.
pub const DEFAULT_VERSION: &str = "alpha";

calls! {
    /// Queries and mutations in GraphQL.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::graphql::GraphQlRequest;
    ///
    /// let request = GraphQlRequest::new("query One($slug: String) { product(slug: $slug) { name } }")
    ///     .variables(serde_json::json!({ "slug": "harbour-mug" }));
    /// let answer = client.graphql().execute(request).await?;
    /// println!("{:?}", answer.data);
    /// # Ok(())
    /// # }
    /// ```
    GraphQl by graphql;
    rows graphql at GraphQl "/graphql", converting Conversions::NONE;

    /// Executes a query or mutation. The answer's `errors` lists errors in parts of the query; the call fails with
    /// `GraphQL request failed with status {n}` for any status but 2xx.
    execute(GraphQlRequest) -> GraphQlAnswer = POST "/{apiVersion}";
}

impl GraphQl<'_> {
    /// Executes a query and reads its data in a type. Fails with [`ErrorKind::Decode`] for data of another shape.
    pub async fn read<T: DeserializeOwned>(&self, request: GraphQlRequest) -> Result<T, Error> {
        let answer = self.execute(request).await?;
        serde_json::from_value(answer.data.unwrap_or_default())
            .map_err(|error| Error::new(ErrorKind::Decode, error.to_string()))
    }
}

impl GraphQlRequest {
    /// A query or mutation for the version [`DEFAULT_VERSION`].
    #[must_use]
    pub fn new(query: impl Into<String>) -> Self {
        Self { api_version: Some(DEFAULT_VERSION.to_owned()), query: Some(query.into()), ..Self::default() }
    }

    /// Sets the values of the query's variables, by name.
    #[must_use]
    pub fn variables(mut self, variables: Value) -> Self {
        self.variables = Some(variables);
        self
    }

    /// Names the operation to execute, for a query that has several.
    #[must_use]
    pub fn operation(mut self, name: impl Into<String>) -> Self {
        self.operation_name = Some(name.into());
        self
    }

    /// Names another version of the interface.
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.api_version = Some(version.into());
        self
    }
}

entities! {
    /// The payload of [`GraphQl::execute`].
    GraphQlRequest {
        /// Required.
        api_version: String,
        query: String,
        /// By name.
        variables: Value,
        operation_name: String,
    }

    /// The answer of a query, which may have failed in part.
    GraphQlAnswer {
        /// In the shape of the query.
        data: Value,
        errors: Vec<GraphQlError>,
    }

    /// An error in a part of a query.
    GraphQlError {
        /// A text for developers.
        message: String,
        /// The place in the answer.
        path: Value,
        /// The places in the query.
        locations: Value,
        /// Further details, such as a `code`.
        extensions: Value,
    }
}
