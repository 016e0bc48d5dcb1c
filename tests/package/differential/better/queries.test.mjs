/** Queries: combined conditions, and lists read to their end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "../kits.mjs";
import { outcomeOf, refusal, sideBySide } from "./side-by-side.mjs";

const TOTAL = 25;
const LIMIT = 10;

/** A list of members too long for the platform to count. */
const uncounted = (_, __, { query }) => {
  const { offset, limit } = query.paging;
  const members = Array.from({ length: Math.max(0, Math.min(limit, TOTAL - offset)) }, (_, index) => ({
    id: `member ${offset + index}`,
  }));
  return Response.json({ members, metadata: { count: members.length, offset, total: 0, tooManyToCount: true } });
};

test("`not` is combined with earlier conditions; the other package drops them", async () => {
  const { theirs, ours } = await sideBySide({ answer: () => Response.json({ members: [] }) }, async (kit, network) => {
    const { queryMembers } = client(kit).members;
    await queryMembers().eq("status", "APPROVED").not(queryMembers().eq("role", "OWNER")).find();
    return network.sent[0].body.query.filter;
  });
  assert.deepEqual(theirs, { $not: { role: "OWNER" } });
  assert.deepEqual(ours, { $and: [{ status: "APPROVED" }, { $not: { role: "OWNER" } }] });
});

test("a list without a total has a next page; the other package's ends after the first", async () => {
  const { theirs, ours } = await sideBySide({ answer: uncounted }, async (kit) => {
    const page = await client(kit).members.queryMembers().limit(LIMIT).find();
    const { value, error } = await outcomeOf(page.next());
    return error?.message ?? value.items[0]._id;
  });
  assert.equal(theirs, "No next page to fetch");
  assert.equal(ours, `member ${LIMIT}`);
});

test("`for await` reads a list without a total; the other package's queries are not iterable", async () => {
  const { theirs, ours } = await sideBySide({ answer: uncounted }, async (kit) => {
    const query = client(kit).members.queryMembers().limit(LIMIT);
    if (!(Symbol.asyncIterator in query)) return undefined;
    const ids = [];
    for await (const { _id } of query) ids.push(_id);
    return ids;
  });
  assert.equal(theirs, undefined);
  assert.deepEqual(
    ours,
    Array.from({ length: TOTAL }, (_, index) => `member ${index}`),
  );
});

test("a filter of 200 kB is sent; the other package throws before sending", async () => {
  const ids = Array.from({ length: 12_000 }, (_, index) => `product-id-${index}`);
  const { theirs, ours } = await sideBySide({ answer: () => Response.json({ products: [] }) }, async (kit, network) => {
    const { error } = await outcomeOf(client(kit).products.queryProducts().in("_id", ids).find());
    return { error, sent: network.sent };
  });
  assert.ok(theirs.error instanceof RangeError);
  assert.deepEqual(theirs.sent, []);
  const [{ method, body }] = ours.sent;
  assert.equal(method, "POST");
  assert.deepEqual(body.query.filter.id.$in, ids);
});

test("a filter too long for a URL is sent by POST on the edge host as well", async () => {
  const ids = Array.from({ length: 12_000 }, (_, index) => `product-id-${index}`);
  const { theirs, ours } = await sideBySide({ answer: () => Response.json({ products: [] }) }, async (kit, network) => {
    const { error } = await outcomeOf(client(kit, { useCDN: true }).products.queryProducts().in("_id", ids).find());
    return error ? "RangeError" : [network.sent[0].method, network.sent[0].body.query.filter.id.$in.length];
  });
  assert.equal(theirs, "RangeError");
  assert.deepEqual(ours, ["POST", ids.length]);
});

test("`for await` continues after an empty cursor page; a loop with the other package stops", async () => {
  const pages = {
    "": { products: [{ id: "a" }], next: "second" },
    second: { products: [], next: "third" },
    third: { products: [{ id: "b" }] },
  };
  const answer = (_, __, { query }) => {
    const { cursor = "" } = query.cursorPaging;
    const { products, next } = pages[cursor];
    return Response.json({ products, pagingMetadata: { cursors: { next }, hasNext: Boolean(next) } });
  };
  const { theirs, ours } = await sideBySide({ answer }, async (kit) => {
    const query = client(kit).productsV3.queryProducts().limit(1);
    const ids = [];
    if (!(Symbol.asyncIterator in query)) return (await query.find()).items.map(({ _id }) => _id);
    for await (const { _id } of query) ids.push(_id);
    return ids;
  });
  assert.deepEqual(theirs, ["a"]);
  assert.deepEqual(ours, ["a", "b"]);
});

/** The platform's greatest offset; the list is longer. */
const FARTHEST = 10_000;
const ALL = 10_250;
const PAGE = 100;

/** A catalog with offset paging up to that limit, and numbered products. */
const catalog = (_, __, { query }) => {
  const { offset, limit } = query.paging;
  if (offset + limit > FARTHEST) return refusal(400, { message: "the offset is too large", details: {} })();
  const after = Number(query.filter.numericId?.$gt ?? -1) + 1;
  const numbers = Array.from({ length: Math.min(limit, ALL - after - offset) }, (_, index) => after + offset + index);
  const products = numbers.map((number) => ({ id: `product ${number}`, numericId: `${number}` }));
  return Response.json({ products, metadata: { count: products.length, offset, tooManyToCount: true } });
};

/** All products, in the package's own way, and the error that ends it early. */
async function everyProduct(kit) {
  const query = client(kit).products.queryProducts().limit(PAGE);
  const ids = [];
  const read = async () => {
    if (Symbol.asyncIterator in query) {
      for await (const { _id } of query) ids.push(_id);
      return;
    }
    for (let offset = 0; ; offset += PAGE) {
      const { items } = await query.skip(offset).find();
      if (items.length === 0) return;
      ids.push(...items.map(({ _id }) => _id));
    }
  };
  const { error } = await outcomeOf(read());
  return { ids, error };
}

test("more than 10 000 products are read to the end; the other package's offsets end there", async () => {
  const { theirs, ours } = await sideBySide({ answer: catalog }, everyProduct);
  assert.equal(theirs.ids.length, FARTHEST);
  assert.match(theirs.error.message, /the offset is too large/);
  assert.equal(ours.error, undefined);
  assert.deepEqual(
    ours.ids,
    Array.from({ length: ALL }, (_, index) => `product ${index}`),
  );
});

test("iteration keeps a custom sort up to the platform's offset limit", async () => {
  const { ours } = await sideBySide({ answer: catalog }, async (kit, network) => {
    const query = client(kit).products.queryProducts().descending("price").limit(PAGE);
    if (!(Symbol.asyncIterator in query)) return undefined;
    const read = async () => {
      for await (const product of query) assert.ok(product);
    };
    const { error } = await outcomeOf(read());
    return { error, orders: new Set(network.sent.map(({ body }) => JSON.stringify(body.query.sort))) };
  });
  assert.match(ours.error.message, /the offset is too large/);
  assert.deepEqual([...ours.orders], ['[{"fieldName":"price","order":"DESC"}]']);
});
