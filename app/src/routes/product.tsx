import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { productQuery } from "../features/catalog";
import { productMessages as t, ProductSkeleton, ProductView, toProductDetail } from "../features/product";
import { PageMeta } from "../lib/PageMeta";
import { useShop } from "../lib/useShop";
import { ErrorPanel } from "../ui";
import { NotFound } from "./NotFound";

const DESCRIPTION_LENGTH = 155;

export function Component() {
  const { slug = "" } = useParams();
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(productQuery(shop, slug));
  const product = useMemo(() => (data ? toProductDetail(data) : null), [data]);
  if (isPending) return <ProductSkeleton />;
  if (data === null) return <NotFound title={t.notFoundTitle} text={t.notFoundText} />;
  if (!product) {
    return (
      <div className="shell pt-14">
        <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void refetch()} />
      </div>
    );
  }
  const words = product.html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return (
    <>
      <PageMeta title={product.name} description={words.slice(0, DESCRIPTION_LENGTH)} />
      <ProductView key={product.id} product={product} />
    </>
  );
}
