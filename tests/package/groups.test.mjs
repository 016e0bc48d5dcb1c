/** The calls for product groups: as few as possible. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogApiV3 } from "../../wasm/pkg/storefront/catalog-view/api-v3.js";

const member = (productId) => ({ productId, slug: productId, productName: productId, choice: { name: productId } });
const group = (id) => ({ _id: id, name: id, members: [member(`${id}-1`), member(`${id}-2`)] });

/** The catalog of a shop with these groups, and the product ids of each call: `all` for an unfiltered one. */
function shopOf(groups) {
  const calls = [];
  const searchProductGroups = ({ filter, cursorPaging: { limit } }) => {
    const ids = filter?.["members.productId"].$hasSome;
    calls.push(ids ?? "all");
    const found = groups.filter(({ members }) => !ids || members.some(({ productId }) => ids.includes(productId)));
    const cursors = found.length > limit ? { next: "next" } : {};
    return Promise.resolve({ productGroups: found.slice(0, limit), pagingMetadata: { cursors } });
  };
  return { calls, groups, catalog: catalogApiV3({ productGroupsV3: { searchProductGroups } }) };
}

const idsOf = (groups) => groups.map(({ id }) => id);

test("lists of a page share one call for groups, and an empty answer is cached for five minutes", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const { catalog, calls, groups } = shopOf([]);
  const lists = await Promise.all(["mug", "jug", "cup"].map((id) => catalog.productGroups([id])));
  assert.deepEqual(lists, [[], [], []]);
  t.mock.timers.tick(4 * 60_000);
  assert.deepEqual(await catalog.productGroups(["tray"]), []);
  assert.deepEqual(calls, ["all"]);

  groups.push(group("tray"));
  t.mock.timers.tick(2 * 60_000);
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
  const searchProductGroups = async () => {
    if (fails) throw new Error("away");
    return { productGroups: [group("tray")] };
  };
  const catalog = catalogApiV3({ productGroupsV3: { searchProductGroups } });
  await assert.rejects(catalog.productGroups(["tray-1"]), /away/);
  fails = false;
  assert.deepEqual(idsOf(await catalog.productGroups(["tray-1"])), ["tray"]);
});
