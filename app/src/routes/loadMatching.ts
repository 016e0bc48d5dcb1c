import { matchRoutes, type RouteObject } from "react-router";
import { loadPage } from "./lazyPage";

/** Loads the pages of an address beforehand, so that the first of them is shown at once. */
export async function loadMatching(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  // A page that does not come says so itself, when it is shown.
  await Promise.allSettled(matches.map(({ route }) => loadPage(route)));
}
