/** Iterates over all products, as a program does: against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOfFile } from "./site.mjs";

const site = await siteOfFile();

test("iteration with any page size returns every product once", async () => {
  const { products } = site.client();
  const { items, totalCount } = await products.queryProducts().limit(100).find();
  assert.equal(items.length, totalCount, "one page holds them all");
  const expected = items.map(({ _id }) => _id).sort();
  for (const limit of [1, 7, totalCount, 100]) {
    const walked = [];
    for await (const { _id } of products.queryProducts().limit(limit)) walked.push(_id);
    assert.deepEqual(walked.sort(), expected, `by pages of ${limit}`);
  }
});

test("iteration respects the filter and the requested sort", async () => {
  const query = site.client().products.queryProducts().limit(3);
  const either = query.le("price", 20).or(query.ge("price", 60));
  const { items } = await either.limit(100).find();
  const found = [];
  for await (const { _id } of either) found.push(_id);
  assert.deepEqual(found.sort(), items.map(({ _id }) => _id).sort());
  const ordered = query.descending("price");
  const { items: byPrice } = await ordered.limit(100).find();
  const walked = [];
  for await (const { _id } of ordered) walked.push(_id);
  assert.deepEqual(
    walked,
    byPrice.map(({ _id }) => _id),
  );
});
