//! The catalog version of a site.

use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::open_enums;

const CONVERSIONS: Conversions = Conversions {
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

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
    get(GetCatalogVersion {}) -> { catalogVersion: CatalogVersion } = GET "/version";
}

open_enums! {
    /// The catalog of a site.
    CatalogVersion {
        V1Catalog = "V1_CATALOG",
        V3Catalog = "V3_CATALOG",
        StoresNotInstalled = "STORES_NOT_INSTALLED",
    }
}
