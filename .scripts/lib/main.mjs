/** Starts and ends scripts. */
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { isTooOld, runOnPackagedNode } from "./node.mjs";
import { explain, shown } from "./problem.mjs";
import { stopChildren } from "./run.mjs";

/**
 * Runs a script's body if Node was started with it, but not on import. If this Node is too old, restarts the script
 * with a newer one.
 * @param {string} url the script's import.meta.url
 * @param {() => Promise<void>} body
 */
export async function main(url, body) {
  if (url !== pathToFileURL(argv[1] ?? "").href) return;
  process.on("exit", stopChildren);
  // A closed pipe, as by a pager or `head`, does not stop the work.
  process.stdout.on("error", () => {});
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => process.exit(signal === "SIGINT" ? 130 : 143));
  }
  try {
    if (isTooOld()) process.exitCode = await runOnPackagedNode();
    else await body();
  } catch (error) {
    if (!shown.has(/** @type {object} */ (error))) console.error(explain(error));
    process.exitCode = 1;
  }
}
