//! Violations of a cart, and the data of Cart V2's error codes.

use super::enums::{
    InvalidCouponReason, InvalidGiftCardReason, InvalidMembershipReason, ViolationCode, ViolationScope,
    ViolationSeverity,
};
use super::line_item::{ConvertedMoney, SelectedMembership};
use crate::resources::cart::{CatalogReference, Target, Violation};
use crate::types::entity::entities;

entities! {
    /// A violation that prevents an order: one of the data fields, by its code.
    CartViolation {
        custom_validation_data: CustomValidationErrorData,
        invalid_coupon_status_data: InvalidCouponStatusErrorData,
        invalid_coupon_code_data: InvalidCouponCodeErrorData,
        invalid_gift_card_code_data: InvalidGiftCardCodeErrorData,
        invalid_gift_card_status_data: InvalidGiftCardStatusErrorData,
        line_items_out_of_stock_data: LineItemsOutOfStockErrorData,
        members_only_item_data: MembersOnlyItemErrorData,
        subtotal_below_order_minimum_data: SubtotalBelowOrderMinimumErrorData,
        invalid_membership_status_data: InvalidMembershipStatusErrorData,
        subscription_item_not_supported_on_demo_cart_data: SubscriptionItemNotSupportedOnDemoCartErrorData,
        gift_card_item_not_supported_on_demo_cart_data: GiftCardItemNotSupportedOnDemoCartErrorData,
        scope: ViolationScope,
        code: ViolationCode,
        /// At most 1000 characters.
        description: String,
        severity: ViolationSeverity,
    }

    CustomValidationErrorData {
        target: Target,
    }

    InvalidCouponStatusErrorData {
        min_line_item_quantity_not_reached_details: MinLineItemQuantityNotReachedDetails,
        min_subtotal_not_reached_details: MinSubtotalNotReachedDetails,
        /// At most 100 characters.
        coupon_code: String,
        reason: InvalidCouponReason,
    }

    MinLineItemQuantityNotReachedDetails {
        required_minimum_quantity: i64,
    }

    MinSubtotalNotReachedDetails {
        required_minimum_subtotal: ConvertedMoney,
        /// At most 100 characters.
        original_description: String,
    }

    InvalidCouponCodeErrorData {
        /// At most 100 characters.
        coupon_code: String,
    }

    InvalidGiftCardCodeErrorData {
        /// At most 100 characters.
        gift_card_code: String,
        /// A GUID.
        gift_card_id: String,
    }

    InvalidGiftCardStatusErrorData {
        /// At most 100 characters.
        gift_card_code: String,
        reason: InvalidGiftCardReason,
        /// A GUID.
        gift_card_id: String,
    }

    LineItemsOutOfStockErrorData {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
        all_line_items_out_of_stock: bool,
    }

    MembersOnlyItemErrorData {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    SubtotalBelowOrderMinimumErrorData {
        minimum_order_subtotal: ConvertedMoney,
        remaining_amount: ConvertedMoney,
    }

    InvalidMembershipStatusErrorData {
        /// At most 200 characters.
        membership_id: String,
        reason: InvalidMembershipReason,
    }

    SubscriptionItemNotSupportedOnDemoCartErrorData {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    GiftCardItemNotSupportedOnDemoCartErrorData {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    CartAlreadyOrderedErrorData {
        /// The cart it came from. A GUID.
        cart_id: String,
        /// A GUID.
        order_id: String,
    }

    CouponAlreadyExistsErrorData {
        /// At most 100 characters.
        coupon_code: String,
    }

    CouponNotFoundInCartErrorData {
        /// A GUID.
        coupon_id: String,
    }

    DeliveryMethodNotFoundErrorData {
        /// At most 100 characters.
        code: String,
        /// At most 100 characters.
        app_id: String,
    }

    DuplicateItemModifierIdsErrorData {
        /// At most 300.
        invalid_items: Vec<CatalogReference>,
    }

    DuplicateLineItemUpdatesErrorData {
        /// A GUID, at most 300.
        duplicate_line_item_ids: Vec<String>,
    }

    DuplicateModifierGroupIdsErrorData {
        /// At most 300.
        invalid_items: Vec<CatalogReference>,
    }

    EmptyLineItemUpdatesErrorData {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    EmptyPaymentTokenErrorData {
        /// The amount due. At most 100 characters.
        total: String,
    }

    FixedQuantityItemErrorData {
        /// At most 300.
        invalid_items: Vec<LineItemIdentifier>,
    }

    LineItemIdentifier {
        /// A GUID.
        line_item_id: String,
        catalog_reference: CatalogReference,
    }

    GiftCardAlreadyExistsErrorData {
        /// At most 100 characters.
        gift_card_code: String,
    }

    GiftCardNotFoundInCartErrorData {
        /// A GUID.
        gift_card_id: String,
    }

    GiftCardRedeemErrorData {
        /// At most 100 characters.
        error: String,
    }

    InsufficientInventoryErrorData {
        /// At most 300.
        invalid_items: Vec<InsufficientInventoryEntry>,
    }

    InsufficientInventoryEntry {
        id: LineItemIdentifier,
        requested_quantity: i64,
        available_quantity: i64,
    }

    InvalidCartErrorData {
        /// At most 100.
        violations: Vec<CartViolation>,
    }

    InvalidMembershipErrorData {
        /// At most 100 characters.
        message: String,
    }

    InvalidMembershipPaymentOptionErrorData {
        /// At most 300.
        invalid_items: Vec<InvalidMembershipEntry>,
    }

    InvalidMembershipEntry {
        invalid_item_id: LineItemIdentifier,
        selected_membership: SelectedMembership,
    }

    InvalidPaymentStatusErrorData {
        /// At most 100 characters.
        payment_token: String,
        /// At most 100 characters.
        transaction_status: String,
        /// At most 100 characters.
        failure_details: String,
    }

    InvalidPriceVerificationTokenErrorData {
        /// At most 3000 characters.
        token: String,
    }

    InvalidThirdPartyCheckoutTokenErrorData {
        /// At most 3000 characters.
        token: String,
    }

    ItemNotFoundInCatalogErrorData {
        /// At most 300.
        invalid_items: Vec<LineItemIdentifier>,
    }

    LineItemNotFoundInCartErrorData {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    LineItemPriceConflictErrorData {
        /// At most 300.
        invalid_items: Vec<CatalogReference>,
    }

    MaxItemModifiersExceededErrorData {
        request_count: i64,
        max_count: i64,
    }

    MaxLineItemsExceededErrorData {
        request_count: i64,
        max_count: i64,
    }

    ViolationWithErrorSeverityErrorData {
        violations_list: ViolationsList,
    }

    ViolationsList {
        /// At most 100.
        violations: Vec<Violation>,
    }
}
