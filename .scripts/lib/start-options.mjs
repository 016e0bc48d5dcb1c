/** The options of `npm start`, with its database and its ports. */
import { extname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inRoot, root } from "./paths.mjs";
import { portFrom } from "./ports.mjs";
import { Problem } from "./problem.mjs";

export const HELP = `npm start [-- --catalog v1|v3]

Builds whatever has changed, then serves the platform and the store on this machine.

  --catalog v3   the site's catalog: options, modifiers and categories by the calls of version 3 (default)
  --catalog v1   the older catalog, with collections; its data is kept in a file of its own
  --help         this text

Environment: PORT (5173), PLATFORM_PORT (4400), CARTWRIGHT_DB (data/cartwright.db), CARTWRIGHT_BIND (127.0.0.1).`;

/** @typedef {"v1" | "v3"} Catalog */
/** @typedef {{ catalog: Catalog, database: string, port: number, platformPort: number }} StartOptions */

/**
 * @param {string} text
 * @returns {text is Catalog}
 */
const isCatalog = (text) => text === "v1" || text === "v3";

/**
 * The options of a command line; undefined for a request for help.
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {StartOptions | undefined}
 */
export function startOptions(words, env = process.env) {
  const { catalog, help } = parsed(words);
  if (help) return undefined;
  if (!isCatalog(catalog)) throw new Problem(`--catalog is "${catalog}"; give v1 or v3.`);
  const v3 = resolve(root, env.CARTWRIGHT_DB || inRoot("data", "cartwright.db"));
  return {
    catalog,
    database: catalog === "v3" ? v3 : withSuffix(v3, "-v1"),
    port: portFrom("PORT", 5173, env),
    platformPort: portFrom("PLATFORM_PORT", 4400, env),
  };
}

/** @param {readonly string[]} words */
function parsed(words) {
  try {
    const options = /** @type {const} */ ({
      catalog: { type: "string", default: "v3" },
      help: { type: "boolean", short: "h", default: false },
    });
    return parseArgs({ args: [...words], options }).values;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/\. .*$/s, "") : String(cause);
    throw new Problem(`${reason}\n\n${HELP}`, { cause });
  }
}

/**
 * The file with a suffix in its name: shop.db becomes shop-v1.db.
 * @param {string} file
 * @param {string} addition
 */
function withSuffix(file, addition) {
  const ending = extname(file);
  return `${file.slice(0, file.length - ending.length)}${addition}${ending}`;
}
