import { translatedText } from "@cartwright/sdk";
import { useCart, type WantedItem } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useAction } from "../../lib/resource";
import type { Order } from "../../lib/order";
import { Button, Notice } from "../../ui";
import { sayAddError, useCartDrawer } from "../cart/drawer";

/** Adds an order's items to the cart again. */
export function BuyAgain({ order }: { order: Order }) {
  const { add } = useCart();
  const items = wantedFrom(order);
  const { show } = useCartDrawer();
  const { run, busy, error } = useAction({
    do: async () => {
      await add(items);
      show();
    },
  });
  if (items.length === 0) return null;
  return (
    <div className="mt-6 no-print">
      <Button look="outline" busy={busy} onClick={() => run()}>
        {t`Order again`}
      </Button>
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
