/** Inventory items: the stock of variants. All of it needs the owner. */

import type { Caller, CallOptions } from "../call.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import type { CatalogSearch } from "../generated/catalog-search.js";
import type {
  BulkDecrementInventoryItems,
  BulkIncrementInventoryItems,
  BulkIncrementInventoryItemsReply,
  BulkUpdateInventoryItems,
  DecrementDataById,
  FoundInventoryItems,
  IncrementDataById,
  InventoryItem,
  InventoryItemReply,
  InventoryItemsPage,
  MaskedInventoryItem,
  UpdateInventoryItem,
} from "../generated/inventory-items-v3.js";
import { callsOf, held, withId } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const inventoryItemsV3 = {
  AvailabilityStatus: enumerations.itemAvailabilityOfV3,
  ReasonType: enumerations.stockReasons,
  SortOrder: enumerations.sortOrders,

  getInventoryItem:
    (caller: Caller) =>
    (inventoryItemId: string, options?: CallOptions): Promise<InventoryItem> =>
      held(
        call<InventoryItemReply>(caller, endpoints.inventoryItemsV3Get, { inventoryItemId }, options),
        "inventoryItem",
      ),

  /** A query builder; or, given a query, its answer. */
  queryInventoryItems: queriedByCursor<InventoryItem, InventoryItemsPage>(
    call,
    endpoints.inventoryItemsV3Query,
    "inventoryItems",
  ),

  searchInventoryItems:
    (caller: Caller) =>
    (search: CatalogSearch, options?: CallOptions): Promise<FoundInventoryItems> =>
      call(caller, endpoints.inventoryItemsV3Search, { search }, options),

  createInventoryItem:
    (caller: Caller) =>
    (inventoryItem: InventoryItem, options?: CallOptions): Promise<InventoryItem> =>
      held(
        call<InventoryItemReply>(caller, endpoints.inventoryItemsV3Create, { inventoryItem }, options),
        "inventoryItem",
      ),

  updateInventoryItem:
    (caller: Caller) =>
    (
      _id: string,
      inventoryItem: InventoryItem,
      fields: Omit<UpdateInventoryItem, "inventoryItem"> = {},
      options?: CallOptions,
    ): Promise<InventoryItem> =>
      held(
        call<InventoryItemReply>(
          caller,
          endpoints.inventoryItemsV3Update,
          { ...fields, inventoryItem: withId(_id, inventoryItem) },
          options,
        ),
        "inventoryItem",
      ),

  deleteInventoryItem:
    (caller: Caller) =>
    async (inventoryItemId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.inventoryItemsV3Delete, { inventoryItemId }, options);
    },

  bulkIncrementInventoryItems:
    (caller: Caller) =>
    (
      incrementData: IncrementDataById[],
      fields: Omit<BulkIncrementInventoryItems, "incrementData"> = {},
      options?: CallOptions,
    ): Promise<BulkIncrementInventoryItemsReply> =>
      call(caller, endpoints.inventoryItemsV3BulkIncrement, { ...fields, incrementData }, options),

  bulkDecrementInventoryItems:
    (caller: Caller) =>
    (
      decrementData: DecrementDataById[],
      fields: Omit<BulkDecrementInventoryItems, "decrementData"> = {},
      options?: CallOptions,
    ): Promise<BulkIncrementInventoryItemsReply> =>
      call(caller, endpoints.inventoryItemsV3BulkDecrement, { ...fields, decrementData }, options),

  bulkUpdateInventoryItems:
    (caller: Caller) =>
    (
      inventoryItems: MaskedInventoryItem[],
      fields: Omit<BulkUpdateInventoryItems, "inventoryItems"> = {},
      options?: CallOptions,
    ): Promise<BulkIncrementInventoryItemsReply> =>
      call(caller, endpoints.inventoryItemsV3BulkUpdate, { ...fields, inventoryItems }, options),
};
