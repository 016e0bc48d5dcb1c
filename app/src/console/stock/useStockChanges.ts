/** The staged changes of stock, and how they are saved. */
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isNotFound } from "../../lib/errors";
import { useConsole } from "../client";
import { useDraft } from "../draft/drafts";
import { refusalOf } from "../ui/problems";
import { done, failed } from "../ui/toasts";
import {
  type Change,
  type Changes,
  type Conflict,
  isChanges,
  outcomeOf,
  type Saved,
  type StockItem,
  typedSince,
} from "./changes";
import { STOCK } from "./queries";

const NONE: Changes = {};

export function useStockChanges() {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [changes, stage, forget] = useDraft("stock", NONE, isChanges);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [busy, setBusy] = useState(false);
  const { inventoryItemsV3: calls } = client;
  // Quantities are typed on while others are being saved.
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });

  const send = async (sent: readonly Change[], reason: "MANUAL" | "REVERT_INVENTORY_CHANGE") => {
    const items = sent.map(({ id, revision, after }) => ({ inventoryItem: { _id: id, revision, quantity: after } }));
    const { results = [] } = await calls.bulkUpdateInventoryItems(items, { returnEntity: true, reason });
    return outcomeOf(sent, results);
  };
  /** Sets what was saved back, unless somebody has changed it since. */
  const undo = async (saved: readonly Saved[]) => {
    const { outdated, refused } = await send(
      saved.map(({ change, revision }) => ({ ...change, after: change.before, revision })),
      "REVERT_INVENTORY_CHANGE",
    );
    await queries.invalidateQueries({ queryKey: STOCK });
    if (outdated.length > 0) throw refusalOf({ code: "INVALID_REVISION" });
    if (refused[0]) throw refusalOf(refused[0].error);
  };
  const current = async (id: string): Promise<StockItem | null> => {
    try {
      return await calls.getInventoryItem(id);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };
  /** Shows the changes that others were faster with beside what they changed. */
  const showConflicts = async (outdated: readonly Change[]) => {
    try {
      setConflicts(await Promise.all(outdated.map(async (change) => ({ change, now: await current(change.id) }))));
    } catch (error) {
      failed(t`Somebody else has changed some of these quantities. They could not be read.`, error);
    }
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { saved, outdated, refused } = await send(Object.values(changes), "MANUAL");
      const left = Object.fromEntries([
        ...[...outdated, ...refused.map(({ change }) => change)].map((each) => [each.id, each] as const),
        ...typedSince(changes, latest.current, saved).map((each) => [each.id, each] as const),
      ]);
      if (Object.keys(left).length > 0) stage(left);
      else forget();
      const first = refused[0];
      if (first) failed(t`${{ name: first.change.name }} was not saved.`, first.error);
      if (saved.length > 0) {
        const text = plural({ count: saved.length }, { one: "# quantity saved.", other: "# quantities saved." });
        done(text, () => undo(saved));
      }
      await showConflicts(outdated);
      await queries.invalidateQueries({ queryKey: STOCK });
    } catch (error) {
      failed(t`The stock was not saved. What you typed is still here.`, error);
    } finally {
      setBusy(false);
    }
  };
  /** Takes a conflict off the list, and gives it. */
  const settle = (id: string) => {
    setConflicts((before) => before.filter(({ change }) => change.id !== id));
    return conflicts.find(({ change }) => change.id === id);
  };
  return {
    changes,
    stage,
    conflicts,
    busy,
    save,
    discard: () => {
      const kept = changes;
      forget();
      setConflicts([]);
      done(t`Changes discarded.`, () => {
        stage(kept);
        return Promise.resolve();
      });
    },
    /** Holds on to what was typed, on top of what others did. */
    takeMine: (id: string) => {
      const { change, now } = settle(id) ?? {};
      if (!change || !now) return;
      const next = { ...change, before: now.quantity ?? 0, revision: now.revision ?? "" };
      stage({ ...changes, [id]: next });
    },
    /** Gives up what was typed. */
    takeTheirs: (id: string) => {
      settle(id);
      stage(Object.fromEntries(Object.entries(changes).filter(([each]) => each !== id)));
    },
  };
}
