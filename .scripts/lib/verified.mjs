/** The record of slow checks that passed: with which inputs, and how long each took. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sources } from "./git.mjs";
import { inRoot } from "./paths.mjs";
import { hashOf } from "./stamp.mjs";

/** @typedef {import("./plan.mjs").Check} Check */
/** @typedef {Record<string, { inputs: string, seconds: number }>} Verified by a check's id */

/** Committed with the code, so that a clone knows the results from elsewhere. */
const FILE = inRoot(".ci", "verified.json");

/** @returns {Verified} */
export const verified = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {});

/** A check's inputs as one hash. @param {Check} check */
export const inputsOf = ({ inputs = ["."] }) => hashOf(sources(inputs).map((file) => inRoot(file)));

/**
 * The checks whose inputs have changed since they last passed.
 * @param {Check[]} checks
 * @param {Verified} [known]
 */
export const unverified = (checks, known = verified()) =>
  checks.filter((check) => known[check.id]?.inputs !== inputsOf(check));

/**
 * Records passed checks, each with its inputs from when it started: files may change meanwhile.
 * @param {{ check: Check, inputs: string, seconds: number }[]} passed
 */
export function record(passed) {
  const known = verified();
  for (const { check, inputs, seconds } of passed) {
    known[check.id] = { inputs, seconds: Math.round(seconds) };
  }
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Whether files are among a check's inputs.
 * @param {Check} check
 * @param {string[]} files relative to the root, with slashes
 */
export const touches = ({ inputs }, files) =>
  inputs === undefined || files.some((file) => inputs.some((path) => file === path || file.startsWith(`${path}/`)));

/** Whether a path of a check's inputs exists. @param {string} path */
export const isThere = (path) => sources([path]).length > 0;
