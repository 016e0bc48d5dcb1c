/** The edits of a product and their save: by revision, merged by field with others' changes. */
import { catalogEditorOf, type EditorProduct, PartlySavedError } from "@cartwright/sdk/owner";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useConsole } from "../../session/client";
import { reread } from "../../session/queries";
import { isSame, mergeDocs, type Path } from "../../kit/draft/merge";
import { type Draft as EditsDraft, type Edits, type Read, useEdits } from "../../kit/draft/useEdits";
import { recordOf } from "../../session/request";
import { isOutdated } from "../../kit/ui/problems";
import { done } from "../../kit/ui/toasts";
import { isRichValue } from "../../kit/richText";
import { useAct } from "../../kit/useAct";
import { identified, PRODUCT, sameOptions } from "./changes";
import type { Edit } from "./model";
import { patchOf } from "./patch";
import { type Loaded, modifiersQuery, productQuery } from "./queries";
import { editOf } from "./read";
import { PRODUCTS } from "../queries";

type Draft = EditsDraft<Edit, string>;

const isRevision = (value: unknown): value is string => typeof value === "string";

function isEdit(value: unknown): value is Edit {
  const { details, options, rows, modifiers, plans, sections, media, files } = recordOf(value);
  return (
    typeof recordOf(details).name === "string" &&
    isRichValue(recordOf(details).description) &&
    [options, rows, modifiers, plans, sections, media, files].every(Array.isArray)
  );
}

function readOf({ product, stock, catalog }: Loaded): Read<Edit, string> {
  return { doc: editOf(product, stock, catalog), version: product.revision ?? "" };
}

/** A refusal of the platform. Its field paths refer to the sent state. */
interface Refusal {
  error: unknown;
  sent: Edit;
  /** The state for which the message is shown: the next edit hides it. */
  shown: Edit;
}

export interface ProductEdit extends Edits<Edit, string> {
  busy: boolean;
  refusal: Refusal | undefined;
  save: () => Promise<void>;
}

/** The outcome of a save; undefined if conflicts stopped it. */
interface Outcome {
  saved: Loaded | null;
  /** The state that Undo restores; undefined if the platform cannot restore its options. */
  undoTo: Edit | undefined;
  /** The refusal of some quantities. */
  unstocked: Error | undefined;
}

/** The greatest number of retries, each after a merge with what others saved meanwhile. */
const MAX_RETRIES = 2;

export function useProductEdit(id: string, loaded: Loaded): ProductEdit {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { product } = loaded;
  const { queryKey } = productQuery(client, id);
  const read = useMemo(() => readOf(loaded), [loaded]);
  const edits = useEdits<Edit, string>({
    name: `product-${id}`,
    part: PRODUCT,
    read,
    isDoc: isEdit,
    isVersion: isRevision,
    identified,
    left: ({ details: { name } }) => t`Your changes to ${name} are not saved. This tab keeps them for you.`,
  });
  const [refusal, setRefusal] = useState<Refusal>();

  const readNow = async (): Promise<Loaded | null> => queries.query({ ...productQuery(client, id), staleTime: 0 });

  /** Reads the saved product. If the read fails, uses the save's answer with the known stock. */
  const readSaved = async (saved: EditorProduct | undefined): Promise<Loaded | null> => {
    try {
      return await readNow();
    } catch {
      const known = queries.getQueryData(queryKey);
      const now = saved && known ? { ...known, product: saved } : (known ?? null);
      queries.setQueryData(queryKey, now);
      void reread(queries, queryKey);
      return now;
    }
  };

  /** Sends the changes; after each outdated attempt, merges and retries. */
  const send = async (from: Draft, wire: EditorProduct, retries = MAX_RETRIES): Promise<Outcome | undefined> => {
    const { before, after, version } = from;
    try {
      const patch = { ...patchOf(wire, before, after), revision: version };
      const { product: answer, refusedStock } = await (await catalogEditorOf(client)).update(id, patch);
      const saved = await readSaved(answer);
      // New choices are now in the shop's customizations.
      if (!isSame(before.modifiers, after.modifiers)) {
        void reread(queries, modifiersQuery(client).queryKey);
      }
      edits.settle(after, saved ? readOf(saved) : undefined);
      return {
        saved,
        undoTo: sameOptions(before.options, after.options) ? before : undefined,
        unstocked: refusedStock,
      };
    } catch (error) {
      if (error instanceof PartlySavedError) {
        const now = await readSaved(undefined);
        if (now) edits.rebase(readOf(now), from);
      }
      const now = isOutdated(error) && retries > 0 ? await readNow() : null;
      if (!now) {
        setRefusal({
          error: error instanceof PartlySavedError ? error.cause : error,
          sent: after,
          shown: edits.latest().after,
        });
        throw error;
      }
      const { next, clashes } = edits.rebase(readOf(now), from);
      if (clashes.length > 0) return undefined;
      // An attempt whose answer was lost did save.
      if (isSame(next.before, next.after)) return { saved: null, undoTo: undefined, unstocked: undefined };
      done(t`Someone else saved other fields in the meantime. Both changes are kept.`);
      return send(next, now.product, retries - 1);
    }
  };

  /** Whether the stock to save was sold or counted meanwhile; the product's revision does not show it. */
  const meetsOtherStock = async ({ before, after }: Draft): Promise<boolean> => {
    const isQuantity = ([part, , cell]: Path) => part === "rows" && cell === "quantity";
    if (!PRODUCT.differences(before, after).some(isQuantity)) return false;
    const now = readOf({ ...loaded, stock: await (await catalogEditorOf(client)).stockOf(id) });
    const { clashes } = mergeDocs(PRODUCT, before, after, now.doc);
    if (!clashes.some(({ path }) => isQuantity(path))) return false;
    edits.rebase(now);
    return true;
  };

  const { run, busy } = useAct<Draft, Outcome | undefined>({
    do: async (from) => {
      setRefusal(undefined);
      return (await meetsOtherStock(from)) ? undefined : send(from, product);
    },
    partly: (outcome) =>
      outcome?.unstocked && [t`The product is saved, but not all of its quantities.`, outcome.unstocked],
    success: (outcome) => (outcome && !outcome.unstocked ? t`Product saved.` : undefined),
    logged: (outcome, { after }) => outcome && t`${{ name: after.details.name }} saved.`,
    failure: () => t`The product was not saved. What you typed is still here.`,
    undo: (outcome) => {
      const { saved, undoTo } = outcome ?? {};
      if (!saved || !undoTo) return undefined;
      const patch = { ...patchOf(saved.product, readOf(saved).doc, undoTo), revision: saved.product.revision ?? "" };
      return async () => {
        await (await catalogEditorOf(client)).update(id, patch);
        await reread(queries, queryKey);
      };
    },
    touches: [PRODUCTS],
  });
  return {
    ...edits,
    busy,
    refusal: refusal?.shown === edits.doc ? refusal : undefined,
    save: async () => {
      const from = edits.latest();
      if (!busy && !isSame(from.before, from.after)) await run(from);
    },
  };
}
