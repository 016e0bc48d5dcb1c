//! Checkouts.

use crate::Secret;
use crate::resources::calls::calls;
use crate::resources::cart::{
    AdditionalFee, AddressWithContact, AppliedDiscount, CalculationErrors, CarrierServiceOption, CatalogOverrideFields,
    CatalogReference, ChannelType, CustomLineItem, DescriptionLine, ExtendedFields, GiftCard, InvalidMembership,
    ItemAvailability, ItemTaxFullDetails, ItemType, LineItem, LineItemImage, LineItemQuantity, Membership,
    ModifierGroup, MultiCurrencyPrice, PageUrl, PaymentOption, PhysicalProperties, Policy, PriceDescription,
    PriceSummary, ProductName, SelectedCarrierServiceOption, SelectedMemberships, ServiceProperties, ShippingRegion,
    SubscriptionOptionInfo, TaxSummary, TaxableAddress, Violation, WeightUnit,
};
use crate::row::Conversions;
use crate::types::entity::entities;
use crate::types::{Amount, Patch, Timestamp};

const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "expirationDate",
        "cycleBillingDate",
        "from",
        "to",
    ],
    images: &["image", "media"],
    addresses: &["address"],
    page_urls: &["url"],
    opaque: &["options", "extendedFields", "additionalData", "data", "value"],
    ..Conversions::NONE
};

calls! {
    /// Checkouts of catalog items, with or without a cart. The platform ends them on 2027-02-01 in favour of Cart V2.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::checkout::{Checkout, UpdateCheckout};
    ///
    /// let note = Checkout { buyer_note: Some("Ring twice".into()), ..Checkout::default() };
    /// let update = UpdateCheckout::new("checkout-id", note).coupon("SPRING");
    /// let checkout = client.checkouts().update(update).await?;
    /// println!("{:?}", checkout.price_summary.and_then(|totals| totals.total));
    /// println!("pay at {}", client.checkouts().get_url("checkout-id").await?);
    /// # Ok(())
    /// # }
    /// ```
    Checkouts by checkouts;
    rows checkout at Ecom "/v1/checkouts", converting CONVERSIONS;

    /// Creates a checkout without a cart. Fails with codes such as `ERROR_COUPON_DOES_NOT_EXIST`,
    /// `GIFT_CARD_NOT_FOUND` and `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`.
    create(NewCheckout) -> { checkout: Checkout } = POST "";

    /// Returns a checkout, with current prices and stock. Fails with status 404 for a checkout that does not exist or
    /// is not the caller's.
    get(GetCheckout {
        /// A GUID.
        id: String
    }) -> { checkout: Checkout } = GET "/{id}";

    /// Returns the checkout of a cart. Fails with status 404 if there is none.
    get_by_cart(GetCheckoutByCart {
        /// The cart. A GUID.
        id: String
    }) -> { checkout: Checkout } = GET "/by-cart-id/{id}";

    /// Returns the address of the page on which a checkout is paid.
    get_url(GetCheckoutUrl {
        /// A GUID.
        id: String
    }) -> { checkout_url: String } = GET "/{id}/checkout-url";

    /// Updates a checkout. Its line items are added, so that a repeat adds them again. Fails with the codes of
    /// [`create`](Self::create).
    update(UpdateCheckout) -> { checkout: Checkout } = PATCH "/{checkout.id}".not_idempotent();

    /// Removes the coupon.
    remove_coupon(RemoveCheckoutCoupon {
        /// A GUID.
        id: String
    }) -> { checkout: Checkout } = POST "/{id}/remove-coupon".idempotent();

    /// Removes the gift card.
    remove_gift_card(RemoveCheckoutGiftCard {
        /// A GUID.
        id: String
    }) -> { checkout: Checkout } = POST "/{id}/remove-gift-card".idempotent();

    /// Adds line items. Fails with the code `CHECKOUT_IS_COMPLETE` for a checkout that became an order.
    add_to_checkout(AddToCheckout) -> { checkout: Checkout } = POST "/{id}/add-to-checkout";

    /// Removes line items.
    remove_line_items(RemoveFromCheckout {
        /// A GUID.
        id: String,
        /// From 1 to 300.
        line_item_ids: Vec<String>
    }) -> { checkout: Checkout } = POST "/{id}/remove-line-items".idempotent();

    /// Sets the quantities of line items.
    update_line_items_quantity(UpdateCheckoutQuantities {
        /// A GUID.
        id: String,
        /// From 1 to 100.
        line_items: Vec<LineItemQuantity>
    }) -> { checkout: Checkout } = POST "/{id}/update-line-items-quantity".idempotent();

    /// Places the order of a checkout that is paid offline or has nothing to pay now. Other checkouts are paid on the
    /// page of [`get_url`](Self::get_url).
    ///
    /// Fails with codes such as `PARTIAL_OUT_OF_STOCK`, `CHECKOUT_CHANGED`, `PAYMENT_ERROR` and
    /// `NO_SELECTED_CARRIER_SERVICE_OPTION`.
    create_order(CreateOrder) -> OrderPlaced = POST "/{id}/create-order";

    /// Places the order of a checkout and charges it. Needs the owner. Fails with the codes of
    /// [`create_order`](Self::create_order).
    create_order_and_charge(CreateOrderAndCharge) -> OrderCharged = POST "/{id}/create-order-and-charge".owner();

    /// Marks a checkout as completed without an order. Needs the owner.
    mark_as_completed(MarkCheckoutAsCompleted {
        /// A GUID.
        id: String
    }) -> {} = POST "/{id}/mark-as-completed".owner().idempotent();

    /// Marks the checkout of a token that the platform signed as completed, and returns the redirect that follows.
    /// Needs the owner. Fails with the code `UNAUTHENTICATED_TOKEN`.
    mark_as_completed_and_redirect(MarkCheckoutAsCompletedAndRedirect {
        /// At most 4096 characters.
        token: Secret
    }) -> HttpAnswer = GET "/mark-checkout-as-completed-and-redirect-to-url".owner().idempotent();

    /// Removes the address of another checkout page. Needs the owner.
    remove_override_url(RemoveOverrideCheckoutUrl {
        /// A GUID.
        id: String
    }) -> { checkout: Checkout } = POST "/{id}/remove-override-checkout-url".owner().idempotent();
}

