/** Matches a path to the routes of a table. */
import type { ReactNode } from "react";

export interface Route {
  /** The path below the parent's, such as `orders/:id`. A final `/*` matches every path below. A layout has none. */
  path?: string;
  /** Absent where only the path matters. */
  element?: ReactNode;
  /** Data for callers of `matchRoutes`. */
  handle?: unknown;
  children?: readonly Route[];
}

export type Params = Readonly<Record<string, string>>;

export interface Match {
  /** From the outermost layout to the page. */
  routes: readonly Route[];
  params: Params;
}

interface Branch {
  pattern: RegExp;
  routes: readonly Route[];
}

const compiled = new WeakMap<readonly Route[], readonly Branch[]>();

/** The first routes of the table that match a path without its language. */
export function matchRoutes(table: readonly Route[], pathname: string): Match | undefined {
  let branches = compiled.get(table);
  if (!branches) compiled.set(table, (branches = branchesOf(table)));
  for (const { pattern, routes } of branches) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const given = Object.entries(found.groups ?? {});
    return { routes, params: Object.fromEntries(given.map(([name, text]) => [name, decoded(text)])) };
  }
  return undefined;
}

/** The paths of a table's pages, each with its routes. */
export function pathsOf(
  table: readonly Route[],
  base = "",
  above: readonly Route[] = [],
): { path: string; routes: readonly Route[] }[] {
  return table.flatMap((route) => {
    const path = `${base}/${route.path ?? ""}`.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
    const routes = [...above, route];
    return route.children ? pathsOf(route.children, path, routes) : [{ path, routes }];
  });
}

function branchesOf(table: readonly Route[]): Branch[] {
  return pathsOf(table).map(({ path, routes }) => {
    const source = path
      .replace(/\/$/, "")
      .replace(/\/\*$/, "(?:/.*)?")
      .replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
    return { pattern: new RegExp(`^${source}/?$`, "i"), routes };
  });
}

/** Decodes a part of a path; a malformed one stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
