/** Journeys of shoppers in a browser, through the built store and the platform's program. */
import { findShell } from "../lib/browser.mjs";
import { platformProgram } from "../lib/cargo.mjs";
import { inRoot } from "../lib/paths.mjs";
import { rustPage } from "../lib/rust-page.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */
/** @typedef {import("../lib/steps.mjs").Report} Report */

const PLAYWRIGHT = /^\s+\d+ (passed|failed|flaky|skipped|did not run|interrupted)/;

const INPUTS = ["app", "wasm", "sdk", "platform", "tests/browser", "Cargo.lock", "package-lock.json"];

/**
 * Runs Playwright on the journeys that these options select.
 * @param {Report} report
 * @param {string[]} options
 */
export async function play(report, options) {
  const env = {
    ...process.env,
    CARTWRIGHT_PLATFORM: await platformProgram(),
    CARTWRIGHT_RUST_PAGE: await rustPage(),
    CHROMIUM_HEADLESS_SHELL_PATH: findShell(),
  };
  return report.bin("@playwright/test", ["test", "-c", inRoot("tests", "browser"), ...options], {
    command: "playwright",
    env,
  });
}

/** @type {Check[]} */
export const QUICK_JOURNEYS = [
  {
    id: "journeys",
    name: "core journeys (Playwright)",
    set: "quick",
    groups: ["browser"],
    needs: ["store", "native", "shell"],
    inputs: INPUTS,
    alone: true,
    budget: 100,
    keep: PLAYWRIGHT,
    work: (report) => play(report, ["--grep", "@core"]),
    narrow: (files) => {
      const specs = files.filter((file) => file.endsWith(".spec.ts"));
      return specs.length > 0 ? (report) => play(report, specs) : undefined;
    },
  },
];

const SLOW = { set: /** @type {const} */ ("slow"), alone: true, inputs: INPUTS, keep: PLAYWRIGHT };

/** @type {Check[]} */
export const SLOW_JOURNEYS = [
  {
    ...SLOW,
    id: "all-journeys",
    name: "all other journeys (Playwright)",
    needs: ["store", "native", "browser", "shell"],
    budget: 360,
    work: (report) => play(report, ["--grep-invert", "@core|@axe|@rust-page"]),
  },
  {
    ...SLOW,
    id: "accessibility",
    name: "accessibility of every screen",
    needs: ["store", "native", "shell"],
    budget: 240,
    work: (report) => play(report, ["--grep", "@axe", "--grep-invert", "@core"]),
  },
  {
    ...SLOW,
    id: "rust-page-journey",
    name: "journey of the page in Rust",
    needs: ["store", "native", "rust-page", "shell"],
    inputs: ["examples/yew", "sdk", "platform", "tests/browser/rust-page.spec.ts", "Cargo.lock"],
    budget: 20,
    work: (report) => play(report, ["--grep", "@rust-page"]),
  },
];