impl NewCheckout {
    /// A checkout of catalog items, sold on the web.
    #[must_use]
    pub fn new(line_items: impl IntoIterator<Item = LineItem>) -> Self {
        Self {
            line_items: Some(line_items.into_iter().collect()),
            channel_type: Some(ChannelType::Web),
            ..Self::default()
        }
    }

    /// Sets the buyer's known details.
    #[must_use]
    pub fn info(mut self, checkout: Checkout) -> Self {
        self.checkout_info = Some(checkout);
        self
    }

    /// Applies a coupon.
    #[must_use]
    pub fn coupon(mut self, code: impl Into<String>) -> Self {
        self.coupon_code = Some(code.into());
        self
    }

    /// Applies a gift card.
    #[must_use]
    pub fn gift_card(mut self, code: impl Into<String>) -> Self {
        self.gift_card_code = Some(code.into());
        self
    }
}

impl UpdateCheckout {
    /// The update of some fields of a checkout.
    #[must_use]
    pub fn new(id: impl Into<String>, checkout: impl Into<Patch<Checkout>>) -> Self {
        let mut checkout = checkout.into();
        checkout.id = Some(id.into());
        Self { checkout: Some(checkout), ..Self::default() }
    }

    /// Adds catalog items.
    #[must_use]
    pub fn line_items(mut self, line_items: impl IntoIterator<Item = LineItem>) -> Self {
        self.line_items = Some(line_items.into_iter().collect());
        self
    }

