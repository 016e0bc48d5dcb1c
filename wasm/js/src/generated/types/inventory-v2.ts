/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { OffsetPaging } from "./query.js";

export type DecrementData = {
  /** At most 36 characters. */
  inventoryId?: string;
  /** The id assigned by the app that created the item. At most 36 characters. */
  externalId?: string;
  /** A GUID. */
  productId?: string;
  /** A GUID. */
  variantId?: string;
  /** At least 1. */
  decrementBy?: number;
  /** Whether to raise the preorder counter instead. */
  preorderRequest?: boolean;
};

export type IncrementData = {
  /** At most 36 characters. */
  inventoryId?: string;
  /** A GUID. */
  productId?: string;
  /** A GUID. */
  variantId?: string;
  /** At least 1. */
  incrementBy?: number;
};

export type InventoryItem = {
  _id?: string;
  /** The id assigned by the app that created the item. Set by the platform. */
  externalId?: string;
  /** A GUID, which never changes. */
  productId?: string;
  trackQuantity?: boolean;
  variants?: Array<InventoryVariant>;
  /** Set by the platform. */
  lastUpdated?: Date;
  /** A whole number as text. Set by the platform. */
  numericId?: string;
  preorderInfo?: PreorderInfo;
};

export type InventoryQuery = {
  paging?: OffsetPaging;
  /** The filter as JSON text. */
  filter?: string;
  /** The sort order as JSON text. */
  sort?: string;
};

export type InventoryVariant = {
  /** A GUID. */
  variantId?: string;
  inStock?: boolean;
  quantity?: number;
  /** Set by the platform. */
  availableForPreorder?: boolean;
};

export type PreorderInfo = {
  enabled?: boolean;
  /** Shown to buyers. At most 250 characters. */
  message?: string;
  /** At most 100000. */
  limit?: number;
};
