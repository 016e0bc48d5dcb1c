/** The draft of an edited product, and how it is saved: by revision, merged by field with what others saved meanwhile. */
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useConsole } from "../../client";
import { useDraft } from "../../draft/drafts";
import { isOutdated } from "../../ui/problems";
import { done, failed } from "../../ui/toasts";
import { recordOf } from "../../request";
import { type Clash, type Difference, differences, isSame, merge, sameOptions, takeTheirs } from "./changes";
import { type Edit, editOf, type WireProduct } from "./model";
import { patchOf } from "./patch";
import { type Loaded, modifiersQuery, PRODUCT_FIELDS, productQuery, readStock } from "./queries";

interface Draft {
  /** The revision and the state that the changes began from. */
  revision: string;
  before: Edit;
  after: Edit;
}

function isDraft(value: unknown): value is Draft {
  const { revision, before, after } = recordOf(value);
  return typeof revision === "string" && [before, after].every(isEdit);
}

function isEdit(value: unknown): value is Edit {
  const { details, options, rows, modifiers, plans, media, files } = recordOf(value);
  return (
    typeof recordOf(details).name === "string" && [options, rows, modifiers, plans, media, files].every(Array.isArray)
  );
}

/** A refusal of the platform. The places that it names are those of the state that was sent. */
interface Refusal {
  error: unknown;
  sent: Edit;
}

export interface ProductEdit {
  edit: Edit;
  before: Edit;
  changes: readonly Difference[];
  clashes: readonly Clash[];
  busy: boolean;
  /** The error with which the platform refused what was sent. */
  refusal: Refusal | undefined;
  change: (step: (edit: Edit) => Edit) => void;
  save: () => Promise<void>;
  discard: () => void;
  keepMine: (id: string) => void;
  takeTheirs: (id: string) => void;
}

