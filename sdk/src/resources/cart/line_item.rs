//! The lines of a cart.

use super::*;
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// One line of a cart: an item of a catalog and how many.
    LineItem {
        /// Id of the line within its cart. A GUID, set by the platform.
        id: String,
        /// 1 to 100000.
        quantity: i64,
        /// The item with the choices made.
        catalog_reference: CatalogReference,
        /// Name of the item. Set by the platform.
        product_name: ProductName,
        /// Page of the item on the site. Set by the platform.
        url: PageUrl,
        /// Price of one, discounts taken off. Set by the platform.
        price: MultiCurrencyPrice,
        /// Price of one before any sale. Set by the platform.
        full_price: MultiCurrencyPrice,
        /// Price of one before coupons and merchant discounts. Set by the platform.
        price_before_discounts: MultiCurrencyPrice,
        /// Price of the whole line. Set by the platform.
        line_item_price: MultiCurrencyPrice,
        /// The catalog's unit price, without modifiers. Set by the platform.
        original_price: Amount,
        /// The catalog's unit price before any discount, without modifiers. Set by the platform.
        original_full_price: Amount,
        /// Choices and details shown under the name, such as size or colour. Set by the platform.
        description_lines: Vec<DescriptionLine>,
        /// Picture of the item. Set by the platform.
        image: LineItemImage,
        /// Whether the item can be bought now, and how many are left. Set by the platform.
        availability: ItemAvailability,
        /// Weight and stock-keeping code of the item, and whether it is shipped. Set by the platform.
        physical_properties: PhysicalProperties,
        /// Scopes of coupons that the item is in: its product's, and each of its collections'. Set by the platform.
        coupon_scopes: Vec<Scope>,
        /// Kind of item: physical, digital, gift card, service or another. Set by the platform.
        item_type: ItemType,
        /// Subscription under which the item is bought, if it is. Set by the platform.
        subscription_option_info: SubscriptionOptionInfo,
        /// Set by the platform.
        payment_option: PaymentOption,
        /// Date and number of participants, if the item is a service. Set by the platform.
        service_properties: ServiceProperties,
        /// Id of the item at the root of this one, if it differs. At most 36 characters, set by the platform.
        root_catalog_item_id: String,
        /// Text shown about the price. Set by the platform.
        price_description: PriceDescription,
        /// Deposit to pay now. Set by the platform.
        deposit_amount: MultiCurrencyPrice,
        /// Membership chosen to pay for the line.
        selected_membership: SelectedMembership,
        /// Id of the delivery profile whose rules apply to the item. A GUID, set by the platform.
        delivery_profile_id: String,
        /// Id of the tax group that decides the item's tax. A GUID, set by the platform.
        tax_group_id: String,
        /// Whether the line was priced by the caller and is not from a catalog. Set by the platform.
        custom_line_item: bool,
        /// Payment policy the buyer must agree to. At most 2500 characters, set by the platform.
        consent_required_payment_policy: String,
        /// Whether the price is not known yet. Set by the platform.
        price_undetermined: bool,
        /// Whether the quantity is fixed. Set by the platform.
        fixed_quantity: bool,
        /// Values that override the catalog's.
        catalog_override_fields: CatalogOverrideFields,
        /// Whether the payment method is kept for later charges. Set by the platform.
        save_payment_method: bool,
        /// The address that decides the tax of the line.
        taxable_address: TaxableAddress,
        /// Further fields that apps have added to the line.
        extended_fields: ExtendedFields,
        /// Policies that go with the item, such as returns. At most 5, set by the platform.
        policies: Vec<Policy>,
        /// Id of the app that keeps the item's stock. A GUID.
        inventory_app_id: String,
        /// Whether only members of the site may buy the item. Set by the platform.
        members_only: bool,
        /// Extras added to the item, by group. At most 25, set by the platform.
        modifier_groups: Vec<ModifierGroup>,
        /// Price of all extras of the line together. Set by the platform.
        modifiers_total_price: MultiCurrencyPrice,
    }

    /// A set of items that a coupon can cover.
    Scope {
        /// Kind of app that sells the items, such as `stores`.
        namespace: String,
        /// The items of that app.
        group: Group,
    }

    /// The items of a scope: all of a kind, or those of one product or collection.
    Group {
        /// Kind of the group, such as `product` or `collection`.
        name: String,
        /// Id of the product or collection; absent for all of the kind.
        entity_id: String,
    }

    /// Names an item in a catalog, and the choices made for it.
    CatalogReference {
        /// Item in its catalog: the product's id. At most 36 characters.
        catalog_item_id: String,
        /// Id of the app that owns the catalog.
        app_id: String,
        /// The choices: `variantId`, or `options` by name, and `customTextFields`.
        options: serde_json::Value,
    }

    /// Name of an item, in two languages.
    ProductName {
        /// Text in the site's language. At most 200 characters.
        original: String,
        /// Text in the buyer's language. At most 400 characters.
        translated: String,
    }

    /// Address of a page of the site.
    PageUrl {
        /// Path of the page, relative to the site's address.
        relative_path: String,
        /// Web address of the page in full.
        url: String,
    }

    /// An amount of money, in the shop's currency and the buyer's.
    MultiCurrencyPrice {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount in the buyer's currency. Set by the platform.
        converted_amount: Amount,
        /// Amount as text with its currency. Set by the platform.
        formatted_amount: String,
        /// Converted amount as text with its currency. Set by the platform.
        formatted_converted_amount: String,
    }

    /// One detail shown under an item's name: a label and a text or colour.
    DescriptionLine {
        /// Value of the detail as text; excludes `color_info`.
        plain_text: PlainTextValue,
        /// Value of the detail as a colour; excludes `plain_text`.
        color_info: Color,
        /// Label of the detail, such as "Size".
        name: DescriptionLineName,
        /// Whether the detail is a text or a colour.
        line_type: DescriptionLineType,
        /// Code of the colour, as in `color_info`.
        color: String,
        /// Whether the detail is of a modifier.
        modifier_description_line: bool,
    }

    /// Text of a description line, in two languages.
    PlainTextValue {
        /// Text in the site's language. At most 600 characters.
        original: String,
        /// Text in the buyer's language. At most 600 characters.
        translated: String,
    }

    /// A colour: its name in two languages, and its code.
    Color {
        /// Text in the site's language. At most 500 characters.
        original: String,
        /// Text in the buyer's language. At most 500 characters.
        translated: String,
        /// Code of the colour.
        code: String,
    }

    /// Label of a description line, in two languages.
    DescriptionLineName {
        /// Text in the site's language. At most 100 characters.
        original: String,
        /// Text in the buyer's language. At most 200 characters.
        translated: String,
    }

    /// Picture of a line's item.
    LineItemImage {
        /// Id of the picture.
        id: String,
        /// Web address of the picture.
        url: String,
        /// Height in pixels. Set by the platform.
        height: i64,
        /// Width in pixels. Set by the platform.
        width: i64,
        /// Alternative text, for readers who cannot see the picture.
        alt_text: String,
        /// Name of the picture's file. Set by the platform.
        filename: String,
        /// The expiry date of a private picture's address. Set by the platform.
        url_expiration_date: Timestamp,
        focal_point: FocalPoint,
    }

    /// The point of a picture that stays visible when it is cropped, as fractions of its width and height.
    FocalPoint {
        x: f64,
        y: f64,
    }

    /// Whether an item can be bought now, and how many are left.
    ItemAvailability {
        /// Whether the line can be bought in full, in part or not at all.
        status: ItemAvailabilityStatus,
        /// The number in stock.
        quantity_available: i64,
    }

    /// Weight and stock-keeping code of an item, and whether it is shipped.
    PhysicalProperties {
        /// Weight in the shop's weight unit.
        weight: f64,
        /// Stock-keeping unit: the shop's own code for the item. At most 40 characters.
        sku: String,
        /// Whether the item can be shipped.
        shippable: bool,
    }

    /// Kind of item: one of the platform's, or an app's own.
    ItemType {
        /// Kind that the platform knows; excludes `custom`.
        preset: ItemTypePreset,
        /// Name of a kind that the platform does not know; excludes `preset`.
        custom: String,
    }

    /// The subscription under which an item is bought.
    SubscriptionOptionInfo {
        subscription_settings: SubscriptionSettings,
        /// Name of the subscription.
        title: Title,
        /// Text that explains the subscription.
        description: Description,
    }

    /// The billing of a subscription.
    SubscriptionSettings {
        /// Unit in which the time between charges is counted.
        frequency: SubscriptionFrequency,
        /// The number of units between two charges. 1 to 3650.
        interval: i64,
        /// Whether the subscription goes on until it is cancelled.
        auto_renewal: bool,
        /// The number of charges, without auto-renewal. At least 1.
        billing_cycles: i64,
        /// Whether the buyer may cancel it.
        enable_customer_cancellation: bool,
        /// The free trial at the start.
        free_trial_period: FreeTrialPeriod,
        /// The date of the first payment; immediately if absent.
        start_date: Timestamp,
    }

    /// The free trial of a subscription.
    FreeTrialPeriod {
        /// Unit in which the period is counted.
        frequency: SubscriptionFrequency,
        /// The number of units. 1 to 999.
        interval: i64,
    }

    /// Name of a subscription, in two languages.
    Title {
        /// Text in the site's language. At most 150 characters.
        original: String,
        /// Text in the buyer's language. At most 150 characters.
        translated: String,
    }

    /// Description of a subscription, in two languages.
    Description {
        /// Text in the site's language. At most 500 characters.
        original: String,
        /// Text in the buyer's language. At most 500 characters.
        translated: String,
    }

    /// The date and participants of a service.
    ServiceProperties {
        scheduled_date: Timestamp,
        /// 1 to 10000.
        number_of_participants: i64,
    }

    /// Text shown about a price, in two languages.
    PriceDescription {
        /// Text in the site's language. At most 100 characters.
        original: String,
        /// Text in the buyer's language. At most 100 characters.
        translated: String,
    }

    /// The membership chosen to pay for a line.
    SelectedMembership {
        /// Id of the membership. At most 100 characters.
        id: String,
        /// Id of the app that provides the membership. A GUID.
        app_id: String,
    }

    /// Values of a line that override the catalog's.
    CatalogOverrideFields {
        /// Name to show.
        product_name: ProductName,
        /// Price of one, in the shop's currency.
        price: Amount,
        /// Price of one before any sale, in the shop's currency.
        full_price: Amount,
        /// Details to show under the name. At most 20.
        description_lines: Vec<DescriptionLine>,
        /// Weight, stock-keeping code and whether it is shipped.
        physical_properties: PhysicalProperties,
        /// Picture to show.
        image: Image,
        payment_option: PaymentOptionOverride,
        /// Deposit to pay now, in the shop's currency.
        deposit_amount: Amount,
        /// Whether the payment method is kept for later charges.
        save_payment_method: bool,
        /// Id of the app that keeps the item's stock. A GUID.
        inventory_app_id: String,
    }

    /// A picture given by the caller.
    Image {
        /// Id of the picture.
        id: String,
        /// Height in pixels.
        height: i64,
        /// Width in pixels.
        width: i64,
        /// Alternative text, for readers who cannot see the picture.
        alt_text: String,
        /// Name of the picture's file.
        filename: String,
    }

    /// A payment option that overrides the catalog's.
    PaymentOptionOverride {
        /// The payment option to use.
        value: PaymentOption,
    }

    /// The address that decides the tax.
    TaxableAddress {
        address_type: TaxableAddressType,
    }

    /// Further fields that apps have added.
    ExtendedFields {
        /// The fields as a JSON object, grouped by the namespace of the app they belong to.
        namespaces: serde_json::Value,
    }

    /// A policy of the shop that goes with an item.
    Policy {
        /// Title of the policy. At most 29 characters.
        title: String,
        /// Text of the policy. At most 3000 characters.
        content: String,
    }

    /// A group of extras for an item, such as toppings.
    ModifierGroup {
        /// Id of the group. At most 36 characters.
        id: String,
        /// Name of the group.
        name: TranslatableString,
        /// Extras chosen from the group. At most 25.
        modifiers: Vec<ItemModifier>,
    }

    /// A text in two languages.
    TranslatableString {
        /// Text in the site's language. At most 200 characters.
        original: String,
        /// Text in the buyer's language. At most 400 characters.
        translated: String,
    }

    /// An extra added to an item, such as a topping.
    ItemModifier {
        /// Id of the extra. At most 36 characters.
        id: String,
        /// 1 to 100000.
        quantity: i64,
        /// Name of the extra.
        label: TranslatableString,
        /// Further text about the extra.
        details: TranslatableString,
        /// Price of the extra.
        price: MultiCurrencyPrice,
    }
}

crate::types::amount::priced!(MultiCurrencyPrice);
