import { Outlet } from "react-router";
import { useReadyClient } from "../../lib/lazyClient";
import { useShop } from "../../lib/useShop";
import { ScreenBoundary } from "../../ui";

/** The error boundary of a page, or of the whole store for errors outside of pages. */
export function PageBoundary() {
  return (
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
  );
}

/** The pages that depend on the session: they wait until the client can tell whose it is. */
export function ShopperBoundary() {
  useReadyClient(useShop());
  return <Outlet />;
}
