import { useCart } from "@cartwright/sdk/react";
import { useEffect, useState } from "react";
import { readError, sayError } from "../../lib/errors";
import { useShop } from "../../lib/useShop";
import { Button, Notice } from "../../ui";
import { lineViews } from "./cartView";
import { cartMessages as t } from "./messages";
import type { Destination } from "./useEstimate";

/** Makes a checkout of the cart and goes to the platform's page for it. Whatever fails, the cart stays. */
export function CheckoutButton({ destination }: { destination: Destination | null }) {
  const { cart, checkout } = useCart();
  const shop = useShop();
  const [going, setGoing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const blocked = lineViews(cart, "").some((line) => line.problem !== null);

  // Coming back with the Back button shows this page as it was left.
  useEffect(() => {
    const back = () => {
      setGoing(false);
    };
    window.addEventListener("pageshow", back);
    return () => {
      window.removeEventListener("pageshow", back);
    };
  }, []);

  const go = async () => {
    if (going || blocked) return;
    setGoing(true);
    setError(null);
    try {
      const { checkoutId } = await checkout({
        channelType: "WEB",
        ...(destination && { shippingAddress: destination.address }),
        ...(destination?.option && { selectedShippingOption: destination.option }),
      });
      const { origin } = window.location;
      const { redirectSession } = await shop.redirects.createRedirectSession({
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl: `${origin}/`, thankYouPageUrl: `${origin}/thank-you`, cartPageUrl: `${origin}/cart` },
      });
      if (!redirectSession?.fullUrl) throw new Error("The redirect session has no address");
      window.location.assign(redirectSession.fullUrl);
    } catch (thrown) {
      setError(thrown);
      setGoing(false);
    }
  };

  const { requestId } = readError(error);
  return (
    <div className="no-print">
      <Button className="w-full" busy={going} aria-disabled={blocked || undefined} onClick={() => void go()}>
        {going ? t.checkoutGoing : t.checkout}
      </Button>
      <p role="status" className="sr-only">
        {going ? t.checkoutGoing : ""}
      </p>
      {blocked && (
        <Notice tone="warn" className="mt-3">
          {t.fixLines}
        </Notice>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          <p className="font-medium">{t.checkoutFailed}</p>
          <p>{sayError(error)}</p>
          {requestId && <p className="mt-1 text-xs">Request {requestId}</p>}
        </Notice>
      )}
      <p className="mt-3 text-center text-xs text-soft">{t.secure}</p>
    </div>
  );
}
