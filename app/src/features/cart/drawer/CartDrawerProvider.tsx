import { type ReactNode, useMemo } from "react";
import { useOpenHere } from "../../../lib/useOpenHere";
import { CartDrawerContext } from "./cartDrawerContext";

/** Provides the state of the cart drawer; a navigation closes it. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useOpenHere();
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
    [open, setOpen],
  );
  return <CartDrawerContext value={control}>{children}</CartDrawerContext>;
}
