import { type ReactNode, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { CartDrawerContext } from "./cartDrawerContext";

/** Holds whether the cart's drawer is open; going to another page closes it. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }
  const control = useMemo(
    () => ({
      open,
      show: () => {
        setOpen(true);
      },
      hide: () => {
        setOpen(false);
      },
    }),
    [open],
  );
  return <CartDrawerContext value={control}>{children}</CartDrawerContext>;
}
