import { t } from "@lingui/core/macro";
import { lazy, Suspense, useEffect } from "react";
import { afterFirstInteraction } from "../../../lib/timing";
import { loadTexts } from "../../../lib/texts";
import { Contained, Drawer } from "../../../ui";
import { CartSkeleton } from "../CartSkeleton";
import { useCartDrawer } from "./cartDrawerContext";

async function load() {
  const [body] = await Promise.all([import("../CartDrawerBody"), loadTexts("cart")]);
  return body;
}

/** The content of the drawer, which is loaded after the first interaction: few visits open it. */
const CartDrawerBody = lazy(load);

export function CartDrawer() {
  const { open, hide } = useCartDrawer();
  useEffect(
    () =>
      afterFirstInteraction(() => {
        // Without a connection it is asked for again when the drawer is opened.
        load().catch(() => undefined);
      }),
    [],
  );
  return (
    <Drawer open={open} title={t`Your cart`} closeLabel={t`Close cart`} onClose={hide}>
      <Contained title={t`Your cart could not be loaded`}>
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
