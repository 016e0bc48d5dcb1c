import { lazy, Suspense } from "react";
import { Drawer } from "../../ui";
import { useCartDrawer } from "./cartDrawerContext";
import { CartSkeleton } from "./CartSkeleton";
import { cartMessages as t } from "./messages";

/** Loaded when the drawer is opened for the first time: every page has the drawer, few visits open it. */
const CartDrawerBody = lazy(() => import("./CartDrawerBody"));

export function CartDrawer() {
  const { open, hide } = useCartDrawer();
  return (
    <Drawer open={open} title={t.title} closeLabel={t.close} onClose={hide}>
      <Suspense fallback={<Waiting />}>
        <CartDrawerBody />
      </Suspense>
    </Drawer>
  );
}

function Waiting() {
  return (
    <div className="px-6">
      <CartSkeleton />
    </div>
  );
}
