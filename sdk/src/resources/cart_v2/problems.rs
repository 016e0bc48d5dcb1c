//! What stands in the way of an order, and the data that the error codes of Cart V2 carry.

use super::enums::{
    InvalidCouponReason, InvalidGiftCardReason, InvalidMembershipReason, ViolationCode, ViolationScope,
    ViolationSeverity,
};
use super::line_item::{ConvertedMoney, SelectedMembership};
use crate::resources::cart::{CatalogReference, Target, Violation};
use crate::types::entity::entities;

entities! {
    /// What stands in the way of an order, with data of its kind.
    CartViolation {
        /// Custom validation data. One of a choice.
        custom_validation_data: CustomValidationErrorData,
        /// Invalid coupon status data. One of a choice.
        invalid_coupon_status_data: InvalidCouponStatusErrorData,
        /// Invalid coupon code data. One of a choice.
        invalid_coupon_code_data: InvalidCouponCodeErrorData,
        /// Invalid gift card code data. One of a choice.
        invalid_gift_card_code_data: InvalidGiftCardCodeErrorData,
        /// Invalid gift card status data. One of a choice.
        invalid_gift_card_status_data: InvalidGiftCardStatusErrorData,
        /// Line items out of stock data. One of a choice.
        line_items_out_of_stock_data: LineItemsOutOfStockErrorData,
        /// Members only item data. One of a choice.
        members_only_item_data: MembersOnlyItemErrorData,
        /// Subtotal below order minimum data. One of a choice.
        subtotal_below_order_minimum_data: SubtotalBelowOrderMinimumErrorData,
        /// Invalid membership status data. One of a choice.
        invalid_membership_status_data: InvalidMembershipStatusErrorData,
        /// Scope.
        scope: ViolationScope,
        /// Code it is known by.
        code: ViolationCode,
        /// Description. At most 1000 characters.
        description: String,
        /// Severity.
        severity: ViolationSeverity,
    }

    /// Custom validation error data.
    CustomValidationErrorData {
        /// Target.
        target: Target,
    }

    /// Invalid coupon status error data.
    InvalidCouponStatusErrorData {
        /// Min line item quantity not reached details. One of a choice.
        min_line_item_quantity_not_reached_details: MinLineItemQuantityNotReachedDetails,
        /// Min subtotal not reached details. One of a choice.
        min_subtotal_not_reached_details: MinSubtotalNotReachedDetails,
        /// Coupon code. At most 100 characters.
        coupon_code: String,
        /// Why.
        reason: InvalidCouponReason,
    }

    /// Min line item quantity not reached details.
    MinLineItemQuantityNotReachedDetails {
        /// Required minimum quantity.
        required_minimum_quantity: i64,
    }

    /// Min subtotal not reached details.
    MinSubtotalNotReachedDetails {
        /// Required minimum subtotal.
        required_minimum_subtotal: ConvertedMoney,
        /// Original description. At most 100 characters.
        original_description: String,
    }

    /// Invalid coupon code error data.
    InvalidCouponCodeErrorData {
        /// Coupon code. At most 100 characters.
        coupon_code: String,
    }

    /// Invalid gift card code error data.
    InvalidGiftCardCodeErrorData {
        /// Gift card code. At most 100 characters.
        gift_card_code: String,
        /// Gift card id. A GUID.
        gift_card_id: String,
    }

    /// Invalid gift card status error data.
    InvalidGiftCardStatusErrorData {
        /// Gift card code. At most 100 characters.
        gift_card_code: String,
        /// Why.
        reason: InvalidGiftCardReason,
        /// Gift card id. A GUID.
        gift_card_id: String,
    }

    /// Line items out of stock error data.
    LineItemsOutOfStockErrorData {
        /// The lines it is about. A GUID, at most 300.
        line_item_ids: Vec<String>,
        /// All line items out of stock.
        all_line_items_out_of_stock: bool,
    }

    /// Members only item error data.
    MembersOnlyItemErrorData {
        /// The lines it is about. A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Subtotal below order minimum error data.
    SubtotalBelowOrderMinimumErrorData {
        /// Minimum order subtotal.
        minimum_order_subtotal: ConvertedMoney,
        /// Remaining amount.
        remaining_amount: ConvertedMoney,
    }

    /// Invalid membership status error data.
    InvalidMembershipStatusErrorData {
        /// Membership id. At most 200 characters.
        membership_id: String,
        /// Why.
        reason: InvalidMembershipReason,
    }

    /// Cart already ordered error data.
    CartAlreadyOrderedErrorData {
        /// The cart it came from. A GUID.
        cart_id: String,
        /// The order. A GUID.
        order_id: String,
    }

    /// Coupon already exists error data.
    CouponAlreadyExistsErrorData {
        /// Coupon code. At most 100 characters.
        coupon_code: String,
    }

    /// Coupon not found in cart error data.
    CouponNotFoundInCartErrorData {
        /// Coupon id. A GUID.
        coupon_id: String,
    }

    /// Delivery method not found error data.
    DeliveryMethodNotFoundErrorData {
        /// Code it is known by. At most 100 characters.
        code: String,
        /// App that owns the catalog. At most 100 characters.
        app_id: String,
    }

    /// Duplicate item modifier ids error data.
    DuplicateItemModifierIdsErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<CatalogReference>,
    }

    /// Duplicate line item updates error data.
    DuplicateLineItemUpdatesErrorData {
        /// Duplicate line item ids. A GUID, at most 300.
        duplicate_line_item_ids: Vec<String>,
    }

    /// Duplicate modifier group ids error data.
    DuplicateModifierGroupIdsErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<CatalogReference>,
    }

    /// Empty line item updates error data.
    EmptyLineItemUpdatesErrorData {
        /// The lines it is about. A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Empty payment token error data.
    EmptyPaymentTokenErrorData {
        /// What is to be paid. At most 100 characters.
        total: String,
    }

    /// Fixed quantity item error data.
    FixedQuantityItemErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<LineItemIdentifier>,
    }

    /// Line item identifier.
    LineItemIdentifier {
        /// The line it is about. A GUID, one of a choice.
        line_item_id: String,
        /// Where the item comes from. One of a choice.
        catalog_reference: CatalogReference,
    }

    /// Gift card already exists error data.
    GiftCardAlreadyExistsErrorData {
        /// Gift card code. At most 100 characters.
        gift_card_code: String,
    }

    /// Gift card not found in cart error data.
    GiftCardNotFoundInCartErrorData {
        /// Gift card id. A GUID.
        gift_card_id: String,
    }

    /// Gift card redeem error data.
    GiftCardRedeemErrorData {
        /// Error. At most 100 characters.
        error: String,
    }

    /// Insufficient inventory error data.
    InsufficientInventoryErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<InsufficientInventoryEntry>,
    }

    /// Insufficient inventory entry.
    InsufficientInventoryEntry {
        /// Identifier.
        id: LineItemIdentifier,
        /// How many are wanted.
        requested_quantity: i64,
        /// How many there are.
        available_quantity: i64,
    }

    /// Invalid cart error data.
    InvalidCartErrorData {
        /// What stands in the way of an order. At most 100.
        violations: Vec<CartViolation>,
    }

    /// Invalid membership error data.
    InvalidMembershipErrorData {
        /// Message. At most 100 characters.
        message: String,
    }

    /// Invalid membership payment option error data.
    InvalidMembershipPaymentOptionErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<InvalidMembershipEntry>,
    }

    /// Invalid membership entry.
    InvalidMembershipEntry {
        /// Invalid item id.
        invalid_item_id: LineItemIdentifier,
        /// Selected membership.
        selected_membership: SelectedMembership,
    }

    /// Invalid payment status error data.
    InvalidPaymentStatusErrorData {
        /// Payment token. At most 100 characters.
        payment_token: String,
        /// Transaction status. At most 100 characters.
        transaction_status: String,
        /// Failure details. At most 100 characters.
        failure_details: String,
    }

    /// Invalid price verification token error data.
    InvalidPriceVerificationTokenErrorData {
        /// Token. At most 3000 characters.
        token: String,
    }

    /// Invalid third party checkout token error data.
    InvalidThirdPartyCheckoutTokenErrorData {
        /// Token. At most 3000 characters.
        token: String,
    }

    /// Item not found in catalog error data.
    ItemNotFoundInCatalogErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<LineItemIdentifier>,
    }

    /// Line item not found in cart error data.
    LineItemNotFoundInCartErrorData {
        /// The lines it is about. A GUID, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Line item price conflict error data.
    LineItemPriceConflictErrorData {
        /// Invalid items. At most 300.
        invalid_items: Vec<CatalogReference>,
    }

    /// Max item modifiers exceeded error data.
    MaxItemModifiersExceededErrorData {
        /// Request count.
        request_count: i64,
        /// Max count.
        max_count: i64,
    }

    /// Max line items exceeded error data.
    MaxLineItemsExceededErrorData {
        /// Request count.
        request_count: i64,
        /// Max count.
        max_count: i64,
    }

    /// Violation with error severity error data.
    ViolationWithErrorSeverityErrorData {
        /// Violations list.
        violations_list: ViolationsList,
    }

    /// Violations list.
    ViolationsList {
        /// What stands in the way of an order. At most 100.
        violations: Vec<Violation>,
    }
}
