//! Refunds, charges and receipts of orders.

use crate::resources::calls::calls;
use crate::resources::cart::Details;
use crate::resources::order_transactions::{
    ActionType, AdditionalFeeRefund, CreditCardPaymentMethodDetails, LineItemRefund, OrderTransactions, Payment,
    Refund, ShippingRefund,
};
use crate::resources::orders::{CONVERSIONS, DelayedCaptureSettings, PaymentCapture, Price};
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

calls! {
    /// Refunds, charges, captures and receipts of orders. Needs the owner.
    ///
    /// A payment may be `PENDING` at first; an event reports its settlement.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::order_billing::{CalculateRefund, PaymentRefund, RefundPayments};
    ///
    /// let refund = client.order_billing().calculate_refund(CalculateRefund::new("order-id")).await?;
    /// if refund.available == Some(true) {
    ///     let payment = PaymentRefund::new("payment-id");
    ///     client.order_billing().refund_payments(RefundPayments::new("order-id", [payment]).send_email()).await?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    OrderBilling by order_billing;
    rows order_billing at Ecom "/v1/order-billing", converting CONVERSIONS;

    /// Returns the refundable payments and items of an order. Fails with the code `NOT_FOUND`.
    get_order_refundability(GetOrderRefundability {
        /// A GUID.
        order_id: String
    }) -> OrderRefundability = POST "/get-order-refundability".owner().safe();

    /// Calculates the refund of some items or of a whole order. Fails with the code `NOT_FOUND`.
    calculate_refund(CalculateRefund) -> RefundCalculation = POST "/calculate-refund".owner().safe();

    /// Refunds payments. Fails with codes such as `PAYMENT_NOT_REFUNDABLE`, `INVALID_PAYMENT_REFUND_AMOUNT` and
    /// `EXTERNAL_REFUND_EXPECTED`, whose error data names the payment or item.
    refund_payments(RefundPayments) -> PaymentsRefunded = POST "/refund-payments".owner();

    /// Captures authorized payments. Fails with codes such as `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`,
    /// `INVALID_AMOUNT` and `ORDER_HAS_CHARGEBACKS`.
    capture_authorized_payments(CaptureAuthorizedPayments {
        /// A GUID.
        order_id: String,
        /// From 1 to 100.
        payments: Vec<PaymentCapture>
    }) -> { order_transactions: OrderTransactions } = POST "/capture-authorized-payments".owner();

    /// Voids authorized payments. Fails with codes such as `PAYMENT_NOT_AUTHORIZED` and `PAYMENT_ALREADY_VOIDED`.
    void_authorized_payments(VoidAuthorizedPayments {
        /// A GUID.
        order_id: String,
        /// GUIDs, from 1 to 100.
        payment_ids: Vec<String>
    }) -> { order_transactions: OrderTransactions } = POST "/void-authorized-payments".owner();

    /// Authorizes a charge with the payment method that was saved with the order. Fails with codes such as
    /// `NO_SAVED_PAYMENT_METHOD`, `ORDER_PAID`, `INVALID_AMOUNT` and `INVALID_CURRENCY`.
    authorize_charge_with_saved_payment_method(AuthorizeCharge) -> OrderPayment
        = POST "/authorize-charge-with-saved-payment-method".owner();

    /// Charges an order by card, gift cards and memberships. Fails with codes such as `ORDER_PAID`, `INVALID_AMOUNT`,
    /// `PAYMENT_INTENT_ID_REQUIRED`, `GIFT_CARD_NOT_FOUND`, `MEMBERSHIP_NOT_ELIGIBLE` and
    /// `PAYMENT_ALREADY_IN_PROGRESS`.
    charge_order(ChargeOrder) -> OrderCharged = POST "/charge-order".owner();

    /// Pays line items with a member's memberships. Fails with the codes `ORDER_NOT_FOUND` and
    /// `MEMBERSHIP_NOT_ELIGIBLE`.
    charge_memberships(ChargeMemberships {
        /// A GUID.
        order_id: String,
        /// A GUID.
        member_id: String,
        /// From 1 to 100.
        memberships: Vec<MembershipCharge>
    }) -> { payments: Vec<Payment> } = POST "/charge-memberships".owner();

    /// Pays an amount with a gift card. Fails with codes such as `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_EXPIRED`,
    /// `INSUFFICIENT_FUNDS` and `GIFT_CARD_ALREADY_APPLIED`.
    redeem_gift_card(RedeemGiftCard) -> OrderPayment = POST "/redeem-gift-card".owner();

    /// Generates the receipt of a payment. Fails with the codes `RECEIPT_ALREADY_EXIST`,
    /// `RECEIPT_GENERATION_IN_PROGRESS`, `PAYMENT_NOT_FOUND`, `INVALID_PAYMENT_TYPE` and `INVALID_PAYMENT_STATUS`.
    generate_receipts(GenerateReceipts {
        /// A GUID.
        order_id: String,
        /// One GUID.
        payment_ids: Vec<String>
    }) -> { receipts: Vec<ReceiptInfo> } = POST "/generate-receipts".owner();
}

