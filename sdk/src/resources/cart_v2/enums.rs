//! The enumerations of Cart V2.

use crate::types::entity::open_enums;

open_enums! {
    RedemptionType {
        Credits = "CREDITS",
        Sessions = "SESSIONS",
    }

    /// Whether an item can be had.
    ItemStatus {
        InStock = "IN_STOCK",
        PartiallyInStock = "PARTIALLY_IN_STOCK",
        OutOfStock = "OUT_OF_STOCK",
        RemovedFromCatalog = "REMOVED_FROM_CATALOG",
    }

    DiscountSourceType {
        AutomaticRule = "AUTOMATIC_RULE",
        Coupon = "COUPON",
    }

    DiscountScope {
        UnknownDiscountScope = "UNKNOWN_DISCOUNT_SCOPE",
        CartSubtotal = "CART_SUBTOTAL",
        LineItem = "LINE_ITEM",
        Delivery = "DELIVERY",
    }

    Source {
        UnknownAdditionalFeeSource = "UNKNOWN_ADDITIONAL_FEE_SOURCE",
        ServicePlugin = "SERVICE_PLUGIN",
        LineItem = "LINE_ITEM",
        Delivery = "DELIVERY",
        Platform = "PLATFORM",
    }

    InvalidCouponReason {
        UnknownInvalidCouponReason = "UNKNOWN_INVALID_COUPON_REASON",
        Expired = "EXPIRED",
        Disabled = "DISABLED",
        Inactive = "INACTIVE",
        MaxUsageExceeded = "MAX_USAGE_EXCEEDED",
        MaxUsagePerCustomerExceeded = "MAX_USAGE_PER_CUSTOMER_EXCEEDED",
        NotApplicableToSubscriptions = "NOT_APPLICABLE_TO_SUBSCRIPTIONS",
        NotApplicableToSelectedLineItems = "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
        MinLineItemQuantityNotReached = "MIN_LINE_ITEM_QUANTITY_NOT_REACHED",
        MinSubtotalNotReached = "MIN_SUBTOTAL_NOT_REACHED",
    }

    InvalidGiftCardReason {
        UnknownInvalidGiftCardReason = "UNKNOWN_INVALID_GIFT_CARD_REASON",
        Expired = "EXPIRED",
        Disabled = "DISABLED",
        EmptyBalance = "EMPTY_BALANCE",
    }

    InvalidMembershipReason {
        UnknownInvalidMembershipReason = "UNKNOWN_INVALID_MEMBERSHIP_REASON",
        InsufficientFunds = "INSUFFICIENT_FUNDS",
        MembershipNotFound = "MEMBERSHIP_NOT_FOUND",
        NotApplicableToLineItems = "NOT_APPLICABLE_TO_LINE_ITEMS",
        LineItemNotFound = "LINE_ITEM_NOT_FOUND",
    }

    ViolationScope {
        Global = "GLOBAL",
        LineItem = "LINE_ITEM",
        Discount = "DISCOUNT",
        Delivery = "DELIVERY",
        Tax = "TAX",
        Membership = "MEMBERSHIP",
        GiftCard = "GIFT_CARD",
    }

    ViolationCode {
        GeneralCode = "GENERAL_CODE",
        CustomValidation = "CUSTOM_VALIDATION",
        EmptyCart = "EMPTY_CART",
        LineItemsOutOfStock = "LINE_ITEMS_OUT_OF_STOCK",
        MembersOnlyItem = "MEMBERS_ONLY_ITEM",
        InvalidCouponCode = "INVALID_COUPON_CODE",
        InvalidCouponStatus = "INVALID_COUPON_STATUS",
        CannotApplyCouponDiscountWhenPurchasingGiftCard = "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD",
        MissingDeliveryAddress = "MISSING_DELIVERY_ADDRESS",
        MissingDeliveryMethod = "MISSING_DELIVERY_METHOD",
        DeliveryMethodNoLongerAvailable = "DELIVERY_METHOD_NO_LONGER_AVAILABLE",
        DeliveryMethodNotAppliedToAllLineItems = "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS",
        InvalidGiftCardCode = "INVALID_GIFT_CARD_CODE",
        InvalidGiftCardStatus = "INVALID_GIFT_CARD_STATUS",
        CannotPayForGiftCardWithGiftCard = "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD",
        SubtotalBelowOrderMinimum = "SUBTOTAL_BELOW_ORDER_MINIMUM",
        InvalidMembershipStatus = "INVALID_MEMBERSHIP_STATUS",
        InvalidPostalCode = "INVALID_POSTAL_CODE",
        InvalidSubdivision = "INVALID_SUBDIVISION",
        SubscriptionItemNotSupportedOnDemoCart = "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART",
        GiftCardItemNotSupportedOnDemoCart = "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART",
        GiftCardPaymentNotSupportedOnDemoCart = "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
        MembershipPaymentNotSupportedOnDemoCart = "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
    }

    ViolationSeverity {
        Warning = "WARNING",
        Error = "ERROR",
    }

    ValidationsConfig {
        SkipValidations = "SKIP_VALIDATIONS",
        PreCheckoutValidations = "PRE_CHECKOUT_VALIDATIONS",
        CheckoutValidations = "CHECKOUT_VALIDATIONS",
    }

    BenefitType {
        Percentage = "PERCENTAGE",
        FixedPrice = "FIXED_PRICE",
        FixedAmount = "FIXED_AMOUNT",
    }
}
