//! Failed calculations of a cart and choices that do not apply, with Cart V1's codes. Cart V2 names the same problems by
//! its own codes.

use base::ApiError;
use serde_json::{Value, json};
use strum::IntoStaticStr;

/// A failed calculation, or a choice that does not apply.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, IntoStaticStr)]
pub enum Problem {
    #[error("There is no coupon {0}")]
    #[strum(serialize = "ERROR_COUPON_DOES_NOT_EXIST")]
    CouponUnknown(String),
    #[error("This coupon is switched off")]
    #[strum(serialize = "ERROR_COUPON_IS_DISABLED")]
    CouponDisabled,
    #[error("This coupon is not good yet")]
    #[strum(serialize = "ERROR_COUPON_IS_NOT_ACTIVE_YET")]
    CouponNotActiveYet,
    #[error("This coupon has expired")]
    #[strum(serialize = "ERROR_COUPON_HAS_EXPIRED")]
    CouponExpired,
    #[error("This coupon has been used as often as it can be")]
    #[strum(serialize = "ERROR_COUPON_USAGE_EXCEEDED")]
    CouponUsedUp,
    #[error("You have used this coupon as often as you can")]
    #[strum(serialize = "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED")]
    CouponUsedUpByBuyer,
    /// The minimum subtotal as a decimal, and formatted with its currency.
    #[error("This coupon is for orders of {formatted} or more")]
    #[strum(serialize = "ERROR_INVALID_SUBTOTAL")]
    CouponBelowMinimum { minimum: String, formatted: String },
    #[error("Coupons are not for gift cards")]
    #[strum(serialize = "COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD")]
    CouponNotForGiftCards,
    #[error("This coupon is for nothing in the cart")]
    #[strum(serialize = "ERROR_INVALID_PRODUCTS")]
    CouponForOtherProducts,

    #[error("A gift card's code has 8 to 20 letters and digits")]
    #[strum(serialize = "GIFT_CARD_CODE_INVALID")]
    GiftCardCodeMalformed,
    #[error("There is no gift card with this code")]
    #[strum(serialize = "GIFT_CARD_NOT_FOUND")]
    GiftCardUnknown,
    #[error("This gift card is switched off")]
    #[strum(serialize = "GIFT_CARD_DISABLED")]
    GiftCardDisabled { id: String },
    #[error("This gift card has expired")]
    #[strum(serialize = "GIFT_CARD_EXPIRED")]
    GiftCardExpired { id: String },
    #[error("There is nothing left on this gift card")]
    #[strum(serialize = "GIFT_CARD_IS_EMPTY")]
    GiftCardEmpty { id: String },
    #[error("A gift card cannot pay for a gift card")]
    #[strum(serialize = "GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD")]
    GiftCardForGiftCard,
    #[error("A gift card cannot pay for a subscription")]
    #[strum(serialize = "SUBSCRIPTION_WITH_GIFT_CARD")]
    GiftCardForSubscription,

    #[error("{name}: {reason}")]
    #[strum(serialize = "INVALID_MEMBERSHIP")]
    MembershipInvalid { name: String, reason: &'static str },
    #[error("You have no such membership")]
    #[strum(serialize = "MEMBERSHIP_NOT_FOUND")]
    MembershipUnknown,
    #[error("This membership does not pay for the line {0}")]
    #[strum(serialize = "NOT_APPLICABLE_TO_LINE_ITEMS")]
    MembershipNotForLine(String),
    #[error("This membership has not enough credits left")]
    #[strum(serialize = "INSUFFICIENT_FUNDS")]
    MembershipOutOfCredits,

    #[error("Delivery cannot be worked out without a shipping address")]
    #[strum(serialize = "SHIPPING_ADDRESS_MISSING")]
    AddressMissing,
    #[error("The shop does not deliver this cart to {country}")]
    #[strum(serialize = "DELIVERY_NOT_AVAILABLE")]
    NotDelivered { country: String },
    #[error("There is no delivery option {0} for this address")]
    #[strum(serialize = "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND")]
    DeliveryOptionUnknown(String),
}

impl Problem {
    /// The code of Cart V1.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// Whether a coupon or gift card does not exist. An existing one that does not apply is not a wrong guess.
    pub const fn is_wrong_code(&self) -> bool {
        matches!(self, Self::CouponUnknown(_) | Self::GiftCardCodeMalformed | Self::GiftCardUnknown)
    }

    /// The data of Cart V1's error.
    pub(crate) fn data(&self) -> Value {
        match self {
            Self::CouponBelowMinimum { minimum, .. } => json!({ "minimumSubtotal": minimum }),
            Self::GiftCardDisabled { id } | Self::GiftCardExpired { id } | Self::GiftCardEmpty { id } => {
                json!({ "giftCardId": id })
            }
            _ => json!({}),
        }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        let refusal = Self::bad_request(problem.code(), problem.to_string()).with(problem.data());
        refusal.for_wrong_code(problem.is_wrong_code())
    }
}