impl CalculateRefund {
    /// Calculates the refund of a whole order.
    #[must_use]
    pub fn new(order_id: impl Into<String>) -> Self {
        Self { order_id: Some(order_id.into()), ..Self::default() }
    }

    /// Calculates the refund of these items only.
    #[must_use]
    pub fn items(mut self, items: RefundItems) -> Self {
        self.refund_items = Some(items);
        self
    }
}

impl RefundPayments {
    /// Refunds payments of an order, from 1 to 50, without a mail and without a change of the stock.
    #[must_use]
    pub fn new(order_id: impl Into<String>, payments: impl IntoIterator<Item = PaymentRefund>) -> Self {
        Self {
            order_id: Some(order_id.into()),
            payment_refunds: Some(payments.into_iter().collect()),
            ..Self::default()
        }
    }

    /// Records the items that are refunded.
    #[must_use]
    pub fn items(mut self, items: RefundItems) -> Self {
        self.refund_items = Some(items);
        self
    }

    /// Records the customer's reason. At most 200 characters.
    #[must_use]
    pub fn reason(mut self, reason: impl Into<String>) -> Self {
        self.customer_reason = Some(reason.into());
        self
    }

    /// Puts items back to stock. At most 300.
    #[must_use]
    pub fn restock(mut self, items: impl IntoIterator<Item = RestockItem>) -> Self {
        let effects = self.side_effects.get_or_insert_default();
        effects.restock.get_or_insert_default().line_items = Some(items.into_iter().collect());
        self
    }

    /// Sends the customer a mail.
    #[must_use]
    pub fn send_email(mut self) -> Self {
        let effects = self.side_effects.get_or_insert_default();
        effects.notifications.get_or_insert_default().send_customer_email = Some(true);
        self
    }
}

impl PaymentRefund {
    /// Refunds a payment in full.
    #[must_use]
    pub fn new(payment_id: impl Into<String>) -> Self {
        Self { payment_id: Some(payment_id.into()), ..Self::default() }
    }

    /// Refunds an amount of it only.
    #[must_use]
    pub fn amount(mut self, amount: impl Into<Price>) -> Self {
        self.amount = Some(amount.into());
        self
    }

    /// Records a refund that is made outside the platform.
    #[must_use]
    pub fn external(mut self) -> Self {
        self.external_refund = Some(true);
        self
    }
}

impl RestockItem {
    /// A quantity of a line item.
    #[must_use]
    pub fn new(line_item_id: impl Into<String>, quantity: u32) -> Self {
        Self { line_item_id: Some(line_item_id.into()), quantity: Some(quantity.into()), ..Self::default() }
    }
}

impl AuthorizeCharge {
    /// Authorizes a charge in a three-letter currency, with the action that follows unless it is captured or voided
    /// before.
    #[must_use]
    pub fn new(
        order_id: impl Into<String>,
        amount: impl Into<Price>,
        currency: impl Into<String>,
        then: impl Into<ActionType>,
    ) -> Self {
        Self {
            order_id: Some(order_id.into()),
            amount: Some(amount.into()),
            currency: Some(currency.into()),
            delayed_capture_settings: Some(DelayedCaptureSettings {
                scheduled_action: Some(then.into()),
                ..DelayedCaptureSettings::default()
            }),
            ..Self::default()
        }
    }
}

