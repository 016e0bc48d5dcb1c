//! The enumerations of carts (SPEC section 3, "Cart enumerations").

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
    }

    /// Unit in which the time between charges, or a free trial, is counted.
    SubscriptionFrequency {
        Undefined = "UNDEFINED",
        Day = "DAY",
        Week = "WEEK",
        Month = "MONTH",
        Year = "YEAR",
    }

    /// How an item is paid: online or offline, in full, by deposit or by membership.
    PaymentOption {
        FullPaymentOnline = "FULL_PAYMENT_ONLINE",
        FullPaymentOffline = "FULL_PAYMENT_OFFLINE",
        Membership = "MEMBERSHIP",
        DepositOnline = "DEPOSIT_ONLINE",
        MembershipOffline = "MEMBERSHIP_OFFLINE",
        MembershipOnlineWithOfflineRemainder = "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
    }

    /// Which address decides the tax: the shop's, the billing or the shipping address.
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

    /// Why a tax was worked out at a manual rate: a setting for the whole shop or for the region.
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

    /// Where a pickup takes place: in the shop or at a pickup point.
    PickupMethod {
        StorePickup = "STORE_PICKUP",
        PickupPoint = "PICKUP_POINT",
    }

    /// What a charge on top of shipping is for.
    ChargeType {
        HandlingFee = "HANDLING_FEE",
        Insurance = "INSURANCE",
    }

    /// What a discount is taken off: the whole cart, certain lines or the shipping.
    DiscountType {
        Global = "GLOBAL",
        SpecificItems = "SPECIFIC_ITEMS",
        Shipping = "SHIPPING",
    }

    /// Kind of rule that a field broke.
    RuleType {
        Validation = "VALIDATION",
        Other = "OTHER",
        Max = "MAX",
        Min = "MIN",
        MaxLength = "MAX_LENGTH",
        MinLength = "MIN_LENGTH",
        MaxSize = "MAX_SIZE",
        MinSize = "MIN_SIZE",
        Format = "FORMAT",
        DecimalLte = "DECIMAL_LTE",
        DecimalGte = "DECIMAL_GTE",
        DecimalLt = "DECIMAL_LT",
        DecimalGt = "DECIMAL_GT",
        DecimalMaxScale = "DECIMAL_MAX_SCALE",
        InvalidEnumValue = "INVALID_ENUM_VALUE",
        RequiredField = "REQUIRED_FIELD",
        FieldNotAllowed = "FIELD_NOT_ALLOWED",
        OneOfAlignment = "ONE_OF_ALIGNMENT",
        ExactLength = "EXACT_LENGTH",
        ExactSize = "EXACT_SIZE",
        RequiredOneOfField = "REQUIRED_ONE_OF_FIELD",
    }

    /// Where an additional fee comes from.
    AdditionalFeeSource {
        UnknownAdditionalFeeSource = "UNKNOWN_ADDITIONAL_FEE_SOURCE",
        ServicePlugin = "SERVICE_PLUGIN",
        Item = "ITEM",
        Manual = "MANUAL",
        Shipping = "SHIPPING",
        Platform = "PLATFORM",
    }

    /// How grave a violation is.
    Severity {
        Warning = "WARNING",
        Error = "ERROR",
    }

    /// What a violation is about when it is not a line.
    OtherTarget {
        OtherDefault = "OTHER_DEFAULT",
    }

    /// Which part of a line a violation is about.
    LineItemTarget {
        LineItemDefault = "LINE_ITEM_DEFAULT",
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
    }
}
