/** The builders of queries and searches as plain objects. */

import assert from "node:assert/strict";
import { test } from "vitest";
import {
  brandsV3,
  categories,
  createClient,
  members,
  OAuthStrategy,
  orders,
  products,
  productsV3,
  STORES_APP_ID,
} from "../../inline.js";
import type { Caller } from "../call.js";
import type {
  BuiltAggregation,
  BuiltFilter,
  BuiltSearchParams,
  CursorPaging,
  Fields,
  OffsetPaging,
  QueryUtils,
  SearchUtils,
  UtilsQueryBuilder,
} from "./utils.js";

// The types of a call's builders accept only its fields; these tests need none in particular.
const { Filter, QueryBuilder, Sort } = productsV3.utils.query as unknown as QueryUtils<Fields, CursorPaging>;
const { Aggregation, SearchBuilder, SearchParams } = productsV3.utils.search as unknown as SearchUtils<Fields>;

test("Filter combines operators of one field", () => {
  const name = Filter("name");
  const rows: [built: BuiltFilter, expected: object][] = [
    [name, {}],
    [name.eq("Acme"), { name: { $eq: "Acme" } }],
    [name.ne("Acme"), { name: { $ne: "Acme" } }],
    [Filter("price").gt(50).lt(100), { price: { $gt: 50, $lt: 100 } }],
    [Filter("price").gte(50).lte(100), { price: { $gte: 50, $lte: 100 } }],
    [Filter("price").gt(1).gt(2), { price: { $gt: 2 } }],
    [name.startsWith("a"), { name: { $startsWith: "a" } }],
    [name.endsWith("a"), { name: { $endsWith: "a" } }],
    [name.contains("a"), { name: { $contains: "a" } }],
    [name.in(["a", "b"]), { name: { $in: ["a", "b"] } }],
    [name.in("a"), { name: { $in: "a" } }],
    [name.nin(["a"]), { name: { $nin: ["a"] } }],
    [Filter("tags").hasSome(["a"]), { tags: { $hasSome: ["a"] } }],
    [Filter("tags").hasAll(["a"]), { tags: { $hasAll: ["a"] } }],
    [name.exists(), { name: { $exists: true } }],
    [name.exists(false), { name: { $exists: false } }],
    [name.isEmpty(), { name: { $isEmpty: true } }],
    [name.isEmpty(false), { name: { $isEmpty: false } }],
    [name.isNotEmpty(), { name: { $ne: null } }],
    [Filter("_id").eq("x"), { id: { $eq: "x" } }],
    [Filter("product._id").eq("x"), { "product.id": { $eq: "x" } }],
    [Filter("_createdDate").gt(new Date(0)), { createdDate: { $gt: new Date(0) } }],
  ];
  for (const [{ filter }, expected] of rows) {
    assert.deepEqual(filter, expected);
  }
});

test("Filter.and, or and not combine filters without simplification", () => {
  const [a, b] = [Filter("a").eq(1), Filter("b").eq(2)];
  const [one, two] = [{ a: { $eq: 1 } }, { b: { $eq: 2 } }];
  assert.deepEqual(Filter.and(a, b).filter, { $and: [one, two] });
  assert.deepEqual(Filter.and().filter, { $and: [] });
  assert.deepEqual(Filter.and(Filter.and(a, b), a).filter, { $and: [{ $and: [one, two] }, one] });
  assert.deepEqual(Filter.or(a, Filter("b")).filter, { $or: [one, {}] });
  assert.deepEqual(Filter.not(Filter.not(a)).filter, { $not: { $not: one } });
});

test("a query builder is mutated in place and uses wire names", () => {
  const builder = QueryBuilder();
  assert.deepEqual(builder.build(), {});
  assert.equal(builder.withPaging({ limit: 20, cursor: "C" }), builder);
  builder
    .withFilter(Filter("name").eq("a"))
    .withSorting(Sort("name").asc(), Sort("_updatedDate").desc())
    .withFields("_id", "name");
  assert.deepEqual(builder.build(), {
    cursorPaging: { limit: 20, cursor: "C" },
    filter: { name: { $eq: "a" } },
    sort: [
      { fieldName: "name", order: "ASC" },
      { fieldName: "updatedDate", order: "DESC" },
    ],
    fields: ["id", "name"],
  });
  assert.deepEqual(builder.withFilter(Filter("b").eq(2)).build().filter, { b: { $eq: 2 } });
  assert.deepEqual(QueryBuilder().withSorting().build(), { sort: [] });
});

test("paging uses the key of the module's calls", () => {
  const page = (module: { utils: { query: { QueryBuilder: () => UtilsQueryBuilder<OffsetPaging & CursorPaging> } } }) =>
    module.utils.query.QueryBuilder().withPaging({ limit: 2 }).build();
  for (const module of [brandsV3, categories, productsV3]) {
    assert.deepEqual(page(module), { cursorPaging: { limit: 2 } });
  }
  for (const module of [products, members]) assert.deepEqual(page(module), { paging: { limit: 2 } });
  assert.deepEqual(Object.keys(orders.utils), ["search"]);
});

