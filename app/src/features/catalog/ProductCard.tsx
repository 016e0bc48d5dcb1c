import { availabilityOf } from "@cartwright/sdk/store";
import { plural } from "@lingui/core/macro";
import clsx from "clsx";
import { memo, useContext } from "react";
import { Link } from "../../lib/router";
import type { ProductGroup, ProductSummary } from "../../lib/catalog";
import { Picture } from "../../ui";
import { availabilityText } from "./availability";
import { CardActionsContext } from "./cardActions";
import { GroupSwatches } from "./GroupSwatches";
import { Price, PricePerUnit, saleText } from "./Price";

interface Props {
  product: ProductSummary;
  /** The product's group, whose choices lead to other products. */
  group?: ProductGroup | undefined;
  sizes: string;
  eager?: boolean;
}

const SWATCHES_SHOWN = 5;

/**
 * A product of a list: the whole card links to it, with the name as the link's text. Memoized: lists are long, and
 * most renders do not change the cards.
 */
export const ProductCard = memo(function ProductCard({ product, group, sizes, eager = false }: Props) {
  const [image, otherImage] = product.images;
  const label = labelOf(product);
  const Actions = useContext(CardActionsContext);
  return (
    <article className="group relative flex flex-col">
      <div className="relative overflow-hidden rounded-sm">
        <Picture image={image} sizes={sizes} eager={eager} alt="" />
        {otherImage && (
          <div
            aria-hidden="true"
            className="absolute inset-0 hidden opacity-0 transition-opacity duration-300 group-hover:opacity-100 [@media(hover:hover)]:block"
          >
            <Picture image={otherImage} sizes={sizes} alt="" />
          </div>
        )}
        {label && (
          <span className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-xs font-medium">{label}</span>
        )}
        {Actions && <Actions product={product} />}
      </div>
      {product.brand && (
        <p className="mt-3.5 text-xs text-soft">
          <bdi>{product.brand}</bdi>
        </p>
      )}
      <h3
        className={clsx(
          // Hyphenates only long compounds.
          "text-base leading-snug hyphens-auto [hyphenate-limit-chars:14_6_4]",
          product.brand ? "mt-0.5" : "mt-3.5",
        )}
      >
        <Link
          to={`/product/${product.slug}`}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          <bdi>{product.name}</bdi>
        </Link>
      </h3>
      <div className="mt-1 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <Price price={product.price} varies={product.priceVaries} className="font-medium tabular-nums" />
        {group && <GroupSwatches group={group} productId={product.id} />}
        {!group && product.swatches.length > 1 && (
          <span className="flex items-center gap-1">
            <span className="sr-only">
              {plural({ count: product.swatches.length }, { one: "# colour", other: "# colours" })}
            </span>
            {product.swatches.slice(0, SWATCHES_SHOWN).map((swatch) => (
              <span
                key={swatch.name}
                aria-hidden="true"
                className="size-3 rounded-full border border-edge"
                style={{ backgroundColor: swatch.color }}
              />
            ))}
          </span>
        )}
      </div>
      {product.perUnit && <PricePerUnit perUnit={product.perUnit} />}
    </article>
  );
});

function labelOf(product: ProductSummary): string | undefined {
  const availability = availabilityOf(product);
  if (availability !== "inStock") return availabilityText(availability);
  return product.ribbon ?? (product.price && saleText(product.price));
}
