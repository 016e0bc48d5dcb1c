//! Collections of catalog v1.

use crate::query::Query;
use crate::resources::calls::calls;
use crate::resources::products::{CONVERSIONS, Media};
use crate::types::entity::entities;

calls! {
    /// Collections of catalog v1: named groups of products. The owner writes them by
    /// [`Client::products`](crate::Client::products).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Query;
    ///
    /// let table = client.collections().get_by_slug("the-table").await?;
    /// println!("{}: {} products", table.name.unwrap_or_default(), table.number_of_products.unwrap_or_default());
    /// let all = client.collections().query(Query::new()).stream().collect().await?;
    /// # Ok(())
    /// # }
    /// ```
    Collections by collections;
    rows collections at StoresReader "/v2/collections", converting CONVERSIONS;

    /// Returns a collection. Fails with status 404 for an unknown id.
    get(GetCollection { id: String }) -> { collection: Collection } = GET "/{id}";

    /// Returns the collection of a slug. Fails with status 404 for an unknown one.
    get_by_slug(GetCollectionBySlug { slug: String }) -> { collection: Collection } = GET "/slug/{slug}";

    /// Queries collections.
    query(QueryCollections { query: Query }) -> { collections: [Collection] }
        = POST "/query".safe().get_on_edge().r_param();
}

entities! {
    /// A named group of products.
    Collection {
        /// At most 36 characters. Set by the platform.
        id: String,
        /// At most 50 characters.
        name: String,
        /// Set by the platform.
        media: Media,
        /// Set by the platform.
        number_of_products: i64,
        /// At most 600 characters.
        description: String,
        /// The last part of the address of its page. At most 100 characters.
        slug: String,
        /// Whether visitors see it.
        visible: bool,
    }
}
