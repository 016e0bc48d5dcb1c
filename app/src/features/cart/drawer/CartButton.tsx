import { useCart } from "@cartwright/sdk/react";
import { plural, t } from "@lingui/core/macro";
import { Icon } from "../../../ui";
import { itemCount } from "../lines";
import { useCartDrawer } from "./cartDrawerContext";

/** Opens the drawer; shows the number of items. */
export function CartButton() {
  const { cart } = useCart();
  const { show, open } = useCartDrawer();
  const count = itemCount(cart);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={
          cart === undefined
            ? t`Cart`
            : plural(count, { 0: "Cart, empty", one: "Cart, # item", other: "Cart, # items" })
        }
        onClick={show}
        className="relative inline-flex size-11 items-center justify-center rounded-full hover:bg-sunken"
      >
        <Icon name="cart" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 min-w-5 rounded-full bg-brand px-1.5 text-center text-xs leading-5 font-semibold text-on-brand tabular-nums"
          >
            {count > 99 ? "99+" : count}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {cart === undefined ? "" : plural(count, { one: "# item in your cart", other: "# items in your cart" })}
      </span>
    </>
  );
}
