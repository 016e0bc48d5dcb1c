import { itemOptions } from "@cartwright/sdk";
import { canBuy } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useAction, useResources } from "../../lib/resource";
import type { Product, ProductSummary } from "../../lib/catalog";
import { useCatalog } from "../../lib/useShop";
import { Icon, Spinner } from "../../ui";
import { toPreview, useAddToCart } from "../cart/drawer";
import { productQuery } from "../catalog";
import { WishButton } from "../saved";
import { useQuickAdd } from "./quickAddContext";

/** The buttons over a card's image: save, and add to cart. They lie above the card's link. */
export function CardActions({ product }: { product: ProductSummary }) {
  return (
    <>
      <WishButton product={product} className="absolute end-2 top-2 z-10 bg-surface" />
      {canBuy(product) && <QuickAddButton product={product} />}
    </>
  );
}

/** Adds a product to the cart; if it has choices, opens the quick-add dialog. */
function QuickAddButton({ product: { slug, name } }: { product: ProductSummary }) {
  const catalog = useCatalog();
  const resources = useResources();
  const open = useQuickAdd();
  const { busy, addToCart } = useAddToCart();
  const { run, busy: isReading } = useAction({
    do: () => resources.get(productQuery(catalog, slug)),
    after: (product) => {
      const variant = product && onlyVariant(product);
      if (!variant) {
        open(slug);
        return;
      }
      const options = itemOptions({ variantId: variant.id });
      addToCart({ productId: product.id, options, quantity: 1, preview: toPreview(product, variant) });
    },
    // The dialog shows the error and retries.
    failed: () => {
      open(slug);
    },
  });
  const isBusy = isReading || busy;
  return (
    <button
      type="button"
      aria-label={t`Add ${name} to cart`}
      aria-busy={isBusy || undefined}
      className="absolute end-2 bottom-2 z-10 inline-flex size-11 items-center justify-center rounded-full bg-surface hover:bg-sunken"
      onClick={() => {
        if (!isBusy) run();
      }}
    >
      {isBusy ? <Spinner /> : <Icon name="plus" />}
    </button>
  );
}

/** The variant of a product without any choices. */
function onlyVariant({ variants, options, modifiers, subscriptions, oneTime }: Product) {
  const [variant, ...others] = variants;
  const isPlain = options.length === 0 && modifiers.length === 0 && subscriptions.length === 0 && oneTime;
  return isPlain && others.length === 0 && variant && canBuy(variant) ? variant : undefined;
}
