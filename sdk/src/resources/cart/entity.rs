//! The cart itself.

use super::*;
use crate::types::entity::entities;
use crate::types::{AddressLocation, Amount, Timestamp};

entities! {
    /// The cart of a visitor or member.
    Cart {
        /// Id of the cart. A GUID, set by the platform.
        id: String,
        /// The lines of the cart, one for each item put in. At most 300, set by the platform.
        line_items: Vec<LineItem>,
        /// Note from the buyer to the shop. At most 1000 characters.
        buyer_note: String,
        buyer_info: BuyerInfo,
        /// Currency in which the shop sets its prices. A three-letter currency code, set by the platform.
        currency: String,
        /// Currency of the converted amounts shown to the buyer. A three-letter currency code, set by the platform.
        conversion_currency: String,
        /// Language of the buyer, in which the translated texts are given. Set by the platform.
        buyer_language: String,
        /// Language of the site, in which the original texts are given. Set by the platform.
        site_language: String,
        /// Whether the prices already contain the tax. Set by the platform.
        tax_included_in_prices: bool,
        /// Unit of every weight in the cart. Set by the platform.
        weight_unit: WeightUnit,
        /// Prices times quantities of all lines, before coupons and merchant discounts. Set by the platform.
        subtotal: MultiCurrencyPrice,
        /// The subtotal less the discount. Set by the platform.
        subtotal_after_discounts: MultiCurrencyPrice,
        /// Amount that coupons and merchant discounts take off. Set by the platform.
        discount: MultiCurrencyPrice,
        /// Id of the checkout made from this cart. A GUID, set by the platform.
        checkout_id: String,
        /// Whether the cart is one of Cart V2, too. Set by the platform.
        managed_by_v2: bool,
        /// Coupons and merchant discounts that apply to the cart. Set by the platform.
        applied_discounts: Vec<CartDiscount>,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// Address and contact details of the buyer.
        contact_info: AddressWithContact,
        /// Web address of a checkout page to use in place of the usual one. At most 1000 characters.
        override_checkout_url: String,
        /// Id that links the cart with the other records of the same purchase. A GUID, set by the platform.
        purchase_flow_id: String,
        /// Shipping option that was chosen for the cart.
        selected_shipping_option: SelectedShippingOption,
        /// Further fields that apps have added to the cart.
        extended_fields: ExtendedFields,
        /// Id of the shop's location that the cart is for. A GUID.
        business_location_id: String,
        /// Currency in which the buyer pays. A three-letter currency code, set by the platform.
        payment_currency: String,
        /// Number of the cart's version, as text; increases with each change. Set by the platform.
        revision: String,
    }

    /// The buyer of a cart: one of a visitor, a member or a user of the platform.
    BuyerInfo {
        /// Id of a visitor who is not logged in; excludes `member_id` and `user_id`. A GUID, set by the platform.
        visitor_id: String,
        /// Id of a member of the site; excludes `visitor_id` and `user_id`. A GUID, set by the platform.
        member_id: String,
        /// Id of a user of the platform; excludes `visitor_id` and `member_id`. A GUID, set by the platform.
        user_id: String,
        /// Id of the buyer in the site's list of contacts. A GUID.
        contact_id: String,
        /// Email address of the buyer.
        email: String,
    }

    /// A discount that applies to a cart: a coupon or a merchant discount.
    CartDiscount {
        /// Coupon the buyer entered; excludes `merchant_discount`.
        coupon: Coupon,
        /// Discount given by the shop's owner; excludes `coupon`.
        merchant_discount: MerchantDiscount,
    }

    /// A coupon entered for a cart.
    Coupon {
        /// Id of the coupon.
        id: String,
        /// Code that the buyer types to use the coupon.
        code: String,
    }

    /// A discount that the shop's owner takes off a cart.
    MerchantDiscount {
        /// Amount taken off.
        amount: MultiCurrencyPrice,
    }

    /// A postal address, with the person or company to be reached there.
    AddressWithContact {
        /// The postal address.
        address: Address,
        /// Name, phone number and company of the contact at this address.
        contact_details: FullAddressContactDetails,
    }

    /// A postal address.
    Address {
        /// Country. A two-letter country code.
        country: String,
        /// Code of the state, region or province. At most 50 characters.
        subdivision: String,
        /// City or town. At most 50 characters.
        city: String,
        /// Postcode or ZIP code. At most 50 characters.
        postal_code: String,
        /// Street and house number, each apart.
        street_address: StreetAddress,
        /// First line of the address, as a rule street and number. At most 150 characters.
        address_line: String,
        /// Second line of the address, such as a flat or floor. At most 100 characters.
        address_line2: String,
        geocode: AddressLocation,
        /// Name of the country in full. Set by the platform.
        country_fullname: String,
        /// Name of the state, region or province in full. Set by the platform.
        subdivision_fullname: String,
    }

    /// The street part of an address.
    StreetAddress {
        /// House number.
        number: String,
        /// Name of the street.
        name: String,
    }

    /// The person or company to be reached at an address.
    FullAddressContactDetails {
        /// First name. At most 100 characters.
        first_name: String,
        /// Last name. At most 100 characters.
        last_name: String,
        /// Phone number.
        phone: String,
        /// Name of the company. At most 1000 characters.
        company: String,
        /// Tax id, as used in Brazil.
        vat_id: VatId,
    }

    /// A tax id of a person or company, as used in Brazil.
    VatId {
        /// The tax id itself.
        id: String,
        r#type: VatType,
    }

    /// The shipping option chosen for a cart.
    SelectedShippingOption {
        /// Id of the carrier that offers the option. A GUID.
        carrier_id: String,
        /// Code of the option, as the carrier names it. At most 100 characters.
        code: String,
    }

    /// A line priced by the caller, not by a catalog. Needs the owner.
    CustomLineItem {
        /// 1 to 100000.
        quantity: i64,
        /// Price of one, in the shop's currency.
        price: Amount,
        /// Text shown about the price.
        price_description: PriceDescription,
        /// Details shown under the name, such as size or colour. At most 10.
        description_lines: Vec<DescriptionLine>,
        /// Picture of the item.
        media: Image,
        /// Id of the line. A GUID, set by the platform.
        id: String,
        /// Id of the tax group that decides the item's tax. A GUID.
        tax_group_id: String,
        /// Name of the item.
        product_name: ProductName,
        /// Page of the item on the site.
        url: PageUrl,
        /// Kind of item: physical, digital, gift card, service or another.
        item_type: ItemType,
        /// Price of one before any sale, in the shop's currency.
        full_price: Amount,
        /// The number in stock. At most 100000.
        quantity_available: i64,
        /// Weight and stock-keeping code of the item, and whether it is shipped.
        physical_properties: PhysicalProperties,
        payment_option: PaymentOption,
        /// Date and number of participants, if the item is a service.
        service_properties: ServiceProperties,
        /// Id of the catalog item at the root of this one, where there is one. At most 36 characters.
        root_catalog_item_id: String,
        /// Deposit to pay now, in the shop's currency.
        deposit_amount: Amount,
        /// Id of the delivery profile whose rules apply to the item. A GUID.
        delivery_profile_id: String,
        /// The line's item in a catalog, if any.
        catalog_reference: CatalogReference,
        /// Whether the price is not known yet.
        price_undetermined: bool,
        /// Whether the quantity is fixed.
        fixed_quantity: bool,
        /// Payment policy the buyer must agree to. At most 1000 characters, set by the platform.
        consent_required_payment_policy: String,
        /// Whether the payment method is kept for later charges. Set by the platform.
        save_payment_method: bool,
        /// Policies that go with the item, such as returns. At most 5.
        policies: Vec<Policy>,
        /// Whether only members of the site may buy the item.
        members_only: bool,
        /// The address that decides the tax of the line.
        taxable_address: TaxableAddress,
        /// Extras added to the item, by group. At most 25.
        modifier_groups: Vec<CustomModifierGroup>,
        /// Subscription under which the item is bought, if it is.
        subscription_option_info: SubscriptionOptionInfo,
    }

    /// A group of extras for a custom line, priced by the caller.
    CustomModifierGroup {
        /// Id of the group. At most 36 characters.
        id: String,
        /// Name of the group.
        name: TranslatableString,
        /// Extras chosen from the group. At most 25.
        modifiers: Vec<CustomItemModifier>,
    }

    /// An extra of a custom line, priced by the caller.
    CustomItemModifier {
        /// Id of the extra. At most 36 characters.
        id: String,
        /// 1 to 100000.
        quantity: i64,
        /// Name of the extra.
        label: TranslatableString,
        /// Further text about the extra.
        details: TranslatableString,
        /// Price of the extra, in the shop's currency.
        price: Amount,
    }
}
