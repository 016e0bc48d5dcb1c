/** `npm run outdated`: the direct dependencies with a newer version, each with the reason for holding it back. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { npmScript, run } from "./lib/run.mjs";
import { table } from "./lib/sizes.mjs";
import { heldBack, outdatedCrates, outdatedPackages } from "./lib/outdated.mjs";

const LOCKS = [".", ".scripts/node", "docs/site", "tests/matrix", "tests/bench", "tests/package/differential"].map(
  (path) => inRoot(...path.split("/")),
);

/** @param {string} folder of a lock file */
async function packages(folder) {
  if (!existsSync(join(folder, "node_modules"))) {
    console.error(`${folder}: its packages are not installed, and not looked at`);
    return [];
  }
  // npm exits with 1 if something is outdated.
  const output = await run(process.execPath, [npmScript(), "outdated", "--json"], { cwd: folder }).catch(
    (failure) => failure.output,
  );
  return outdatedPackages(JSON.parse(output || "{}"));
}

async function crates() {
  const { packages } = JSON.parse(await run("cargo", ["metadata", "--no-deps", "--format-version", "1"]));
  /** @type {{ dependencies: { name: string }[] }[]} */
  const members = packages;
  const direct = new Set(members.flatMap(({ dependencies }) => dependencies.map(({ name }) => name)));
  return outdatedCrates(await run("cargo", ["update", "--dry-run", "--verbose"]), direct);
}

await main(import.meta.url, async () => {
  const found = [...(await Promise.all(LOCKS.map(packages))).flat(), ...(await crates())];
  const reasons = heldBack(readFileSync(inRoot("docs", "versions.md"), "utf8"));
  const rows = found.map(({ name, ours, newest }) => [name, ours, newest, reasons.get(name) ?? "NO REASON"]);
  console.log(table(["held back", "ours", "newest", "why"], rows));
  const stale = [...reasons.keys()].filter((name) => !found.some((dependency) => dependency.name === name));
  if (stale.length > 0) console.log(`\nNo longer behind, or not looked at: ${stale.join(", ")}.`);
});
