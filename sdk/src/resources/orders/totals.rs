//! The totals of an order: prices, taxes, discounts, fees and the amount due.

use crate::resources::cart::{DiscountRuleName, DiscountType, JurisdictionType, TaxableAddress, TranslatableString};
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

entities! {
    /// An amount of money in the order's currency.
    Price {
        amount: Amount,
        /// With the currency's sign. Set by the platform.
        formatted_amount: String,
    }

    /// The tax on a line item, fee or delivery.
    ItemTaxFullDetails {
        taxable_amount: Price,
        /// 0.0875 is 8.75 percent.
        tax_rate: Amount,
        total_tax: Price,
    }

    /// The tax on a line item, fee or delivery, by jurisdiction.
    LineItemTaxInfo {
        tax_amount: Price,
        taxable_amount: Price,
        /// 0.0875 is 8.75 percent.
        tax_rate: Amount,
        /// A GUID.
        tax_group_id: String,
        tax_included_in_price: bool,
        /// At most 7.
        tax_breakdown: Vec<LineItemTaxBreakdown>,
    }

    /// The tax of one jurisdiction on a line item, fee or delivery.
    LineItemTaxBreakdown {
        /// At most 200 characters.
        jurisdiction: String,
        /// 0.0875 is 8.75 percent.
        rate: Amount,
        tax_amount: Price,
        /// At most 200 characters.
        tax_type: String,
        /// At most 200 characters.
        tax_name: String,
        jurisdiction_type: JurisdictionType,
        non_taxable_amount: Price,
        taxable_amount: Price,
    }

    /// The totals of an order.
    PriceSummary {
        subtotal: Price,
        shipping: Price,
        tax: Price,
        discount: Price,
        total: Price,
        total_additional_fees: Price,
    }

    /// The tax on an order.
    TaxSummary {
        /// Set by the platform.
        total_tax: Price,
    }

    /// The tax on an order, by jurisdiction.
    OrderTaxInfo {
        total_tax: Price,
        /// At most 50.
        tax_breakdown: Vec<OrderTaxBreakdown>,
        /// Set by the platform.
        tax_exempt: bool,
    }

    /// The tax of one jurisdiction on an order.
    OrderTaxBreakdown {
        /// At most 200 characters.
        tax_name: String,
        /// At most 200 characters.
        tax_type: String,
        /// At most 200 characters.
        jurisdiction: String,
        jurisdiction_type: JurisdictionType,
        /// 0.0875 is 8.75 percent.
        rate: Amount,
        aggregated_tax_amount: Price,
    }

    /// A discount. `coupon`, `merchant_discount` and `discount_rule` exclude each other.
    AppliedDiscount {
        coupon: Coupon,
        merchant_discount: MerchantDiscount,
        discount_rule: DiscountRule,
        discount_type: DiscountType,
        /// GUIDs, at most 300.
        line_item_ids: Vec<String>,
        /// A GUID.
        id: String,
        /// At most 300.
        line_item_discounts: Vec<LineItemDiscount>,
    }

    /// A coupon.
    Coupon {
        id: String,
        code: String,
        name: String,
        amount: Price,
    }

    /// A discount that the merchant gave. `discount_reason` and `description` exclude each other.
    MerchantDiscount {
        discount_reason: DiscountReason,
        /// At most 200 characters.
        description: String,
        amount: Price,
    }

    /// An automatic discount.
    DiscountRule {
        /// A GUID.
        id: String,
        name: DiscountRuleName,
        amount: Price,
    }

    /// A line item's share of a discount.
    LineItemDiscount {
        /// A GUID.
        id: String,
        total_discount: Price,
    }

    /// Payments, refunds and the amount due.
    BalanceSummary {
        /// Set by the platform.
        balance: Balance,
        /// Set by the platform.
        paid: Price,
        /// Set by the platform.
        refunded: Price,
        /// Set by the platform.
        authorized: Price,
        /// Set by the platform.
        pending_refund: Price,
        /// Set by the platform.
        pending: Price,
        /// Set by the platform.
        chargeback: Price,
        /// Set by the platform.
        chargeback_reversal: Price,
        /// Set by the platform.
        platform_fees: Price,
        /// Set by the platform.
        total_minus_platform_fees: Price,
        /// Set by the platform.
        cash_rounding_adjustment: CashRounding,
    }

    /// The amount due; below zero for an overpaid order.
    Balance {
        /// Set by the platform.
        amount: Amount,
        /// With the currency's sign. Set by the platform.
        formatted_amount: String,
    }

    /// The rounding of an amount paid in cash; may be below zero.
    CashRounding {
        amount: Amount,
        /// With the currency's sign. Set by the platform.
        formatted_amount: String,
    }

    /// An additional fee.
    AdditionalFee {
        /// At most 100 characters.
        code: String,
        /// At most 50 characters.
        name: String,
        price: Price,
        tax_details: ItemTaxFullDetails,
        tax_info: LineItemTaxInfo,
        /// A GUID.
        provider_app_id: String,
        price_before_tax: Price,
        price_after_tax: Price,
        /// A GUID.
        id: String,
        /// GUIDs.
        line_item_ids: Vec<String>,
        source: AdditionalFeeSource,
        taxable_address: TaxableAddress,
    }

    /// The fees of the platform.
    PlatformFeeSummary {
        total: Price,
        total_pass_on: Price,
        total_absorbed: Price,
        /// At most 300.
        fees: Vec<PlatformFee>,
    }

    /// A fee of the platform.
    PlatformFee {
        name: TranslatableString,
        amount: Price,
        /// A GUID.
        line_item_id: String,
        charge_type: ChargeType,
        percentage_rate: Amount,
    }
}

crate::types::amount::priced!(Price);

open_enums! {
    /// The reason for a discount.
    DiscountReason {
        Unspecified = "UNSPECIFIED",
        ExchangedItems = "EXCHANGED_ITEMS",
        BillingAdjustment = "BILLING_ADJUSTMENT",
    }

    /// The origin of an additional fee.
    AdditionalFeeSource {
        ServicePlugin = "SERVICE_PLUGIN",
        Item = "ITEM",
        Manual = "MANUAL",
        Shipping = "SHIPPING",
        Platform = "PLATFORM",
    }

    /// The bearer of a platform fee.
    ChargeType {
        PassOn = "PASS_ON",
        Absorbed = "ABSORBED",
    }
}
