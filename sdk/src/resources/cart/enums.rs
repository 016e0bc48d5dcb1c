//! The enumerations of carts.

use crate::types::entity::open_enums;

open_enums! {
    /// Whether an item can be bought: in full, in part or not at all.
    ItemAvailabilityStatus {
        Available = "AVAILABLE",
        NotFound = "NOT_FOUND",
        NotAvailable = "NOT_AVAILABLE",
        PartiallyAvailable = "PARTIALLY_AVAILABLE",
    }

    /// Kinds of item that the platform knows.
    ItemTypePreset {
        Unrecognised = "UNRECOGNISED",
        Physical = "PHYSICAL",
        Digital = "DIGITAL",
        GiftCard = "GIFT_CARD",
        Service = "SERVICE",
        CustomAmountItem = "CUSTOM_AMOUNT_ITEM",
    }

    /// Kinds of detail of a line.
    DescriptionLineType {
        Unrecognised = "UNRECOGNISED",
        PlainText = "PLAIN_TEXT",
        Color = "COLOR",
    }

    /// Unit in which the time between charges, or a free trial, is counted.
    SubscriptionFrequency {
        Undefined = "UNDEFINED",
        Day = "DAY",
        Week = "WEEK",
        Month = "MONTH",
        Year = "YEAR",
    }

    /// The payment option of an item: online or offline, in full, by deposit or by membership.
    PaymentOption {
        FullPaymentOnline = "FULL_PAYMENT_ONLINE",
        FullPaymentOffline = "FULL_PAYMENT_OFFLINE",
        Membership = "MEMBERSHIP",
        DepositOnline = "DEPOSIT_ONLINE",
        MembershipOffline = "MEMBERSHIP_OFFLINE",
        MembershipOnlineWithOfflineRemainder = "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
    }

    /// The address that decides the tax: the shop's, the billing or the shipping address.
    TaxableAddressType {
        Business = "BUSINESS",
        Billing = "BILLING",
        Shipping = "SHIPPING",
    }

    /// Unit of weights: kilograms or pounds.
    WeightUnit {
        UnspecifiedWeightUnit = "UNSPECIFIED_WEIGHT_UNIT",
        Kg = "KG",
        Lb = "LB",
    }

    /// Kind of Brazilian tax id: CPF for people, CNPJ for companies.
    VatType {
        Unspecified = "UNSPECIFIED",
        Cpf = "CPF",
        Cnpj = "CNPJ",
    }

    /// Level of the authority that levies a tax.
    JurisdictionType {
        Undefined = "UNDEFINED",
        Country = "COUNTRY",
        State = "STATE",
        County = "COUNTY",
        City = "CITY",
        Special = "SPECIAL",
    }

    /// Why a tax was calculated at a manual rate: a setting for the whole shop or for the region.
    ManualCalculationReason {
        GlobalSettingToManual = "GLOBAL_SETTING_TO_MANUAL",
        RegionSettingToManual = "REGION_SETTING_TO_MANUAL",
    }

    /// Why the fallback rate was used: the automatic tax failed or was switched off.
    FallbackReason {
        AutoTaxFailed = "AUTO_TAX_FAILED",
        AutoTaxDeactivated = "AUTO_TAX_DEACTIVATED",
    }

    /// Kind of tax rate that was used.
    RateType {
        NoTaxCollected = "NO_TAX_COLLECTED",
        ManualRate = "MANUAL_RATE",
        AutoRate = "AUTO_RATE",
        FallbackRate = "FALLBACK_RATE",
    }

    /// The place of a pickup: the shop or a pickup point.
    PickupMethod {
        StorePickup = "STORE_PICKUP",
        PickupPoint = "PICKUP_POINT",
    }

    /// The reason of a charge on top of shipping.
    ChargeType {
        HandlingFee = "HANDLING_FEE",
        Insurance = "INSURANCE",
    }

    /// The scope of a discount: the whole cart, certain lines or the shipping.
    DiscountType {
        Global = "GLOBAL",
        SpecificItems = "SPECIFIC_ITEMS",
        Shipping = "SHIPPING",
    }

    /// The source of an additional fee.
    AdditionalFeeSource {
        UnknownAdditionalFeeSource = "UNKNOWN_ADDITIONAL_FEE_SOURCE",
        ServicePlugin = "SERVICE_PLUGIN",
        Item = "ITEM",
        Manual = "MANUAL",
        Shipping = "SHIPPING",
        Platform = "PLATFORM",
    }

    /// The severity of a violation.
    Severity {
        Warning = "WARNING",
        Error = "ERROR",
    }

    /// The target of a violation that is not a line.
    OtherTarget {
        OtherDefault = "OTHER_DEFAULT",
    }

    /// The part of a line that a violation is about.
    LineItemTarget {
        LineItemDefault = "LINE_ITEM_DEFAULT",
    }

    /// The change of a cart that would resolve a violation.
    SuggestedFix {
        UnknownSuggestedFix = "UNKNOWN_SUGGESTED_FIX",
        RemoveLineItem = "REMOVE_LINE_ITEM",
    }

    /// Sales channel through which a cart or order came.
    ChannelType {
        Unspecified = "UNSPECIFIED",
        Web = "WEB",
        Pos = "POS",
        Ebay = "EBAY",
        Amazon = "AMAZON",
        OtherPlatform = "OTHER_PLATFORM",
        WixAppStore = "WIX_APP_STORE",
        WixInvoices = "WIX_INVOICES",
        BackofficeMerchant = "BACKOFFICE_MERCHANT",
        Wish = "WISH",
        ClassPass = "CLASS_PASS",
        GlobalE = "GLOBAL_E",
        Facebook = "FACEBOOK",
        Etsy = "ETSY",
        Tiktok = "TIKTOK",
        FaireCom = "FAIRE_COM",
        PaypalAgenticCheckout = "PAYPAL_AGENTIC_CHECKOUT",
        StripeAgenticCheckout = "STRIPE_AGENTIC_CHECKOUT",
        WixInvoicesPlatform = "WIX_INVOICES_PLATFORM",
        UcpAgenticCheckout = "UCP_AGENTIC_CHECKOUT",
    }
}
