/** Changes of one item that save at once: whether its stock is tracked, its availability if not, and pre-orders. */
import { catalogEditorOf, type StockChange, type StockReason } from "@cartwright/sdk/owner";
import { useConsole } from "../session/client";
import { refusalOf } from "../kit/ui/problems";
import { type Act, useAct } from "../kit/useAct";
import type { StockItem } from "./quantities";
import { STOCK } from "./queries";

/** The fields to set. A quantity turns tracking on, an availability alone turns it off. */
export type Wanted = { quantity: number } | { inStock: boolean } | { preorderInfo: Preorder };

export interface Preorder {
  enabled: boolean;
  /** 0 for no limit. */
  limit: number;
  /** Absent for none: the platform refuses an empty one. */
  message?: string;
}

export function preorderOf({ preorderInfo: { enabled = false, limit = 0, message } = {} }: StockItem): Preorder {
  return { enabled, limit, ...(message && { message }) };
}

/** The stock of an item, for Undo. */
export function stockOf({ trackQuantity, quantity = 0, inStock = false }: StockItem): Wanted {
  return trackQuantity === false ? { inStock } : { quantity };
}

export interface StockEdit {
  item: StockItem;
  wanted: Wanted;
  /** The stock that Undo restores. */
  before: Wanted;
  text: string;
  failure: string;
}

export function useStockItem(): Act<StockEdit, string> {
  const { client } = useConsole();
  const send = async ({ _id }: StockItem, revision: string, wanted: Wanted, reason: StockReason) => {
    const editor = await catalogEditorOf(client);
    // The type asks for a message of pre-orders, but catalog V3 refuses an empty one.
    const change = { id: _id, revision, ...wanted } as StockChange;
    const [result] = await editor.updateStock([change], reason);
    if (result?.revision === undefined) throw result?.error ?? refusalOf(undefined);
    return result.revision;
  };
  // A second change before the new revision is read would be refused as outdated.
  return useAct({
    do: ({ item, wanted }: StockEdit) => send(item, item.revision ?? "", wanted, "MANUAL"),
    success: (_, { text }) => text,
    undo:
      (revision, { item, before }) =>
      () =>
        send(item, revision, before, "REVERT_INVENTORY_CHANGE"),
    failure: ({ failure }) => failure,
    touches: [STOCK],
  });
}
