import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { CollectionCard, categoryTree, collectionsQuery, ProductGridSkeleton } from "../features/catalog";
import { inLanguage, shopContent } from "../lib/shopContent";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel, PageHeading } from "../ui";

export function Component() {
  const catalog = useCatalog();
  const { data, error, isPending, reload } = useResource(collectionsQuery(catalog));
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t`Categories`} description={inLanguage(shopContent.collectionsLead)} />
      <PageHeading>{t`Categories`}</PageHeading>
      <p className="mt-3 mb-10 text-lg text-soft">{inLanguage(shopContent.collectionsLead)}</p>
      {isPending && <ProductGridSkeleton count={9} />}
      {!data && error && <ErrorPanel error={error} title={t`The categories could not be loaded`} onRetry={reload} />}
      <h2 className="sr-only">{t`Categories`}</h2>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {categoryTree(data ?? []).map((collection, index) => (
          <li key={collection.id}>
            <CollectionCard
              collection={collection}
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
              eager={index < 3}
              showCount
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
