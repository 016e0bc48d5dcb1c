import { t } from "@lingui/core/macro";
import { useLastData, useResource } from "../../lib/resource";
import { useMemo } from "react";
import { useCatalog } from "../../lib/useShop";
import { ButtonLink, ErrorPanel, Message } from "../../ui";
import { FeaturedRail, ProductGrid, ProductGridSkeleton, railQuery } from "../catalog";
import { GoneNotice } from "./GoneNotice";
import { useRemoval } from "./savedList";
import { useWishlist, useWishlistStore } from "./useWishlist";

/** The saved products, from the member's account or this device. */
export function Wishlist() {
  const { remove } = useWishlistStore();
  const { ids, inAccount } = useWishlist((state) => state);
  const rail = useResource(railQuery(useCatalog(), { kind: "products", ids }, ids.length));
  // The remaining products stay on screen after a removal.
  const { data, isLast } = useLastData(rail.data);
  const gone = useMemo(
    () => (data && !isLast ? ids.filter((id) => data.every((product) => product.id !== id)) : []),
    [data, isLast, ids],
  );
  const hasRemoved = useRemoval(gone, remove);
  if (ids.length === 0) {
    return (
      <>
        {hasRemoved && <GoneNotice className="mt-8" />}
        <Message text={t`Nothing saved yet. Tap the heart on a product to keep it here.`}>
          <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
        </Message>
        <FeaturedRail />
      </>
    );
  }
  const products = data?.filter(({ id }) => ids.includes(id));
  return (
    <>
      <p className="mt-3 mb-8 text-soft">
        {inAccount
          ? t`Saved in your account, so you see it wherever you log in. Products saved on this device before are here too.`
          : t`Saved on this device only.`}
      </p>
      {rail.isPending && !data && <ProductGridSkeleton count={ids.length} />}
      {!data && rail.error !== null && (
        <ErrorPanel error={rail.error} title={t`These products could not be loaded`} onRetry={rail.reload} />
      )}
      {hasRemoved && <GoneNotice className="mb-6" />}
      <h2 className="sr-only">{t`Products`}</h2>
      {products && <ProductGrid products={products} />}
    </>
  );
}
