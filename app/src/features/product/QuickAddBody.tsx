import { useProductForm } from "@cartwright/sdk/react";
import { pictureOfChoices } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { Link } from "../../lib/router";
import type { Product } from "../../lib/catalog";
import { useCatalog } from "../../lib/useShop";
import { ErrorPanel, Picture, Skeleton } from "../../ui";
import { productQuery } from "../catalog";
import { BuyBox } from "./BuyBox";

interface Props {
  slug: string;
  onAdded: () => void;
}

/** The content of the quick-add dialog: a product with its options. */
export function QuickAddBody({ slug, onAdded }: Props) {
  const { data: product, error, isPending, reload } = useResource(productQuery(useCatalog(), slug));
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (!product) return <ErrorPanel error={error} title={t`This product could not be loaded`} onRetry={reload} />;
  return <Choices product={product} onAdded={onAdded} />;
}

function Choices({ product, onAdded }: { product: Product; onAdded: () => void }) {
  const [chosen, form] = useProductForm(product);
  return (
    <>
      <div className="mb-6 flex items-center gap-4">
        <div className="w-20 shrink-0 overflow-hidden rounded-sm">
          <Picture
            image={pictureOfChoices(product, chosen.selection, chosen.offer.variant)}
            sizes="5rem"
            small
            alt=""
          />
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
      <BuyBox product={product} chosen={chosen} form={form} onChoose={form.choose} onAdded={onAdded} />
    </>
  );
}
