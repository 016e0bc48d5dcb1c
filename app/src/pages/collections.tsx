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
      {isPending && <ProductGridSkeleton count={8} />}
      {!data && error && <ErrorPanel error={error} title={t`The categories could not be loaded`} onRetry={reload} />}
      <h2 className="sr-only">{t`Categories`}</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12">
        {categoryTree(data ?? []).map((collection, index) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} sizes="(min-width: 64rem) 23vw, 46vw" eager={index < 4} showCount />
          </li>
        ))}
      </ul>
    </div>
  );
}
