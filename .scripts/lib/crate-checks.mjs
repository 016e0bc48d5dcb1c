/** Checks of the crate as others will depend on it. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
 * Packs the crate as it would be published, and compiles every example of the documentation with it in a new crate that
 * has the dependencies of the README and no others.
 * @param {Report} report
 */
export async function checkCratePackage(report) {
  const options = ["--locked", "--allow-dirty", "--no-verify"];
  const output = await report.run("cargo", ["package", "-p", "cartwright-engine", "-p", "cartwright", ...options]);
  // Tests stay in the repository: they need the platform.
  const warnings = output.split("\n").filter((line) => /^warning: (?!ignoring test)/.test(line));
  if (warnings.length > 0) throw new Problem(`cargo package warns: ${warnings.join("; ")}`);

  const version = readFileSync(inRoot("Cargo.toml"), "utf8").match(/^version = "([\d.]+)"$/m)?.[1];
  const folder = inRoot("target", "newcomer");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "src", "bin"), { recursive: true });
  for (const name of ["cartwright-engine", "cartwright"]) {
    await report.run("tar", ["-xzf", inRoot("target", "package", `${name}-${version}.crate`), "-C", folder]);
  }
  writeFileSync(join(folder, "Cargo.toml"), manifestOfNewcomer(version ?? ""));
  copyFileSync(inRoot("Cargo.lock"), join(folder, "Cargo.lock"));
  const found = rustExamples();
  report.note(`${found.length} examples`);
  for (const [index, example] of found.entries()) {
    writeFileSync(join(folder, "src", "bin", `example_${index + 1}.rs`), example);
  }
  const target = ["--target-dir", inRoot("target")];
  await report.run("cargo", ["check", "--manifest-path", join(folder, "Cargo.toml"), ...target]);
}

/**
 * The manifest that the crate's README tells to write, with the packed crate in place of a published one, and with the
 * feature that the chapter on webhooks names.
 * @param {string} version of the packed crates
 */
function manifestOfNewcomer(version) {
  const told = readFileSync(inRoot("sdk", "README.md"), "utf8").match(/^```toml\n(\[dependencies\][^`]*)```$/m)?.[1];
  if (!told) throw new Problem("sdk/README.md names no dependencies");
  const local = told.replace(
    /^cartwright = .*$/m,
    `cartwright = { path = "cartwright-${version}", features = ["webhooks"] }`,
  );
  if (local === told) throw new Problem("sdk/README.md does not depend on the crate");
  const patch = `[patch.crates-io]\ncartwright-engine = { path = "cartwright-engine-${version}" }\n`;
  return `[package]\nname = "newcomer"\nversion = "0.0.0"\nedition = "2024"\n\n${local}\n${patch}\n[workspace]\n`;
}

/** The examples in Rust of the READMEs, the guides and the tour, each as a program. */
function rustExamples() {
  const guides = readdirSync(inRoot("docs")).map((name) => inRoot("docs", name));
  const files = [inRoot("README.md"), inRoot("sdk", "README.md"), ...guides.filter((name) => name.endsWith(".md"))];
  const blocks = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^```rust,no_run\n([^]*?)^```$/gm)]);
  const tour = readFileSync(inRoot("sdk", "src", "guide.rs"), "utf8").replaceAll(/^\/\/! ?/gm, "");
  blocks.push(...tour.matchAll(/^```(?:no_run)?\n([^]*?)^```$/gm));
  return blocks.map(([, code]) => {
    // Lines that rustdoc hides start with "# ". Their conditions are about features of the crate's own build.
    const shown = code.replaceAll(/^# #\[cfg.*\n/gm, "").replaceAll(/^#(?: |$)/gm, "");
    return shown.includes("fn main()") ? shown : `fn main() {\n${shown}}\n`;
  });
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
