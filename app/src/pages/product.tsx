import { cutText, plainText } from "@cartwright/sdk";
import { firstPicture } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { useParams } from "../lib/router";
import { productQuery } from "../features/catalog";
import { ProductSkeleton, ProductView } from "../features/product";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel } from "../ui";
import { NotFound } from "./NotFound";

const DESCRIPTION_LENGTH = 155;

export function Component() {
  const { slug = "" } = useParams();
  const catalog = useCatalog();
  const { data: product, error, isPending, reload } = useResource(productQuery(catalog, slug));
  if (isPending) return <ProductSkeleton />;
  if (product === null) {
    return <NotFound title={t`Product not found`} text={t`It may no longer be available, or the link is mistyped.`} />;
  }
  if (!product) {
    return (
      <div className="shell pt-14">
        <ErrorPanel error={error} title={t`This product could not be loaded`} onRetry={reload} />
      </div>
    );
  }
  const image = firstPicture(product.media)?.url;
  return (
    <>
      <PageMeta
        title={product.name}
        description={cutText(plainText(product.description), DESCRIPTION_LENGTH)}
        type="product"
        {...(image && { image })}
      />
      <ProductView key={product.id} product={product} />
    </>
  );
}