test("a search builder builds expression, aggregations and a complete search", () => {
  const searches: [built: BuiltSearchParams, expected: object][] = [
    [SearchParams(), {}],
    [SearchParams("shoe"), { expression: "shoe" }],
    [SearchParams().expression("x"), { expression: "x" }],
    [
      SearchParams("shoe").mode("AND").fields(["name", "_id"]).fuzzy(),
      { expression: "shoe", mode: "AND", fields: ["name", "id"], fuzzy: true },
    ],
    [SearchParams("shoe").fuzzy(false), { expression: "shoe", fuzzy: false }],
  ];
  for (const [{ search }, expected] of searches) {
    assert.deepEqual(search, expected);
  }
  const brands = Aggregation("n").onField("brand.name");
  const [a, b] = [Aggregation("a"), Aggregation("b")];
  const aggregations: [built: BuiltAggregation, expected: object][] = [
    [Aggregation("n"), { name: "n" }],
    [Aggregation("n").onField("_id").asValueAggregation(), { name: "n", fieldPath: "id", type: "VALUE", value: {} }],
    [
      brands.asValueAggregation().sortBy("COUNT", "DESC").limit(10),
      {
        name: "n",
        fieldPath: "brand.name",
        type: "VALUE",
        value: { sortType: "COUNT", sortDirection: "DESC", limit: 10 },
      },
    ],
    [
      Aggregation("n").asValueAggregation().excludeMissingValues().includeValues("other"),
      { name: "n", type: "VALUE", value: { missingValues: "EXCLUDE", includeOptions: { addToBucket: "other" } } },
    ],
    [
      Aggregation("n").asRangeAggregation().withBuckets({ from: 0, to: 10 }, { from: 10 }),
      { name: "n", type: "RANGE", range: { buckets: [{ from: 0, to: 10 }, { from: 10 }] } },
    ],
    [
      Aggregation("n").onField("_createdDate").asDateHistogramAggregation().interval("MONTH"),
      { name: "n", fieldPath: "createdDate", type: "DATE_HISTOGRAM", dateHistogram: { interval: "MONTH" } },
    ],
    [Aggregation("n").asScalarAggregation().type("MAX"), { name: "n", type: "SCALAR", scalar: { type: "MAX" } }],
    [
      Aggregation("n").asNestedAggregation().addNestedAggregation(a).addNestedAggregation(b),
      { name: "n", type: "NESTED", nested: { nestedAggregations: [{ name: "a" }, { name: "b" }] } },
    ],
    [Aggregation("n").ofType("RANGE").asValueAggregation(), { name: "n", type: "VALUE", value: {} }],
  ];
  for (const [{ aggregation }, expected] of aggregations) {
    assert.deepEqual(aggregation, expected);
  }
  const built = SearchBuilder()
    .withFilter(Filter("visible").eq(true))
    .withSearchClause(SearchParams("shoe"))
    .withSorting(Sort("name").asc())
    .withAggregation(brands.asValueAggregation())
    .withPaging({ limit: 20 })
    .withTimeZone("UTC")
    .build();
  assert.deepEqual(built, {
    filter: { visible: { $eq: true } },
    search: { expression: "shoe" },
    sort: [{ fieldName: "name", order: "ASC" }],
    aggregations: [{ name: "n", fieldPath: "brand.name", type: "VALUE", value: {} }],
    cursorPaging: { limit: 20 },
    timeZone: "UTC",
  });
});

test("a single argument is a query if it has a query's field or the call takes nothing else", async () => {
  const sent: unknown[] = [];
  const caller = {
    [Symbol.for("@cartwright/sdk.caller")]: true,
    call: (_row: string, make: () => unknown) => Promise.resolve(void sent.push(make())),
  } as unknown as Caller;
  const query = { cursorPaging: { limit: 2 } };
  await brandsV3.queryBrands(caller)(query);
  assert.equal(typeof brandsV3.queryBrands(caller)(QueryBuilder().build()).find, "function");
  await brandsV3.queryBrands(caller)(QueryBuilder().build(), {});
  await products.queryProducts(caller)({});
  assert.deepEqual(sent, [{ query }, { query: {} }, { query: {} }]);
  assert.equal(STORES_APP_ID, "215238eb-22a5-4c36-9e7b-e7c08025e04e");
});

test("a client's modules have the builders and enums of the modules", () => {
  const client = createClient({ modules: { members, productsV3 }, auth: OAuthStrategy({ clientId: "client-1" }) });
  assert.equal(client.productsV3.utils, productsV3.utils);
  assert.deepEqual(client.productsV3.utils.query.Filter("slug").eq("a").filter, { slug: { $eq: "a" } });
  assert.equal(client.members.Set.FULL, "FULL");
  client.dispose();
});
