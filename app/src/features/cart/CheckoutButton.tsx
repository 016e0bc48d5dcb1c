import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useAction } from "../../lib/resource";
import { useEffect, useRef } from "react";
import { readError, errorText } from "../../lib/errors";
import { usePageShow } from "../../lib/usePageShow";
import { useShop } from "../../lib/useShop";
import { Button, Notice } from "../../ui";
import { openCheckout } from "./drawer/openCheckout";
import { isBlocked } from "./lines";
import type { Plan } from "./plan";

/** Creates a checkout of the cart and opens the platform's page for it. A failure leaves the cart unchanged. */
export function CheckoutButton({ plan }: { plan: Plan }) {
  const { cart, pending, checkout } = useCart();
  const shop = useShop();
  const leaving = useRef<AbortController | null>(null);
  const { run, reset, busy, done, error } = useAction({
    do: async () => {
      const { signal } = (leaving.current = new AbortController());
      const { checkoutId } = await checkout(plan, { signal });
      await openCheckout(shop, checkoutId, { cancelPath: "/cart?checkout=cancelled", signal });
    },
  });
  // A success navigates away: reset when the shopper comes back.
  usePageShow(reset);
  useEffect(() => () => leaving.current?.abort(), []);
  const going = busy || done;
  const blocked = (cart?.lines ?? []).some(isBlocked);

  const { requestId } = readError(error);
  const words = !going
    ? t`Checkout`
    : pending.lines.size > 0
      ? t`Saving your last changes…`
      : t`Taking you to secure checkout…`;
  return (
    <div className="no-print">
      <Button
        className="w-full"
        busy={going}
        aria-disabled={blocked || undefined}
        onClick={() => {
          if (!going && !blocked) run();
        }}
      >
        {words}
      </Button>
      {going && (
        <Button
          look="quiet"
          className="mt-2 w-full"
          onClick={() => {
            leaving.current?.abort();
            reset();
          }}
        >
          {t`Cancel`}
        </Button>
      )}
      <p role="status" className="sr-only">
        {going ? words : ""}
      </p>
      {blocked && (
        <Notice tone="warn" className="mt-3">
          {t`Some items are not available. Change or remove them to check out.`}
        </Notice>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          <p className="font-medium">{t`Checkout could not be opened. Your cart is saved.`}</p>
          <p>{errorText(error)}</p>
          {requestId && <p className="mt-1 text-xs">{t`Reference ${{ id: requestId }}`}</p>}
        </Notice>
      )}
      <p className="mt-3 text-center text-xs text-soft">{t`You pay at our secure checkout. Nothing is charged until you confirm.`}</p>
    </div>
  );
}
