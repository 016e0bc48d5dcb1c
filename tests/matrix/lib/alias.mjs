/** Turns sources that import our package into ones that import the platform's packages. */
import assert from "node:assert/strict";

/** The platform's package of each imported name. */
const PACKAGES = new Map([
  ["createClient", "@wix/sdk"],
  ["OAuthStrategy", "@wix/sdk"],
  ["currentCartV2", "@wix/ecom"],
  ["productsV3", "@wix/stores"],
]);

/**
 * A source as before the move. `cookieStorage` exists only in our package.
 * @param {string} source
 */
export function beforeMove(source) {
  const imported = /import \{ (.+) \} from "@cartwright\/sdk";/g;
  const before = source
    .replace(", tokenStorage: cookieStorage()", "")
    .replaceAll(imported, (_, /** @type {string} */ names) =>
      names
        .split(", ")
        .flatMap((name) => (PACKAGES.has(name) ? `import { ${name} } from "${PACKAGES.get(name)}";` : []))
        .join("\n"),
    );
  assert.match(before, /"@wix\//);
  assert.doesNotMatch(before, /cartwright\/|cookieStorage/);
  return before;
}
