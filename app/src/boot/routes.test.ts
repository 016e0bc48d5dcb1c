import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
import { isKnownPath } from "../../config/knownPaths";
import { LANGUAGES, pathIn } from "../lib/language";
import { routes } from "../pages";

/** The paths of all routes, with a sample value for each parameter. */
function pathsOf(list: readonly RouteObject[], base = ""): string[] {
  return list.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? base : path.startsWith("/") ? path : `${base}/${path}`;
    const paths = pathsOf(children, own.replace(/\/$/, ""));
    return path === undefined && !index ? paths : [own || "/", ...paths];
  });
}

it("the server knows the paths of all routes and no others", () => {
  const paths = pathsOf(routes).filter((path) => path !== "/*" && path !== "*");
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const visited = path.replace("/*", "/orders/1").replace(/:\w+/g, "some-thing");
    for (const language of LANGUAGES) expect(isKnownPath(pathIn(language, visited)), visited).toBe(true);
  }
  for (const path of ["/nowhere", "/de/nowhere", "/product", "/cart/else", "/account/else"]) {
    expect(isKnownPath(path), path).toBe(false);
  }
});
