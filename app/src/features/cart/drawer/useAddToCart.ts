import type { ItemOptions } from "@cartwright/sdk";
import { STORES_APP_ID } from "@cartwright/sdk";
import { type ItemPreview, useCart } from "@cartwright/sdk/react";
import { useAction } from "../../../lib/resource";
import { afterPaint } from "../../../lib/timing";
import { useCartDrawer } from "./cartDrawerContext";

export interface Wanted {
  productId: string;
  options: ItemOptions;
  quantity: number;
  /** The optimistic line, until the platform's answer. */
  preview: ItemPreview;
}

/** Optimistic add to cart: the drawer shows the item at once; a refusal reaches the drawer and the caller. */
export function useAddToCart(): {
  busy: boolean;
  error: unknown;
  addToCart: (wanted: Wanted) => void;
  clear: () => void;
} {
  const { add } = useCart();
  const { show } = useCartDrawer();
  const { run, reset, busy, error } = useAction({
    do: async ({ productId, options, quantity, preview }: Wanted) => {
      const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId, options };
      // Paint the button's state before the drawer opens.
      await new Promise<void>(afterPaint);
      const adding = add([{ catalogReference, quantity, preview }]);
      show();
      await adding;
    },
  });
  return { busy: busy, error, addToCart: run, clear: reset };
}
