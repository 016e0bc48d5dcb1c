//! What a cart would cost: lines, sums, discounts, memberships, fees.

use super::delivery::*;
use super::entity::*;
use super::enums::*;
use super::line_item::*;
use super::problems::*;
use super::tax::*;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// Estimated totals.
    EstimatedTotals {
        /// Cart.
        cart: Cart,
        /// Calculated line items.
        calculated_line_items: Vec<CalculatedLineItem>,
        /// Price summary.
        price_summary: PriceSummary,
        /// Gift card.
        gift_card: GiftCard,
        /// Tax summary.
        tax_summary: TaxSummary,
        /// Shipping info.
        shipping_info: ShippingInformation,
        /// Applied discounts.
        applied_discounts: Vec<AppliedDiscount>,
        /// Calculation errors.
        calculation_errors: CalculationErrors,
        /// Weight unit.
        weight_unit: WeightUnit,
        /// Currency. A three-letter currency code.
        currency: String,
        /// Pay now. Set by the platform.
        pay_now: PriceSummary,
        /// Pay later. Set by the platform.
        pay_later: PriceSummary,
        /// Membership options.
        membership_options: MembershipOptions,
        /// Additional fees. At most 100.
        additional_fees: Vec<AdditionalFee>,
        /// Violations. Set by the platform.
        violations: Vec<Violation>,
    }

    /// Calculated line item.
    CalculatedLineItem {
        /// Line item id.
        line_item_id: String,
        /// Prices breakdown.
        prices_breakdown: LineItemPricesData,
        /// Payment option.
        payment_option: PaymentOption,
        /// Taxable address.
        taxable_address: TaxableAddress,
    }

    /// Line item prices data.
    LineItemPricesData {
        /// Total price after tax.
        total_price_after_tax: MultiCurrencyPrice,
        /// Total price before tax.
        total_price_before_tax: MultiCurrencyPrice,
        /// Tax details.
        tax_details: ItemTaxFullDetails,
        /// Total discount.
        total_discount: MultiCurrencyPrice,
        /// Price.
        price: MultiCurrencyPrice,
        /// Price before discounts.
        price_before_discounts: MultiCurrencyPrice,
        /// Line item price.
        line_item_price: MultiCurrencyPrice,
        /// Full price.
        full_price: MultiCurrencyPrice,
        /// Modifiers.
        modifiers: MultiCurrencyPrice,
        /// Deposit amount.
        deposit_amount: MultiCurrencyPrice,
    }

    /// The sums of a cart or order.
    PriceSummary {
        /// Subtotal.
        subtotal: MultiCurrencyPrice,
        /// Shipping.
        shipping: MultiCurrencyPrice,
        /// Tax.
        tax: MultiCurrencyPrice,
        /// Discount.
        discount: MultiCurrencyPrice,
        /// Total.
        total: MultiCurrencyPrice,
        /// Additional fees.
        additional_fees: MultiCurrencyPrice,
    }

    /// Gift card.
    GiftCard {
        /// Identifier.
        id: String,
        /// Obfuscated code.
        obfuscated_code: String,
        /// Amount in the shop's currency.
        amount: MultiCurrencyPrice,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// External id. At most 50 characters.
        external_id: String,
        /// Requested amount.
        requested_amount: MultiCurrencyPrice,
    }

    /// Applied discount.
    AppliedDiscount {
        /// Coupon. One of a choice.
        coupon: AppliedCoupon,
        /// Merchant discount. One of a choice.
        merchant_discount: AppliedMerchantDiscount,
        /// Discount rule. One of a choice.
        discount_rule: AppliedDiscountRule,
        /// Discount type.
        discount_type: DiscountType,
        /// Line item ids. A GUID.
        line_item_ids: Vec<String>,
    }

    /// Applied coupon.
    AppliedCoupon {
        /// Identifier.
        id: String,
        /// Code.
        code: String,
        /// Amount in the shop's currency.
        amount: MultiCurrencyPrice,
        /// Name.
        name: String,
    }

    /// Applied merchant discount.
    AppliedMerchantDiscount {
        /// Amount in the shop's currency.
        amount: MultiCurrencyPrice,
        /// Percentage. 0.01 to 100.
        percentage: f64,
    }

    /// Applied discount rule.
    AppliedDiscountRule {
        /// Identifier. A GUID.
        id: String,
        /// Name.
        name: DiscountRuleName,
        /// Amount in the shop's currency.
        amount: MultiCurrencyPrice,
    }

    /// Discount rule name.
    DiscountRuleName {
        /// Text in the site's language. At most 256 characters.
        original: String,
        /// Text in the buyer's language. At most 500 characters.
        translated: String,
    }

    /// Membership options.
    MembershipOptions {
        /// Eligible memberships. At most 300.
        eligible_memberships: Vec<Membership>,
        /// Invalid memberships. At most 300.
        invalid_memberships: Vec<InvalidMembership>,
        /// Selected memberships. At most 300.
        selected_memberships: Vec<HostSelectedMembership>,
    }

    /// Membership.
    Membership {
        /// Identifier. At most 200 characters.
        id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Name.
        name: MembershipName,
        /// Line item ids. At most 100 characters, at most 300.
        line_item_ids: Vec<String>,
        /// Credits.
        credits: MembershipPaymentCredits,
        /// Expiration date.
        expiration_date: Timestamp,
        /// Additional data.
        additional_data: serde_json::Value,
    }

    /// Membership name.
    MembershipName {
        /// Text in the site's language. At most 100 characters.
        original: String,
        /// Text in the buyer's language. At most 100 characters.
        translated: String,
    }

    /// Membership payment credits.
    MembershipPaymentCredits {
        /// Total. At least 1.
        total: i64,
        /// Remaining.
        remaining: i64,
    }

    /// Invalid membership.
    InvalidMembership {
        /// Membership.
        membership: Membership,
        /// Reason. At most 100 characters.
        reason: String,
    }

    /// Host selected membership.
    HostSelectedMembership {
        /// Identifier. At most 200 characters.
        id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Line item ids. At most 100 characters, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Additional fee.
    AdditionalFee {
        /// Code. At most 100 characters.
        code: String,
        /// Name. At most 50 characters.
        name: String,
        /// Price.
        price: MultiCurrencyPrice,
        /// Tax details.
        tax_details: ItemTaxFullDetails,
        /// Provider app id. At most 100 characters.
        provider_app_id: String,
        /// Price before tax.
        price_before_tax: MultiCurrencyPrice,
        /// Price after tax.
        price_after_tax: MultiCurrencyPrice,
        /// Line item ids. A GUID.
        line_item_ids: Vec<String>,
        /// Source.
        source: AdditionalFeeSource,
        /// Translated name. At most 50 characters.
        translated_name: String,
        /// Taxable address.
        taxable_address: TaxableAddress,
    }
}
