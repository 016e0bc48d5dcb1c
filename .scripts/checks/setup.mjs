/** Prerequisites of checks: the toolchain, packages, programs, and the builds under test. */
import { ensureBrowser, ensureShell } from "../lib/browser.mjs";
import { buildNative, buildPrograms, narrowed } from "../lib/cargo.mjs";
import { buildBindgen } from "../lib/core.mjs";
import { installPackages } from "../lib/packages.mjs";
import { inRoot } from "../lib/paths.mjs";
import { checkRust } from "../lib/prerequisites.mjs";
import { buildRustPage } from "../lib/rust-page.mjs";
import { buildStore } from "../lib/store.mjs";
import { buildCore, buildFacade, buildFacadeAlone, compileStale } from "../package.mjs";

/** Locks that one check holds at a time: the system's package manager, and folders in `target` that builds write. */
export const LOCKS = {
  apt: "apt",
  native: "target/debug",
  core: "target/wasm32/release",
  page: "target/wasm32/debug",
  server: "target/server",
};

/**
 * In starting order on a new machine: the long chain of crates first; the short one of npm packages, core and store
 * runs in parallel.
 * @type {import("../lib/plan.mjs").Check[]}
 */
export const SETUP = [
  { id: "rust", name: "Rust", set: "setup", work: checkRust },
  {
    id: "platform",
    name: "platform",
    set: "setup",
    needs: ["rust"],
    lock: LOCKS.native,
    work: (report) => buildPrograms(report, ["cartwright-platform"]),
  },
  {
    id: "core-code",
    name: "npm package: core's code",
    set: "setup",
    needs: ["rust"],
    lock: LOCKS.core,
    work: compileStale,
  },
  { id: "packages", name: "npm packages", set: "setup", work: (report) => installPackages(report) },
  { id: "bindgen", name: "wasm-bindgen", set: "setup", needs: ["rust"], lock: LOCKS.native, work: buildBindgen },
  { id: "shell", name: "browser for journeys", set: "setup", needs: ["packages"], lock: LOCKS.apt, work: ensureShell },
  {
    id: "browser",
    name: "whole browser with its driver",
    set: "setup",
    needs: ["packages"],
    lock: LOCKS.apt,
    work: ensureBrowser,
  },
  {
    id: "core",
    name: "npm package: wasm core",
    set: "setup",
    needs: ["packages", "bindgen", "core-code"],
    work: buildCore,
  },
  {
    id: "native",
    name: "crates and their tests",
    set: "quick",
    groups: ["rust", "lint"],
    inputs: [
      "contract",
      "sdk",
      "wasm/Cargo.toml",
      "wasm/src",
      "wasm/tests",
      "wasm/tools",
      "platform",
      "tests/over-http",
      "examples/rust-cli",
      "Cargo.toml",
      "Cargo.lock",
      ".clippy.toml",
      "rust-toolchain.toml",
    ],
    needs: ["rust"],
    lock: LOCKS.native,
    budget: 60,
    work: (report) => buildNative(report),
    narrow: (files) => (report) => buildNative(report, narrowed(files)?.build),
  },
  { id: "package", name: "npm package: JavaScript", set: "setup", needs: ["core"], work: buildFacade },
  {
    id: "facade",
    name: "npm package: JavaScript alone",
    set: "setup",
    needs: ["packages"],
    work: buildFacadeAlone,
  },
  { id: "store", name: "store build", set: "setup", needs: ["package"], work: buildStore },
  {
    id: "peer-packages",
    name: "the platform's own npm packages",
    set: "setup",
    needs: ["packages"],
    work: (report) => installPackages(report, inRoot("tests", "package", "differential")),
  },
  {
    id: "matrix-packages",
    name: "packages of the matrix",
    set: "setup",
    needs: ["packages"],
    work: (report) => installPackages(report, inRoot("tests", "matrix")),
  },
  {
    id: "rust-page",
    name: "example page in Rust",
    set: "setup",
    needs: ["bindgen"],
    lock: LOCKS.page,
    work: buildRustPage,
  },
  {
    id: "lead",
    name: "lead, for unmodified programs",
    set: "setup",
    needs: ["rust"],
    lock: LOCKS.native,
    work: (report) => buildPrograms(report, ["cartwright-lead"]),
  },
];
