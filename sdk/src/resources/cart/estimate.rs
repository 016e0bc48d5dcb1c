//! The estimated totals of a cart: lines, sums, discounts, memberships, fees, tax.

use super::*;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// The estimated totals of a cart.
    EstimatedTotals {
        /// The calculated cart.
        cart: Cart,
        /// Prices and tax of each line.
        calculated_line_items: Vec<CalculatedLineItem>,
        /// Sums for the whole cart.
        price_summary: PriceSummary,
        /// Gift card that pays for part or all of the cart.
        gift_card: GiftCard,
        /// Tax of the whole cart, and how it was calculated.
        tax_summary: TaxSummary,
        /// Shipping region, the options on offer and the one chosen.
        shipping_info: ShippingInformation,
        /// Discounts taken off, and how much each comes to.
        applied_discounts: Vec<AppliedDiscount>,
        /// The parts that could not be calculated.
        calculation_errors: CalculationErrors,
        /// Unit of every weight in the answer.
        weight_unit: WeightUnit,
        /// Currency of the amounts. A three-letter currency code.
        currency: String,
        /// Totals to pay now. Set by the platform.
        pay_now: PriceSummary,
        /// Totals to pay later. Set by the platform.
        pay_later: PriceSummary,
        /// Totals to pay after a free trial. Set by the platform.
        pay_after_free_trial: PriceSummary,
        /// Memberships that could pay for lines, that cannot, and that were chosen.
        membership_options: MembershipOptions,
        /// Fees beyond items, shipping and tax. At most 100.
        additional_fees: Vec<AdditionalFee>,
        /// Errors and warnings that an order would meet. Set by the platform.
        violations: Vec<Violation>,
    }

    /// Prices and tax of one line of the cart.
    CalculatedLineItem {
        /// Id of the line in the cart.
        line_item_id: String,
        /// Prices, discount and tax of the line.
        prices_breakdown: LineItemPricesData,
        /// Extras of the line.
        modifiers: Vec<ItemModifier>,
        payment_option: PaymentOption,
        /// The address that decides the tax of the line.
        taxable_address: TaxableAddress,
    }

    /// Prices, discount and tax of a line.
    LineItemPricesData {
        /// Price of the whole line, with tax and with discounts taken off.
        total_price_after_tax: MultiCurrencyPrice,
        /// Price of the whole line, without tax and with discounts taken off.
        total_price_before_tax: MultiCurrencyPrice,
        /// Tax of the line.
        tax_details: ItemTaxFullDetails,
        /// All discounts on the line together.
        total_discount: MultiCurrencyPrice,
        /// Price of one, discounts taken off.
        price: MultiCurrencyPrice,
        /// Price of one before coupons and merchant discounts.
        price_before_discounts: MultiCurrencyPrice,
        /// Price of the whole line.
        line_item_price: MultiCurrencyPrice,
        /// Price of one before any sale.
        full_price: MultiCurrencyPrice,
        /// Price of the line's extras.
        modifiers: MultiCurrencyPrice,
        /// Price of the whole line, without tax and before discounts.
        price_before_discounts_and_tax: MultiCurrencyPrice,
        /// Deposit to pay now.
        deposit_amount: MultiCurrencyPrice,
    }

    /// The sums of a cart or order.
    PriceSummary {
        /// All lines together, before shipping, tax, fees and discounts.
        subtotal: MultiCurrencyPrice,
        shipping: MultiCurrencyPrice,
        /// All tax together.
        tax: MultiCurrencyPrice,
        /// All discounts together.
        discount: MultiCurrencyPrice,
        /// Amount to be paid in the end.
        total: MultiCurrencyPrice,
        /// All additional fees together.
        additional_fees: MultiCurrencyPrice,
    }

    /// A gift card that pays for part or all of a cart.
    GiftCard {
        /// Id of the gift card.
        id: String,
        /// Code of the gift card, hidden in part.
        obfuscated_code: String,
        /// Amount the gift card pays.
        amount: MultiCurrencyPrice,
        /// Id of the app that provides the gift card. A GUID.
        app_id: String,
        /// Id of the gift card, assigned by the app that provides it. At most 50 characters.
        external_id: String,
        /// Requested amount of the gift card.
        requested_amount: MultiCurrencyPrice,
    }

    /// A discount taken off the cart: a coupon, a merchant discount or a discount rule.
    AppliedDiscount {
        /// Coupon the discount comes from; excludes `merchant_discount` and `discount_rule`.
        coupon: AppliedCoupon,
        /// Discount given by the shop's owner; excludes `coupon` and `discount_rule`.
        merchant_discount: AppliedMerchantDiscount,
        /// Rule of the shop the discount comes from; excludes `coupon` and `merchant_discount`.
        discount_rule: AppliedDiscountRule,
        discount_type: DiscountType,
        /// Ids of the lines the discount applies to. Each a GUID.
        line_item_ids: Vec<String>,
    }

    /// A coupon taken off the cart.
    AppliedCoupon {
        /// Id of the coupon.
        id: String,
        /// Code that the buyer typed.
        code: String,
        /// Amount the coupon takes off.
        amount: MultiCurrencyPrice,
        /// Name of the coupon.
        name: String,
    }

    /// A discount of the shop's owner, taken off the cart.
    AppliedMerchantDiscount {
        /// Amount taken off.
        amount: MultiCurrencyPrice,
        /// Part taken off, in per cent. 0.01 to 100.
        percentage: f64,
    }

    /// A discount that a rule of the shop takes off by itself.
    AppliedDiscountRule {
        /// Id of the rule. A GUID.
        id: String,
        name: DiscountRuleName,
        /// Amount the rule takes off.
        amount: MultiCurrencyPrice,
    }

    /// Name of a discount rule, in two languages.
    DiscountRuleName {
        /// Text in the site's language. At most 256 characters.
        original: String,
        /// Text in the buyer's language. At most 500 characters.
        translated: String,
    }

    /// Memberships of the buyer, and their benefits for this cart.
    MembershipOptions {
        /// Memberships that can pay for lines of the cart. At most 300.
        eligible_memberships: Vec<Membership>,
        /// Memberships that cannot be used, each with the reason. At most 300.
        invalid_memberships: Vec<InvalidMembership>,
        /// Memberships that were chosen, each with its lines. At most 300.
        selected_memberships: Vec<HostSelectedMembership>,
    }

    /// A membership of the buyer that may pay for lines.
    Membership {
        /// Id of the membership. At most 200 characters.
        id: String,
        /// Id of the app that provides the membership. A GUID.
        app_id: String,
        name: MembershipName,
        /// Ids of the lines it may pay for. Each at most 100 characters, at most 300 ids.
        line_item_ids: Vec<String>,
        /// Credits of the membership, if it is counted in credits.
        credits: MembershipPaymentCredits,
        expiration_date: Timestamp,
        /// Further data about the membership, as a JSON object.
        additional_data: serde_json::Value,
    }

    /// Name of a membership, in two languages.
    MembershipName {
        /// Text in the site's language. At most 100 characters.
        original: String,
        /// Text in the buyer's language. At most 100 characters.
        translated: String,
    }

    /// Credits of a membership.
    MembershipPaymentCredits {
        /// At least 1.
        total: i64,
        remaining: i64,
    }

    /// A membership that cannot be used for this cart, and why.
    InvalidMembership {
        membership: Membership,
        /// Why it cannot be used. At most 100 characters.
        reason: String,
    }

    /// A membership chosen to pay for lines.
    HostSelectedMembership {
        /// Id of the membership. At most 200 characters.
        id: String,
        /// Id of the app that provides the membership. A GUID.
        app_id: String,
        /// Ids of the lines it pays for. Each at most 100 characters, at most 300 ids.
        line_item_ids: Vec<String>,
    }

    /// A fee beyond items, shipping and tax.
    AdditionalFee {
        /// Code of the fee. At most 100 characters.
        code: String,
        /// Name of the fee. At most 50 characters.
        name: String,
        /// Price of the fee.
        price: MultiCurrencyPrice,
        /// Tax of the fee.
        tax_details: ItemTaxFullDetails,
        /// Id of the app that added the fee. At most 100 characters.
        provider_app_id: String,
        /// Price of the fee without tax.
        price_before_tax: MultiCurrencyPrice,
        /// Price of the fee with tax.
        price_after_tax: MultiCurrencyPrice,
        /// Ids of the lines the fee is for. Each a GUID.
        line_item_ids: Vec<String>,
        source: AdditionalFeeSource,
        /// Name of the fee in the buyer's language. At most 50 characters.
        translated_name: String,
        /// The address that decides the tax of the fee.
        taxable_address: TaxableAddress,
    }

    /// Tax of a line, fee or shipping, with its parts.
    ItemTaxFullDetails {
        /// Amount on which tax is due.
        taxable_amount: MultiCurrencyPrice,
        /// Tax rate as a fraction of 0 to 1: 0.2 means 20%.
        tax_rate: Amount,
        /// All tax on the amount together.
        total_tax: MultiCurrencyPrice,
        /// Amount that is exempt from tax. Set by the platform.
        exempt_amount: MultiCurrencyPrice,
        /// Tax by rate. Set by the platform.
        rate_breakdown: Vec<TaxRateBreakdown>,
        /// Tax by jurisdiction. At most 1000, set by the platform.
        tax_breakdown: Vec<TaxBreakdown>,
    }

    /// The share of one rate in a tax.
    TaxRateBreakdown {
        /// Name of the tax. At most 100 characters.
        name: String,
        /// Tax rate as a fraction of 0 to 1: 0.2 means 20%.
        rate: Amount,
        /// Tax due at this rate.
        tax: MultiCurrencyPrice,
    }

    /// The share of one jurisdiction in a tax.
    TaxBreakdown {
        /// Name of the country, state, county or city that levies the tax. At most 200 characters.
        jurisdiction: String,
        /// Amount on which no tax is due here.
        non_taxable_amount: MultiCurrencyPrice,
        /// Tax rate as a fraction: 0.2 means 20%.
        rate: Amount,
        /// Tax due here.
        tax_amount: MultiCurrencyPrice,
        /// Amount on which tax is due here.
        taxable_amount: MultiCurrencyPrice,
        /// Kind of tax. At most 200 characters.
        tax_type: String,
        /// Name of the tax. At most 200 characters.
        tax_name: String,
        /// Whether the jurisdiction is a country, a state, a county, a city or a special one.
        jurisdiction_type: JurisdictionType,
    }

    /// Tax of a whole cart.
    TaxSummary {
        /// Amount on which tax is due. Set by the platform.
        taxable_amount: MultiCurrencyPrice,
        /// All tax together. Set by the platform.
        total_tax: MultiCurrencyPrice,
        /// Amount that is exempt from tax. Set by the platform.
        total_exempt: MultiCurrencyPrice,
        /// Rate of the manual tax: 0.2 means 20%. Set by the platform.
        manual_tax_rate: Amount,
        /// Tax by name and jurisdiction. Set by the platform.
        aggregated_tax_breakdown: Vec<AggregatedTaxBreakdown>,
        calculation_details: TaxCalculationDetails,
    }

    /// The tax of one name and jurisdiction on a whole cart.
    AggregatedTaxBreakdown {
        tax_name: String,
        tax_type: String,
        jurisdiction: String,
        jurisdiction_type: JurisdictionType,
        /// Tax rate as a fraction of 0 to 1: 0.2 means 20%.
        rate: Amount,
        aggregated_tax_amount: MultiCurrencyPrice,
    }

    /// The calculation of a tax: the kind of rate and its reason.
    TaxCalculationDetails {
        /// Why a manual rate was used; excludes `auto_tax_fallback_details`.
        manual_rate_reason: ManualCalculationReason,
        /// Why the fallback rate was used; excludes `manual_rate_reason`.
        auto_tax_fallback_details: AutoTaxFallbackCalculationDetails,
        /// Kind of rate that was used.
        rate_type: RateType,
    }

    /// Why the fallback rate replaced the automatic tax.
    AutoTaxFallbackCalculationDetails {
        /// Whether the automatic tax failed or was switched off.
        fallback_reason: FallbackReason,
        /// Error of the automatic tax, if it failed.
        error: ApplicationError,
    }
}
