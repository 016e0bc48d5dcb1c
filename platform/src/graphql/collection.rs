//! Collections.

use super::page::{PageArguments, ProductPage, SortBy};
use super::{Asking, list_cost};
use async_graphql::{Context, ID, Object, Result};
use cartwright::resources::collections as wire;
use serde_json::json;

/// A named group of products.
pub(super) struct Collection(pub(super) wire::Collection);

#[Object]
impl Collection {
    async fn id(&self) -> Option<ID> {
        self.0.id.clone().map(ID)
    }

    async fn name(&self) -> Option<&String> {
        self.0.name.as_ref()
    }

    /// Last part of its page's address.
    async fn slug(&self) -> Option<&String> {
        self.0.slug.as_ref()
    }

    async fn description(&self) -> Option<&String> {
        self.0.description.as_ref()
    }

    /// The number of its products.
    async fn product_count(&self) -> Option<i64> {
        self.0.number_of_products
    }

    /// Its products, a page at a time.
    #[graphql(complexity = "list_cost(first, child_complexity)")]
    async fn products(
        &self,
        context: &Context<'_>,
        #[graphql(default = 50)] first: i64,
        after: Option<String>,
        sort: Option<Vec<SortBy>>,
    ) -> Result<ProductPage> {
        let asked = PageArguments {
            filter: Some(
                json!({ "allCategoriesInfo.categories": { "$matchItems": [{ "id": { "$in": [self.0.id] } }] } }),
            ),
            sort,
            first,
            after,
            ..PageArguments::default()
        };
        asked.page(context.data::<Asking>()?)
    }
}
