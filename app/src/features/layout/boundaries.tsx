import { use } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLocation } from "react-router";
import { readyClient } from "../../lib/lazyClient";
import { useShop } from "../../lib/useShop";
import { RouteError } from "../../ui";

/** The error boundary of the whole store, for errors outside of pages. */
export function StoreBoundary() {
  return (
    <ErrorBoundary FallbackComponent={RouteError}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The error boundary of a page: the rest of the store stays, and leads to other pages. */
export function PageBoundary() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[key]}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The pages that depend on the session: they wait until the client can tell whose it is. */
export function ShopperBoundary() {
  use(readyClient(useShop()));
  return <Outlet />;
}
