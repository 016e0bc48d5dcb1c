import { matchRoutes, type RouteObject } from "react-router";

/** Loads the pages of an address beforehand, so that the first of them is shown at once. */
export async function loadMatching(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<void> {
  const lazy = (matchRoutes(routes, location, basename) ?? []).flatMap(({ route }) => (route.lazy ? [route] : []));
  await Promise.all(
    lazy.map(async (route) => {
      const load = route.lazy;
      if (typeof load !== "function") return;
      Object.assign(route, await load(), { lazy: undefined });
    }),
  );
}
