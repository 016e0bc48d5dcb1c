import { useCart, type WantedItem } from "@cartwright/sdk/react";
import { useState } from "react";
import type { Order } from "../../lib/order";
import { Button, Notice } from "../../ui";
import { sayAddError } from "../cart-drawer";
import { orderMessages as t } from "./messages";
import { textOf } from "./texts";

/** Puts what was ordered into the cart once more. */
export function BuyAgain({ order }: { order: Order }) {
  const { add } = useCart();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const items = wantedFrom(order);
  if (items.length === 0) return null;
  const put = async () => {
    setBusy(true);
    setError(null);
    try {
      await add(items);
      setDone(true);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-6 no-print">
      <Button look="outline" busy={busy} onClick={() => void put()}>
        {t.buyAgain}
      </Button>
      <p role="status" className="text-sm text-good not-empty:mt-3">
        {done && error === null && t.buyAgainDone}
      </p>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          {sayAddError(error)}
        </Notice>
      )}
    </div>
  );
}

function wantedFrom({ lineItems = [] }: Order): WantedItem[] {
  return lineItems.flatMap(({ catalogReference, quantity = 1, productName, image }) => {
    const { appId, catalogItemId, options } = catalogReference ?? {};
    if (appId === undefined || catalogItemId === undefined) return [];
    const preview = { name: textOf(productName), ...(image !== undefined && { image }) };
    return [
      { catalogReference: { appId, catalogItemId, ...(options !== undefined && { options }) }, quantity, preview },
    ];
  });
}
