import { plainText } from "@cartwright/sdk";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { productQuery } from "../features/catalog";
import { productMessages as t, ProductSkeleton, ProductView } from "../features/product";
import { firstPicture } from "../lib/catalogMedia";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel } from "../ui";
import { NotFound } from "./NotFound";

const DESCRIPTION_LENGTH = 155;

export function Component() {
  const { slug = "" } = useParams();
  const catalog = useCatalog();
  const { data: product, error, isPending, refetch } = useQuery(productQuery(catalog, slug));
  if (isPending) return <ProductSkeleton />;
  if (product === null) return <NotFound title={t.notFoundTitle} text={t.notFoundText} />;
  if (!product) {
    return (
      <div className="shell pt-14">
        <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void refetch()} />
      </div>
    );
  }
  const image = firstPicture(product.media)?.url;
  return (
    <>
      <PageMeta
        title={product.name}
        description={plainText(product.description).slice(0, DESCRIPTION_LENGTH)}
        type="product"
        {...(image && { image })}
      />
      <ProductView key={product.id} product={product} />
    </>
  );
}
