/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { ExtendedFields } from "./cart.js";

export type AvailabilityStatus = "OUT_OF_STOCK" | "IN_STOCK" | "PREORDER" | (string & {});

export const AvailabilityStatus = /* @__PURE__ */ enumeration<AvailabilityStatus>("OUT_OF_STOCK IN_STOCK PREORDER");

export type DecrementDataById = {
  /** A GUID. */
  inventoryItemId?: string;
  /** 1 to 99999. */
  decrementBy?: number;
  /** Whether to raise the preorder counter instead. */
  preorderRequest?: boolean;
};

export type DecrementDataByVariantAndLocation = {
  /** A GUID. */
  variantId?: string;
  /** A GUID. Absent for the default location. */
  locationId?: string;
  /** 1 to 99999. */
  decrementBy?: number;
  /** Whether to raise the preorder counter instead. */
  preorderRequest?: boolean;
};

export type IncrementDataById = {
  /** A GUID. */
  inventoryItemId?: string;
  /** 1 to 99999. */
  incrementBy?: number;
};

export type IncrementDataByVariantAndLocation = {
  /** A GUID. */
  variantId?: string;
  /** A GUID. Absent for the default location. */
  locationId?: string;
  /** 1 to 99999. */
  incrementBy?: number;
};

export type InventoryItem = {
  inStock?: boolean;
  /** -99999 to 99999. */
  quantity?: number;
  /** A GUID. Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** A GUID. */
  variantId?: string;
  /** A GUID. */
  locationId?: string;
  /** A GUID. */
  productId?: string;
  /** Set by the platform. */
  trackQuantity?: boolean;
  /** Set by the platform. */
  availabilityStatus?: AvailabilityStatus;
  preorderInfo?: PreorderInfo;
  /** Set by the platform. */
  product?: InventoryProduct;
  extendedFields?: ExtendedFields;
};

export type InventoryProduct = {
  /** At most 80 characters. */
  name?: string;
  /** Without their parents. GUIDs, at most 2000. */
  directCategoryIds?: Array<string>;
  /** At most 250 characters. */
  variantName?: string;
  /** At most 40 characters. */
  variantSku?: string;
  variantVisible?: boolean;
};

export type MaskedInventoryItem = {
  /** Its `id` names the item; its `revision` must be the current one. */
  inventoryItem?: InventoryItem;
};

export type PreorderInfo = {
  enabled?: boolean;
  /** Shown to buyers. At most 250 characters. */
  message?: string;
  /** At most 100000. */
  limit?: number;
  /** The number of preordered units. At most 99999. Set by the platform. */
  counter?: number;
  /** The number of units that may be preordered. Set by the platform. */
  quantity?: number;
};

export type ReasonType = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});

export const ReasonType = /* @__PURE__ */ enumeration<ReasonType>("ORDER MANUAL REVERT_INVENTORY_CHANGE");
