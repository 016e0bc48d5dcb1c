//! Values that several resources share.

pub(crate) mod amount;
mod currency;
pub(crate) mod entity;
mod money;
mod patch;
mod timestamp;

pub use amount::{Amount, AmountError};
pub use currency::{Currency, NoCurrency};
pub use money::{Money, MoneyError};
pub use patch::Patch;
pub use timestamp::Timestamp;

entity::entities! {
    /// A point on the map, in degrees.
    AddressLocation {
        latitude: f64,
        longitude: f64,
    }
}

entity::open_enums! {
    /// The catalog of a site.
    CatalogVersion {
        V1Catalog = "V1_CATALOG",
        V3Catalog = "V3_CATALOG",
        StoresNotInstalled = "STORES_NOT_INSTALLED",
    }
}
