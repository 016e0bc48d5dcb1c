//! The cart itself.

use super::enums::*;
use super::line_item::*;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// The cart of a visitor or member (SPEC section 3).
    Cart {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Line items. At most 300, set by the platform.
        line_items: Vec<LineItem>,
        /// Buyer note. At most 1000 characters.
        buyer_note: String,
        /// Buyer info.
        buyer_info: BuyerInfo,
        /// Currency. A three-letter currency code, set by the platform.
        currency: String,
        /// Conversion currency. A three-letter currency code, set by the platform.
        conversion_currency: String,
        /// Buyer language. Set by the platform.
        buyer_language: String,
        /// Site language. Set by the platform.
        site_language: String,
        /// Tax included in prices. Set by the platform.
        tax_included_in_prices: bool,
        /// Weight unit. Set by the platform.
        weight_unit: WeightUnit,
        /// Checkout id. A GUID, set by the platform.
        checkout_id: String,
        /// Applied discounts. Set by the platform.
        applied_discounts: Vec<CartDiscount>,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Contact info.
        contact_info: AddressWithContact,
        /// Override checkout url. At most 1000 characters.
        override_checkout_url: String,
        /// Purchase flow id. A GUID, set by the platform.
        purchase_flow_id: String,
        /// Selected shipping option.
        selected_shipping_option: SelectedShippingOption,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Business location id. A GUID.
        business_location_id: String,
        /// Payment currency. A three-letter currency code, set by the platform.
        payment_currency: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
    }

    /// Buyer info.
    BuyerInfo {
        /// Visitor id. A GUID, one of a choice, set by the platform.
        visitor_id: String,
        /// Member id. A GUID, one of a choice, set by the platform.
        member_id: String,
        /// User id. A GUID, one of a choice, set by the platform.
        user_id: String,
        /// Contact id. A GUID.
        contact_id: String,
        /// Email. An email address.
        email: String,
    }

    /// Cart discount.
    CartDiscount {
        /// Coupon. One of a choice.
        coupon: Coupon,
        /// Merchant discount. One of a choice.
        merchant_discount: MerchantDiscount,
    }

    /// Coupon.
    Coupon {
        /// Identifier.
        id: String,
        /// Code.
        code: String,
    }

    /// Merchant discount.
    MerchantDiscount {
        /// Amount in the shop's currency.
        amount: MultiCurrencyPrice,
    }

    /// Address with contact.
    AddressWithContact {
        /// Address.
        address: Address,
        /// Contact details.
        contact_details: FullAddressContactDetails,
    }

    /// A postal address.
    Address {
        /// Country. A two-letter country code.
        country: String,
        /// Subdivision. At most 50 characters.
        subdivision: String,
        /// City. At most 50 characters.
        city: String,
        /// Postal code. At most 50 characters.
        postal_code: String,
        /// Street address.
        street_address: StreetAddress,
        /// Address line. At most 150 characters.
        address_line: String,
        /// Address line2. At most 100 characters.
        address_line2: String,
        /// Geocode.
        geocode: AddressLocation,
        /// Country fullname. Set by the platform.
        country_fullname: String,
        /// Subdivision fullname. Set by the platform.
        subdivision_fullname: String,
    }

    /// Street address.
    StreetAddress {
        /// Number.
        number: String,
        /// Name.
        name: String,
    }

    /// Address location.
    AddressLocation {
        /// Latitude.
        latitude: f64,
        /// Longitude.
        longitude: f64,
    }

    /// Full address contact details.
    FullAddressContactDetails {
        /// First name. At most 100 characters.
        first_name: String,
        /// Last name. At most 100 characters.
        last_name: String,
        /// Phone. A phone number.
        phone: String,
        /// Company. At most 1000 characters.
        company: String,
        /// Vat id.
        vat_id: VatId,
    }

    /// Vat id.
    VatId {
        /// Identifier.
        id: String,
        /// Type.
        r#type: VatType,
    }

    /// Selected shipping option.
    SelectedShippingOption {
        /// Carrier id. A GUID.
        carrier_id: String,
        /// Code. At most 100 characters.
        code: String,
    }
}
