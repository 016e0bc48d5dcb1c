import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useShop } from "../../lib/useShop";
import { Disclosure, PageHeading, RichHtml } from "../../ui";
import { collectionsQuery, Price, ProductRail } from "../catalog";
import { BuyBox } from "./BuyBox";
import { Gallery } from "./Gallery";
import { productMessages as t } from "./messages";
import { ProductJsonLd } from "./ProductJsonLd";
import type { ProductDetail } from "./productDetail";
import { resolve, type Selection, selectionFrom, selectionParams } from "./variants";

export function ProductView({ product }: { product: ProductDetail }) {
  const shop = useShop();
  const [params, setParams] = useSearchParams();
  const { data: collections } = useQuery(collectionsQuery(shop));
  const fromAddress = useMemo(() => selectionFrom(params, product.options, product.variants), [params, product]);
  // A choice shows at once; the address follows, and leads when it is changed from elsewhere.
  const [address, setAddress] = useState(fromAddress);
  const [selection, setSelection] = useState(fromAddress);
  if (fromAddress !== address) {
    setAddress(fromAddress);
    setSelection(fromAddress);
  }
  const resolution = resolve(product.options, product.variants, selection);
  const variant = resolution.kind === "ready" || resolution.kind === "sold-out" ? resolution.variant : null;
  const price = (variant && product.variantPrices.get(variant.id)) ?? product.price;
  const wanted =
    product.options
      .flatMap((option) => option.views.filter((view) => selection[option.name] === view.name && view.image))
      .at(0)?.image ?? null;
  const home = collections?.find((collection) => product.collectionIds.includes(collection._id ?? ""));
  const select = (chosen: Selection) => {
    setSelection(chosen);
    setParams(selectionParams(params, product.options, chosen), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <article className="shell pt-6 lg:pt-10">
        <nav aria-label={t.breadcrumb} className="mb-5 text-sm text-soft lg:mb-8">
          <ol className="flex flex-wrap items-center gap-2">
            <li>
              <Link to="/" className="inline-flex min-h-6 items-center hover:underline">
                {t.home}
              </Link>
            </li>
            {home && (
              <li className="flex items-center gap-2">
                <span aria-hidden="true">/</span>
                <Link
                  to={`/collections/${home.slug ?? ""}`}
                  className="inline-flex min-h-6 items-center hover:underline"
                >
                  {home.name}
                </Link>
              </li>
            )}
          </ol>
        </nav>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Gallery key={product.id} images={product.images} wanted={wanted} />
          <div>
            {product.ribbon && (
              <p className="mb-3 inline-block rounded-full bg-sunken px-3 py-1 text-xs font-medium">{product.ribbon}</p>
            )}
            <PageHeading>{product.name}</PageHeading>
            <p className="mt-3 mb-7 text-xl tabular-nums">
              <Price price={price} varies={product.priceVaries && !variant} />
            </p>
            <BuyBox key={product.id} product={product} selection={selection} onSelect={select} />
            {product.html && <RichHtml html={product.html} className="prose-shop mt-8" />}
            <div className="mt-8 border-t border-line">
              {product.sections.map((section, index) => (
                <Disclosure key={section.title} title={section.title} open={index === 0}>
                  <RichHtml html={section.html} className="prose-shop text-sm" />
                </Disclosure>
              ))}
            </div>
            {product.brand && <p className="mt-5 text-sm text-soft">{t.by(product.brand)}</p>}
          </div>
        </div>
      </article>
      {home?._id && (
        <div className="mt-24">
          <ProductRail title={t.related} rail={{ kind: "collection", id: home._id, without: product.id }} />
        </div>
      )}
      <ProductJsonLd product={product} />
    </>
  );
}