impl ChargeOrder {
    /// Charges an order. The other methods add the charges.
    #[must_use]
    pub fn new(order_id: impl Into<String>) -> Self {
        Self { order_id: Some(order_id.into()), ..Self::default() }
    }

    /// Charges an amount by card or another regular method.
    #[must_use]
    pub fn regular(mut self, charge: RegularCharge) -> Self {
        self.regular_charge = Some(charge);
        self
    }

    /// Charges a gift card.
    #[must_use]
    pub fn gift_card(mut self, charge: GiftCardCharge) -> Self {
        self.gift_cards.get_or_insert_default().push(charge);
        self
    }

    /// Charges a membership of a member for a line item.
    #[must_use]
    pub fn membership(mut self, member_id: impl Into<String>, charge: MembershipCharge) -> Self {
        self.member_id = Some(member_id.into());
        self.memberships.get_or_insert_default().push(charge);
        self
    }
}

impl RegularCharge {
    /// Charges an amount; `payment_intent_id` or `delayed_charge` selects the intent.
    #[must_use]
    pub fn new(amount: impl Into<Price>) -> Self {
        Self { amount: Some(amount.into()), ..Self::default() }
    }
}

impl GiftCardCharge {
    /// Charges an amount to the gift card of a code.
    #[must_use]
    pub fn new(code: impl Into<String>, amount: impl Into<Price>) -> Self {
        Self { gift_card_code: Some(code.into()), amount: Some(amount.into()), ..Self::default() }
    }
}

impl MembershipCharge {
    /// Charges a membership that the member has, of the app that offers it, for a line item.
    #[must_use]
    pub fn existing(
        line_item_id: impl Into<String>,
        app_id: impl Into<String>,
        membership_id: impl Into<String>,
    ) -> Self {
        let membership = ExistingMembershipIdentifier {
            app_id: Some(app_id.into()),
            membership_id: Some(membership_id.into()),
            ..ExistingMembershipIdentifier::default()
        };
        Self {
            line_item_id: Some(line_item_id.into()),
            membership_identifier: Some(MembershipIdentifier {
                existing_membership: Some(membership),
                ..MembershipIdentifier::default()
            }),
            ..Self::default()
        }
    }
}

impl RedeemGiftCard {
    /// Pays an amount in a three-letter currency with the gift card of a code.
    #[must_use]
    pub fn new(
        order_id: impl Into<String>,
        code: impl Into<String>,
        amount: impl Into<Price>,
        currency: impl Into<String>,
    ) -> Self {
        Self {
            order_id: Some(order_id.into()),
            gift_card_code: Some(code.into()),
            amount: Some(amount.into()),
            currency: Some(currency.into()),
            ..Self::default()
        }
    }
}

