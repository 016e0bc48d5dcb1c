import { t } from "@lingui/core/macro";
import { useCart } from "@cartwright/sdk/react";
import { useEffect, useRef, useState } from "react";
import { isCancelled, readError, sayError } from "../../lib/errors";
import { useShop } from "../../lib/useShop";
import { Button, Notice } from "../../ui";
import { openCheckout } from "./drawer";
import { isBlocked } from "./lines";
import type { Plan } from "./plan";

/** Makes a checkout of the cart and goes to the platform's page for it. Whatever fails, the cart stays. */
export function CheckoutButton({ plan }: { plan: Plan }) {
  const { cart, pending, checkout } = useCart();
  const shop = useShop();
  const [going, setGoing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leaving = useRef<AbortController | null>(null);
  const blocked = (cart?.lines ?? []).some(isBlocked);

  // Coming back with the Back button shows this page as it was left.
  useEffect(() => {
    const back = () => {
      setGoing(false);
    };
    window.addEventListener("pageshow", back);
    return () => {
      window.removeEventListener("pageshow", back);
      leaving.current?.abort();
    };
  }, []);

  const go = async () => {
    if (going || blocked) return;
    const { signal } = (leaving.current = new AbortController());
    setGoing(true);
    setError(null);
    try {
      const { checkoutId } = await checkout(plan, { signal });
      await openCheckout(shop, checkoutId, { cancelPath: "/cart?checkout=cancelled", signal });
    } catch (thrown) {
      setGoing(false);
      if (!isCancelled(thrown)) setError(thrown);
    }
  };

  const { requestId } = readError(error);
  const words = !going
    ? t`Checkout`
    : pending.lines.size > 0
      ? t`Saving your last changes…`
      : t`Taking you to secure checkout…`;
  return (
    <div className="no-print">
      <Button className="w-full" busy={going} aria-disabled={blocked || undefined} onClick={() => void go()}>
        {words}
      </Button>
      {going && (
        <Button
          look="quiet"
          className="mt-2 w-full"
          onClick={() => {
            leaving.current?.abort();
            setGoing(false);
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
          <p>{sayError(error)}</p>
          {requestId && <p className="mt-1 text-xs">{t`Reference ${{ id: requestId }}`}</p>}
        </Notice>
      )}
      <p className="mt-3 text-center text-xs text-soft">{t`You pay at our secure checkout. Nothing is charged until you confirm.`}</p>
    </div>
  );
}
