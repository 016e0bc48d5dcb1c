import { t } from "@lingui/core/macro";
import { memo, useEffect } from "react";
import { ProductRail } from "../catalog";
import { useSavedList } from "../saved";

interface Props {
  productId: string;
  /** The collection that the product is shown in. */
  collectionId: string | undefined;
}

const SEEN = 4;

/** Other products: of the same collection, and recently viewed. Memoized, as the product's choices do not change it. */
export const MoreProducts = memo(function MoreProducts({ productId, collectionId }: Props) {
  const { ids, remember } = useSavedList("viewed");
  const seen = ids.filter((id) => id !== productId).slice(0, SEEN);
  useEffect(() => {
    remember(productId);
  }, [remember, productId]);
  return (
    <div className="mt-24 flex flex-col gap-20">
      {collectionId !== undefined && (
        <ProductRail title={t`You may also like`} rail={{ kind: "collection", id: collectionId, without: productId }} />
      )}
      {seen.length > 1 && (
        <ProductRail title={t`Recently viewed`} rail={{ kind: "products", ids: seen }} count={seen.length} />
      )}
    </div>
  );
});
