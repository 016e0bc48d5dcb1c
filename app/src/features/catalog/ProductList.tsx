import {
  countFilters,
  LISTING_SORTS,
  type ListingBase,
  type ListingSnapshot,
  type ListingStore,
} from "@cartwright/sdk/store";
import { msg, plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { memo, useDeferredValue } from "react";
import type { Collection } from "../../lib/catalog";
import { useResource } from "../../lib/resource";
import { textIn, type TextTable } from "../../lib/textTable";
import { useCatalog } from "../../lib/useShop";
import { useShownFirst } from "../../lib/useShownFirst";
import { ErrorPanel, Notice, SelectField } from "../../ui";
import { ClearFilters } from "./ClearFilters";
import { FilterChips } from "./FilterChips";
import { FilterDrawer } from "./FilterDrawer";
import { FilterPanel } from "./FilterPanel";
import { NothingFound } from "./NothingFound";
import { PageLinks } from "./PageLinks";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid";
import { collectionsQuery, saleFilterQuery } from "./queries";
import { useProductList } from "./useProductList";

const SORTS: TextTable = {
  featured: msg`Featured`,
  newest: msg`Newest`,
  "price-low": msg`Price, low to high`,
  "price-high": msg`Price, high to low`,
  name: msg`Name, A to Z`,
};

const CORRECTED: TextTable = {
  sort: msg`This sort order is not available. Showing the default order.`,
  price: msg`The price in the link is not valid and was ignored.`,
  page: msg`This page does not exist. Showing the closest one.`,
  collection: msg`The category in the link does not exist and was ignored.`,
};

const NONE = [] as const;

/** A product list with filters, sort order and pages, all kept in the URL. */
export function ProductList({ base = {} }: { base?: ListingBase }) {
  const catalog = useCatalog();
  const { data: collections } = useResource(collectionsQuery(catalog));
  const { data: hasSaleFilter } = useResource(saleFilterQuery(catalog));
  const [list, { change, more, retry }] = useProductList(base);
  const { state, facets } = list;
  const [sort, chooseSort] = useShownFirst(state.sort, (next) => change({ sort: next }));
  const isStale = list.isStale && list.error === undefined;
  const products = productsOf(list);
  const total = products && list.total;
  // Nothing to filter or sort.
  const isBare = products?.length === 0 && !isStale && countFilters(state) === 0;

  const panel = (
    <FilterPanel
      base={base}
      state={state}
      facets={facets}
      collections={(collections ?? NONE).filter(
        ({ parentId, slug }) => parentId === undefined || state.collections.includes(slug),
      )}
      sale={hasSaleFilter === true}
      change={change}
    />
  );
  return (
    <div className={clsx(!isBare && "lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12")}>
      {!isBare && (
        <aside aria-busy={list.isCounting} className="no-print hidden lg:block">
          {panel}
        </aside>
      )}
      <div className="min-w-0">
        <div
          className={clsx(
            isBare ? "sr-only" : "mb-4 grid",
            "no-print grid-cols-2 items-center gap-x-3 gap-y-2 lg:flex lg:justify-between",
          )}
        >
          {!isBare && (
            <FilterDrawer chosen={countFilters(state)} total={isStale ? undefined : total} className="lg:hidden">
              {panel}
            </FilterDrawer>
          )}
          <p role="status" className="min-h-6 text-sm text-soft max-lg:order-last max-lg:col-span-2">
            {isStale ? t`Updating results` : total !== undefined ? resultsText(total, state.q) : ""}
          </p>
          {!isBare && (
            <SelectField
              inline
              label={t`Sort by`}
              value={sort}
              options={LISTING_SORTS.map((key) => ({
                value: key,
                label: key === "featured" && state.q ? t`Best match` : (textIn(SORTS, key) ?? key),
              }))}
              onChange={(event) => {
                chooseSort(LISTING_SORTS.find((key) => key === event.target.value) ?? "featured");
              }}
            />
          )}
        </div>
        <Results
          list={useDeferredValue(list)}
          collections={collections ?? NONE}
          change={change}
          more={more}
          retry={retry}
        />
      </div>
    </div>
  );
}

/** The products to show: no products of the previous filters next to an error. */
const productsOf = ({ isStale, error, products }: ListingSnapshot) =>
  isStale && error !== undefined ? undefined : products;

interface ResultsProps extends Pick<ListingStore, "change" | "more" | "retry"> {
  list: ListingSnapshot;
  collections: readonly Collection[];
}

/** The products of a list. Memoized: after a click on a filter, the filter responds first and its results follow. */
const Results = memo(function Results({ list, collections, change, more, retry }: ResultsProps) {
  const { state, facets, corrections, error } = list;
  const isStale = list.isStale && error === undefined;
  const products = productsOf(list);
  return (
    <>
      <FilterChips state={state} facets={facets} collections={collections} change={change} />
      {corrections.length > 0 && (
        <Notice tone="warn" role="status" className="mb-6">
          {corrections.map((correction) => (
            <p key={correction}>{textIn(CORRECTED, correction)}</p>
          ))}
        </Notice>
      )}
      {!products && error === undefined && <ProductGridSkeleton count={12} narrow />}
      {products && products.length > 0 && (
        <>
          <h2 className="sr-only">{t`Products`}</h2>
          <ProductGrid products={products} first narrow dimmed={isStale} />
        </>
      )}
      {products?.length === 0 && !isStale && <NothingFound state={state} change={change} />}
      {error !== undefined && (
        <ErrorPanel
          error={error}
          title={t`These products could not be loaded`}
          onRetry={retry}
          advice={t`Change the search or the filters.`}
        >
          {countFilters(state) > 0 && <ClearFilters state={state} change={change} />}
        </ErrorPanel>
      )}
      {products && <PageLinks list={list} shown={products.length} onMore={more} />}
    </>
  );
});

function resultsText(count: number, query: string): string {
  return query
    ? t`${plural(count, { one: "# product", other: "# products" })} for “${query}”`
    : plural(count, { one: "# product", other: "# products" });
}
