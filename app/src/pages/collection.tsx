import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { useParams } from "../lib/router";
import {
  Breadcrumbs,
  collectionQuery,
  collectionsQuery,
  ProductGridSkeleton,
  ProductList,
  Subcategories,
  trailTo,
} from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel, PageHeading, Skeleton } from "../ui";
import { NotFound } from "./NotFound";

export function Component() {
  const { slug = "" } = useParams();
  const catalog = useCatalog();
  const { data: collection, error, isPending, reload } = useResource(collectionQuery(catalog, slug));
  // The breadcrumbs and the subcategories are above the products, which would move if those arrived later.
  const { data: collections, isPending: isOpen } = useResource(collectionsQuery(catalog));
  if (collection === null) return <NotFound title={t`Category not found`} />;
  return (
    <div className="shell pt-6 lg:pt-10">
      {(isPending || (collection && isOpen)) && (
        <>
          <Skeleton className="h-12 w-64" />
          <Skeleton className="mt-4 mb-24 h-6 w-96 max-w-full" />
          <ProductGridSkeleton />
        </>
      )}
      {!collection && error && (
        <ErrorPanel error={error} title={t`This category could not be loaded`} onRetry={reload} />
      )}
      {collection && !isOpen && (
        <>
          <PageMeta title={collection.name} description={collection.description ?? ""} keep={["page"]} />
          <Breadcrumbs trail={trailTo(collections ?? [], collection.id).slice(0, -1)} page={collection.name} />
          <PageHeading key={slug}>
            <bdi>{collection.name}</bdi>
          </PageHeading>
          <p className="mt-3 mb-6 max-w-prose text-soft sm:text-lg">
            <bdi>{collection.description}</bdi>
          </p>
          <Subcategories categories={(collections ?? []).filter(({ parentId }) => parentId === collection.id)} />
          <ProductList key={slug} base={{ collectionId: collection.id }} />
        </>
      )}
    </div>
  );
}
