/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { updateInventoryVariants } from "../extras.js";
import { inventory as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/inventory.js";

export type InventoryModule = {
  readonly ReasonType: typeof enumerations.reasonType;
  /** Queries inventory items. Needs the owner. */
  queryInventory: Callable<(options?: inventory.QueryInventoryOptions, callOptions?: CallOptions) => Promise<inventory.QueryInventoryResponse>>;
  /** Returns the inventory of a product's variants. Needs the owner. */
  getInventoryVariants: Callable<(inventoryId: string, options?: inventory.GetInventoryVariantsOptions, callOptions?: CallOptions) => Promise<inventory.GetInventoryVariantsResponse>>;
  /** Sets the inventory of the product that the item names. Needs the owner. */
  updateInventoryVariants: typeof updateInventoryVariants;
  /** Adds to the inventory of variants. Not idempotent. Needs the owner. */
  incrementInventory: Callable<(incrementData: readonly types.IncrementData[], callOptions?: CallOptions) => Promise<void>>;
  /**
   * Takes from the inventory of variants. Not idempotent. Fails for a variant that has less than that. Needs the
   * owner.
   */
  decrementInventory: Callable<(decrementData: readonly types.DecrementData[], callOptions?: CallOptions) => Promise<void>>;
};

/** Inventory of catalog v1: stock by product and variant. Needs the owner. */
export const inventory: InventoryModule = /* @__PURE__ */ moduleOf(conversions, "inventory_v2", {
  ReasonType: enumerations.reasonType,
  queryInventory: "?> query POST stores-reader owner safe none /v2/inventoryItems/query",
  getInventoryVariants: "inventoryId,?> get_variants POST stores-reader owner safe none /v2/inventoryItems/{inventoryId}/getVariants",
  updateInventoryVariants,
  incrementInventory: "incrementData increment POST stores owner unsafe none /v2/inventoryItems/increment",
  decrementInventory: "decrementData decrement POST stores owner unsafe none /v2/inventoryItems/decrement",
});

export declare namespace inventory {
  type DecrementData = types.DecrementData;
  type IncrementData = types.IncrementData;
  type InventoryItemV2 = types.InventoryItem;
  type InventoryVariantV2 = types.InventoryVariant;
  type Paging = types.OffsetPaging;
  type PreorderInfo = types.PreorderInfo;
  type Query = types.InventoryQuery;
  type ReasonType = "UNKNOWN" | "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});
  type QueryInventoryResponse = {
    inventoryItems?: Array<Stored<types.InventoryItem>>;
    metadata?: { items?: number; offset?: number };
    totalResults?: number;
  };
  type QueryInventoryOptions = {
    query?: types.InventoryQuery;
  };
  type QueryInventoryRequest = {
    query?: types.InventoryQuery;
  };
  type GetInventoryVariantsResponse = {
    inventoryItem: Stored<types.InventoryItem>;
  };
  type GetInventoryVariantsOptions = {
    /** The id with the app that made the item. */
    externalId?: string;
    /** A GUID. */
    productId?: string;
    variantIds?: Array<string>;
  };
  type GetInventoryVariantsRequest = {
    inventoryId?: string;
    externalId?: string;
    productId?: string;
    variantIds?: Array<string>;
  };
  type UpdateInventoryVariantsRequest = {
    inventoryItem?: types.InventoryItem;
  };
  type IncrementInventoryRequest = {
    incrementData?: Array<types.IncrementData>;
  };
  type DecrementInventoryRequest = {
    decrementData?: Array<types.DecrementData>;
  };
}
