/** Compares a figure with the platform's own SDK and its budget. */
import { table } from "../../.scripts/lib/sizes.mjs";

/** @typedef {{ what: string, ours: string, peer?: string, budget: string, met: boolean }} Standing */

/**
 * The environment of every part: its output, the browser's program, and shared prerequisites, each built on first use.
 * @typedef {object} Bench
 * @property {import("../../.scripts/lib/steps.mjs").Steps} steps
 * @property {string} chromium
 * @property {() => Promise<import("./build.mjs").Weights>} bundles the contestants' pages, and what they weigh
 * @property {() => Promise<unknown>} programs the platform and its shoppers, optimised
 * @property {readonly string[]} platforms the platform's programs to measure instead of the one that is built
 */

/** Milliseconds with about three significant digits. */
export const ms = (/** @type {number} */ value) => (value < 10 ? value.toFixed(2) : value.toFixed(1));

/** @param {Standing[]} all */
export const standingTable = (all) =>
  table(
    ["where we stand", "ours", "@wix/sdk", "budget", ""],
    all.map(({ what, ours, peer = "", budget, met }) => [what, ours, peer, budget, met ? "met" : "over"]),
  );
