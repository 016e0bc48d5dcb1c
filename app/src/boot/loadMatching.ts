import { matchRoutes, type RouteObject } from "react-router";
import { PageCode } from "./lazyPage";

/** The lazy pages of an address. */
export function pagesOf(routes: RouteObject[], location: { pathname: string }, basename: string): PageCode[] {
  const matches = matchRoutes(routes, location, basename) ?? [];
  return matches.flatMap(({ route: { handle } }) => (handle instanceof PageCode ? [handle] : []));
}

/** Loads the pages of an address, so that the first of them is rendered at once. */
export async function loadMatching(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<void> {
  // A page that could not be loaded shows its own error.
  await Promise.allSettled(pagesOf(routes, location, basename).map((page) => page.load()));
}
