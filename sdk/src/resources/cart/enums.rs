//! The enumerations of carts (SPEC section 3, "Cart enumerations").

use crate::types::entity::open_enums;

open_enums! {
    /// Item availability status.
    ItemAvailabilityStatus {
        Available = "AVAILABLE",
        NotFound = "NOT_FOUND",
        NotAvailable = "NOT_AVAILABLE",
        PartiallyAvailable = "PARTIALLY_AVAILABLE",
    }

    /// Item type preset.
    ItemTypePreset {
        Unrecognised = "UNRECOGNISED",
        Physical = "PHYSICAL",
        Digital = "DIGITAL",
        GiftCard = "GIFT_CARD",
        Service = "SERVICE",
    }

    /// Subscription frequency.
    SubscriptionFrequency {
        Undefined = "UNDEFINED",
        Day = "DAY",
        Week = "WEEK",
        Month = "MONTH",
        Year = "YEAR",
    }

    /// Payment option.
    PaymentOption {
        FullPaymentOnline = "FULL_PAYMENT_ONLINE",
        FullPaymentOffline = "FULL_PAYMENT_OFFLINE",
        Membership = "MEMBERSHIP",
        DepositOnline = "DEPOSIT_ONLINE",
        MembershipOffline = "MEMBERSHIP_OFFLINE",
        MembershipOnlineWithOfflineRemainder = "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
    }

    /// Taxable address type.
    TaxableAddressType {
        Business = "BUSINESS",
        Billing = "BILLING",
        Shipping = "SHIPPING",
    }

    /// Weight unit.
    WeightUnit {
        UnspecifiedWeightUnit = "UNSPECIFIED_WEIGHT_UNIT",
        Kg = "KG",
        Lb = "LB",
    }

    /// Vat type.
    VatType {
        Unspecified = "UNSPECIFIED",
        Cpf = "CPF",
        Cnpj = "CNPJ",
    }

    /// Jurisdiction type.
    JurisdictionType {
        Undefined = "UNDEFINED",
        Country = "COUNTRY",
        State = "STATE",
        County = "COUNTY",
        City = "CITY",
        Special = "SPECIAL",
    }

    /// Manual calculation reason.
    ManualCalculationReason {
        GlobalSettingToManual = "GLOBAL_SETTING_TO_MANUAL",
        RegionSettingToManual = "REGION_SETTING_TO_MANUAL",
    }

    /// Fallback reason.
    FallbackReason {
        AutoTaxFailed = "AUTO_TAX_FAILED",
        AutoTaxDeactivated = "AUTO_TAX_DEACTIVATED",
    }

    /// Rate type.
    RateType {
        NoTaxCollected = "NO_TAX_COLLECTED",
        ManualRate = "MANUAL_RATE",
        AutoRate = "AUTO_RATE",
        FallbackRate = "FALLBACK_RATE",
    }

    /// Pickup method.
    PickupMethod {
        StorePickup = "STORE_PICKUP",
        PickupPoint = "PICKUP_POINT",
    }

    /// Charge type.
    ChargeType {
        HandlingFee = "HANDLING_FEE",
        Insurance = "INSURANCE",
    }

    /// Discount type.
    DiscountType {
        Global = "GLOBAL",
        SpecificItems = "SPECIFIC_ITEMS",
        Shipping = "SHIPPING",
    }

    /// Rule type.
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

    /// Additional fee source.
    AdditionalFeeSource {
        UnknownAdditionalFeeSource = "UNKNOWN_ADDITIONAL_FEE_SOURCE",
        ServicePlugin = "SERVICE_PLUGIN",
        Item = "ITEM",
        Manual = "MANUAL",
        Shipping = "SHIPPING",
        Platform = "PLATFORM",
    }

    /// Severity.
    Severity {
        Warning = "WARNING",
        Error = "ERROR",
    }

    /// Other target.
    OtherTarget {
        OtherDefault = "OTHER_DEFAULT",
    }

    /// Line item target.
    LineItemTarget {
        LineItemDefault = "LINE_ITEM_DEFAULT",
    }

    /// Channel type.
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
