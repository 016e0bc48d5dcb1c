//! What a cart costs, worked out as of now.

use super::entity::DeliveryMethod;
use super::enums::{DiscountScope, Source};
use super::line_item::{ConvertedMoney, DiscountSource};
use super::problems::CartViolation;
use crate::resources::cart::{CalculationErrors, TranslatableString, Violation};
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// What a cart costs, worked out as of now.
    CartSummary {
        /// The cart it came from. A GUID.
        cart_id: String,
        /// Cart revision.
        cart_revision: String,
        /// Calculation id. A GUID.
        calculation_id: String,
        /// The lines. At most 300.
        line_items: Vec<LineItemSummary>,
        /// Discounts. At most 100.
        discounts: Vec<Discount>,
        /// Delivery summary.
        delivery_summary: DeliverySummary,
        /// Fees. At most 100.
        additional_fees: Vec<AdditionalFee>,
        /// All tax.
        tax_summary: TaxSummary,
        /// The sums.
        price_summary: PriceSummary,
        /// Payment summary.
        payment_summary: PaymentSummary,
        /// Stands for the prices shown: an order placed with it is refused when they have changed. At most 1024 characters.
        price_verification_token: String,
        /// What could not be worked out.
        calculation_errors: CalculationErrors,
        /// Spi violations. At most 100.
        spi_violations: Vec<Violation>,
        /// What stands in the way of an order. At most 100.
        violations: Vec<CartViolation>,
    }

    /// Line item summary.
    LineItemSummary {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Price of one.
        unit_price: ConvertedMoney,
        /// Price of the line.
        total_price: ConvertedMoney,
    }

    /// Discount.
    Discount {
        /// Name shown to people.
        name: TranslatableString,
        /// Source.
        source: DiscountSource,
        /// Scope.
        scope: DiscountScope,
        /// Subscription cycles. 1 to 1000.
        subscription_cycles: i64,
        /// What is to be paid.
        total: ConvertedMoney,
        /// Line item discounts. At most 100.
        line_item_discounts: Vec<LineItemDiscount>,
    }

    /// Line item discount.
    LineItemDiscount {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Amount off.
        amount_off: ConvertedMoney,
    }

    /// Delivery summary.
    DeliverySummary {
        /// Method.
        method: DeliveryMethod,
        /// Price of one.
        price: ConvertedMoney,
    }

    /// A fee.
    AdditionalFee {
        /// Code it is known by. At most 100 characters.
        code: String,
        /// Name shown to people.
        name: TranslatableString,
        /// Provider app id. At most 100 characters.
        provider_app_id: String,
        /// The lines it is about. A GUID, at most 100.
        line_item_ids: Vec<String>,
        /// Price of one.
        price: ConvertedMoney,
        /// Subscription cycles. 1 to 999.
        subscription_cycles: i64,
        /// Source.
        source: Source,
    }

    /// Tax summary.
    TaxSummary {
        /// Taxes. At most 100.
        taxes: Vec<Tax>,
        /// Total exempt.
        total_exempt: ConvertedMoney,
        /// Prices include tax. Set by the platform.
        prices_include_tax: bool,
        /// Line item taxes. At most 300.
        line_item_taxes: Vec<LineItemTax>,
        /// Delivery tax.
        delivery_tax: ConvertedMoney,
        /// Additional fee taxes. At most 100.
        additional_fee_taxes: Vec<AdditionalFeeTax>,
    }

    /// Tax.
    Tax {
        /// Name shown to people.
        name: TranslatableString,
        /// What tax is taken of.
        taxable_amount: ConvertedMoney,
        /// Exempt amount.
        exempt_amount: ConvertedMoney,
        /// Amount in the shop's currency.
        amount: ConvertedMoney,
    }

    /// Line item tax.
    LineItemTax {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Tax.
        tax: ConvertedMoney,
        /// Rate as a decimal: 0.0875 is 8.75 percent.
        rate: Amount,
    }

    /// Additional fee tax.
    AdditionalFeeTax {
        /// Additional fee code. At most 100 characters.
        additional_fee_code: String,
        /// Tax.
        tax: ConvertedMoney,
    }

    /// The sums.
    PriceSummary {
        /// The goods, before discounts.
        subtotal: ConvertedMoney,
        /// All discounts together.
        discount: ConvertedMoney,
        /// Delivery.
        delivery: ConvertedMoney,
        /// Fees.
        additional_fees: ConvertedMoney,
        /// Tax.
        tax: ConvertedMoney,
        /// What is to be paid.
        total: ConvertedMoney,
    }

    /// Payment summary.
    PaymentSummary {
        /// Gift cards. At most 1.
        gift_cards: Vec<GiftCardSummary>,
        /// Memberships. At most 300.
        memberships: Vec<MembershipSummary>,
        /// Subscription charges. At most 100.
        subscription_charges: Vec<SubscriptionCharges>,
        /// Requires payment after gift card.
        requires_payment_after_gift_card: bool,
        /// Total after gift cards.
        total_after_gift_cards: ConvertedMoney,
        /// What is paid now.
        pay_now: ConvertedMoney,
        /// What is paid later.
        pay_later: ConvertedMoney,
        /// What is paid when the free trial ends.
        pay_after_free_trial: ConvertedMoney,
    }

    /// Gift card summary.
    GiftCardSummary {
        /// Gift card id. A GUID.
        gift_card_id: String,
        /// How much of it is used.
        redeem_amount: ConvertedMoney,
    }

    /// Membership summary.
    MembershipSummary {
        /// Identifier. At most 200 characters.
        id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// The lines it is about. At most 100 characters, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Subscription charges.
    SubscriptionCharges {
        /// The lines it is about. A GUID, at most 300.
        line_item_ids: Vec<String>,
        /// Description. At most 1000 characters.
        description: String,
        /// Charges. At most 50.
        charges: Vec<Charge>,
    }

    /// Charge.
    Charge {
        /// Cycle from.
        cycle_from: i64,
        /// Cycle count.
        cycle_count: i64,
        /// Cycle billing date.
        cycle_billing_date: Timestamp,
    }
}
