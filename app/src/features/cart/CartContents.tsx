import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Contained, ErrorPanel } from "../../ui";
import { CartLines } from "./CartLines";
import { CartNotices } from "./CartNotices";
import { CartSkeleton } from "./CartSkeleton";
import { EmptyCart } from "./EmptyCart";
import { isFilled } from "./lines";

/** The lines of the cart, or its loading, error or empty state. */
export function CartContents() {
  return (
    <Contained title={t`Your cart could not be loaded`}>
      <Contents />
    </Contained>
  );
}

function Contents() {
  const { cart, status, error, refresh } = useCart();
  const filled = isFilled(cart);
  // A cart emptied on this page stays rendered, to offer Undo.
  const [wasFilled, setWasFilled] = useState(filled);
  if (filled && !wasFilled) setWasFilled(true);
  if (cart === undefined) {
    if (status === "loading") return <CartSkeleton />;
    return <ErrorPanel error={error} title={t`Your cart could not be loaded`} onRetry={refresh} />;
  }
  return (
    <>
      <CartNotices />
      {(filled || wasFilled) && <CartLines />}
      {!filled && <EmptyCart />}
    </>
  );
}
