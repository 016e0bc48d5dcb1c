import { memo } from "react";
import { ProductRail } from "../catalog";
import { productMessages as t } from "./messages";
import { useRecentlyViewed } from "./recentlyViewed";

interface Props {
  productId: string;
  /** The collection that the product is shown in. */
  collectionId: string | undefined;
}

const SEEN = 4;

/** Other products: of the same collection, and those looked at before. They stay as they are while one chooses. */
export const MoreProducts = memo(function MoreProducts({ productId, collectionId }: Props) {
  const seen = useRecentlyViewed(productId, SEEN);
  return (
    <div className="mt-24 flex flex-col gap-20">
      {collectionId !== undefined && (
        <ProductRail title={t.related} rail={{ kind: "collection", id: collectionId, without: productId }} />
      )}
      {seen.length > 0 && <ProductRail title={t.recent} rail={{ kind: "products", ids: seen }} count={seen.length} />}
    </div>
  );
});
