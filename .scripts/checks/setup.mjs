/** Prerequisites of checks: the toolchain, packages, programs, and the builds that are tested. */
import { ensureBrowser, ensureShell } from "../lib/browser.mjs";
import { buildNative, CARGO_PROGRESS, narrowed } from "../lib/cargo.mjs";
import { buildGraphiql } from "../lib/graphiql.mjs";
import { installPackages } from "../lib/packages.mjs";
import { inRoot } from "../lib/paths.mjs";
import { checkRust } from "../lib/prerequisites.mjs";
import { buildRustPage } from "../lib/rust-page.mjs";
import { buildStore } from "../lib/store.mjs";
import { buildTools } from "../lib/tools.mjs";
import { buildCore, buildFacade } from "../package.mjs";

/** Locks, each held by one check at a time: the system's packages, and the folders of `target` that builds write. */
export const LOCKS = {
  apt: "apt",
  native: "target/debug",
  core: "target/wasm32/release",
  page: "target/wasm32/debug",
  server: "target/server",
};

/** @type {import("../lib/plan.mjs").Check[]} */
export const SETUP = [
  { id: "rust", name: "Rust", set: "setup", work: checkRust },
  { id: "packages", name: "npm packages", set: "setup", work: (report) => installPackages(report) },
  {
    id: "tools",
    name: "wasm-pack and wasm-bindgen",
    set: "setup",
    needs: ["rust"],
    lock: LOCKS.native,
    hide: CARGO_PROGRESS,
    work: buildTools,
  },
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
    needs: ["packages", "tools"],
    lock: LOCKS.core,
    work: buildCore,
  },
  {
    id: "native",
    name: "crates and their tests, linted",
    set: "quick",
    groups: ["rust", "lint"],
    inputs: [
      "sdk",
      "wasm/Cargo.toml",
      "wasm/src",
      "wasm/tests",
      "wasm/tools",
      "platform",
      "tests/contract",
      "tests/load",
      "examples/rust-cli",
      "examples/yew",
      "Cargo.toml",
      "Cargo.lock",
      ".clippy.toml",
      "rust-toolchain.toml",
    ],
    needs: ["rust"],
    lock: LOCKS.native,
    budget: 60,
    limit: 1500,
    hide: CARGO_PROGRESS,
    work: (report) => buildNative(report),
    narrow: (files) => (report) => buildNative(report, narrowed(files)?.build),
  },
  { id: "package", name: "npm package: JavaScript", set: "setup", needs: ["core"], work: buildFacade },
  { id: "graphiql", name: "GraphiQL build", set: "setup", needs: ["packages"], work: buildGraphiql },
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
    needs: ["tools"],
    lock: LOCKS.page,
    hide: CARGO_PROGRESS,
    work: buildRustPage,
  },
];