entities! {
    /// The payload of [`OrderBilling::calculate_refund`].
    CalculateRefund {
        /// A GUID.
        order_id: String,
        /// The whole order when absent.
        refund_items: RefundItems,
    }

    /// The payload of [`OrderBilling::refund_payments`].
    RefundPayments {
        /// A GUID.
        order_id: String,
        /// From 1 to 50.
        payment_refunds: Vec<PaymentRefund>,
        side_effects: RefundSideEffects,
        refund_items: RefundItems,
        /// At most 200 characters.
        customer_reason: String,
    }

    /// A payment to refund.
    PaymentRefund {
        /// A GUID.
        payment_id: String,
        /// The full amount when absent.
        amount: Price,
        /// Whether the refund is made outside the platform and only recorded.
        external_refund: bool,
    }

    /// The restock and mails of a refund.
    RefundSideEffects {
        restock: RestockSideEffects,
        notifications: NotificationSideEffects,
    }

    /// The items that go back to stock.
    RestockSideEffects {
        /// At most 300.
        line_items: Vec<RestockItem>,
    }

    /// A line item that goes back to stock.
    RestockItem {
        /// A GUID.
        line_item_id: String,
        /// 1 to 100000.
        quantity: i64,
    }

    /// The mail about a refund.
    NotificationSideEffects {
        send_customer_email: bool,
        /// Part of the mail. At most 1000 characters.
        custom_message: String,
    }

    /// A refund, and the payments of its order.
    PaymentsRefunded {
        refund: Refund,
        order_transactions: OrderTransactions,
    }

    /// The payload of [`OrderBilling::authorize_charge_with_saved_payment_method`].
    AuthorizeCharge {
        /// A GUID.
        order_id: String,
        amount: Price,
        /// A three-letter currency code.
        currency: String,
        delayed_capture_settings: DelayedCaptureSettings,
    }

    /// A payment, and all payments of its order.
    OrderPayment {
        payment: Payment,
        order_transactions: OrderTransactions,
    }

    /// The payload of [`OrderBilling::charge_order`].
    ChargeOrder {
        /// A GUID.
        order_id: String,
        /// The member whose memberships pay. A GUID.
        member_id: String,
        regular_charge: RegularCharge,
        /// At most 100.
        gift_cards: Vec<GiftCardCharge>,
        /// At most 100.
        memberships: Vec<MembershipCharge>,
        /// A GUID.
        idempotency_key: String,
        /// Whether the merchant charges without the buyer.
        merchant_initiated: bool,
    }

    /// A charge by card or another regular method. `payment_intent_id` and `delayed_charge` exclude each other.
    RegularCharge {
        /// A GUID.
        payment_intent_id: String,
        delayed_charge: bool,
        amount: Price,
        redirect_urls: RedirectUrls,
        delayed_capture_settings: DelayedCaptureSettings,
        save_payment_method: bool,
    }

    /// The pages that the buyer comes back to from the payment provider.
    RedirectUrls {
        /// At most 5000 characters.
        success_url: String,
        /// At most 5000 characters.
        cancel_url: String,
        /// At most 5000 characters.
        error_url: String,
        /// At most 5000 characters.
        pending_url: String,
    }

    /// A charge to a gift card.
    GiftCardCharge {
        /// From 8 to 20 characters.
        gift_card_code: String,
        amount: Price,
        /// Needed for a card in another currency than the order's.
        currency_conversion_info: CurrencyConversionInfo,
    }

    /// The conversion from a gift card's currency.
    CurrencyConversionInfo {
        /// A three-letter currency code.
        original_currency: String,
        original_amount: Amount,
        conversion_rate: Amount,
    }

    /// The payment of a line item by a membership.
    MembershipCharge {
        /// A GUID.
        line_item_id: String,
        membership_identifier: MembershipIdentifier,
    }

    /// A membership. `existing_membership` and `future_membership` exclude each other.
    MembershipIdentifier {
        existing_membership: ExistingMembershipIdentifier,
        future_membership: FutureMembershipIdentifier,
        /// In an older form. At most 200 characters.
        membership_id: String,
        /// In an older form. At most 100 characters.
        membership_app_id: String,
    }

    /// A membership that the member has.
    ExistingMembershipIdentifier {
        /// The app that offers it. A GUID.
        app_id: String,
        /// At most 200 characters.
        membership_id: String,
    }

    /// A membership that is bought with the same order.
    FutureMembershipIdentifier {
        /// The line item that is the membership. A GUID.
        line_item_id: String,
        /// At most 200 characters.
        benefit_id: String,
    }

    /// The payments of a charge, and all payments of the order.
    OrderCharged {
        /// At most 100.
        payments: Vec<Payment>,
        order_transactions: OrderTransactions,
        /// Instructs the payment provider's page how to continue. At most 300 characters.
        regular_charge_response_token: String,
    }

    /// The payload of [`OrderBilling::redeem_gift_card`].
    RedeemGiftCard {
        /// A GUID.
        order_id: String,
        /// At most 20 characters.
        gift_card_code: String,
        amount: Price,
        /// A three-letter currency code.
        currency: String,
    }

    /// The receipt of a payment.
    ReceiptInfo {
        /// A GUID.
        payment_id: String,
        /// A GUID.
        receipt_id: String,
    }

    /// The refundable payments and items of an order.
    OrderRefundability {
        payments: Vec<PaymentRefundability>,
        payments_summary: PaymentsSummary,
        line_items: Vec<LineItemRefundability>,
        shipping: ShippingRefundability,
        additional_fees: Vec<AdditionalFeeRefundability>,
    }

    /// The amounts of a refund.
    RefundCalculation {
        available: bool,
        /// Present when no refund is available.
        not_available: CalculatedRefundNotAvailableStatus,
        summary: AggregatedRefundSummary,
        calculated_refund_items: CalculatedRefundItems,
    }

    /// Whether a payment can be refunded. `refundable`, `manually_refundable` and `non_refundable` exclude each other.
    PaymentRefundability {
        refundable: bool,
        manually_refundable: ManuallyRefundablePaymentStatus,
        non_refundable: NonRefundablePaymentStatus,
        payment: PaymentInfo,
        /// A web address.
        provider_link: String,
    }

    /// The reason why a payment can be refunded by hand only.
    ManuallyRefundablePaymentStatus {
        reason: ManuallyRefundableReason,
    }

    /// The reason why a payment cannot be refunded.
    NonRefundablePaymentStatus {
        reason: NonRefundableReason,
    }

    /// A payment's data for refunds. `monetary` and `membership` exclude each other.
    PaymentInfo {
        monetary: MonetaryPaymentSummary,
        membership: MembershipPaymentSummary,
        credit_card_details: CreditCardPaymentMethodDetails,
        /// A GUID.
        payment_id: String,
        /// At most 50 characters.
        payment_method: String,
        offline_payment: bool,
    }

    /// The amounts of a payment in money.
    MonetaryPaymentSummary {
        paid: Price,
        refunded: Price,
        refund_pending: Price,
        max_refund: Price,
    }

    /// The line items of a payment by membership.
    MembershipPaymentSummary {
        /// GUIDs, at most 100.
        paid_line_item_ids: Vec<String>,
        /// GUIDs, at most 100.
        refunded_line_item_ids: Vec<String>,
        /// GUIDs, at most 100.
        refundable_line_item_ids: Vec<String>,
    }

    /// The sums of all payments.
    PaymentsSummary {
        monetary: MonetaryPaymentSummary,
        membership: MembershipPaymentSummary,
    }

    /// The refundable quantity of a line item.
    LineItemRefundability {
        /// A GUID.
        line_item_id: String,
        original_quantity: i64,
        refunded_quantity: i64,
        available_refund_quantity: i64,
    }

    /// The refundable amount of the delivery.
    ShippingRefundability {
        amount: Price,
        refunded_amount: Price,
        available_refund_amount: Price,
    }

    /// The refundable amount of an additional fee.
    AdditionalFeeRefundability {
        /// A GUID.
        additional_fee_id: String,
        amount: Price,
        refunded_amount: Price,
        available_refund_amount: Price,
    }

    /// The line items, fees and delivery to refund.
    RefundItems {
        /// At most 300.
        line_items: Vec<LineItemRefund>,
        /// At most 100.
        additional_fees: Vec<AdditionalFeeRefund>,
        shipping: ShippingRefund,
    }

    /// The reasons why a refund could not be calculated.
    CalculatedRefundNotAvailableStatus {
        /// At most 401.
        errors: Vec<CalculationError>,
    }

    /// An error of a refund's calculation. `line_item`, `additional_fee` and `shipping` exclude each other.
    CalculationError {
        line_item: LineItemRefund,
        additional_fee: AdditionalFeeRefund,
        shipping: ShippingRefund,
        error: Details,
    }

    /// The sums of a refund.
    AggregatedRefundSummary {
        total: Price,
        tax: Price,
        discount: Price,
        subtotal: Price,
        line_items_subtotal: Price,
        additional_fees_total: Price,
    }

    /// The sums of a refund by line item, fee and delivery.
    CalculatedRefundItems {
        /// At most 300.
        line_items: Vec<CalculatedLineItemRefund>,
        /// At most 100.
        additional_fees: Vec<CalculatedAdditionalFeeRefund>,
        shipping: CalculatedShippingRefund,
    }

    /// The sums of a line item's refund.
    CalculatedLineItemRefund {
        item: LineItemRefund,
        summary: CalculatedRefundSummary,
    }

    /// The sums of one part of a refund.
    CalculatedRefundSummary {
        total: Price,
        tax: Price,
        discount: Price,
        subtotal: Price,
    }

    /// The sums of an additional fee's refund.
    CalculatedAdditionalFeeRefund {
        additional_fee: AdditionalFeeRefund,
        summary: CalculatedRefundSummary,
    }

    /// The sums of the delivery's refund.
    CalculatedShippingRefund {
        shipping: ShippingRefund,
        summary: CalculatedRefundSummary,
    }
}

