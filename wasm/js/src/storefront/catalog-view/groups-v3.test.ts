/** The calls for product groups: as few as possible. */

import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { catalogApiV3, type CatalogV3Modules } from "./api-v3.js";

const member = (productId: string) => ({
  productId,
  slug: productId,
  productName: productId,
  choice: { name: productId },
});
const group = (id: string) => ({ _id: id, name: id, members: [member(`${id}-1`), member(`${id}-2`)] });

type Group = ReturnType<typeof group>;

interface Search {
  readonly filter?: { readonly "members.productId": { readonly $hasSome: string[] } };
  readonly cursorPaging: { readonly limit: number };
}

/** The catalog over a search of groups alone. */
const catalogOver = (searchProductGroups: unknown) =>
  catalogApiV3({ productGroupsV3: { searchProductGroups } } as unknown as CatalogV3Modules);

/** The catalog of a shop with these groups, and the product ids of each call: `all` for an unfiltered one. */
function shopOf(groups: Group[]) {
  const calls: (string[] | "all")[] = [];
  const searchProductGroups = ({ filter, cursorPaging: { limit } }: Search) => {
    const ids = filter?.["members.productId"].$hasSome;
    calls.push(ids ?? "all");
    const found = groups.filter(({ members }) => !ids || members.some(({ productId }) => ids.includes(productId)));
    const cursors = found.length > limit ? { next: "next" } : {};
    return Promise.resolve({ productGroups: found.slice(0, limit), pagingMetadata: { cursors } });
  };
  return { calls, groups, catalog: catalogOver(searchProductGroups) };
}

const idsOf = (groups: readonly { id: string }[]) => groups.map(({ id }) => id);

test("lists of a page share one call for groups, and an empty answer is cached for five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { catalog, calls, groups } = shopOf([]);
  const lists = await Promise.all(["mug", "jug", "cup"].map((id) => catalog.productGroups([id])));
  assert.deepEqual(lists, [[], [], []]);
  vi.advanceTimersByTime(4 * 60_000);
  assert.deepEqual(await catalog.productGroups(["tray"]), []);
  assert.deepEqual(calls, ["all"]);

  groups.push(group("tray"));
  vi.advanceTimersByTime(2 * 60_000);
  assert.deepEqual(idsOf(await catalog.productGroups(["tray-1", "mug"])), ["tray"]);
  assert.deepEqual(idsOf(await catalog.productGroups(["mug"])), []);
  assert.deepEqual(calls, ["all", "all"]);
});

test("concurrent calls for product groups are batched in a shop with many groups", async () => {
  const { catalog, calls } = shopOf(Array.from({ length: 21 }, (_, index) => group(`g${index}`)));
  const lists = await Promise.all([["g1-1", "g2-1"], ["g2-2", ""], ["mug"]].map((ids) => catalog.productGroups(ids)));
  assert.deepEqual(lists.map(idsOf), [["g1", "g2"], ["g2"], []]);
  assert.deepEqual(calls, ["all", ["g1-1", "g2-1", "g2-2", "mug"]]);
  await catalog.productGroups(["g3-1"]);
  assert.deepEqual(calls.slice(2), [["g3-1"]]);
  assert.deepEqual(await catalog.productGroups([]), []);
  assert.equal(calls.length, 3);
});

test("a failed call for product groups is not cached", async () => {
  let fails = true;
  const searchProductGroups = () => {
    if (fails) throw new Error("away");
    return { productGroups: [group("tray")] };
  };
  const catalog = catalogOver(searchProductGroups);
  await assert.rejects(catalog.productGroups(["tray-1"]), /away/);
  fails = false;
  assert.deepEqual(idsOf(await catalog.productGroups(["tray-1"])), ["tray"]);
});
