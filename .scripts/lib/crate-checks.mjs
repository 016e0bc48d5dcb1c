/** Checks of the crate as others will depend on it. */
import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";
import { AUDITOR, installTool, INTERFACE_CHECKER } from "./tools.mjs";

/** @typedef {import("./steps.mjs").Report} Report */

/** The features that need nothing of the system; TLS brings a C library along. */
const NAMES = "file-store,native,webhooks";
const FEATURES = ["--no-default-features", "--features", NAMES];

/**
 * Compiles the crate with the oldest Rust that it says it can be compiled with.
 * @param {Report} report
 */
export async function checkOldestRust(report) {
  const manifest = readFileSync(inRoot("sdk", "Cargo.toml"), "utf8");
  const version = manifest.match(/^rust-version = "([\d.]+)"$/m)?.[1];
  if (!version) throw new Problem("sdk/Cargo.toml names no rust-version");
  const installed = await run("rustup", ["toolchain", "list"]);
  if (!installed.split("\n").some((name) => name.startsWith(`${version}-`))) {
    report.note(`rustup toolchain install ${version}`);
    await report.run("rustup", ["toolchain", "install", version, "--profile", "minimal"]);
  }
  await report.run("cargo", [`+${version}`, "check", "-p", "cartwright", "--locked", ...FEATURES]);
}

/**
 * Holds every dependency against .cargo/deny.toml: its licence, where it comes from, whether it is banned. Known
 * weaknesses are looked up by `cargo deny check advisories`, which needs the network.
 * @param {Report} report
 */
export async function checkDependencies(report) {
  const auditor = await installTool(report, AUDITOR);
  await report.run(auditor, ["--locked", "check", "bans", "licenses", "sources"]);
}

/**
 * Packs the crate as it would be published.
 * @param {Report} report
 */
export async function checkCratePackage(report) {
  const options = ["--locked", "--allow-dirty", "--no-verify"];
  const output = await report.run("cargo", ["package", "-p", "cartwright", ...options]);
  // Tests stay in the repository: they need the platform.
  const warnings = output.split("\n").filter((line) => /^warning: (?!ignoring test)/.test(line));
  if (warnings.length > 0) throw new Problem(`cargo package warns: ${warnings.join("; ")}`);
}

/**
 * Compares the public interface with that of the commit that last changed its number in the manifest.
 * @param {Report} report
 */
export async function checkInterface(report) {
  const shallow = (await run("git", ["rev-parse", "--is-shallow-repository"])).trim() === "true";
  if (shallow) throw new Problem("This clone lacks the commits to compare with; fetch them: git fetch --unshallow");
  // By the line and not by a hash, which a rebase would change.
  const found = await run("git", ["log", "-1", "--format=%H", "-G^interface = ", "--", "sdk/Cargo.toml"]);
  const baseline = found.trim();
  if (!baseline) throw new Problem("sdk/Cargo.toml has no interface under package.metadata.semver");
  const checker = await installTool(report, INTERFACE_CHECKER);
  const against = ["--baseline-rev", baseline, "--release-type", "patch"];
  const features = ["--only-explicit-features", "--features", NAMES];
  await report.run(checker, ["semver-checks", "-p", "cartwright", ...against, ...features]);
}
