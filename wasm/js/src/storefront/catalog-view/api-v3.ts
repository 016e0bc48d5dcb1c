/** The catalog API of version 3. */

import type { CallOptions } from "../../sdk/call.js";
import { optional } from "../../core/optional.js";
import type { Bound } from "../../sdk/client.js";
import type { Brand } from "../../generated/types/brands-v3.js";
import type { AggregationResults } from "../../generated/types/query.js";
import type { Product } from "../../generated/types/products-v3.js";
import type * as brandsV3 from "../../generated/modules/brands-v3.js";
import type * as customizationsV3 from "../../generated/modules/customizations-v3.js";
import type * as productsV3 from "../../generated/modules/products-v3.js";
import type { CursorQueryObject } from "../../sdk/query/index.js";
import type { CatalogApi } from "./api.js";
import { type CategoryReads, readCategories, readCategory } from "./categories.js";
import { orNone } from "./errors.js";
import { AGGREGATIONS, facetsOfV3, type KnownChoice, knownChoices, withNames } from "./facets-v3.js";
import { searchOfV3, type SearchOfV3 } from "./filter-v3.js";
import { productOfV3, summaryOfV3 } from "./from-v3.js";
import { GroupReader, type GroupSearch } from "./groups-v3.js";
import { HOSTED_MEDIA, type MediaBases } from "./media-bases.js";
import { named } from "./collection-search.js";
import { PAGE_LIMIT } from "./query.js";
import type { ProductFilter } from "./query.js";
import { CursorCache } from "./cursor-cache.js";
import type { BrandView } from "./view.js";

/** The required modules. */
export interface CatalogV3Modules {
  readonly categories: CategoryReads;
  readonly productsV3: Pick<
    Bound<typeof productsV3>,
    "searchProducts" | "countProducts" | "getProduct" | "getProductBySlug"
  >;
  readonly brandsV3: Pick<Bound<typeof brandsV3>, "queryBrands">;
  readonly customizationsV3: Pick<Bound<typeof customizationsV3>, "queryCustomizations">;
  /** If absent, the catalog has no product groups. */
  readonly productGroupsV3?: GroupSearch;
}

/** An answer with the next page's cursor. */
interface Paged {
  pagingMetadata?: { cursors?: { next?: string } };
}

/** Product fields that lists return on request only. */
const LIST_FIELDS = ["CURRENCY", "MEDIA_ITEMS_INFO", "THUMBNAIL"];
const PAGE_FIELDS = [
  ...["CURRENCY", "DESCRIPTION", "PLAIN_DESCRIPTION", "MEDIA_ITEMS_INFO", "THUMBNAIL"],
  ...["INFO_SECTION", "INFO_SECTION_DESCRIPTION", "INFO_SECTION_PLAIN_DESCRIPTION"],
  ...["VARIANT_OPTION_CHOICE_NAMES", "SUBSCRIPTION_PRICES_INFO", "DIRECT_CATEGORIES_INFO"],
  ...["PRODUCT_CHOICES_MEDIA_REFERENCES", "PRODUCT_CHOICES_DISPLAY_IMAGE"],
];
/** The largest page size of a call. */
const LARGEST_PAGE = 100;
const SUGGESTED = 6;
const SUGGESTED_COLLECTIONS = 3;
/** The greatest number of pages of brands or customizations that are read. */
const MAX_PAGES = 20;

