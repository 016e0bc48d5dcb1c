import { useProductForm } from "@cartwright/sdk/react";
import { readSelection, writeSelection } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { useDeferredValue, useEffect, useId, useMemo } from "react";
import { Link, useNavigate, useSearchParams } from "../../lib/router";
import type { Product } from "../../lib/catalog";
import { useCatalog } from "../../lib/useShop";
import { Badge, PageHeading } from "../../ui";
import { Breadcrumbs, brandSlug, collectionsQuery, longestTrail, useProductGroups } from "../catalog";
import { WishButton } from "../saved";
import { BuyBar } from "./BuyBar";
import { BuyBox } from "./BuyBox";
import { Gallery } from "./Gallery";
import { MoreProducts } from "./MoreProducts";
import { ProductJsonLd } from "./ProductJsonLd";
import { ProductStory } from "./ProductStory";

export function ProductView({ product }: { product: Product }) {
  const catalog = useCatalog();
  const params = useSearchParams();
  const navigate = useNavigate();
  const { data: collections } = useResource(collectionsQuery(catalog));
  const group = useProductGroups([product]).get(product.id);
  const fromAddress = useMemo(() => readSelection(params, product.options, product.variants), [params, product]);
  const [chosen, form] = useProductForm(product, { selection: fromAddress });
  // A choice renders at once; the URL follows it, and sets it when changed from elsewhere.
  useEffect(() => {
    form.select(fromAddress);
  }, [form, fromAddress]);
  // The choice renders first, its images next.
  const pictured = useDeferredValue(chosen.mediaIds);
  const formId = useId();
  const trail = longestTrail(collections ?? [], product.collectionIds);
  const choose = (option: string, choice: string) => {
    form.choose(option, choice);
    const query = writeSelection(params, product.options, form.getSnapshot().selection);
    navigate(`?${query}`, { replace: true, state: { stay: true } });
  };

  return (
    <>
      <article>
        <div className="shell pt-6 lg:pt-10">
          <Breadcrumbs trail={trail} page={product.name} />
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
            <Gallery key={product.id} media={product.media} wanted={pictured} />
            <div>
              <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
                {[...product.ribbons, ...(product.kind === "digital" ? [t`Digital download`] : [])].map((label) => (
                  <li key={label}>
                    <Badge tone="plain">{label}</Badge>
                  </li>
                ))}
              </ul>
              <div className="flex items-start justify-between gap-4">
                <PageHeading>
                  <bdi>{product.name}</bdi>
                </PageHeading>
                <WishButton product={product} className="relative shrink-0" />
              </div>
              {product.brand && (
                <p className="mt-1.5 text-sm text-soft">
                  {t`By`}{" "}
                  <Link to={`/brand/${brandSlug(product.brand)}`} className="link inline-flex min-h-6 items-center">
                    <bdi>{product.brand}</bdi>
                  </Link>
                </p>
              )}
              <div className="mt-3">
                <BuyBox id={formId} product={product} group={group} chosen={chosen} form={form} onChoose={choose} />
              </div>
              <ProductStory product={product} />
            </div>
          </div>
        </div>
      </article>
      <MoreProducts productId={product.id} collectionId={trail.at(-1)?.id} />
      <BuyBar form={formId} product={product} chosen={chosen} />
      <ProductJsonLd product={product} />
    </>
  );
}
