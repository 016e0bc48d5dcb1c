import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useCatalog } from "../../lib/useShop";
import { ButtonLink, ErrorPanel } from "../../ui";
import { ProductGrid, ProductGridSkeleton, railQuery } from "../catalog";
import { useSavedList } from "./savedList";

/** The products that were saved on this device. */
export function Wishlist() {
  const { ids } = useSavedList("wishlist");
  const { data, error, isPending, refetch } = useQuery({
    ...railQuery(useCatalog(), { kind: "products", ids }, ids.length),
    // A product that is removed goes at once; the others stay.
    placeholderData: (before) => before,
  });
  if (ids.length === 0) {
    return (
      <div className="mt-8">
        <p className="mb-6 text-soft">{t`Nothing saved yet. Tap the heart on a product to keep it here.`}</p>
        <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
      </div>
    );
  }
  const products = data?.filter(({ id }) => ids.includes(id));
  return (
    <>
      <p className="mt-3 mb-8 text-soft">{t`Saved on this device only.`}</p>
      {isPending && <ProductGridSkeleton count={ids.length} />}
      {!data && error && (
        <ErrorPanel error={error} title={t`These products could not be loaded`} onRetry={() => void refetch()} />
      )}
      {data && data.length < ids.length && (
        <p className="mb-6 text-sm text-soft">{t`Products that are no longer sold are not shown.`}</p>
      )}
      <h2 className="sr-only">{t`Products`}</h2>
      {products && <ProductGrid products={products} />}
    </>
  );
}