export function catalogApiV3(modules: CatalogV3Modules, bases: MediaBases = HOSTED_MEDIA): CatalogApi {
  const { productsV3, brandsV3, customizationsV3, productGroupsV3, categories } = modules;
  const groups = productGroupsV3 && new GroupReader(productGroupsV3);
  const cursors = new CursorCache();
  let choices: Promise<ReadonlyMap<string, KnownChoice>> | undefined;

  /** The page at a cursor. */
  const turn = async (
    search: SearchOfV3,
    cursorPaging: { limit: number; cursor?: string },
    options?: CallOptions,
  ): Promise<productsV3.V3SearchProductsResponse> =>
    productsV3.searchProducts(
      cursorPaging.cursor === undefined ? { ...search, cursorPaging } : { cursorPaging },
      { fields: LIST_FIELDS },
      options,
    );

  /**
   * Moves from the nearest known cursor to an offset, and returns the page there; undefined if the list ends before.
   */
  const pageAt = async (
    search: SearchOfV3,
    offset: number,
    limit: number,
    options?: CallOptions,
  ): Promise<{ products: Product[]; more: boolean }> => {
    const key = JSON.stringify(search);
    let { offset: at, cursor } = cursors.nearest(key, offset);
    for (;;) {
      const step = at < offset ? Math.min(LARGEST_PAGE, offset - at) : limit;
      const reply = await turn(search, { limit: step, ...optional("cursor", cursor) }, options);
      const { products = [], pagingMetadata } = reply;
      const next = pagingMetadata?.cursors?.next;
      if (at >= offset) {
        if (next) cursors.note(key, at + products.length, next);
        return { products, more: Boolean(next) && pagingMetadata?.hasNext !== false };
      }
      if (!next) return { products: [], more: false };
      at += step;
      cursor = next;
      cursors.note(key, at, next);
    }
  };

  const count = async (filter: ProductFilter, options?: CallOptions): Promise<readonly AggregationResults[]> => {
    const search = { ...searchOfV3(filter), aggregations: [...AGGREGATIONS], cursorPaging: { limit: 1 } };
    return (await productsV3.searchProducts(search, {}, options)).aggregationData?.results ?? [];
  };

  /** The choices' names, by which the platform counts products; cached, since a catalog's language is fixed. */
  const readChoices = (): Promise<ReadonlyMap<string, KnownChoice>> => {
    choices ??= everyPage((query) => customizationsV3.queryCustomizations(query)).then((replies) =>
      knownChoices(replies.flatMap(({ customizations = [] }) => customizations)),
    );
    choices.catch(() => {
      choices = undefined;
    });
    return choices;
  };

  /** A filter with choice names, as the platform expects. Unchanged if the names cannot be read. */
  const byName = async <Filter extends ProductFilter>(filter: Filter): Promise<Filter> => {
    if (Object.keys(filter.options ?? {}).length === 0) return filter;
    return readChoices().then(
      (known) => withNames(filter, known),
      () => filter,
    );
  };

  return {
    version: 3,
    supports: (feature) => feature !== "groups" || productGroupsV3 !== undefined,
    async products(requested, options) {
      const query = await byName(requested);
      const search = searchOfV3(query, query.sort);
      const { filter, search: words } = search;
      const [page, counted] = await Promise.all([
        pageAt(search, query.offset ?? 0, query.limit ?? PAGE_LIMIT, options),
        productsV3.countProducts({ filter, ...optional("search", words) }, options),
      ]);
      return {
        products: page.products.map((product) => summaryOfV3(product, bases)),
        ...optional("total", counted.count),
        more: page.more,
      };
    },
    async facets(filter, options) {
      const known = await readChoices();
      return facetsOfV3(withNames(filter, known), (other) => count(other, options), known);
    },
    async product(slug, options) {
      const reply = await orNone(productsV3.getProductBySlug(slug, { fields: PAGE_FIELDS }, options));
      return reply?.product ? productOfV3(reply.product, bases) : null;
    },
    async productById(id, options) {
      const product = await orNone(productsV3.getProduct(id, { fields: PAGE_FIELDS }, options));
      return product && productOfV3(product, bases);
    },
    productGroups: (productIds) => groups?.of(productIds) ?? Promise.resolve([]),
    async suggestions(text, options) {
      const [{ products = [] }, all] = await Promise.all([
        turn(searchOfV3({ text }), { limit: SUGGESTED }, options),
        readCategories(categories, bases, options),
      ]);
      return {
        products: products.map((product) => summaryOfV3(product, bases)),
        collections: named(all, text, SUGGESTED_COLLECTIONS),
      };
    },
    collections: (options) => readCategories(categories, bases, options),
    collection: (slug, options) => readCategory(categories, slug, bases, options),
    async brands(options) {
      const replies = await everyPage((query) => brandsV3.queryBrands(query, {}, options));
      return replies.flatMap(({ brands = [] }) => brands).flatMap(brandOf);
    },
  };
}

function brandOf({ name, assignedProductsCount }: Brand): BrandView[] {
  return name ? [{ name, ...optional("products", assignedProductsCount) }] : [];
}

/** Reads pages until the last. */
async function everyPage<Reply extends Paged>(read: (query: CursorQueryObject) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  let cursor: string | undefined;
  while (replies.length < MAX_PAGES) {
    const reply: Reply = await read({ cursorPaging: { limit: LARGEST_PAGE, ...optional("cursor", cursor) } });
    replies.push(reply);
    cursor = reply.pagingMetadata?.cursors?.next || undefined;
    if (cursor === undefined) break;
  }
  return replies;
}
