import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../lib/useShop";
import { Button, ButtonLink, ErrorPanel } from "../../ui";
import { FilterBar } from "./FilterBar";
import { FilterChips } from "./FilterChips";
import { countFilters, withoutFilters } from "./listState";
import { catalogMessages as t } from "./messages";
import { Pagination } from "./Pagination";
import { ProductRail } from "./ProductRail";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid";
import { productListQuery } from "./queries";
import { useListState } from "./useListState";

/** Products with filters, order and pages, all of it in the address. */
export function ProductList({ collectionId }: { collectionId?: string }) {
  const shop = useShop();
  const { state, change } = useListState();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(productListQuery(shop, state, collectionId));
  const filtered = countFilters(state) > 0;
  return (
    <>
      <FilterBar state={state} change={change} />
      <FilterChips state={state} change={change} />
      <p role="status" className="mt-5 mb-6 min-h-6 text-sm text-soft">
        {isPlaceholderData ? t.updating : data?.total !== undefined ? t.results(data.total, state.q) : ""}
      </p>
      {isPending && <ProductGridSkeleton count={12} />}
      {!data && error && <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void refetch()} />}
      {data && data.products.length > 0 && (
        <>
          <h2 className="sr-only">{t.products_title}</h2>
          <ProductGrid products={data.products} first dimmed={isPlaceholderData} />
        </>
      )}
      {data && data.products.length === 0 && !isPlaceholderData && (
        <div className="py-16 text-center">
          <h2 className="text-xl">{filtered ? t.noMatchTitle : state.q ? t.noResultsTitle(state.q) : t.emptyTitle}</h2>
          <p className="mx-auto mt-3 max-w-prose text-soft">
            {filtered ? t.noMatchText : state.q ? t.noResultsText : t.emptyText}
          </p>
          <div className="mt-6">
            {filtered ? (
              <Button
                look="outline"
                onClick={() => {
                  change(withoutFilters(state));
                }}
              >
                {t.clearAll}
              </Button>
            ) : (
              <ButtonLink look="outline" to="/collections">
                {t.collections}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      {data?.products.length === 0 && !filtered && !isPlaceholderData && (
        <ProductRail inset title={t.bestSellers} rail={{ kind: "ribbon", ribbon: "Best seller" }} />
      )}
      {data && <Pagination state={state} pages={data.pages} />}
    </>
  );
}
