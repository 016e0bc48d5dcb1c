/** The values of the platform's enumerations, for programs that name them rather than write them as texts. */

/** An enumeration whose values are their own names. */
function enumeration<const Name extends string>(...names: Name[]): { readonly [Each in Name]: Each } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };
}

export const channelTypes = /* @__PURE__ */ enumeration(
  "UNSPECIFIED",
  "WEB",
  "POS",
  "EBAY",
  "AMAZON",
  "OTHER_PLATFORM",
  "WIX_APP_STORE",
  "WIX_INVOICES",
  "BACKOFFICE_MERCHANT",
  "WISH",
  "CLASS_PASS",
  "GLOBAL_E",
  "FACEBOOK",
  "ETSY",
  "TIKTOK",
  "FAIRE_COM",
  "PAYPAL_AGENTIC_CHECKOUT",
  "STRIPE_AGENTIC_CHECKOUT",
  "WIX_INVOICES_PLATFORM",
  "UCP_AGENTIC_CHECKOUT",
);
export const discountScopes = /* @__PURE__ */ enumeration("GLOBAL", "SPECIFIC_ITEMS", "SHIPPING");
export const itemAvailability = /* @__PURE__ */ enumeration(
  "AVAILABLE",
  "NOT_FOUND",
  "NOT_AVAILABLE",
  "PARTIALLY_AVAILABLE",
);
export const itemTypes = /* @__PURE__ */ enumeration("UNRECOGNISED", "PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE");
export const paymentOptions = /* @__PURE__ */ enumeration(
  "FULL_PAYMENT_ONLINE",
  "FULL_PAYMENT_OFFLINE",
  "MEMBERSHIP",
  "DEPOSIT_ONLINE",
  "MEMBERSHIP_OFFLINE",
  "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
);
export const pickupMethods = /* @__PURE__ */ enumeration("STORE_PICKUP", "PICKUP_POINT");
export const severities = /* @__PURE__ */ enumeration("WARNING", "ERROR");
export const subscriptionFrequencies = /* @__PURE__ */ enumeration("UNDEFINED", "DAY", "WEEK", "MONTH", "YEAR");
export const weightUnits = /* @__PURE__ */ enumeration("UNSPECIFIED_WEIGHT_UNIT", "KG", "LB");
export const itemStatuses = /* @__PURE__ */ enumeration(
  "IN_STOCK",
  "PARTIALLY_IN_STOCK",
  "OUT_OF_STOCK",
  "REMOVED_FROM_CATALOG",
);
export const feeSources = /* @__PURE__ */ enumeration(
  "UNKNOWN_ADDITIONAL_FEE_SOURCE",
  "SERVICE_PLUGIN",
  "LINE_ITEM",
  "DELIVERY",
  "PLATFORM",
);
export const orderFulfillment = /* @__PURE__ */ enumeration("NOT_FULFILLED", "FULFILLED", "PARTIALLY_FULFILLED");
export const orderStatuses = /* @__PURE__ */ enumeration("INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED");
export const paymentStatuses = /* @__PURE__ */ enumeration(
  "APPROVED",
  "PENDING",
  "PENDING_MERCHANT",
  "CANCELED",
  "DECLINED",
  "REFUNDED",
  "PARTIALLY_REFUNDED",
  "AUTHORIZED",
  "VOIDED",
);
export const sortOrders = /* @__PURE__ */ enumeration("ASC", "DESC");
export const fulfillmentStatuses = /* @__PURE__ */ enumeration(
  "NOT_FULFILLED",
  "FULFILLED",
  "CANCELED",
  "PARTIALLY_FULFILLED",
);
export const refundStatuses = /* @__PURE__ */ enumeration("PENDING", "SUCCEEDED", "FAILED", "SCHEDULED", "STARTED");
export const activityStatuses = /* @__PURE__ */ enumeration("UNKNOWN", "ACTIVE", "MUTED");
export const privacyStatuses = /* @__PURE__ */ enumeration("UNKNOWN", "PRIVATE", "PUBLIC");
export const fieldSets = /* @__PURE__ */ enumeration("PUBLIC", "EXTENDED", "FULL");
export const memberStatuses = /* @__PURE__ */ enumeration("UNKNOWN", "PENDING", "APPROVED", "BLOCKED", "OFFLINE");
export const reportCategories = /* @__PURE__ */ enumeration("UNKNOWN", "SPAM", "IMPERSONATION", "HARASSMENT", "OTHER");
export const callbackTypes = /* @__PURE__ */ enumeration("UNKNOWN", "LOGOUT", "CHECKOUT", "AUTHORIZE");
export const locationTypes = /* @__PURE__ */ enumeration("UNDEFINED", "OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM");
export const accountSections = /* @__PURE__ */ enumeration(
  "ACCOUNT_INFO",
  "BOOKINGS",
  "ORDERS",
  "SUBSCRIPTIONS",
  "EVENTS",
);
export const prompts = /* @__PURE__ */ enumeration("login", "none", "consent", "select_account");
export const redirectStatuses = /* @__PURE__ */ enumeration("UNKNOWN", "SUCCESS", "ERROR");
export const addressTags = /* @__PURE__ */ enumeration("UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING");
export const emailTags = /* @__PURE__ */ enumeration("UNTAGGED", "MAIN", "HOME", "WORK");
export const factorTypes = /* @__PURE__ */ enumeration(
  "PASSWORD",
  "SMS",
  "CALL",
  "EMAIL",
  "TOTP",
  "PUSH",
  "WEBAUTHN",
  "RECOVERY_CODE",
);
export const phoneTags = /* @__PURE__ */ enumeration("UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX");
export const profilePrivacy = /* @__PURE__ */ enumeration("UNDEFINED", "PUBLIC", "PRIVATE");
export const stateTypes = /* @__PURE__ */ enumeration(
  "UNKNOWN_STATE",
  "SUCCESS",
  "REQUIRE_OWNER_APPROVAL",
  "REQUIRE_EMAIL_VERIFICATION",
  "STATUS_CHECK",
  "REQUIRE_MFA",
  "MFA_CHALLENGE",
  "REQUIRE_FIRST_FACTOR",
  "REQUIRE_MISSING_FIELDS",
);
export const identityStatuses = /* @__PURE__ */ enumeration(
  "UNKNOWN_STATUS",
  "PENDING",
  "ACTIVE",
  "DELETED",
  "BLOCKED",
  "OFFLINE",
);
export const verificationTargets = /* @__PURE__ */ enumeration("EMAIL");
export const discountTypes = /* @__PURE__ */ enumeration("UNDEFINED", "NONE", "AMOUNT", "PERCENT");
export const stockStatuses = /* @__PURE__ */ enumeration("IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK");
export const measurementUnits = /* @__PURE__ */ enumeration(
  "UNSPECIFIED",
  "ML",
  "CL",
  "L",
  "CBM",
  "MG",
  "G",
  "KG",
  "MM",
  "CM",
  "M",
  "SQM",
  "OZ",
  "LB",
  "FLOZ",
  "PT",
  "QT",
  "GAL",
  "IN",
  "FT",
  "YD",
  "SQFT",
);
export const mediaItemTypes = /* @__PURE__ */ enumeration(
  "unspecified_media_item_type",
  "image",
  "video",
  "audio",
  "document",
  "zip",
);
export const optionTypes = /* @__PURE__ */ enumeration("unspecified_option_type", "drop_down", "color");
export const productTypes = /* @__PURE__ */ enumeration("unspecified_product_type", "physical", "digital");
export const stockReasonsOfV2 = /* @__PURE__ */ enumeration("UNKNOWN", "ORDER", "MANUAL", "REVERT_INVENTORY_CHANGE");
export const choiceTypes = /* @__PURE__ */ enumeration("CHOICE_TEXT", "ONE_COLOR", "MULTIPLE_COLORS", "IMAGE");
export const mediaTypes = /* @__PURE__ */ enumeration("IMAGE", "VIDEO");
export const customizationRenderTypes = /* @__PURE__ */ enumeration("FREE_TEXT", "TEXT_CHOICES", "SWATCH_CHOICES");
export const preorderStatuses = /* @__PURE__ */ enumeration("ENABLED", "DISABLED", "PARTIALLY_ENABLED");
export const optionRenderTypes = /* @__PURE__ */ enumeration("TEXT_CHOICES", "SWATCH_CHOICES");
export const productTypesOfV3 = /* @__PURE__ */ enumeration("PHYSICAL", "DIGITAL");
export const productFields = /* @__PURE__ */ enumeration(
  "URL",
  "CURRENCY",
  "INFO_SECTION",
  "MERCHANT_DATA",
  "PLAIN_DESCRIPTION",
  "INFO_SECTION_PLAIN_DESCRIPTION",
  "SUBSCRIPTION_PRICES_INFO",
  "BREADCRUMBS_INFO",
  "WEIGHT_MEASUREMENT_UNIT_INFO",
  "VARIANT_OPTION_CHOICE_NAMES",
  "MEDIA_ITEMS_INFO",
  "DESCRIPTION",
  "DIRECT_CATEGORIES_INFO",
  "ALL_CATEGORIES_INFO",
  "MIN_VARIANT_PRICE_INFO",
  "INFO_SECTION_DESCRIPTION",
  "THUMBNAIL",
  "DIRECT_CATEGORY_IDS",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
  "PRODUCT_CHOICES_DISPLAY_IMAGE",
  "MIN_PRICE_VARIANT",
  "DISCOUNT_INFO",
);
export const facetDirections = /* @__PURE__ */ enumeration("DESC", "ASC");
export const facetSorts = /* @__PURE__ */ enumeration("COUNT", "VALUE");
export const variantFields = /* @__PURE__ */ enumeration(
  "CURRENCY",
  "MERCHANT_DATA",
  "SUBSCRIPTION_PRICES_INFO",
  "WEIGHT_MEASUREMENT_UNIT_INFO",
  "DISCOUNT_INFO",
);
export const countFields = /* @__PURE__ */ enumeration("ASSIGNED_PRODUCTS_COUNT");
export const ribbonFields = /* @__PURE__ */ enumeration("ASSIGNED_PRODUCT_COUNT");
export const customizationTypes = /* @__PURE__ */ enumeration("PRODUCT_OPTION", "MODIFIER");
export const customizationFields = /* @__PURE__ */ enumeration("ASSIGNED_PRODUCTS_COUNT", "CHOICE_DISPLAY_IMAGE");
export const itemAvailabilityOfV3 = /* @__PURE__ */ enumeration("OUT_OF_STOCK", "IN_STOCK", "PREORDER");
export const stockReasons = /* @__PURE__ */ enumeration("ORDER", "MANUAL", "REVERT_INVENTORY_CHANGE");
export const catalogVersions = /* @__PURE__ */ enumeration("V1_CATALOG", "V3_CATALOG", "STORES_NOT_INSTALLED");

/** What the cart and the checkout made of it share. */
export const ofCart = {
  ChannelType: channelTypes,
  DiscountType: discountScopes,
  ItemAvailabilityStatus: itemAvailability,
  ItemTypePreset: itemTypes,
  PaymentOptionType: paymentOptions,
  PickupMethod: pickupMethods,
  Severity: severities,
  SubscriptionFrequency: subscriptionFrequencies,
  WeightUnit: weightUnits,
} as const;

/** What both modules of the second cart share. */
export const ofCartV2 = {
  ChannelType: channelTypes,
  DiscountType: discountScopes,
  ItemStatus: itemStatuses,
  ItemTypePreset: itemTypes,
  PaymentOptionType: paymentOptions,
  PickupMethod: pickupMethods,
  Source: feeSources,
  SubscriptionFrequency: subscriptionFrequencies,
  ViolationSeverity: severities,
  WeightUnit: weightUnits,
} as const;
