//! How products are sold by subscription.

use super::enums::DiscountType;
use crate::resources::cart::SubscriptionFrequency;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// How a product is sold by subscription.
    SubscriptionDetails {
        /// The subscriptions. At most 6.
        subscriptions: Vec<Subscription>,
        /// Whether it is sold without a subscription too.
        allow_one_time_purchases: bool,
    }

    /// A subscription that a product is sold by.
    Subscription {
        /// Whether it goes on until it is ended. One of a choice.
        auto_renewal: bool,
        /// How many times it is paid. 2 to 999, one of a choice.
        billing_cycles: i64,
        /// Identifier. A GUID.
        id: String,
        /// Title shown to people. At most 20 characters.
        title: String,
        /// Text. At most 60 characters.
        description: String,
        /// Whether visitors see it.
        visible: bool,
        /// The unit of the time between payments.
        frequency: SubscriptionFrequency,
        /// How many units between payments. 1 to 50.
        interval: i64,
        /// The discount.
        discount: SubscriptionDiscount,
    }

    /// What a subscription takes off: one of these.
    SubscriptionDiscount {
        /// An amount off. One of a choice.
        amount_off: Amount,
        /// A percentage off. 0.1 to 99.9, one of a choice.
        percent_off: f64,
        /// Which kind it is.
        r#type: DiscountType,
    }
}