open_enums! {
    /// The reason why a payment can be refunded by hand only.
    ManuallyRefundableReason {
        UnknownReason = "UNKNOWN_REASON",
        Expired = "EXPIRED",
        NotSupported = "NOT_SUPPORTED",
        Offline = "OFFLINE",
        RequiresCardReader = "REQUIRES_CARD_READER",
    }

    /// The reason why a payment cannot be refunded.
    NonRefundableReason {
        UnknownReason = "UNKNOWN_REASON",
        AlreadyRefunded = "ALREADY_REFUNDED",
        ProviderIsDown = "PROVIDER_IS_DOWN",
        NotPaid = "NOT_PAID",
        PartiallyPaid = "PARTIALLY_PAID",
        ZeroPrice = "ZERO_PRICE",
        DisabledByProvider = "DISABLED_BY_PROVIDER",
        PendingRefund = "PENDING_REFUND",
        Forbidden = "FORBIDDEN",
        TransactionNotFound = "TRANSACTION_NOT_FOUND",
        OrderIsPending = "ORDER_IS_PENDING",
        OrderIsRejected = "ORDER_IS_REJECTED",
        AmountOffsetByChargeback = "AMOUNT_OFFSET_BY_CHARGEBACK",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn price(amount: &str) -> Price {
        Price::from(amount.parse::<Amount>().unwrap())
    }

    #[test]
    fn a_refund_request_contains_amounts_restock_and_notification() {
        let payments = [PaymentRefund::new("p").amount(price("5.50")), PaymentRefund::new("q").external()];
        let refund =
            RefundPayments::new("o", payments).reason("broken").restock([RestockItem::new("l", 2)]).send_email();
        let expected = json!({
            "orderId": "o",
            "paymentRefunds": [
                { "paymentId": "p", "amount": { "amount": "5.50" } },
                { "paymentId": "q", "externalRefund": true },
            ],
            "customerReason": "broken",
            "sideEffects": {
                "restock": { "lineItems": [{ "lineItemId": "l", "quantity": 2 }] },
                "notifications": { "sendCustomerEmail": true },
            },
        });
        assert_eq!(serde_json::to_value(refund).unwrap(), expected);
    }

    #[test]
    fn a_charge_request_can_have_several_sources() {
        let charge = ChargeOrder::new("o")
            .regular(RegularCharge::new(price("10")))
            .gift_card(GiftCardCharge::new("ABCD-1234", price("5")))
            .membership("m", MembershipCharge::existing("l", "a", "s"));
        let membership = json!({ "existingMembership": { "appId": "a", "membershipId": "s" } });
        let expected = json!({
            "orderId": "o",
            "memberId": "m",
            "regularCharge": { "amount": { "amount": "10" } },
            "giftCards": [{ "giftCardCode": "ABCD-1234", "amount": { "amount": "5" } }],
            "memberships": [{ "lineItemId": "l", "membershipIdentifier": membership }],
        });
        assert_eq!(serde_json::to_value(charge).unwrap(), expected);
    }
}
