//! The sums of an order: prices, taxes, discounts, fees and what is still owed.

use super::enums::{AdditionalFeeSource, ChargeType, DiscountReason};
use crate::resources::cart::{DiscountRuleName, DiscountType, JurisdictionType, TaxableAddress, TranslatableString};
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// An amount of money, in the order's currency.
    Price {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount as text with its currency. Set by the platform.
        formatted_amount: String,
    }

    /// Tax on one thing.
    ItemTaxFullDetails {
        /// What tax is taken of.
        taxable_amount: Price,
        /// Rate as a decimal: 0.0875 is 8.75 percent.
        tax_rate: Amount,
        /// All tax together.
        total_tax: Price,
    }

    /// Tax on one thing, by jurisdiction.
    LineItemTaxInfo {
        /// The tax.
        tax_amount: Price,
        /// What tax is taken of.
        taxable_amount: Price,
        /// Rate as a decimal: 0.0875 is 8.75 percent.
        tax_rate: Amount,
        /// Tax group id. A GUID.
        tax_group_id: String,
        /// Tax included in price.
        tax_included_in_price: bool,
        /// Tax breakdown. At most 7.
        tax_breakdown: Vec<LineItemTaxBreakdown>,
    }

    /// Line item tax breakdown.
    LineItemTaxBreakdown {
        /// Name of the jurisdiction. At most 200 characters.
        jurisdiction: String,
        /// Rate as a decimal: 0.0875 is 8.75 percent.
        rate: Amount,
        /// The tax.
        tax_amount: Price,
        /// Tax type. At most 200 characters.
        tax_type: String,
        /// Tax name. At most 200 characters.
        tax_name: String,
        /// Which kind of jurisdiction.
        jurisdiction_type: JurisdictionType,
        /// Non taxable amount.
        non_taxable_amount: Price,
        /// What tax is taken of.
        taxable_amount: Price,
    }

    /// The sums.
    PriceSummary {
        /// The goods, before discounts.
        subtotal: Price,
        /// Delivery.
        shipping: Price,
        /// Tax.
        tax: Price,
        /// All discounts together.
        discount: Price,
        /// What is to be paid.
        total: Price,
        /// All fees together.
        total_additional_fees: Price,
    }

    /// Tax summary.
    TaxSummary {
        /// All tax together. Set by the platform.
        total_tax: Price,
    }

    /// All tax of an order, by jurisdiction.
    OrderTaxInfo {
        /// All tax together.
        total_tax: Price,
        /// Tax breakdown. At most 50.
        tax_breakdown: Vec<OrderTaxBreakdown>,
        /// Tax exempt. Set by the platform.
        tax_exempt: bool,
    }

    /// Order tax breakdown.
    OrderTaxBreakdown {
        /// Tax name. At most 200 characters.
        tax_name: String,
        /// Tax type. At most 200 characters.
        tax_type: String,
        /// Name of the jurisdiction. At most 200 characters.
        jurisdiction: String,
        /// Which kind of jurisdiction.
        jurisdiction_type: JurisdictionType,
        /// Rate as a decimal: 0.0875 is 8.75 percent.
        rate: Amount,
        /// Aggregated tax amount.
        aggregated_tax_amount: Price,
    }

    /// A discount that was taken off.
    AppliedDiscount {
        /// Coupon. One of a choice.
        coupon: Coupon,
        /// Merchant discount. One of a choice.
        merchant_discount: MerchantDiscount,
        /// Discount rule. One of a choice.
        discount_rule: DiscountRule,
        /// Discount type.
        discount_type: DiscountType,
        /// The lines it is about. A GUID, at most 300.
        line_item_ids: Vec<String>,
        /// Identifier. A GUID.
        id: String,
        /// Line item discounts. At most 300.
        line_item_discounts: Vec<LineItemDiscount>,
    }

    /// Coupon.
    Coupon {
        /// Identifier.
        id: String,
        /// Code it is known by.
        code: String,
        /// Name shown to people.
        name: String,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Merchant discount.
    MerchantDiscount {
        /// Discount reason. One of a choice.
        discount_reason: DiscountReason,
        /// Description. At most 200 characters, one of a choice.
        description: String,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Discount rule.
    DiscountRule {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: DiscountRuleName,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Line item discount.
    LineItemDiscount {
        /// Identifier. A GUID.
        id: String,
        /// Total discount.
        total_discount: Price,
    }

    /// What was paid, given back and is still owed.
    BalanceSummary {
        /// How much is left on it. Set by the platform.
        balance: Balance,
        /// Paid. Set by the platform.
        paid: Price,
        /// Refunded. Set by the platform.
        refunded: Price,
        /// Authorized. Set by the platform.
        authorized: Price,
        /// Pending refund. Set by the platform.
        pending_refund: Price,
        /// Pending. Set by the platform.
        pending: Price,
        /// Chargeback. Set by the platform.
        chargeback: Price,
        /// Chargeback reversal. Set by the platform.
        chargeback_reversal: Price,
        /// Platform fees. Set by the platform.
        platform_fees: Price,
        /// Total minus platform fees. Set by the platform.
        total_minus_platform_fees: Price,
        /// Cash rounding adjustment. Set by the platform.
        cash_rounding_adjustment: CashRounding,
    }

    /// What is still owed; below zero when too much was paid.
    Balance {
        /// Amount in the shop's currency. Set by the platform.
        amount: Amount,
        /// Amount as text with its currency. Set by the platform.
        formatted_amount: String,
    }

    /// Cash rounding.
    CashRounding {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount as text with its currency. Set by the platform.
        formatted_amount: String,
    }

    /// A fee.
    AdditionalFee {
        /// Code it is known by. At most 100 characters.
        code: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// Price of one.
        price: Price,
        /// Tax on it.
        tax_details: ItemTaxFullDetails,
        /// Tax on it, by jurisdiction.
        tax_info: LineItemTaxInfo,
        /// Provider app id. A GUID.
        provider_app_id: String,
        /// Price before tax.
        price_before_tax: Price,
        /// Price after tax.
        price_after_tax: Price,
        /// Identifier. A GUID.
        id: String,
        /// The lines it is about. A GUID.
        line_item_ids: Vec<String>,
        /// Source.
        source: AdditionalFeeSource,
        /// Taxable address.
        taxable_address: TaxableAddress,
    }

    /// Platform fee summary.
    PlatformFeeSummary {
        /// What is to be paid.
        total: Price,
        /// Total pass on.
        total_pass_on: Price,
        /// Total absorbed.
        total_absorbed: Price,
        /// Fees. At most 300.
        fees: Vec<PlatformFee>,
    }

    /// Platform fee.
    PlatformFee {
        /// Name shown to people.
        name: TranslatableString,
        /// Amount in the shop's currency.
        amount: Price,
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Charge type.
        charge_type: ChargeType,
        /// Percentage rate.
        percentage_rate: Amount,
    }
}
