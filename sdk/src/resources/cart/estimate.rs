//! What a cart would cost: totals, delivery, tax, memberships and what stands in the way.

use super::entity::*;
use super::enums::*;
use super::line_item::*;
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};
use std::collections::BTreeMap;

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

    /// Item tax full details.
    ItemTaxFullDetails {
        /// Taxable amount.
        taxable_amount: MultiCurrencyPrice,
        /// Tax rate.
        tax_rate: Amount,
        /// Total tax.
        total_tax: MultiCurrencyPrice,
        /// Rate breakdown. Set by the platform.
        rate_breakdown: Vec<TaxRateBreakdown>,
        /// Tax breakdown. At most 1000, set by the platform.
        tax_breakdown: Vec<TaxBreakdown>,
    }

    /// Tax rate breakdown.
    TaxRateBreakdown {
        /// Name. At most 100 characters.
        name: String,
        /// Rate.
        rate: Amount,
        /// Tax.
        tax: MultiCurrencyPrice,
    }

    /// Tax breakdown.
    TaxBreakdown {
        /// Jurisdiction. At most 200 characters.
        jurisdiction: String,
        /// Non taxable amount.
        non_taxable_amount: MultiCurrencyPrice,
        /// Rate.
        rate: Amount,
        /// Tax amount.
        tax_amount: MultiCurrencyPrice,
        /// Taxable amount.
        taxable_amount: MultiCurrencyPrice,
        /// Tax type. At most 200 characters.
        tax_type: String,
        /// Tax name. At most 200 characters.
        tax_name: String,
        /// Jurisdiction type.
        jurisdiction_type: JurisdictionType,
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

    /// Tax summary.
    TaxSummary {
        /// Taxable amount. Set by the platform.
        taxable_amount: MultiCurrencyPrice,
        /// Total tax. Set by the platform.
        total_tax: MultiCurrencyPrice,
        /// Calculation details.
        calculation_details: TaxCalculationDetails,
    }

    /// Tax calculation details.
    TaxCalculationDetails {
        /// Manual rate reason. One of a choice.
        manual_rate_reason: ManualCalculationReason,
        /// Auto tax fallback details. One of a choice.
        auto_tax_fallback_details: AutoTaxFallbackCalculationDetails,
        /// Rate type.
        rate_type: RateType,
    }

    /// Auto tax fallback calculation details.
    AutoTaxFallbackCalculationDetails {
        /// Fallback reason.
        fallback_reason: FallbackReason,
        /// Error.
        error: ApplicationError,
    }

    /// Application error.
    ApplicationError {
        /// Code.
        code: String,
        /// Description.
        description: String,
        /// Data.
        data: serde_json::Value,
    }

    /// Shipping information.
    ShippingInformation {
        /// Region.
        region: ShippingRegion,
        /// Selected carrier service option.
        selected_carrier_service_option: SelectedCarrierServiceOption,
        /// Carrier service options.
        carrier_service_options: Vec<CarrierServiceOption>,
    }

    /// Shipping region.
    ShippingRegion {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Name. At most 100 characters.
        name: String,
    }

    /// Selected carrier service option.
    SelectedCarrierServiceOption {
        /// Code. At most 100 characters.
        code: String,
        /// Title. At most 250 characters, set by the platform.
        title: String,
        /// Logistics. Set by the platform.
        logistics: DeliveryLogistics,
        /// Cost. Set by the platform.
        cost: SelectedCarrierServiceOptionPrices,
        /// Requested shipping option. Set by the platform.
        requested_shipping_option: bool,
        /// Other charges.
        other_charges: Vec<SelectedCarrierServiceOptionOtherCharge>,
        /// Carrier id. A GUID.
        carrier_id: String,
        /// Delivery allocations. At most 300.
        delivery_allocations: Vec<DeliveryAllocation>,
        /// Partial.
        partial: bool,
    }

    /// Delivery logistics.
    DeliveryLogistics {
        /// Delivery time. At most 500 characters.
        delivery_time: String,
        /// Instructions. At most 1000 characters.
        instructions: String,
        /// Pickup details.
        pickup_details: PickupDetails,
    }

    /// Pickup details.
    PickupDetails {
        /// Address.
        address: Address,
        /// Business location.
        business_location: bool,
        /// Pickup method.
        pickup_method: PickupMethod,
    }

    /// Selected carrier service option prices.
    SelectedCarrierServiceOptionPrices {
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
    }

    /// Selected carrier service option other charge.
    SelectedCarrierServiceOptionOtherCharge {
        /// Type.
        r#type: ChargeType,
        /// Details. At most 200 characters.
        details: String,
        /// Cost.
        cost: SelectedCarrierServiceOptionPrices,
    }

    /// Delivery allocation.
    DeliveryAllocation {
        /// Delivery carrier.
        delivery_carrier: Carrier,
        /// Delivery region.
        delivery_region: Region,
        /// Applicable line items.
        applicable_line_items: ApplicableLineItems,
    }

    /// Carrier.
    Carrier {
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Code. At most 250 characters.
        code: String,
    }

    /// Region.
    Region {
        /// Identifier. A GUID.
        id: String,
        /// Name. At most 100 characters.
        name: String,
    }

    /// Applicable line items.
    ApplicableLineItems {
        /// Line item ids. At most 100 characters, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Carrier service option.
    CarrierServiceOption {
        /// Carrier id. A GUID.
        carrier_id: String,
        /// Shipping options.
        shipping_options: Vec<ShippingOption>,
    }

    /// Shipping option.
    ShippingOption {
        /// Code. At most 100 characters.
        code: String,
        /// Title. At most 250 characters.
        title: String,
        /// Logistics.
        logistics: DeliveryLogistics,
        /// Cost.
        cost: ShippingPrice,
        /// Delivery allocations. At most 300.
        delivery_allocations: Vec<DeliveryAllocation>,
        /// Partial.
        partial: bool,
    }

    /// Shipping price.
    ShippingPrice {
        /// Price.
        price: MultiCurrencyPrice,
        /// Other charges.
        other_charges: Vec<OtherCharge>,
    }

    /// Other charge.
    OtherCharge {
        /// Type.
        r#type: ChargeType,
        /// Price.
        price: MultiCurrencyPrice,
        /// Details. At most 250 characters.
        details: String,
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

    /// Calculation errors.
    CalculationErrors {
        /// General shipping calculation error. One of a choice.
        general_shipping_calculation_error: Details,
        /// Carrier errors. One of a choice.
        carrier_errors: CarrierErrors,
        /// Selected shipping option error. One of a choice.
        selected_shipping_option_error: Details,
        /// Tax calculation error.
        tax_calculation_error: Details,
        /// Coupon calculation error.
        coupon_calculation_error: Details,
        /// Gift card calculation error.
        gift_card_calculation_error: Details,
        /// Order validation errors.
        order_validation_errors: Vec<ApplicationError>,
        /// Membership error.
        membership_error: Details,
        /// Discounts calculation error.
        discounts_calculation_error: Details,
    }

    /// Details.
    Details {
        /// Application error. One of a choice.
        application_error: ApplicationError,
        /// Validation error. One of a choice.
        validation_error: ValidationError,
        /// System error. One of a choice.
        system_error: SystemError,
        /// Tracing.
        tracing: BTreeMap<String, String>,
    }

    /// Validation error.
    ValidationError {
        /// Field violations.
        field_violations: Vec<FieldViolation>,
    }

    /// Field violation.
    FieldViolation {
        /// Field.
        field: String,
        /// Description.
        description: String,
        /// Violated rule.
        violated_rule: RuleType,
        /// Rule name.
        rule_name: String,
        /// Data.
        data: serde_json::Value,
    }

    /// System error.
    SystemError {
        /// Error code.
        error_code: String,
    }

    /// Carrier errors.
    CarrierErrors {
        /// Errors.
        errors: Vec<CarrierError>,
    }

    /// Carrier error.
    CarrierError {
        /// Carrier id.
        carrier_id: String,
        /// Error.
        error: Details,
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

    /// Violation.
    Violation {
        /// Severity.
        severity: Severity,
        /// Target.
        target: Target,
        /// Description. At most 1000 characters.
        description: String,
    }

    /// Target.
    Target {
        /// Other. One of a choice.
        other: Other,
        /// Line item. One of a choice.
        line_item: TargetLineItem,
    }

    /// Other.
    Other {
        /// Name.
        name: OtherTarget,
    }

    /// Target line item.
    TargetLineItem {
        /// Name.
        name: LineItemTarget,
        /// Identifier.
        id: String,
    }
}
