import { useCart } from "@cartwright/sdk/react";
import { ButtonLink, Drawer } from "../../ui";
import { CartContents } from "./CartContents";
import { useCartDrawer } from "./cartDrawerContext";
import { CartTotals } from "./CartTotals";
import { CheckoutButton } from "./CheckoutButton";
import { cartMessages as t } from "./messages";
import { useDestination, useEstimate } from "./useEstimate";

export function CartDrawer() {
  const { open, hide } = useCartDrawer();
  return (
    <Drawer open={open} title={t.title} closeLabel={t.close} onClose={hide}>
      <div className="flex-1 overflow-y-auto px-6">
        <CartContents />
      </div>
      <DrawerFoot />
    </Drawer>
  );
}

function DrawerFoot() {
  const { cart } = useCart();
  const [destination] = useDestination();
  const { data, updating } = useEstimate(destination);
  if (!cart?.lineItems?.length) return null;
  return (
    <div className="border-t border-line px-6 py-5">
      <CartTotals estimate={data} updating={updating} complete={destination !== null} />
      <div className="mt-4 flex flex-col gap-3">
        <CheckoutButton destination={destination} />
        <ButtonLink look="outline" to="/cart">
          {t.viewCart}
        </ButtonLink>
      </div>
    </div>
  );
}
