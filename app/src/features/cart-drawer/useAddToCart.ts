import type { ItemOptions } from "@cartwright/sdk";
import { type ItemPreview, useCart } from "@cartwright/sdk/react";
import { useState } from "react";
import { afterPaint } from "../../lib/afterPaint";
import { STORES_APP_ID } from "../../lib/catalogApp";
import { useCartDrawer } from "./cartDrawerContext";

export interface Wanted {
  productId: string;
  options: ItemOptions;
  quantity: number;
  /** How it is shown until the platform has it. */
  preview: ItemPreview;
}

/** Adds to the cart and shows it at once; what the platform says against it is told there and here. */
export function useAddToCart(): {
  busy: boolean;
  error: unknown;
  addToCart: (wanted: Wanted) => Promise<void>;
  clear: () => void;
} {
  const { add } = useCart();
  const { show } = useCartDrawer();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const addToCart = async ({ productId, options, quantity, preview }: Wanted) => {
    const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId, options };
    setBusy(true);
    setError(null);
    await new Promise<void>(afterPaint);
    const adding = add([{ catalogReference, quantity, preview }]);
    show();
    try {
      await adding;
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    error,
    addToCart,
    clear: () => {
      setError(null);
    },
  };
}
