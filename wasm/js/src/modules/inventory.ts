/** The inventory of catalog v1. All of it needs the owner. */

import type { Caller, CallOptions } from "../call.js";
import { inventory as conversions } from "../generated/conversions.js";
import type {
  DecrementData,
  GetInventoryVariants,
  IncrementData,
  InventoryItem,
  InventoryItemReply,
  InventoryItemsPage,
  QueryInventory,
} from "../generated/inventory.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const inventory = {
  ReasonType: enumerations.stockReasonsOfV2,

  queryInventory:
    (caller: Caller) =>
    (fields: QueryInventory = {}, options?: CallOptions): Promise<InventoryItemsPage> =>
      call(caller, endpoints.inventoryV2Query, { ...fields }, options),

  getInventoryVariants:
    (caller: Caller) =>
    (
      inventoryId: string,
      fields: Omit<GetInventoryVariants, "inventoryId"> = {},
      options?: CallOptions,
    ): Promise<InventoryItemReply> =>
      call(caller, endpoints.inventoryV2GetVariants, { ...fields, inventoryId }, options),

  updateInventoryVariants:
    (caller: Caller) =>
    async (productId: string, inventoryItem: InventoryItem, options?: CallOptions): Promise<void> => {
      await call(
        caller,
        endpoints.inventoryV2UpdateVariants,
        { inventoryItem: { ...inventoryItem, productId } },
        options,
      );
    },

  incrementInventory:
    (caller: Caller) =>
    async (incrementData: IncrementData[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.inventoryV2Increment, { incrementData }, options);
    },

  decrementInventory:
    (caller: Caller) =>
    async (decrementData: DecrementData[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.inventoryV2Decrement, { decrementData }, options);
    },
};
