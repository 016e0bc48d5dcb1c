import { useCart } from "@cartwright/sdk/react";
import { useState } from "react";
import { STORES_APP_ID } from "../../lib/catalogApp";
import { held } from "./cartView";
import { NothingAdded } from "./NothingAdded";
import { useCartDrawer } from "./cartDrawerContext";

export interface Wanted {
  productId: string;
  options: { variantId?: string };
  quantity: number;
}

/** Adds to the cart and shows it. An answer that added less than was asked for is an error. */
export function useAddToCart(): {
  busy: boolean;
  error: unknown;
  addToCart: (wanted: Wanted) => Promise<void>;
  clear: () => void;
} {
  const { cart, add } = useCart();
  const { show } = useCartDrawer();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const addToCart = async ({ productId, options, quantity }: Wanted) => {
    const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId, options };
    const before = held(cart, catalogReference);
    setBusy(true);
    setError(null);
    try {
      const after = await add([{ catalogReference, quantity }]);
      const added = held(after, catalogReference) - before;
      if (added < quantity) setError(new NothingAdded(Math.max(0, added)));
      if (added > 0) show();
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
