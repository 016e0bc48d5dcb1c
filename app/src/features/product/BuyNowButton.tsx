import { STORES_APP_ID } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useAction } from "../../lib/resource";
import { useLocation } from "../../lib/router";
import type { StoreConfig } from "../../lib/config";
import { isNoSuchCall, errorText } from "../../lib/errors";
import { usePageShow } from "../../lib/usePageShow";
import { type Shop, useConfig, useShop } from "../../lib/useShop";
import { Button, Notice } from "../../ui";
import { openCheckout, type Wanted } from "../cart/drawer";

/** Creates a checkout of a single item: version 2 of the cart is its own checkout, older sites have separate ones. */
async function checkoutOf(
  shop: Shop,
  { productId, options, quantity }: Wanted,
  version: StoreConfig["cartVersion"],
): Promise<string> {
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId, options: { ...options } };
  const item = { catalogReference, quantity };
  if (version !== 1) {
    try {
      return (await shop.call(({ cartV2 }) => cartV2.createCart({ catalogItems: [item] })))._id;
    } catch (error) {
      if (version === 2 || !isNoSuchCall(error)) throw error;
    }
  }
  // oxlint-disable-next-line typescript/no-deprecated -- Sites without version 2 of the cart have no other call.
  const made = await shop.call(({ checkout }) => checkout.createCheckout({ lineItems: [item], channelType: "WEB" }));
  return made._id;
}

/** Opens the checkout of a single item; the cart stays unchanged. */
export function BuyNowButton({ item }: { item: () => Wanted | undefined }) {
  const shop = useShop();
  const { cartVersion } = useConfig();
  const { pathname, search } = useLocation();
  const { run, reset, busy, done, error } = useAction({
    do: async (wanted: Wanted) => {
      await openCheckout(shop, await checkoutOf(shop, wanted, cartVersion), { cancelPath: pathname + search });
    },
  });
  // A success navigates away: reset when the shopper comes back.
  usePageShow(reset);
  return (
    <div>
      <Button
        look="outline"
        className="w-full"
        busy={busy || done}
        onClick={() => {
          const wanted = item();
          if (wanted) run(wanted);
        }}
      >
        {t`Buy now`}
      </Button>
      {error && (
        <Notice tone="bad" role="alert" className="mt-3">
          {errorText(error)}
        </Notice>
      )}
    </div>
  );
}
