/** The edited quantities and their save: by revision, merged with others' changes. */
import { catalogEditorOf, type StockReason } from "@cartwright/sdk/owner";
import { plural, t } from "@lingui/core/macro";
import { useConsole } from "../session/client";
import { record } from "../kit/draft/merge";
import { type Draft as EditsDraft, type Edits, useEdits } from "../kit/draft/useEdits";
import { refusalOf } from "../kit/ui/problems";
import { failed } from "../kit/ui/toasts";
import { useAct } from "../kit/useAct";
import {
  type Change,
  changesOf,
  isItems,
  isQuantities,
  type Items,
  type Outcome,
  outcomeOf,
  type Quantities,
  type Saved,
} from "./quantities";
import { STOCK } from "./queries";

type Draft = EditsDraft<Quantities, Items>;

const PART = record<Quantities>();
const NOTHING = { doc: {}, version: {} };

export interface StockEdits extends Edits<Quantities, Items> {
  busy: boolean;
  save: () => Promise<void>;
}

export function useStockEdits(): StockEdits {
  const { client } = useConsole();
  const edits = useEdits<Quantities, Items>({
    name: "stock",
    part: PART,
    read: NOTHING,
    isDoc: isQuantities,
    isVersion: isItems,
    left: () => t`Your changes to the stock are not saved. This tab keeps them for you.`,
  });

  const send = async (changes: readonly Change[], reason: StockReason): Promise<Outcome> => {
    const editor = await catalogEditorOf(client);
    const wanted = changes.map(({ id, revision, after }) => ({ id, revision, quantity: after }));
    return outcomeOf(changes, await editor.updateStock(wanted, reason));
  };
  /** Restores the previous quantities, except those changed since by someone else. */
  const undo = async (saved: readonly Saved[]) => {
    const { outdated, refused } = await send(
      saved.map(({ change, revision }) => ({ ...change, after: change.before, revision })),
      "REVERT_INVENTORY_CHANGE",
    );
    if (outdated.length > 0) throw refusalOf({ code: "INVALID_REVISION" });
    if (refused[0]) throw refused[0].error;
  };
  /** Makes the saved quantities the base of the remaining draft. */
  const settle = (saved: readonly Saved[]) => {
    const { before, after, version } = edits.latest();
    const read = saved.map(({ change: { id, after: quantity } }) => [id, quantity] as const);
    const items = saved.map(({ change: { id, name }, revision }) => [id, { name, revision }] as const);
    edits.set({
      before: { ...before, ...Object.fromEntries(read) },
      after,
      version: { ...version, ...Object.fromEntries(items) },
    });
  };
  /** Merges the changes into the current items; returns those without a conflict. */
  const rebase = async (outdated: readonly Change[]): Promise<Change[]> => {
    const ids = outdated.map(({ id }) => id);
    const editor = await catalogEditorOf(client);
    const read = await Promise.all(
      outdated.map(async ({ id, name }) => ({ id, name, item: await editor.stockItem(id) })),
    );
    const { before, version } = edits.latest();
    const doc = Object.fromEntries([
      ...Object.entries(before).filter(([id]) => !ids.includes(id)),
      ...read.flatMap(({ id, item }) => (item ? [[id, item.quantity ?? 0] as const] : [])),
    ]);
    const items = read.map(({ id, name, item }) => [id, { name, revision: item?.revision ?? "" }] as const);
    const { next, clashes } = edits.rebase({ doc, version: { ...version, ...Object.fromEntries(items) } });
    const met = new Set(clashes.map(({ id }) => id));
    return changesOf(
      next,
      ids.filter((id) => !met.has(id)),
    );
  };
  const save = async (changes: readonly Change[], retries = 1): Promise<Outcome> => {
    const outcome = await send(changes, "MANUAL");
    settle(outcome.saved);
    if (outcome.outdated.length === 0) return outcome;
    const fresh = await rebase(outcome.outdated).catch((error: unknown) => {
      failed(t`Someone else has changed some of these quantities. They could not be read.`, error);
      return [];
    });
    if (fresh.length === 0 || retries === 0) return outcome;
    const again = await save(fresh, retries - 1);
    return {
      saved: [...outcome.saved, ...again.saved],
      outdated: again.outdated,
      refused: [...outcome.refused, ...again.refused],
    };
  };

  const { run, busy } = useAct<Draft, Outcome>({
    do: (draft) => save(changesOf(draft)),
    partly: ({ refused: [first] }) => first && [t`${{ name: first.change.name }} was not saved.`, first.error],
    success: ({ saved: { length: count } }) =>
      count > 0 ? plural({ count }, { one: "# quantity saved.", other: "# quantities saved." }) : undefined,
    undo:
      ({ saved }) =>
      () =>
        undo(saved),
    failure: () => t`The stock was not saved. What you typed is still here.`,
    touches: [STOCK],
  });
  return { ...edits, busy, save: () => run(edits.latest()) };
}
