import { useCart } from "@cartwright/sdk/react";
import { useState } from "react";
import { Contained, ErrorPanel } from "../../ui";
import { CartLines } from "./CartLines";
import { CartSkeleton } from "./CartSkeleton";
import { EmptyCart } from "./EmptyCart";
import { cartMessages as t } from "./messages";

/** The lines, or what stands for them: not known yet, not readable, none. */
export function CartContents() {
  return (
    <Contained title={t.loadFailed}>
      <Contents />
    </Contained>
  );
}

function Contents() {
  const { cart, status, error, refresh } = useCart();
  const filled = (cart?.lineItems?.length ?? 0) > 0;
  // Lines that were here have a way back for as long as this stays on the screen.
  const [wasFilled, setWasFilled] = useState(filled);
  if (filled && !wasFilled) setWasFilled(true);
  if (cart === undefined) {
    if (status === "loading") return <CartSkeleton />;
    return <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void refresh()} />;
  }
  return (
    <>
      {(filled || wasFilled) && <CartLines />}
      {!filled && <EmptyCart />}
    </>
  );
}
