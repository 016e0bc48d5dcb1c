import { lazy, Suspense, useEffect } from "react";
import { atFirstSign } from "../../lib/firstSign";
import { Contained, Drawer } from "../../ui";
import { useCartDrawer } from "./cartDrawerContext";
import { CartSkeleton } from "../cart/CartSkeleton";
import { cartDrawerMessages as t } from "./messages";

const load = () => import("../cart/CartDrawerBody");

/** Every page has the drawer, and few visits open it: what is in it is loaded once somebody is there who might. */
const CartDrawerBody = lazy(load);

export function CartDrawer() {
  const { open, hide } = useCartDrawer();
  useEffect(
    () =>
      atFirstSign(() => {
        // Without a connection it is asked for again when the drawer is opened.
        load().catch(() => undefined);
      }),
    [],
  );
  return (
    <Drawer open={open} title={t.title} closeLabel={t.close} onClose={hide}>
      <Contained title={t.loadFailed}>
        <Suspense fallback={<Waiting />}>
          <CartDrawerBody />
        </Suspense>
      </Contained>
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
