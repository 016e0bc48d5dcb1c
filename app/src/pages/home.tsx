import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { CollectionCard, categoryTree, collectionsQuery, Hero, ProductRail } from "../features/catalog";
import { inLanguage, shopContent } from "../lib/shopContent";
import { PageMeta } from "../lib/PageMeta";
import { useCatalog } from "../lib/useShop";
import { ErrorPanel, Skeleton } from "../ui";

const FEATURED = 4;
const TILE = "(min-width: 64rem) 22vw, calc(50vw - 1.625rem)";

export function Component() {
  const catalog = useCatalog();
  const { data, error, isPending, reload } = useResource(collectionsQuery(catalog));
  return (
    <>
      <PageMeta description={inLanguage(shopContent.hero.text)} />
      <Hero />
      <div className="mt-16 flex flex-col gap-24 lg:mt-24">
        <section aria-labelledby="featured" className="deferred shell">
          <h2 id="featured" className="mb-6 text-2xl">
            {t`Featured categories`}
          </h2>
          {!data && error && (
            <ErrorPanel error={error} title={t`The categories could not be loaded`} onRetry={reload} />
          )}
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
            {isPending &&
              Array.from({ length: FEATURED }, (_, index) => (
                <li key={index}>
                  <Skeleton className="aspect-[4/5] w-full" />
                  <Skeleton className="mt-4 h-6 w-2/3" />
                </li>
              ))}
            {categoryTree(data ?? [])
              .slice(0, FEATURED)
              .map((collection) => (
                <li key={collection.id}>
                  <CollectionCard collection={collection} sizes={TILE} ratio={1.25} />
                </li>
              ))}
          </ul>
        </section>
        <ProductRail title={t`New in`} rail={{ kind: "newest" }} more="/search?sort=newest" />
        <ProductRail title={t`On sale`} rail={{ kind: "sale" }} more="/search?sale=yes" />
        <section aria-label={t`How we work`} className="bg-sunken">
          <ul className="shell grid gap-8 py-14 md:grid-cols-3">
            {shopContent.promises.map(({ title, text }) => (
              <li key={title.en}>
                <h3 className="text-lg">{inLanguage(title)}</h3>
                <p className="mt-1.5 max-w-[34ch] text-sm text-soft">{inLanguage(text)}</p>
              </li>
            ))}
          </ul>
        </section>
        <ProductRail
          title={inLanguage(shopContent.featuredTitle)}
          rail={{ kind: "ribbon", ribbon: shopContent.featuredRibbon }}
          count={8}
          more={`/search?${new URLSearchParams({ tag: shopContent.featuredRibbon })}`}
        />
      </div>
    </>
  );
}
