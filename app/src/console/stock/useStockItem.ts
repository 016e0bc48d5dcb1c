/** Changes of one item that are saved at once: whether its stock is counted, its state where it is not, and pre-orders. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useConsole } from "../client";
import { refusalOf } from "../ui/problems";
import { done, failed } from "../ui/toasts";
import type { StockItem } from "./quantities";
import { STOCK } from "./queries";

/** The fields that are set. A quantity has the stock counted, a state alone has it not. */
export type Wanted = { quantity: number } | { inStock: boolean } | { preorderInfo: Preorder };

export interface Preorder {
  enabled: boolean;
  /** 0 for no limit. */
  limit: number;
  message: string;
}

export function preorderOf({ preorderInfo: { enabled = false, limit = 0, message = "" } = {} }: StockItem): Preorder {
  return { enabled, limit, message };
}

/** The stock of an item as it is, to go back to. */
export function stockOf({ trackQuantity, quantity = 0, inStock = false }: StockItem): Wanted {
  return trackQuantity === false ? { inStock } : { quantity };
}

export interface Asked {
  item: StockItem;
  wanted: Wanted;
  /** The state that Undo goes back to. */
  before: Wanted;
  text: string;
  failure: string;
}

export function useStockItem() {
  const { client } = useConsole();
  const queries = useQueryClient();
  // A second change before the new revision is read would be refused as outdated.
  const busy = useRef(false);
  const send = async (
    { _id = "" }: StockItem,
    revision: string,
    wanted: Wanted,
    reason: "MANUAL" | "REVERT_INVENTORY_CHANGE",
  ) => {
    const { results = [] } = await client.inventoryItemsV3.bulkUpdateInventoryItems(
      [{ inventoryItem: { _id, revision, ...wanted } }],
      { returnEntity: true, reason },
    );
    const { itemMetadata, item } = results[0] ?? {};
    if (!itemMetadata?.success) throw refusalOf(itemMetadata?.error);
    return item?.revision ?? "";
  };
  const refresh = () => queries.invalidateQueries({ queryKey: STOCK });
  /** Saves a change. A refusal is thrown, for a dialog that shows it. */
  const save = async ({ item, wanted, before, text }: Asked) => {
    const revision = await send(item, item.revision ?? "", wanted, "MANUAL").finally(() => void refresh());
    done(text, () => send(item, revision, before, "REVERT_INVENTORY_CHANGE").finally(() => void refresh()));
  };
  /** Saves a change, and tells a refusal. */
  const change = async (asked: Asked) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await save(asked);
      await refresh();
    } catch (error) {
      failed(asked.failure, error);
    } finally {
      busy.current = false;
    }
  };
  return { save, change };
}
