/** Generated from the Rust models by `npm run generate`: do not edit. */

import type {
  Address,
  AppliedDiscount,
  ExtendedFields,
  FullAddressContactDetails,
  LineItem,
  MultiCurrencyPrice,
} from "./cart.js";
import type { ItemReference, ParentCategory, TreeReference } from "./categories.js";
import type { InventoryItem, ReasonType } from "./inventory-items-v3.js";
import type { PreorderInfo } from "./inventory-v2.js";
import type { CostAndProfitData, PageUrl, PlainMedia, PriceData } from "./products.js";
import type { CatalogVersion } from "./shared.js";

export type AbandonedCheckout = {
  /** A GUID. */
  _id?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /** A GUID. */
  checkoutId?: string;
  /** A GUID. */
  cartId?: string;
  status?: AbandonedCheckoutStatus;
  buyerLanguage?: string;
  buyerInfo?: AbandonedCheckoutBuyer;
  contactDetails?: FullAddressContactDetails;
  /** A three-letter currency code. */
  currency?: string;
  /** A three-letter currency code. */
  conversionCurrency?: string;
  totalPrice?: MultiCurrencyPrice;
  subtotalPrice?: MultiCurrencyPrice;
  /** The attempts to bring the buyer back. At most 20, set by the platform. */
  activities?: Array<AbandonedCheckoutActivity>;
  checkoutRecoveredDate?: Date;
  /** The page on which the checkout continues. */
  checkoutUrl?: string;
  /** From 1 to 300, set by the platform. */
  lineItems?: Array<LineItem>;
  /** At most 100, set by the platform. */
  appliedDiscounts?: Array<AppliedDiscount>;
};

export type AbandonedCheckoutActivity = { _createdDate?: Date; type?: AbandonedCheckoutActivityType };

export type AbandonedCheckoutActivityType =
  | "SCHEDULED"
  | "EMAIL_SENT"
  | "EMAIL_NOT_SENT"
  | "NOTIFICATION_SENT"
  | "TASK_CREATED"
  | "AUTOMATION_SKIPPED"
  | (string & {});

export type AbandonedCheckoutBuyer = {
  /** A GUID. */
  visitorId?: string;
  /** A GUID. */
  memberId?: string;
  /** A GUID. */
  userId?: string;
  /** A GUID, set by the platform. */
  contactId?: string;
  /** An email address, at most 50 characters. */
  email?: string;
};

export type AbandonedCheckoutStatus = "ABANDONED" | "RECOVERED" | (string & {});

export type Badge = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** From 1 to 50 characters. */
  title?: string;
  /** At most 1500 characters. */
  description?: string;
  /** A color such as `#2F5D50`. */
  backgroundColor?: string;
  /** A color such as `#FFFFFF`. */
  textColor?: string;
  icon?: BadgeIcon;
  /** Whether the badge grants page permissions. */
  permissionsEnabled?: boolean;
  /** At most 255 characters. Set by the platform. */
  slug?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
};

export type BadgeAssignment = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** A GUID. */
  badgeId?: string;
  /** A GUID. */
  memberId?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
};

export type BadgeHolder = {
  /** A GUID. */
  memberId?: string;
};

export type BadgeIcon = {
  _id?: string;
  url?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  altText?: string;
  filename?: string;
};

export type CategoryAction = {
  /** A GUID. */
  categoryId?: string;
  /** The new place, for `category_moved`. */
  parentCategory?: ParentCategory;
  /** For `item_added_to_category`. */
  addedItem?: ItemReference;
  /** For `item_removed_from_category`. */
  removedItem?: ItemReference;
  treeReference?: TreeReference;
};

export type ChangedInventoryVariant = {
  id?: string;
  oldValue?: ChangedInventoryVariantData;
  newValue?: ChangedInventoryVariantData;
};

export type ChangedInventoryVariantData = { quantity?: number; inStock?: boolean; availableForPreorder?: boolean };

export type CollectionChanged = {
  collection_Id?: string;
  /** Names on the wire. */
  changedFields?: Array<string>;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};

export type CollectionCreated = {
  collection_Id?: string;
  name?: string;
  media?: PlainMedia;
  slug?: string;
  visible?: boolean;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};

export type CollectionDeleted = {
  collection_Id?: string;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};

export type HandlingFee = {
  /** An amount or a percentage, by the calculation type. */
  value?: string;
  calculationType?: HandlingFeeType;
};

export type HandlingFeeType = "FIXED" | "PERCENTAGE" | (string & {});

export type InventoryItemAction = {
  /** The new stock status, for `stock_status_updated`. */
  inStock?: boolean;
  /** The item after the change, for `updated_with_reason`. */
  currentEntity?: InventoryItem;
  reason?: ReasonType;
  /** The app that made the change. A GUID. */
  appId?: string;
};

export type InventoryItemChanged = {
  inventoryItemId?: string;
  /** The id assigned by the app that created the item. */
  externalId?: string;
  productId?: string;
  trackInventory?: boolean;
  preorderInfo?: PreorderInfo;
  /** The fields that changed, by their names on the wire. */
  fieldMask?: Array<string>;
  updatedDate?: Date;
};

