import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { useParams } from "../lib/router";
import { brandSlug, brandsQuery, ProductGridSkeleton, ProductList } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel, PageHeading, Skeleton } from "../ui";
import { NotFound } from "./NotFound";

export function Component() {
  const { slug = "" } = useParams();
  const catalog = useCatalog();
  const { data: brands, error, isPending, reload } = useResource(brandsQuery(catalog));
  const brand = brands?.find(({ name }) => brandSlug(name) === slug)?.name;
  if (brands && brand === undefined) return <NotFound title={t`Brand not found`} />;
  return (
    <div className="shell pt-10 lg:pt-14">
      {isPending && (
        <>
          <Skeleton className="mb-10 h-12 w-64" />
          <ProductGridSkeleton />
        </>
      )}
      {!brands && error && <ErrorPanel error={error} title={t`This brand could not be loaded`} onRetry={reload} />}
      {brand !== undefined && (
        <>
          <PageMeta title={brand} description={t`All products by ${brand}.`} keep={["page"]} />
          <PageHeading key={slug}>{brand}</PageHeading>
          <p className="mt-3 mb-8 max-w-prose text-lg text-soft">{t`All products by ${brand}.`}</p>
          <ProductList key={slug} base={{ brand }} />
        </>
      )}
    </div>
  );
}
