import { translatedText } from "@cartwright/sdk";
import { useCart, type WantedItem } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useAction } from "../../lib/resource";
import type { Order } from "../../lib/order";
import { Button, Notice } from "../../ui";
import { sayAddError } from "../cart/drawer";

/** Adds an order's items to the cart again. */
export function BuyAgain({ order }: { order: Order }) {
  const { add } = useCart();
  const items = wantedFrom(order);
  const { run, busy, done, error } = useAction({ do: () => add(items) });
  if (items.length === 0) return null;
  return (
    <div className="mt-6 no-print">
      <Button look="outline" busy={busy} onClick={() => run()}>
        {t`Add items to cart`}
      </Button>
      <p role="status" className="text-sm text-good not-empty:mt-3">
        {done && t`The items are in your cart.`}
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
    const preview = { name: translatedText(productName), ...(image !== undefined && { image }) };
    return [
      { catalogReference: { appId, catalogItemId, ...(options !== undefined && { options }) }, quantity, preview },
    ];
  });
}
