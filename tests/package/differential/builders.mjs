/** Query builders: each method's request, and paging. */
import { createClient as theirClient, OAuthStrategy as theirStrategy } from "@wix/sdk";
import * as theirMembers from "@wix/members";
import * as theirStores from "@wix/stores";
import * as ours from "../../../wasm/pkg/inline.js";
import { whole } from "./answers.mjs";
import { Network, see } from "./run.mjs";

const tokens = {
  accessToken: { value: "access", expiresAt: 4_000_000_000 },
  refreshToken: { value: "refresh", role: "visitor" },
};

/** Query functions, with the answer's field for the items. */
const FUNCTIONS = [
  ["members", "queryMembers", theirMembers.members, "members"],
  ["products", "queryProducts", theirStores.products, "products"],
  ["collections", "queryCollections", theirStores.collections, "collections"],
  ["productsV3", "queryProducts", theirStores.productsV3, "products"],
  ["brandsV3", "queryBrands", theirStores.brandsV3, "brands"],
  ["ribbonsV3", "queryRibbons", theirStores.ribbonsV3, "ribbons"],
  ["infoSectionsV3", "queryInfoSections", theirStores.infoSectionsV3, "infoSections"],
  ["customizationsV3", "queryCustomizations", theirStores.customizationsV3, "customizations"],
  ["inventoryItemsV3", "queryInventoryItems", theirStores.inventoryItemsV3, "inventoryItems"],
  ["readOnlyVariantsV3", "queryVariants", theirStores.readOnlyVariantsV3, "variants"],
];

/** The modules with offset paging; the others page by cursor. */
const COUNTED = ["members", "products", "collections"];

/** Chains of a builder's methods; `start` makes a second builder. */
const CHAINS = {
  plain: (query) => query,
  eq: (query) => query.eq("_id", "a").eq("name", undefined),
  ne: (query) => query.ne("_createdDate", null),
  comparisons: (query) => query.ge("price", 1).gt("a", 2).le("b", 3).lt("c", 4),
  between: (query) => query.between("_updatedDate", "2026-01-01", "2026-02-01"),
  texts: (query) => query.startsWith("name", "a").endsWith("name", "b").contains("name", "c"),
  "hasSome, a list": (query) => query.hasSome("tags", ["a", "b"]),
  "hasSome, many": (query) => query.hasSome("tags", "a", "b"),
  hasAll: (query) => query.hasAll("tags", ["a", "b"]).hasAll("tags", "c"),
  in: (query) => query.in("_id", ["a", "b"]),
  exists: (query) => query.exists("brand._id").exists("ribbon", false),
  emptiness: (query) => query.isEmpty("a").isNotEmpty("b"),
  and: (query, start) => query.eq("a", 1).and(start().eq("b", 2).eq("c", 3)),
  "and, one side": (query, start) => query.and(start().eq("b", 2)),
  or: (query, start) => query.eq("a", 1).or(start().eq("b", 2)).or(start().eq("c", 3)),
  not: (query, start) => query.not(start().eq("a", 1)),
  "not, twice": (query, start) => query.not(start().not(start().eq("a", 1))),
  "not, after a condition": (query, start) => query.eq("a", 1).not(start().eq("b", 2)),
  order: (query) => query.ascending("_id", "name").descending("_createdDate"),
  limit: (query) => query.limit(7),
};
const OFFSETS = { skip: (query) => query.skip(20).limit(10), "limit, then skip": (query) => query.limit(10).skip(20) };
const CURSORS = { skipTo: (query) => query.eq("a", 1).ascending("a").limit(3).skipTo("cursor") };

/** The fields of a page of results. */
const shown = (page) => ({
  items: page.items,
  length: page.length,
  pageSize: page.pageSize,
  currentPage: page.currentPage,
  totalPages: page.totalPages,
  totalCount: page.totalCount,
  cursors: page.cursors && { next: page.cursors.next ?? undefined, prev: page.cursors.prev ?? undefined },
  hasNext: page.hasNext(),
  hasPrev: page.hasPrev(),
});

/** Answers with pages of ten items, with these totals and cursors. */
const pages = (name, { total, tooManyToCount, next, prev }) =>
  whole({
    [name]: Array.from({ length: 10 }, (_, index) => ({ id: `item ${index}` })),
    metadata: { total, tooManyToCount },
    totalResults: total,
    pagingMetadata: { count: 10, cursors: { next, prev }, hasNext: Boolean(next) },
  });

const TURNS = {
  find: async (query) => shown(await query.find()),
  next: async (query) => shown(await (await query.find()).next()),
  prev: async (query) => shown(await (await query.find()).prev()),
};

const ANSWERS = {
  "many pages": { total: 95, next: "next", prev: "prev" },
  "the last page": { total: 5 },
  "too many to count": { total: 0, tooManyToCount: true, next: "next" },
  nothing: {},
};

/** Each query function with its cases, in the format of `calls.mjs`. */
export function* builders() {
  for (const [module, func, theirModule, name] of FUNCTIONS) {
    const call = `${module}.${func}()`;
    yield {
      call,
      async *cases() {
        const chains = { ...CHAINS, ...(COUNTED.includes(module) ? OFFSETS : CURSORS) };
        const plans = [
          ...Object.entries(chains).map(([chain, build]) => [chain, build, "find", "many pages"]),
          ...Object.keys(TURNS).flatMap((turn) =>
            Object.keys(ANSWERS).map((answer) => [`limit, ${turn}`, CHAINS.limit, turn, answer]),
          ),
        ];
        for (const [chain, build, turn, answer] of plans) {
          const seen = [];
          for (const isOurs of [false, true]) {
            const network = new Network(pages(name, ANSWERS[answer]));
            const { fetch } = network;
            const client = isOurs
              ? ours.createClient({
                  modules: { m: ours[module] },
                  auth: ours.OAuthStrategy({ clientId: "c", tokens }),
                  fetch,
                })
              : theirClient({
                  modules: { m: theirModule },
                  auth: theirStrategy({ clientId: "c", tokens }),
                  useCDN: false,
                  fetch,
                });
            const start = () => client.m[func]();
            seen.push(await see(network, [], () => TURNS[turn](build(start(), start))));
          }
          yield { call, arguments: chain, answer, given: [], theirs: seen[0], ours: seen[1] };
        }
      },
    };
  }
}
