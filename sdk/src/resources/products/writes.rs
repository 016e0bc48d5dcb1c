//! Parts of the payloads that write products.

use super::product::Dimensions;
use crate::types::entity::entities;
use std::collections::BTreeMap;

impl MediaForWrite {
    /// An image or video that the platform fetches from an address.
    #[must_use]
    pub fn from_url(url: impl Into<String>) -> Self {
        Self { url: Some(url.into()), ..Self::default() }
    }

    /// An image or video that has been uploaded.
    #[must_use]
    pub fn uploaded(media_id: impl Into<String>) -> Self {
        Self { media_id: Some(media_id.into()), ..Self::default() }
    }
}

impl AdjustedProperty {
    /// Raises prices, or lowers them if the adjustment is negative.
    #[must_use]
    pub fn price(adjustment: Adjustment) -> Self {
        Self { price: Some(adjustment), ..Self::default() }
    }
}

impl Adjustment {
    /// By an amount, negative to lower.
    #[must_use]
    pub fn amount(amount: f64) -> Self {
        Self { amount: Some(amount), ..Self::default() }
    }

    /// By a number of per cent, negative to lower.
    #[must_use]
    pub fn percentage(rate: i64) -> Self {
        let percentage = Percentage { rate: Some(rate), ..Percentage::default() };
        Self { percentage: Some(percentage), ..Self::default() }
    }
}

entities! {
    /// A change of the variants of some choices or ids.
    VariantOverride {
        /// Choices by the name of their option, all of which a variant must have.
        choices: BTreeMap<String, String>,
        variant_ids: Vec<String>,
        /// Before any discount. At most 999999999.99.
        price: f64,
        /// At most 999999999.99.
        cost: f64,
        /// In the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// At most 40 characters.
        sku: String,
        visible: bool,
        product_dimensions: Dimensions,
        package_dimensions: Dimensions,
    }

    /// An image or video to add. Only one of `media_id` and `url` is set.
    MediaForWrite {
        /// The id of an upload.
        media_id: String,
        /// Fetched by the platform.
        url: String,
        choice: OptionAndChoice,
    }

    /// A choice of an option.
    OptionAndChoice {
        /// At most 50 characters.
        option: String,
        /// At most 50 characters.
        choice: String,
    }

    /// Images and videos of a choice.
    MediaAssignmentToChoice {
        /// At most 50 characters.
        option: String,
        /// At most 50 characters.
        choice: String,
        /// At most 50.
        media_ids: Vec<String>,
    }

    /// A property and its value. Only one of the fields is set.
    SetProperty {
        /// Before any discount. At most 999999999.99.
        price: f64,
        /// At most 999999999.99.
        cost: f64,
        /// In the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// At most 30 characters.
        ribbon: String,
        /// At most 50 characters.
        brand: String,
    }

    /// A property and its adjustment. Only one of the fields is set.
    AdjustedProperty {
        /// Before any discount.
        price: Adjustment,
        cost: Adjustment,
        /// In the shop's weight unit.
        weight: Adjustment,
    }

    /// An amount or a percentage to raise or lower by. Only one of the fields is set.
    Adjustment {
        percentage: Percentage,
        /// Negative to lower. -999999999.99 to 999999999.99.
        amount: f64,
    }

    /// A percentage to raise or lower by.
    Percentage {
        round_to_int: bool,
        /// Per cent, negative to lower. -100 to 1000.
        rate: i64,
    }
}
