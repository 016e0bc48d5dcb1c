//! The cart itself.

use super::enums::*;
use super::line_item::*;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// The cart of a visitor or member (SPEC section 3).
    Cart {
        /// Id of the cart. A GUID, set by the platform.
        id: String,
        /// The lines of the cart, one for each item put in. At most 300, set by the platform.
        line_items: Vec<LineItem>,
        /// Note from the buyer to the shop. At most 1000 characters.
        buyer_note: String,
        /// Who the cart belongs to: a visitor, a member or a user of the platform.
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
        /// Id of the checkout made from this cart. A GUID, set by the platform.
        checkout_id: String,
        /// Coupons and merchant discounts that apply to the cart. Set by the platform.
        applied_discounts: Vec<CartDiscount>,
        /// When the cart was created. Set by the platform.
        created_date: Timestamp,
        /// When the cart last changed. Set by the platform.
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
        /// Number of the cart's version, as text; it rises with each change. Set by the platform.
        revision: String,
    }

    /// Who a cart belongs to, and how to reach them.
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
        /// Name, phone number and company of whoever is to be reached there.
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
        /// Where the address lies on the map.
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

    /// A point on the map.
    AddressLocation {
        /// Latitude in degrees.
        latitude: f64,
        /// Longitude in degrees.
        longitude: f64,
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
        /// Which kind of tax id it is.
        r#type: VatType,
    }

    /// The shipping option chosen for a cart.
    SelectedShippingOption {
        /// Id of the carrier that offers the option. A GUID.
        carrier_id: String,
        /// Code of the option, as the carrier names it. At most 100 characters.
        code: String,
    }
}
