//! The values of products that files of goods have.

use rust_decimal::Decimal;

/// The values of a product. An absent one stays as it is; an empty text is none.
#[derive(Debug, Clone)]
pub(crate) struct Product {
    pub(crate) slug: String,
    pub(crate) name: Option<String>,
    /// HTML.
    pub(crate) description: Option<String>,
    pub(crate) is_digital: Option<bool>,
    pub(crate) visible: Option<bool>,
    pub(crate) brand: Option<String>,
    pub(crate) ribbon: Option<String>,
    /// Names; collections that are not there are made.
    pub(crate) collections: Option<Vec<String>>,
    /// Addresses of pictures.
    pub(crate) media: Option<Vec<String>>,
    /// Variants that are not listed stay.
    pub(crate) lines: Vec<Line>,
}

/// The values of a variant. An absent one stays as it is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    /// The place among the variants of the product as it is; absent for a new variant.
    pub(crate) variant: Option<usize>,
    /// One choice of each option.
    pub(crate) choices: Vec<Chosen>,
    pub(crate) sku: Option<String>,
    pub(crate) barcode: Option<String>,
    /// The price after the discount.
    pub(crate) price: Option<Decimal>,
    /// The price before a sale.
    pub(crate) compare_at_price: Option<Option<Decimal>>,
    pub(crate) cost: Option<Option<Decimal>>,
    pub(crate) weight: Option<Option<Decimal>>,
    pub(crate) stock: Option<Stocked>,
}

/// A choice of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chosen {
    pub(crate) option: String,
    pub(crate) choice: String,
    /// The colour of a swatch; absent where it stays as it is.
    pub(crate) colour: Option<String>,
}

/// The stock of a variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stocked {
    Counted(i64),
    Uncounted(bool),
}
