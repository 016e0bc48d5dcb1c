/** The suggestions of a search whose field disappears and returns. */

import assert from "node:assert/strict";
import { test } from "vitest";
import type { CatalogApi } from "../catalog-view/api.js";
import { searchStore } from "./index.js";

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** A search whose catalog's answers the test releases. */
function searching() {
  const searches: { signal: AbortSignal; answer: () => void }[] = [];
  const suggestions = (text: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve) => searches.push({ signal, answer: () => resolve({ products: [text], collections: [] }) }));
  const catalog = () => Promise.resolve({ suggestions } as unknown as CatalogApi);
  return { asked: searches, search: searchStore({}, { pauseMs: 0, catalog }) };
}

test("unsubscribing during a search stops loading, and the next subscriber loads again", async () => {
  const { asked, search } = searching();
  const seen = () => {
    const { text, suggestions, isLoading } = search.getSnapshot();
    return [text, suggestions?.products, isLoading];
  };
  const leave = search.subscribe(() => undefined);
  search.type("mug");
  await turn();
  assert.deepEqual([asked.length, seen()], [1, ["mug", undefined, true]]);
  leave();
  assert.deepEqual([asked[0]!.signal.aborted, seen()], [true, ["mug", undefined, false]]);
  asked[0]!.answer();
  await turn();
  assert.deepEqual(seen(), ["mug", undefined, false]);
  search.subscribe(() => undefined);
  assert.deepEqual(seen(), ["mug", undefined, true]);
  await turn();
  asked[1]!.answer();
  await turn();
  assert.deepEqual([asked.length, seen()], [2, ["mug", ["mug"], false]]);
});

test("resubscribing to a finished search sends no request", async () => {
  const { asked, search } = searching();
  const leave = search.subscribe(() => undefined);
  search.type("mug");
  await turn();
  asked[0]!.answer();
  await turn();
  leave();
  search.subscribe(() => undefined)();
  await turn();
  assert.deepEqual([asked.length, search.getSnapshot().isLoading], [1, false]);
});
