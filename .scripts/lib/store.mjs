/** The React store, built with Vite. */
import { existsSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { hashOf, isFresh, stamp } from "./stamp.mjs";

const STAMP = inRoot("app", "dist", ".stamp");

/**
 * Builds the store, if its inputs have changed.
 * @param {import("./steps.mjs").Report} report
 */
export async function buildStore(report) {
  const inputs = [inRoot("app"), inRoot("package-lock.json"), inRoot("wasm", "pkg", ".stamp", "facade")];
  // Settings that Vite inlines into the bundle.
  const settings = Object.keys(process.env)
    .filter((name) => name.startsWith("VITE_"))
    .sort();
  const hash = hashOf(inputs, { words: settings.map((name) => `${name}=${process.env[name]}`) });
  if (isFresh(STAMP, hash) && existsSync(inRoot("app", "dist", "index.html"))) return report.skipped("up to date");
  await report.npm(["run", "-w", "app", "build"]);
  stamp(STAMP, hash);
}
