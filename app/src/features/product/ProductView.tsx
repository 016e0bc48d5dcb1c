import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Product } from "../../lib/catalog";
import { mediaOf } from "../../lib/catalogMedia";
import { useCatalog } from "../../lib/useShop";
import { Badge, PageHeading } from "../../ui";
import { Breadcrumbs, brandSlug, collectionsQuery, longestTrail } from "../catalog";
import { WishButton } from "../saved";
import { BuyBox } from "./BuyBox";
import { type Extras, mediaOfExtras, NO_EXTRAS } from "./extras";
import { Gallery } from "./Gallery";
import { MoreProducts } from "./MoreProducts";
import { ProductJsonLd } from "./ProductJsonLd";
import { ProductStory } from "./ProductStory";
import { offerOf, type Selection, selectionFrom, selectionParams } from "./variants";

export function ProductView({ product }: { product: Product }) {
  const catalog = useCatalog();
  const [params, setParams] = useSearchParams();
  const { data: collections } = useQuery(collectionsQuery(catalog));
  const fromAddress = useMemo(() => selectionFrom(params, product.options, product.variants), [params, product]);
  // A choice shows at once; the address follows, and leads when it is changed from elsewhere.
  const [address, setAddress] = useState(fromAddress);
  const [selection, setSelection] = useState(fromAddress);
  const [extras, setExtras] = useState<Extras>(NO_EXTRAS);
  if (fromAddress !== address) {
    setAddress(fromAddress);
    setSelection(fromAddress);
  }
  // The choice is shown first, its pictures next.
  const pictured = useDeferredValue(selection);
  const trail = longestTrail(collections ?? [], product.collectionIds);
  const select = (chosen: Selection) => {
    setSelection(chosen);
    setParams(selectionParams(params, product.options, chosen), { replace: true, state: { stay: true } });
  };

  return (
    <>
      <article className="shell pt-6 lg:pt-10">
        <Breadcrumbs trail={trail} page={product.name} />
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Gallery key={product.id} media={product.media} wanted={wantedMedia(product, pictured, extras)} />
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
              <BuyBox
                key={product.id}
                product={product}
                selection={selection}
                extras={extras}
                onSelect={select}
                onExtras={setExtras}
              />
            </div>
            <ProductStory product={product} />
          </div>
        </div>
      </article>
      <MoreProducts productId={product.id} collectionId={trail.at(-1)?.id} />
      <ProductJsonLd product={product} />
    </>
  );
}

/** The media of what is chosen: of the variant, of its choices and of the extras. */
function wantedMedia(product: Product, selection: Selection, extras: Extras): string[] {
  const { variant } = offerOf(product, selection);
  return [...mediaOf(product, selection, variant), ...mediaOfExtras(product.modifiers, extras)];
}
