//! The summary of a calculated cart, and its upsells.

use super::entity::DeliveryMethod;
use super::enums::{BenefitType, DiscountScope, Source};
use super::line_item::{ConvertedMoney, DiscountSource};
use super::problems::CartViolation;
use crate::resources::cart::{CalculationErrors, CatalogReference, TranslatableString, Violation};
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// The summary of a cart as of now.
    CartSummary {
        /// The cart it came from. A GUID.
        cart_id: String,
        cart_revision: String,
        /// A GUID.
        calculation_id: String,
        /// At most 300.
        line_items: Vec<LineItemSummary>,
        /// At most 100.
        discounts: Vec<Discount>,
        delivery_summary: DeliverySummary,
        /// At most 100.
        additional_fees: Vec<AdditionalFee>,
        /// All tax.
        tax_summary: TaxSummary,
        /// The sums.
        price_summary: PriceSummary,
        payment_summary: PaymentSummary,
        /// Proves the shown prices: an order placed with it is refused if they have changed. At most 1024 characters.
        price_verification_token: String,
        /// The parts that could not be calculated.
        calculation_errors: CalculationErrors,
        /// At most 100.
        spi_violations: Vec<Violation>,
        /// At most 100.
        violations: Vec<CartViolation>,
    }

    LineItemSummary {
        /// A GUID.
        line_item_id: String,
        /// 1 to 100000.
        quantity: i64,
        unit_price: ConvertedMoney,
        /// Price of the line.
        total_price: ConvertedMoney,
    }

    Discount {
        name: TranslatableString,
        source: DiscountSource,
        scope: DiscountScope,
        /// 1 to 1000.
        subscription_cycles: i64,
        total: ConvertedMoney,
        /// At most 100.
        line_item_discounts: Vec<LineItemDiscount>,
    }

    LineItemDiscount {
        /// A GUID.
        line_item_id: String,
        amount_off: ConvertedMoney,
    }

    DeliverySummary {
        method: DeliveryMethod,
        price: ConvertedMoney,
    }

    AdditionalFee {
        /// At most 100 characters.
        code: String,
        name: TranslatableString,
        /// At most 100 characters.
        provider_app_id: String,
        /// A GUID, at most 100.
        line_item_ids: Vec<String>,
        price: ConvertedMoney,
        /// 1 to 999.
        subscription_cycles: i64,
        source: Source,
    }

    TaxSummary {
        /// At most 100.
        taxes: Vec<Tax>,
        total_exempt: ConvertedMoney,
        /// Set by the platform.
        prices_include_tax: bool,
        /// At most 300.
        line_item_taxes: Vec<LineItemTax>,
        delivery_tax: ConvertedMoney,
        /// At most 100.
        additional_fee_taxes: Vec<AdditionalFeeTax>,
    }

    Tax {
        name: TranslatableString,
        taxable_amount: ConvertedMoney,
        exempt_amount: ConvertedMoney,
        /// Amount in the shop's currency.
        amount: ConvertedMoney,
    }

    LineItemTax {
        /// A GUID.
        line_item_id: String,
        tax: ConvertedMoney,
        /// Rate as a decimal: 0.0875 is 8.75 percent.
        rate: Amount,
    }

    AdditionalFeeTax {
        /// At most 100 characters.
        additional_fee_code: String,
        tax: ConvertedMoney,
    }

    /// The sums.
    PriceSummary {
        /// The goods, before discounts.
        subtotal: ConvertedMoney,
        /// All discounts together.
        discount: ConvertedMoney,
        delivery: ConvertedMoney,
        additional_fees: ConvertedMoney,
        tax: ConvertedMoney,
        total: ConvertedMoney,
    }

    PaymentSummary {
        /// At most 1.
        gift_cards: Vec<GiftCardSummary>,
        /// At most 300.
        memberships: Vec<MembershipSummary>,
        /// At most 100.
        subscription_charges: Vec<SubscriptionCharges>,
        requires_payment_after_gift_card: bool,
        total_after_gift_cards: ConvertedMoney,
        pay_now: ConvertedMoney,
        pay_later: ConvertedMoney,
        pay_after_free_trial: ConvertedMoney,
    }

    GiftCardSummary {
        /// A GUID.
        gift_card_id: String,
        redeem_amount: ConvertedMoney,
    }

    MembershipSummary {
        /// At most 200 characters.
        id: String,
        /// A GUID.
        app_id: String,
        /// At most 100 characters, at most 300.
        line_item_ids: Vec<String>,
    }

    SubscriptionCharges {
        /// A GUID, at most 300.
        line_item_ids: Vec<String>,
        /// At most 1000 characters.
        description: String,
        /// At most 50.
        charges: Vec<Charge>,
    }

    Charge {
        cycle_from: i64,
        cycle_count: i64,
        cycle_billing_date: Timestamp,
    }

    ItemUpsells {
        /// A GUID.
        line_item_id: String,
        /// At most 10.
        upsells: Vec<UpsellOption>,
    }

    UpsellOption {
        /// A GUID.
        id: String,
        /// At most 200 characters.
        title: String,
        /// At most 500 characters.
        description: String,
        catalog_reference: CatalogReference,
        metadata: UpsellBenefitMetadata,
        price_details: PriceDetails,
    }

    UpsellBenefitMetadata {
        benefit_type: BenefitType,
        benefit_value: Amount,
    }

    PriceDetails {
        price: Amount,
        /// At most 200 characters.
        description: String,
    }
}
