/** Pages that use everything: each call that both packages have, so that a bundler keeps just these. */
import * as sdk from "@cartwright/sdk";
import { MODULES } from "../package/differential/modules.mjs";

/** The strategies and clients are used by every page; everything else is a call of a module. */
const SHARED = ["ApiKeyStrategy", "createClient", "OAuthStrategy", "media"];

/**
 * @param {string} name of a module of ours
 * @returns {string[]} the calls in it
 */
function callsIn(name) {
  const module = /** @type {Record<string, Record<string, unknown>>} */ (/** @type {unknown} */ (sdk))[name] ?? {};
  return Object.keys(module).filter((call) => typeof module[call] === "function");
}

/**
 * @param {(peer: string) => string} packageOf which package has what the peer's has
 * @param {(module: string, peer: string) => Promise<ReadonlySet<string>>} known the calls that this package has
 */
async function page(packageOf, known) {
  const lines = [`export { ${SHARED.join(", ")} } from "${packageOf("@wix/sdk")}";`];
  for (const [module, peer] of MODULES) {
    const has = await known(module, peer);
    const calls = callsIn(module).filter((call) => has.has(call));
    lines.push(
      `import { ${module} } from "${packageOf(peer)}";`,
      `export const all_${module} = [${calls.map((call) => `${module}.${call}`).join(", ")}];`,
    );
  }
  return lines.join("\n");
}

/** The calls of a peer's module. @type {(module: string, peer: string) => Promise<ReadonlySet<string>>} */
const theirs = async (module, peer) => new Set(Object.keys((await import(peer))[module] ?? {}));

/** The same calls, by each package. */
export const everything = {
  ours: () => page(() => "@cartwright/sdk", theirs),
  peer: () => page((peer) => peer, theirs),
};
