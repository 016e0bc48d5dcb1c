import { pathsOf } from "../lib/router";
import { expect, it } from "vitest";
import { isKnownPath } from "../../config/knownPaths";
import { LANGUAGES, pathIn } from "../lib/language";
import { routes } from "../pages";

it("the server knows the paths of all routes and no others", () => {
  const paths = pathsOf(routes).flatMap(({ path }) => (path === "/*" ? [] : [path]));
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const visited = path.replace("/*", "/orders/1").replace(/:\w+/g, "some-thing");
    for (const language of LANGUAGES) expect(isKnownPath(pathIn(language, visited)), visited).toBe(true);
  }
  for (const path of ["/nowhere", "/de/nowhere", "/product", "/cart/else", "/account/else"]) {
    expect(isKnownPath(path), path).toBe(false);
  }
});
