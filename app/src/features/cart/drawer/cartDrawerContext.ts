import { createContext, useContext } from "react";

interface CartDrawerControl {
  open: boolean;
  show: () => void;
  hide: () => void;
}

export const CartDrawerContext = createContext<CartDrawerControl>({ open: false, show: () => {}, hide: () => {} });

export function useCartDrawer(): CartDrawerControl {
  return useContext(CartDrawerContext);
}