    /// Applies a coupon.
    #[must_use]
    pub fn coupon(mut self, code: impl Into<String>) -> Self {
        self.coupon_code = Some(code.into());
        self
    }

    /// Applies a gift card.
    #[must_use]
    pub fn gift_card(mut self, code: impl Into<String>) -> Self {
        self.gift_card_code = Some(code.into());
        self
    }
}

impl AddToCheckout {
    /// Adds catalog items.
    #[must_use]
    pub fn new(id: impl Into<String>, line_items: impl IntoIterator<Item = LineItem>) -> Self {
        Self { id: Some(id.into()), line_items: Some(line_items.into_iter().collect()), ..Self::default() }
    }
}

impl CreateOrder {
    /// Places the order of a checkout.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..Self::default() }
    }
}

impl CreateOrderAndCharge {
    /// Places the order of a checkout and charges it by the payment of a token. If nothing is to be paid now, no token
    /// is needed.
    #[must_use]
    pub fn new(id: impl Into<String>, payment_token: Option<Secret>) -> Self {
        Self { id: Some(id.into()), payment_token, ..Self::default() }
    }
}

entities! {
    /// The payload of [`Checkouts::create`].
    NewCheckout {
        /// The buyer's details so far.
        checkout_info: Checkout,
        coupon_code: String,
        /// At most 300.
        line_items: Vec<LineItem>,
        /// Line items with prices of the caller's; they need the owner. At most 300.
        custom_line_items: Vec<CustomLineItem>,
        /// Required.
        channel_type: ChannelType,
        gift_card_code: String,
        /// The page to pay on instead of the site's; needs the owner. At most 1000 characters.
        override_checkout_url: String,
        /// The amount to use of the gift card; all of it when absent.
        gift_card_redeem_amount: Amount,
    }

    /// The payload of [`Checkouts::update`].
    UpdateCheckout {
        /// With its `id`.
        checkout: Patch<Checkout>,
        coupon_code: String,
        gift_card_code: String,
        /// The page to pay on instead of the site's; needs the owner. At most 1000 characters.
        override_checkout_url: String,
        /// Line items to add. At most 300.
        line_items: Vec<LineItem>,
        /// Line items to add with prices of the caller's; they need the owner. At most 300.
        custom_line_items: Vec<CustomLineItem>,
        /// The amount to use of the gift card; all of it when absent.
        gift_card_redeem_amount: Amount,
    }

    /// The payload of [`Checkouts::add_to_checkout`].
    AddToCheckout {
        /// A GUID.
        id: String,
        /// At most 100.
        line_items: Vec<LineItem>,
        /// Line items with prices of the caller's; they need the owner. At most 100.
        custom_line_items: Vec<CustomLineItem>,
    }

    /// The payload of [`Checkouts::create_order`].
    CreateOrder {
        /// A GUID.
        id: String,
        /// Whether the payment method is saved for later charges.
        save_payment_method: bool,
        /// Whether the payment is authorized now and captured later.
        delay_capture: bool,
    }

    /// The payload of [`Checkouts::create_order_and_charge`].
    CreateOrderAndCharge {
        /// A GUID.
        id: String,
        /// Represents a payment method at the payment provider.
        payment_token: Secret,
        /// Whether the payment method is saved for later charges.
        save_payment_method: bool,
        /// Whether the payment is authorized now and captured later.
        delay_capture: bool,
    }

    /// The order or subscription that a checkout became. `order_id` and `subscription_id` exclude each other.
    OrderPlaced {
        /// A GUID.
        order_id: String,
        /// A GUID.
        subscription_id: String,
        payment_gateway_order_id: String,
    }

    /// The order or subscription that a checkout became, and its charge. `order_id` and `subscription_id` exclude each
    /// other.
    OrderCharged {
        /// A GUID.
        order_id: String,
        /// A GUID.
        subscription_id: String,
        /// Instructs the payment provider's page how to continue.
        payment_response_token: String,
        payment_gateway_order_id: String,
    }

    /// An HTTP answer for a browser, such as a redirect.
    HttpAnswer {
        /// In base64.
        body: String,
        status_code: i64,
        headers: Vec<HeadersEntry>,
    }

    /// A header of an HTTP answer.
    HeadersEntry {
        key: String,
        value: String,
    }

    /// A checkout: a cart on its way to become an order.
    Checkout {
        /// A GUID, set by the platform.
        id: String,
        /// At most 300, set by the platform.
        line_items: Vec<CheckoutLineItem>,
        /// Name and address of the payer.
        billing_info: AddressWithContact,
        shipping_info: ShippingInfo,
        /// At most 1000 characters.
        buyer_note: String,
        buyer_info: BuyerInfo,
        /// A three-letter currency code, set by the platform.
        conversion_currency: String,
        /// Set by the platform.
        price_summary: PriceSummary,
        /// Parts that could not be calculated. Set by the platform.
        calculation_errors: CalculationErrors,
        /// Set by the platform.
        gift_card: GiftCard,
        /// Set by the platform.
        applied_discounts: Vec<AppliedDiscount>,
        /// Fields of the checkout form.
        custom_fields: Vec<CustomField>,
        /// Set by the platform.
        weight_unit: WeightUnit,
        /// Set by the platform.
        tax_summary: TaxSummary,
        /// A three-letter currency code, set by the platform.
        currency: String,
        /// Set by the platform.
        channel_type: ChannelType,
        /// Set by the platform.
        site_language: String,
        /// Set by the platform.
        buyer_language: String,
        /// Whether the checkout became an order. Set by the platform.
        completed: bool,
        /// Set by the platform.
        tax_included_in_price: bool,
        /// Set by the platform.
        created_by: CreatedBy,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// The totals due now. Set by the platform.
        pay_now: PriceSummary,
        /// The totals due later. Set by the platform.
        pay_later: PriceSummary,
        membership_options: MembershipOptions,
        /// At most 100, set by the platform.
        additional_fees: Vec<AdditionalFee>,
        /// The cart that it was made from. A GUID.
        cart_id: String,
        /// Problems that prevent the order. Set by the platform.
        violations: Vec<Violation>,
        extended_fields: ExtendedFields,
        /// Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform.
        purchase_flow_id: String,
        custom_settings: CustomSettings,
        custom_content_reference: CustomContentReference,
        external_reference: ExternalReference,
        /// The totals due when the free trial ends. Set by the platform.
        pay_after_free_trial: PriceSummary,
        /// A GUID.
        business_location_id: String,
        /// A three-letter currency code, set by the platform.
        payment_currency: String,
        /// A GUID.
        tax_exempt_group_id: String,
    }

    /// A line item of a checkout, with its totals.
    CheckoutLineItem {
        /// A GUID, set by the platform.
        id: String,
        /// 1 to 100000.
        quantity: i64,
        catalog_reference: CatalogReference,
        /// Set by the platform.
        product_name: ProductName,
        /// Set by the platform.
        url: PageUrl,
        /// Unit price after discounts. Set by the platform.
        price: MultiCurrencyPrice,
        /// Price of the line. Set by the platform.
        line_item_price: MultiCurrencyPrice,
        /// Unit price before any sale. Set by the platform.
        full_price: MultiCurrencyPrice,
        /// Unit price before coupons and merchant discounts. Set by the platform.
        price_before_discounts: MultiCurrencyPrice,
        /// Set by the platform.
        total_price_after_tax: MultiCurrencyPrice,
        /// Set by the platform.
        total_price_before_tax: MultiCurrencyPrice,
        /// Set by the platform.
        tax_details: ItemTaxFullDetails,
        /// Set by the platform.
        discount: MultiCurrencyPrice,
        /// Set by the platform.
        description_lines: Vec<DescriptionLine>,
        /// Set by the platform.
        media: LineItemImage,
        /// Set by the platform.
        availability: ItemAvailability,
        /// Set by the platform.
        physical_properties: PhysicalProperties,
        /// Set by the platform.
        item_type: ItemType,
        /// Set by the platform.
        subscription_option_info: SubscriptionOptionInfo,
        /// Set by the platform.
        payment_option: PaymentOption,
        /// Set by the platform.
        service_properties: ServiceProperties,
        /// At most 36 characters, set by the platform.
        root_catalog_item_id: String,
        /// Set by the platform.
        price_description: PriceDescription,
        /// Set by the platform.
        deposit_amount: MultiCurrencyPrice,
        /// A GUID, set by the platform.
        delivery_profile_id: String,
        /// Set by the platform.
        custom_line_item: bool,
        /// At most 2500 characters, set by the platform.
        consent_required_payment_policy: String,
        catalog_override_fields: CatalogOverrideFields,
        /// Set by the platform.
        price_undetermined: bool,
        /// Set by the platform.
        fixed_quantity: bool,
        /// Set by the platform.
        save_payment_method: bool,
        taxable_address: TaxableAddress,
        extended_fields: ExtendedFields,
        /// At most 5, set by the platform.
        policies: Vec<Policy>,
        /// Set by the platform.
        members_only: bool,
        /// At most 25, set by the platform.
        modifier_groups: Vec<ModifierGroup>,
        /// Set by the platform.
        modifiers_total_price: MultiCurrencyPrice,
    }

    /// The delivery of a checkout: its destination, the chosen option and the others.
    ShippingInfo {
        shipping_destination: AddressWithContact,
        selected_carrier_service_option: SelectedCarrierServiceOption,
        /// Set by the platform.
        region: ShippingRegion,
        /// Set by the platform.
        carrier_service_options: Vec<CarrierServiceOption>,
    }

    /// The buyer. `visitor_id` and `member_id` exclude each other.
    BuyerInfo {
        /// A GUID, set by the platform.
        visitor_id: String,
        /// A GUID, set by the platform.
        member_id: String,
        /// A GUID, set by the platform.
        contact_id: String,
        /// An email address.
        email: String,
    }

    /// A field of the checkout form.
    CustomField {
        value: serde_json::Value,
        /// At most 500 characters.
        title: String,
        /// At most 500 characters.
        translated_title: String,
    }

    /// The creator. The fields exclude each other.
    CreatedBy {
        /// A GUID.
        user_id: String,
        /// A GUID.
        member_id: String,
        /// A GUID.
        visitor_id: String,
        /// A GUID.
        app_id: String,
    }

    /// Memberships that may pay for line items.
    MembershipOptions {
        /// At most 300, set by the platform.
        eligible_memberships: Vec<Membership>,
        /// At most 300, set by the platform.
        invalid_memberships: Vec<InvalidMembership>,
        selected_memberships: SelectedMemberships,
    }

    /// Features that the checkout page leaves out.
    CustomSettings {
        lock_gift_card: bool,
        lock_coupon_code: bool,
        disabled_policy_agreement_checkbox: bool,
        disabled_manual_payment: bool,
    }

    /// Content of an app on the checkout page.
    CustomContentReference {
        /// A GUID.
        app_id: String,
        /// A GUID.
        component_id: String,
    }

    /// A reference to an entity of an app.
    ExternalReference {
        /// A GUID.
        app_id: String,
        /// At most 100 characters.
        resource_id: String,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_checkout_update_contains_the_checkout_id() {
        let update = UpdateCheckout::new("c", Patch::from(Checkout::default()).clear("buyerNote")).coupon("SPRING");
        let expected = json!({ "checkout": { "id": "c", "buyerNote": null }, "couponCode": "SPRING" });
        assert_eq!(serde_json::to_value(update).unwrap(), expected);
    }
}
