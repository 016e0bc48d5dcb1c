/** The prerequisites of every benchmark: the built package, a browser, and the benchmark's own packages. */
import { browser, ensureBrowser } from "../../.scripts/lib/browser.mjs";
import { installPackages } from "../../.scripts/lib/packages.mjs";
import { buildBindgen } from "../../.scripts/lib/core.mjs";
import { inRoot } from "../../.scripts/lib/paths.mjs";
import { checkRust } from "../../.scripts/lib/prerequisites.mjs";
import { buildCore, buildFacade, compileStale } from "../../.scripts/package.mjs";

/**
 * @param {import("../../.scripts/lib/steps.mjs").Steps} steps
 * @returns {Promise<string>} the browser's program
 */
export async function prepare(steps) {
  await steps.step("Rust", checkRust);
  await Promise.all([steps.step("npm packages", installPackages), steps.step("wasm-bindgen", buildBindgen)]);
  await steps.step("npm package: core's code", compileStale);
  await steps.step("npm package: wasm core", buildCore);
  await steps.step("npm package: JavaScript", buildFacade);
  await steps.step("the benchmark's packages", (report) => installPackages(report, inRoot("tests", "bench")));
  await steps.step("browser", ensureBrowser);
  return browser().chromium;
}
