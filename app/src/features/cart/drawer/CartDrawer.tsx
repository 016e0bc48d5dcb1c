import { t } from "@lingui/core/macro";
import { Suspense, useEffect } from "react";
import { lazyComponent } from "../../../lib/lazyPage";
import { Part } from "../../../lib/loading";
import { afterFirstInteraction } from "../../../lib/timing";
import { loadTexts } from "../../../lib/texts";
import { Contained, Drawer } from "../../../ui";
import { CartSkeleton } from "../CartSkeleton";
import { useCartDrawer } from "./cartDrawerContext";

/** The drawer's content, loaded after the first interaction: few visits open it. */
const body = new Part(async () => {
  const [{ CartDrawerBody }] = await Promise.all([import("../CartDrawerBody"), loadTexts("cart")]);
  return CartDrawerBody;
});
const CartDrawerBody = lazyComponent(body);

export function CartDrawer() {
  const { open, hide } = useCartDrawer();
  useEffect(() => afterFirstInteraction(() => void body.preload()), []);
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
