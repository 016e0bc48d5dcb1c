import { useQuery } from "@tanstack/react-query";
import { CollectionCard, catalogMessages as t, collectionsQuery, ProductGridSkeleton } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel, PageHeading } from "../ui";

export function Component() {
  const catalog = useCatalog();
  const { data, error, isPending, refetch } = useQuery(collectionsQuery(catalog));
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t.collections} description={t.collectionsLead} />
      <PageHeading>{t.collections}</PageHeading>
      <p className="mt-3 mb-10 text-lg text-soft">{t.collectionsLead}</p>
      {isPending && <ProductGridSkeleton count={9} />}
      {!data && error && <ErrorPanel error={error} title={t.collectionsFailed} onRetry={() => void refetch()} />}
      <h2 className="sr-only">{t.collections}</h2>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {(data ?? []).map((collection, index) => (
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
