/** Pages that use every call that both packages have. */
import * as sdk from "@cartwright/sdk";
import { MODULES } from "../package/differential/modules.mjs";

/** The strategies and clients, which every page uses; everything else is a module's call. */
const SHARED = ["ApiKeyStrategy", "createClient", "OAuthStrategy", "media"];

/**
 * @param {string} name of a module of ours
 * @returns {string[]} the calls in it
 */
function callsIn(name) {
  const module = /** @type {Record<string, Record<string, unknown>>} */ (/** @type {unknown} */ (sdk))[name] ?? {};
  return Object.keys(module).filter((call) => typeof module[call] === "function");
}

/** A page with our modules passed to `createClient`. */
async function ours() {
  const modules = MODULES.map(([module]) => module).join(", ");
  return `export { ${SHARED.join(", ")}, ${modules} } from "@cartwright/sdk";`;
}

/** A page with each of our functions by itself, without its module's enumerations and builders. */
async function functions() {
  const lines = MODULES.map(([module]) => listOf(module, callsIn(module)));
  const modules = MODULES.map(([module]) => module).join(", ");
  return [
    `import { ${modules} } from "@cartwright/sdk";`,
    `export { ${SHARED.join(", ")} } from "@cartwright/sdk";`,
    ...lines,
  ].join("\n");
}

/** @param {string} module @param {string[]} calls */
const listOf = (module, calls) =>
  `export const all_${module} = [${calls.map((call) => `${module}.${call}`).join(", ")}];`;

/** A page with the functions of the peer's modules that ours have, too; the bundler keeps only these. */
async function peer() {
  const lines = [`export { ${SHARED.join(", ")} } from "@wix/sdk";`];
  for (const [module, from] of MODULES) {
    const theirs = Object.keys((await import(from))[module] ?? {});
    const calls = callsIn(module).filter((call) => theirs.includes(call));
    lines.push(`import { ${module} } from "${from}";`, listOf(module, calls));
  }
  return lines.join("\n");
}

/** The same calls in each package. */
export const everything = { ours, functions, peer };
