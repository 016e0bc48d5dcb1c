/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, inContext } from "../../sdk/binder.js";
import * as custom from "../../sdk/custom-functions.js";
import { enumeration } from "../../sdk/enumeration.js";
import { inventory } from "../conversions.js";
import type { Call, Callable, Stored } from "../../sdk/binder.js";
import type { DecrementData, IncrementData, InventoryItem, InventoryQuery } from "../types/inventory-v2.js";

export type * from "../types/inventory-v2.js";
export type {
  InventoryItem as InventoryItemV2,
  InventoryQuery as Query,
  InventoryVariant as InventoryVariantV2,
} from "../types/inventory-v2.js";
export type { OffsetPaging as Paging } from "../types/query.js";

const call = /* @__PURE__ */ callsOf(inventory, "inventory_v2", "/v2/inventoryItems");

export type ReasonType = "UNKNOWN" | "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});
export const ReasonType = /* @__PURE__ */ enumeration<ReasonType>("UNKNOWN ORDER MANUAL REVERT_INVENTORY_CHANGE");

/** Queries inventory items. Needs the owner. */
export const queryInventory: Call<[options?: QueryInventoryOptions], QueryInventoryResponse> =
  /* @__PURE__ */ call("?> query bjdaa /query");
export type QueryInventoryResponse = {
  inventoryItems?: Array<Stored<InventoryItem>>;
  metadata?: { items?: number; offset?: number };
  totalResults?: number;
};
export type QueryInventoryOptions = { query?: InventoryQuery };
export type QueryInventoryRequest = QueryInventoryOptions;

/** Returns the inventory of a product's variants. Needs the owner. */
export const getInventoryVariants: Call<
  [inventoryId: string, options?: GetInventoryVariantsOptions],
  GetInventoryVariantsResponse
> = /* @__PURE__ */ call("inventoryId,?> get_variants bjdaa /{inventoryId}/getVariants");
export type GetInventoryVariantsResponse = { inventoryItem: Stored<InventoryItem> };
export type GetInventoryVariantsOptions = {
  /** The id assigned by the app that created the item. */
  externalId?: string;
  /** A GUID. */
  productId?: string;
  variantIds?: Array<string>;
};
export type GetInventoryVariantsRequest = GetInventoryVariantsOptions & { inventoryId?: string };

/** Sets the inventory of the product that the item names. Needs the owner. */
export const updateInventoryVariants: Callable<ReturnType<typeof custom.updateInventoryVariants>> =
  /* @__PURE__ */ inContext(custom.updateInventoryVariants, "inventory_v2.update_variants");
export type UpdateInventoryVariantsRequest = { inventoryItem?: InventoryItem };

/** Adds to the inventory of variants. Not idempotent. Needs the owner. */
export const incrementInventory: Call<[incrementData: readonly IncrementData[]], void> = /* @__PURE__ */ call(
  "incrementData increment bkdca /increment",
);
export type IncrementInventoryRequest = { incrementData?: Array<IncrementData> };

/**
 * Takes from the inventory of variants. Not idempotent. Fails for a variant that has less than that. Needs the owner.
 */
export const decrementInventory: Call<[decrementData: readonly DecrementData[]], void> = /* @__PURE__ */ call(
  "decrementData decrement bkdca /decrement",
);
export type DecrementInventoryRequest = { decrementData?: Array<DecrementData> };