export type InventoryUpdateTrigger = "ON_ORDER_PAID" | "ON_ORDER_PLACED" | (string & {});

export type InventoryVariantsChanged = {
  inventoryItemId?: string;
  /** The id assigned by the app that created the item. */
  externalId?: string;
  productId?: string;
  variants?: Array<ChangedInventoryVariant>;
  updatedDate?: Date;
};

export type OrdersSettings = {
  inventoryUpdateTrigger?: InventoryUpdateTrigger;
  /** Whether invoices are created automatically. */
  createInvoice?: boolean;
  _createdDate?: Date;
  _updatedDate?: Date;
};

export type ProductChanged = {
  productId?: string;
  /** Names on the wire. */
  changedFields?: Array<string>;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};

export type ProductCreated = {
  productId?: string;
  name?: string;
  price?: PriceData;
  visible?: boolean;
  media?: PlainMedia;
  sku?: string;
  productPageUrl?: PageUrl;
  brand?: string;
  costAndProfitData?: CostAndProfitData;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
  slug?: string;
};

export type ProductDeleted = {
  productId?: string;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};

export type ShippingOption = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /** In an older form. A GUID. */
  deliveryRegionId?: string;
  /** GUIDs, at most 50. */
  deliveryRegionIds?: Array<string>;
  /** At most 1000 characters. */
  title?: string;
  /** At most 500 characters. */
  estimatedDeliveryTime?: string;
  /** From 1 to 50. */
  rates?: Array<ShippingRate>;
  extendedFields?: ExtendedFields;
};

export type ShippingPackageDetails = {
  /** At most 255 characters. */
  name?: string;
  dimensions?: ShippingPackageDimensions;
  /** A whole number as text. */
  maxNumberOfProducts?: string;
};

export type ShippingPackageDimensions = { length?: string; width?: string; height?: string };

export type ShippingPackageType =
  | "CUSTOM"
  | "FLAT_RATE_ENVELOPE"
  | "PADDED_FLAT_RATE_ENVELOPE"
  | "SMALL_FLAT_RATE_BOX"
  | "MEDIUM_FLAT_RATE_BOX_1"
  | "MEDIUM_FLAT_RATE_BOX_2"
  | "LARGE_FLAT_RATE_BOX"
  | (string & {});

export type ShippingProviderConfiguration = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /** In an older form. A GUID. */
  deliveryRegionId?: string;
  /** GUIDs, at most 50. */
  deliveryRegionIds?: Array<string>;
  /** At most 3. */
  domesticServices?: Array<ShippingProviderServiceSettings>;
  /** At most 3. */
  internationalServices?: Array<ShippingProviderServiceSettings>;
  packageType?: ShippingPackageType;
  packageDetails?: ShippingPackageDetails;
  /** The location that packages are sent from. A GUID. */
  osLocationId?: string;
  /** Set by the platform. */
  shipFromAddress?: Address;
  /** The weight of items without one. */
  backupWeight?: string;
  extendedFields?: ExtendedFields;
};

export type ShippingProviderService =
  | "GROUND_ADVANTAGE"
  | "PRIORITY_MAIL"
  | "PRIORITY_MAIL_EXPRESS"
  | "FIRST_CLASS_PACKAGE_INTERNATIONAL"
  | "FIRST_CLASS_PACKAGE_INTERNATIONAL_SERVICE"
  | "PRIORITY_MAIL_INTERNATIONAL"
  | "PRIORITY_MAIL_EXPRESS_INTERNATIONAL"
  | (string & {});

export type ShippingProviderServiceSettings = {
  /** A GUID. */
  _id?: string;
  service?: ShippingProviderService;
  serviceSettings?: ShippingServiceSettings;
};

export type ShippingRate = {
  amount?: string;
  /** All must hold. At most 10. */
  conditions?: Array<ShippingRule>;
  multiplyByQuantity?: boolean;
};

export type ShippingRule = {
  type?: ShippingRuleType;
  /** A weight in the site's unit, a price or a quantity, by the type. */
  value?: string;
  operator?: ShippingRuleOperator;
};

export type ShippingRuleOperator = "EQ" | "GT" | "GTE" | "LT" | "LTE" | (string & {});

export type ShippingRuleType = "BY_TOTAL_WEIGHT" | "BY_TOTAL_PRICE" | "BY_TOTAL_QUANTITY" | (string & {});

export type ShippingServiceSettings = {
  /** At most 500 characters. */
  estimatedDeliveryTime?: string;
  handlingFee?: HandlingFee;
  /** Orders from this subtotal on are delivered free of charge. */
  freeDeliveryMinimumAmount?: string;
};

export type VariantChanged = {
  variantId?: string;
  /** Choices by the name of their option. */
  choices?: { [key in string]: string };
  /** Names on the wire. */
  changedFields?: Array<string>;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};

export type VariantsChanged = {
  productId?: string;
  variants?: Array<VariantChanged>;
  /** The catalog in which the change was made. */
  originatedFromVersion?: CatalogVersion;
};
