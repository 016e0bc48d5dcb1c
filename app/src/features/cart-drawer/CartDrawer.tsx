import { lazy, Suspense, useEffect } from "react";
import { Contained, Drawer } from "../../ui";
import { useCartDrawer } from "./cartDrawerContext";
import { CartSkeleton } from "./CartSkeleton";
import { cartMessages as t } from "./messages";

const load = () => import("./CartDrawerBody");

/** Every page has the drawer, and few visits open it: what is in it is loaded once the page has nothing else to do. */
const CartDrawerBody = lazy(load);

/** Waits for the page to be idle; browsers that cannot tell wait a while. */
const whenIdle = (run: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, IDLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS });
  return () => {
    cancelIdleCallback(handle);
  };
};

const IDLE_MS = 3_000;

export function CartDrawer() {
  const { open, hide } = useCartDrawer();
  useEffect(
    () =>
      whenIdle(() => {
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
