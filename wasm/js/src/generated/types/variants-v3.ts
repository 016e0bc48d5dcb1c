/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type {
  FixedMonetaryAmount,
  InventoryStatus,
  OptionChoiceIds,
  PricePerUnitSettings,
  ProductMedia,
  ProductType,
  RevenueDetails,
  VariantDigitalProperties,
  WeightMeasurementUnitInfo,
} from "./products-v3.js";

export type OptionChoice = {
  /** Set by the platform. */
  optionChoiceIds?: OptionChoiceIds;
  /** Set by the platform. */
  optionChoiceNames?: OptionChoiceNames;
};

export type OptionChoiceNames = {
  /** At most 50 characters. Set by the platform. */
  optionName?: string;
  /** At most 50 characters. Set by the platform. */
  choiceName?: string;
  /** At most 50 characters. Set by the platform. */
  renderType?: string;
};

export type PhysicalProperties = {
  /** Set by the platform. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
};

export type PriceInfo = {
  /** Set by the platform. */
  actualPrice?: FixedMonetaryAmount;
  /** Shown struck through. Set by the platform. */
  compareAtPrice?: FixedMonetaryAmount;
};

export type PricePerUnit = {
  /** Set by the platform. */
  settings?: PricePerUnitSettings;
  /** Set by the platform. */
  value?: string;
  /** At most 100 characters. Set by the platform. */
  description?: string;
};

export type ProductFields = {
  physicalProperties?: PhysicalProperties;
  /** A GUID. Set by the platform. */
  productId?: string;
  /** At most 80 characters. Set by the platform. */
  name?: string;
  /** Set by the platform. */
  productType?: ProductType;
  /** The last part of the address of its page. Set by the platform. */
  slug?: string;
  /** Set by the platform. */
  visible?: boolean;
  /** Whether the variant is sold at the point of sale. Set by the platform. */
  visibleInPos?: boolean;
  /** Decides the breadcrumbs. A GUID. Set by the platform. */
  mainCategoryId?: string;
  /** Set by the platform. */
  currency?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** For other systems. At most 100 characters. Set by the platform. */
  handle?: string;
};

export type ReadOnlyVariant = {
  physicalProperties?: VariantPhysicalProperties;
  digitalProperties?: VariantDigitalProperties;
  /** A GUID. Set by the platform. */
  _id?: string;
  /** Set by the platform. */
  visible?: boolean;
  /** At most 40 characters. Set by the platform. */
  sku?: string;
  /** At most 40 characters. Set by the platform. */
  barcode?: string;
  /** At most 6. Set by the platform. */
  optionChoices?: Array<OptionChoice>;
  /** Set by the platform. */
  price?: PriceInfo;
  /** For the owner only. Set by the platform. */
  revenueDetails?: RevenueDetails;
  /** Set by the platform. */
  media?: ProductMedia;
  /** Set by the platform. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Set by the platform. */
  inventoryStatus?: InventoryStatus;
  /** Set by the platform. */
  productData?: ProductFields;
  /** A GUID. Set by the platform. */
  variantId?: string;
};

export type RequestedFields =
  | "CURRENCY"
  | "MERCHANT_DATA"
  | "SUBSCRIPTION_PRICES_INFO"
  | "WEIGHT_MEASUREMENT_UNIT_INFO"
  | "DISCOUNT_INFO"
  | (string & {});

export const RequestedFields = /* @__PURE__ */ enumeration<RequestedFields>(
  "CURRENCY MERCHANT_DATA SUBSCRIPTION_PRICES_INFO WEIGHT_MEASUREMENT_UNIT_INFO DISCOUNT_INFO",
);

export type SubscriptionPrice = {
  /** A GUID. Set by the platform. */
  subscriptionId?: string;
  /** Set by the platform. */
  price?: FixedMonetaryAmount;
  /** Set by the platform. */
  pricePerUnit?: SubscriptionPricePerUnit;
};

export type SubscriptionPricePerUnit = {
  /** Set by the platform. */
  value?: string;
  /** At most 20 characters. Set by the platform. */
  description?: string;
};

export type SubscriptionPricesInfo = {
  /** At most 6. Set by the platform. */
  subscriptionPrices?: Array<SubscriptionPrice>;
};

export type VariantPhysicalProperties = {
  /** In the shop's weight unit. At most 999999999.99. Set by the platform. */
  weight?: number;
  /** Set by the platform. */
  pricePerUnit?: PricePerUnit;
};
