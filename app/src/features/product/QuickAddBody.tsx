import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Product } from "../../lib/catalog";
import { pictureOf } from "../../lib/catalogMedia";
import { useCatalog } from "../../lib/useShop";
import { ErrorPanel, Picture, Skeleton } from "../../ui";
import { productQuery } from "../catalog";
import { BuyBox } from "./BuyBox";
import { type Extras, NO_EXTRAS } from "./extras";
import { fillOnly, offerOf, type Selection } from "./variants";

interface Props {
  slug: string;
  onAdded: () => void;
}

/** The product with its options, in the quick add's dialog. */
export function QuickAddBody({ slug, onAdded }: Props) {
  const { data: product, error, isPending, refetch } = useQuery(productQuery(useCatalog(), slug));
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (!product) {
    return <ErrorPanel error={error} title={t`This product could not be loaded`} onRetry={refetch} />;
  }
  return <Choices product={product} onAdded={onAdded} />;
}

function Choices({ product, onAdded }: { product: Product; onAdded: () => void }) {
  const [selection, setSelection] = useState<Selection>(() => fillOnly(product.options, product.variants, {}));
  const [extras, setExtras] = useState<Extras>(NO_EXTRAS);
  const { variant } = offerOf(product, selection);
  return (
    <>
      <div className="mb-6 flex items-center gap-4">
        <div className="w-20 shrink-0 overflow-hidden rounded-sm">
          <Picture image={pictureOf(product, selection, variant)} sizes="5rem" small alt="" />
        </div>
        <div>
          <p className="font-display text-lg">
            <bdi>{product.name}</bdi>
          </p>
          <Link to={`/product/${product.slug}`} className="link inline-flex min-h-11 items-center text-sm">
            {t`See all details`}
          </Link>
        </div>
      </div>
      <BuyBox
        product={product}
        selection={selection}
        extras={extras}
        onSelect={setSelection}
        onExtras={setExtras}
        onAdded={onAdded}
      />
    </>
  );
}