export function useProductEdit(id: string, { product, stock }: Loaded): ProductEdit {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [draft, stage, forget] = useDraft<Draft | null>(`product-${id}`, null, isDraft);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const base = useMemo(() => editOf(product, stock), [product, stock]);
  const before = draft?.before ?? base;
  const edit = draft?.after ?? base;
  const changes = useMemo(() => (draft ? differences(draft.before, draft.after) : []), [draft]);
  // Undo in a message, or two acts at once, build on the state as it is then.
  const latest = useRef({ before, edit, revision: "" });
  useEffect(() => {
    latest.current = { before, edit, revision: draft?.revision ?? product.revision ?? "" };
  });

  useEffect(
    () => () => {
      const { before: began, edit: left } = latest.current;
      const { name } = left.details;
      if (!isSame(began, left)) done(t`Your changes to ${name} are not saved. This tab keeps them for you.`);
    },
    [],
  );

  const set = (next: Draft) => {
    setRefusal(undefined);
    latest.current = { before: next.before, edit: next.after, revision: next.revision };
    if (isSame(next.before, next.after)) forget();
    else stage(next);
  };
  const change = (step: (edit: Edit) => Edit) => {
    const { before: began, edit: now, revision } = latest.current;
    set({ revision, before: began, after: step(now) });
  };

  /** Merges the changes into the product as it is now. */
  const mergeInto = (now: Loaded, from: Draft): { next: Draft; found: Clash[] } => {
    const theirs = editOf(now.product, now.stock);
    const { merged, clashes: found } = merge(from.before, from.after, theirs);
    return { next: { revision: now.product.revision ?? "", before: theirs, after: merged }, found };
  };
  const readNow = async (): Promise<Loaded | null> => queries.query({ ...productQuery(client, id), staleTime: 0 });

  /** Reads what was saved. Where that fails, it is what the answer says, with the stock as it was known. */
  const readSaved = async (saved: WireProduct | undefined): Promise<Loaded | null> => {
    try {
      return await readNow();
    } catch {
      const { queryKey } = productQuery(client, id);
      const known = queries.getQueryData(queryKey);
      const now = saved && known ? { ...known, product: saved } : (known ?? null);
      queries.setQueryData(queryKey, now);
      void queries.invalidateQueries({ queryKey });
      return now;
    }
  };

  /** Ends the draft of what was saved; what was typed meanwhile goes on as the next one. */
  const settle = (sent: Edit, saved: Loaded | null) => {
    const { edit: typed, revision } = latest.current;
    if (!saved || isSame(typed, sent)) {
      forget();
      setClashes([]);
      return;
    }
    const { next, found } = mergeInto(saved, { revision, before: sent, after: typed });
    set(next);
    setClashes(found);
  };

  /** Sends the changes, merged anew after each outdated attempt. `attempt` is told the state of the last one. */
  const send = async (from: Draft, wire: WireProduct, tries: number, attempt: { sent: Edit }): Promise<void> => {
    attempt.sent = from.after;
    const patch = { ...patchOf(wire, from.before, from.after), revision: from.revision };
    try {
      const answer = await client.productsV3.updateProductWithInventory(id, patch, { fields: PRODUCT_FIELDS });
      const unstocked = answer.inventoryResults?.bulkActionMetadata?.totalFailures ?? 0;
      const saved = await readSaved(answer.product);
      // Choices that are new are in the shop's customizations now.
      if (!isSame(from.before.modifiers, from.after.modifiers))
        void queries.invalidateQueries({ queryKey: modifiersQuery(client).queryKey });
      settle(from.after, saved);
      if (unstocked > 0) {
        const first = answer.inventoryResults?.results?.find(({ itemMetadata }) => !itemMetadata?.success);
        failed(t`The product is saved, but not all of its quantities.`, first?.itemMetadata?.error);
        return;
      }
      const canUndo = saved && sameOptions(from.before, from.after);
      done(t`Product saved.`, canUndo ? () => undo(saved, from.before) : undefined);
    } catch (error) {
      if (!isOutdated(error) || tries === 0) throw error;
      const now = await readNow();
      if (!now) throw error;
      const { next, found } = mergeInto(now, from);
      set(next);
      setClashes(found);
      if (found.length > 0) return;
      // An attempt without an answer has saved it already.
      if (isSame(next.before, next.after)) {
        done(t`Product saved.`);
        return;
      }
      done(t`Somebody else saved other fields meanwhile. Both are kept.`);
      await send(next, now.product, tries - 1, attempt);
    }
  };
  const undo = async (saved: Loaded, to: Edit) => {
    const patch = patchOf(saved.product, editOf(saved.product, saved.stock), to);
    await client.productsV3.updateProductWithInventory(id, { ...patch, revision: saved.product.revision ?? "" });
    await queries.invalidateQueries({ queryKey: productQuery(client, id).queryKey });
  };
  /** Whether stock that is to be saved was sold or counted meanwhile; the product's revision does not tell. */
  const meetsOtherStock = async (from: Draft): Promise<boolean> => {
    if (!changes.some(({ place }) => place.kind === "cell" && place.cell === "quantity")) return false;
    const { rows: counted } = editOf(product, await readStock(client, [id]));
    const quantities = new Map(counted.map(({ key, quantity }) => [key, quantity]));
    const rows = from.before.rows.map((row) => ({ ...row, quantity: quantities.get(row.key) ?? row.quantity }));
    const { merged, clashes: found } = merge(from.before, from.after, { ...from.before, rows });
    if (found.length === 0) return false;
    set({ revision: from.revision, before: { ...from.before, rows }, after: merged });
    setClashes(found);
    return true;
  };
  const save = async () => {
    if (busy || !draft) return;
    setBusy(true);
    setRefusal(undefined);
    const attempt = { sent: draft.after };
    try {
      if (!(await meetsOtherStock(draft))) await send(draft, product, 2, attempt);
    } catch (error) {
      setRefusal({ error, sent: attempt.sent });
      failed(t`The product was not saved. What you typed is still here.`, error);
    } finally {
      setBusy(false);
    }
  };
  return {
    edit,
    before,
    changes,
    clashes,
    busy,
    refusal,
    change,
    save,
    discard: () => {
      const kept = draft;
      forget();
      setClashes([]);
      setRefusal(undefined);
      done(t`Changes discarded.`, () => {
        if (kept) stage(kept);
        return Promise.resolve();
      });
    },
    keepMine: (clash) => {
      setClashes((all) => all.filter((each) => each.id !== clash));
    },
    takeTheirs: (clash) => {
      const found = clashes.find((each) => each.id === clash);
      setClashes((all) => all.filter((each) => each.id !== clash));
      if (found) change((now) => takeTheirs(now, found));
    },
  };
}
