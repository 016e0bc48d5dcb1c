import { STORES_APP_ID } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { sayError } from "../../lib/errors";
import { usePageShow } from "../../lib/usePageShow";
import { useShop } from "../../lib/useShop";
import { Button, Notice } from "../../ui";
import { openCheckout, type Wanted } from "../cart/drawer";

/** Goes to the checkout of this item alone; the cart stays as it is. */
export function BuyNowButton({ item }: { item: () => Wanted | undefined }) {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ productId, options, quantity }: Wanted) => {
      const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId, options: { ...options } };
      // A cart of version 2 is its own checkout.
      const { _id: checkoutId } = await shop.cartV2.createCart({ catalogItems: [{ catalogReference, quantity }] });
      await openCheckout(shop, checkoutId, { cancelPath: pathname + search });
    },
  });
  // The page is left after a success.
  usePageShow(reset);
  return (
    <div>
      <Button
        look="outline"
        className="w-full"
        busy={isPending || isSuccess}
        onClick={() => {
          const wanted = item();
          if (wanted) mutate(wanted);
        }}
      >
        {t`Buy now`}
      </Button>
      {error && (
        <Notice tone="bad" role="alert" className="mt-3">
          {sayError(error)}
        </Notice>
      )}
    </div>
  );
}
