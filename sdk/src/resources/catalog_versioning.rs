//! The catalog version of a site.

pub use crate::types::CatalogVersion;

use crate::client::Client;
use crate::error::Error;
use crate::resources::calls::calls;
use crate::row::Conversions;

const CONVERSIONS: Conversions = Conversions { opaque: &["extendedFields"], ..Conversions::NONE };

calls! {
    /// Catalog versioning: a site has catalog v1 or v3, and the calls of the other fail with status 428.
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
    CatalogVersioning by catalog_version;
    rows catalog_versioning at Stores "/v3/provision", converting CONVERSIONS;

    /// Returns the catalog version, asking the platform each time. The client remembers the first answer: see
    /// [`Client::detect_catalog`](crate::Client::detect_catalog).
    get(GetCatalogVersion {}) -> { catalog_version: CatalogVersion } = GET "/version";
}

impl Client {
    /// The catalog version of the site, cached by this client and its clones. A platform without this call has version
    /// 1.
    ///
    /// # Errors
    ///
    /// If the platform cannot be reached, or refuses to answer.
    pub async fn detect_catalog(&self) -> Result<CatalogVersion, Error> {
        if let Some(known) = self.shared.catalog.get() {
            return Ok(known.clone());
        }
        let version = match self.catalog_version().get().await {
            Ok(version) => version,
            Err(error) if error.status() == Some(404) => CatalogVersion::V1Catalog,
            Err(error) => return Err(error),
        };
        Ok(self.shared.catalog.get_or_init(|| version).clone())
    }
}
