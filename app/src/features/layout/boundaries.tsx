import { Outlet } from "../../lib/router";
import { ScreenBoundary } from "../../ui";

/** The error boundary of a page, or of the whole store for errors outside of pages. */
export function PageBoundary() {
  return (
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
  );
}
