//! Asking which catalog a site has.

use super::endpoints;
use super::enums::CatalogVersion as Version;
use crate::error::Error;
use crate::resources::Empty;
use crate::resources::handle::{found, handle};

handle! {
    /// Which catalog a site has. Made by [`Client::catalog_version`](crate::Client::catalog_version).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::catalog_versioning::CatalogVersion;
    ///
    /// // Asked once and remembered; `client.catalog_version().get()` asks anew.
    /// match client.detect_catalog().await? {
    ///     CatalogVersion::V3Catalog => println!("{:?}", client.products_v3().get("id").await?.name),
    ///     _ => println!("{:?}", client.products().get("id").await?.name),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    CatalogVersioning
}

impl CatalogVersioning<'_> {
    /// The version, asked of the platform each time; the client remembers the first answer, see
    /// [`Client::detect_catalog`](crate::Client::detect_catalog).
    ///
    /// # Errors
    ///
    /// When the platform cannot be reached.
    pub async fn get(&self) -> Result<Version, Error> {
        let reply = self
            .client
            .call(&endpoints::GET, &Empty::default(), &self.options)
            .await?;
        found(reply.catalog_version, "version")
    }
}
