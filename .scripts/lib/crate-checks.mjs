/** Checks of the crate from its users' point of view. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";
import { AUDITOR, installTool, INTERFACE_CHECKER } from "./tools.mjs";

/** @typedef {import("./steps.mjs").Report} Report */

/** The features without system dependencies; TLS would require a C library. */
const NAMES = "file-store,native,reqwest-0-13,webhooks";
const FEATURES = ["--no-default-features", "--features", NAMES];

/**
 * Compiles the crate with its minimum supported Rust version.
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
 * Checks every dependency against .cargo/deny.toml: licence, source and bans. Known vulnerabilities are checked by
 * `cargo deny check advisories`, which needs the network.
 * @param {Report} report
 */
export async function checkDependencies(report) {
  const auditor = await installTool(report, AUDITOR);
  await report.run(auditor, ["--locked", "check", "bans", "licenses", "sources"]);
}

/**
 * Packs the crate for publication, and compiles every example of the documentation with it in a new crate that has
 * only the README's dependencies.
 * @param {Report} report
 */
export async function checkCratePackage(report) {
  const folder = inRoot("target", "newcomer");
  const version = await unpackCrates(report, folder);
  mkdirSync(join(folder, "src", "bin"), { recursive: true });
  writeFileSync(join(folder, "Cargo.toml"), manifestOfNewcomer(version));
  copyFileSync(inRoot("Cargo.lock"), join(folder, "Cargo.lock"));
  const found = rustExamples();
  report.note(`${found.length} examples`);
  for (const [index, example] of found.entries()) {
    writeFileSync(join(folder, "src", "bin", `example_${index + 1}.rs`), example);
  }
  const target = ["--target-dir", inRoot("target")];
  await report.run("cargo", ["check", "--manifest-path", join(folder, "Cargo.toml"), ...target]);
}

/** The published crates of the client. */
const CRATES = ["cartwright-contract", "cartwright-engine", "cartwright"];

/** Replaces published crates by the packed ones in a folder. @param {string} folder @param {string} version */
const patch = (folder, version) =>
  `[patch.crates-io]\n${CRATES.filter((name) => name !== "cartwright")
    .map((name) => `${name} = { path = "${folder}/${name}-${version}" }\n`)
    .join("")}`;

/**
 * Packs the crates for publication, and unpacks them into an empty folder.
 * @param {Report} report
 * @param {string} folder
 * @returns {Promise<string>} the version of the crates
 */
async function unpackCrates(report, folder) {
  const options = ["--locked", "--allow-dirty", "--no-verify"];
  const output = await report.run("cargo", ["package", ...CRATES.flatMap((name) => ["-p", name]), ...options]);
  // Tests are not packed: they need the platform.
  const warnings = output.split("\n").filter((line) => /^warning: (?!ignoring test)/.test(line));
  if (warnings.length > 0) throw new Problem(`cargo package warns: ${warnings.join("; ")}`);
  const version = readFileSync(inRoot("Cargo.toml"), "utf8").match(/^version = "([\d.]+)"$/m)?.[1] ?? "";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of CRATES) {
    await report.run("tar", ["-xzf", inRoot("target", "package", `${name}-${version}.crate`), "-C", folder]);
  }
  return version;
}

/** Crates that a program commonly uses next to the client, in one version each. */
const NEIGHBOURS = ["js-sys", "serde", "serde_json", "tokio", "wasm-bindgen", "wasm-bindgen-futures", "web-sys"];

/**
 * Resolves the packed crate next to the newest versions of common crates: it must hold none of them back, and must
 * add no second version. Then compiles it with the oldest versions that its ranges allow.
 * @param {Report} report
 */
export async function checkRanges(report) {
  const folder = inRoot("target", "ranges");
  const version = await unpackCrates(report, folder);
  const [alone, together] = [
    await resolved(
      report,
      join(folder, "alone"),
      NEIGHBOURS.map((name) => `${name} = "*"`),
    ),
    await resolved(report, join(folder, "beside"), [
      ...NEIGHBOURS.map((name) => `${name} = "*"`),
      `cartwright = { path = "../cartwright-${version}", features = ["reqwest-0-13", "webhooks"] }`,
      patch("..", version),
    ]),
  ];
  const held = NEIGHBOURS.filter((name) => alone.get(name)?.join() !== together.get(name)?.join());
  const versions = held.map((name) => `${name} ${alone.get(name)} becomes ${together.get(name)}`);
  if (held.length > 0) throw new Problem(`The crate holds others back: ${versions.join("; ")}`);

  const features = '["native", "file-store", "browser"]';
  const oldest = join(folder, "oldest");
  await resolved(report, oldest, [
    ...(await oldestDependencies()),
    `cartwright = { path = "../cartwright-${version}", default-features = false, features = ${features} }`,
    patch("..", version),
  ]);
  const target = ["--target-dir", inRoot("target", "oldest")];
  await report.run("cargo", ["check", "--locked", "--manifest-path", join(oldest, "Cargo.toml"), ...target]);
}

/**
 * The crates' dependencies at the oldest versions of their ranges; without the one for webhooks, which needs newer
 * versions of the others.
 */
async function oldestDependencies() {
  /** @typedef {{ name: string, kind: string | null, target: string | null, req: string }} Dependency */
  /** @type {{ packages: { name: string, dependencies: Dependency[] }[] }} */
  const { packages } = JSON.parse(await run("cargo", ["metadata", "--no-deps", "--format-version", "1"]));
  const crates = packages.filter(({ name }) => name === "cartwright" || name === "cartwright-engine");
  const isKept = (/** @type {Dependency} */ { name, kind, target }) =>
    !kind && ![...CRATES, "jsonwebtoken"].includes(name) && !target?.includes("codegen");
  const found = crates.flatMap(({ dependencies }) => dependencies.filter(isKept));
  const lines = found.map(({ name, req }) => {
    const version = [...req.replace("^", "").split("."), "0"].slice(0, 3).join(".");
    return `${name} = { version = "=${version}", default-features = false }`;
  });
  return new Set(lines);
}

/**
 * The versions in the newest resolution of a new program, by crate.
 * @param {Report} report
 * @param {string} folder
 * @param {string[]} dependencies lines of its manifest
 * @returns {Promise<Map<string, string[]>>}
 */
async function resolved(report, folder, dependencies) {
  mkdirSync(join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "src", "lib.rs"), "");
  const head = '[package]\nname = "program"\nversion = "0.0.0"\nedition = "2024"\n\n[workspace]\n\n[dependencies]\n';
  writeFileSync(join(folder, "Cargo.toml"), `${head}${dependencies.join("\n")}\n`);
  await report.run("cargo", ["update", "--manifest-path", join(folder, "Cargo.toml")]);
  /** @type {Map<string, string[]>} */
  const versions = new Map();
  const lock = readFileSync(join(folder, "Cargo.lock"), "utf8");
  for (const [, name = "", version = ""] of lock.matchAll(/^name = "(.+)"\nversion = "(.+)"$/gm)) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return versions;
}

/**
 * The manifest of the crate's README, with the packed crate instead of a published one, and with the feature from the
 * chapter on webhooks.
 * @param {string} version of the packed crates
 */
function manifestOfNewcomer(version) {
  const fromReadme = readFileSync(inRoot("sdk", "README.md"), "utf8").match(
    /^```toml\n(\[dependencies\][^`]*)```$/m,
  )?.[1];
  if (!fromReadme) throw new Problem("sdk/README.md names no dependencies");
  const local = fromReadme.replace(
    /^cartwright = .*$/m,
    `cartwright = { path = "cartwright-${version}", features = ["webhooks"] }`,
  );
  if (local === fromReadme) throw new Problem("sdk/README.md does not depend on the crate");
  return `[package]\nname = "newcomer"\nversion = "0.0.0"\nedition = "2024"\n\n${local}\n${patch(".", version)}\n[workspace]\n`;
}

/** The Rust examples of the READMEs, the guides and the tour, each as a program. */
function rustExamples() {
  const guides = readdirSync(inRoot("docs")).map((name) => inRoot("docs", name));
  const files = [inRoot("README.md"), inRoot("sdk", "README.md"), ...guides.filter((name) => name.endsWith(".md"))];
  const blocks = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^```rust,no_run\n([^]*?)^```$/gm)]);
  const tour = readFileSync(inRoot("sdk", "src", "guide.rs"), "utf8").replaceAll(/^\/\/! ?/gm, "");
  blocks.push(...tour.matchAll(/^```(?:no_run)?\n([^]*?)^```$/gm));
  return blocks.map(([, code]) => {
    // Lines that rustdoc hides start with "# ". Their conditions refer to features of the crate's own build.
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
  // Found by its line, not by a hash, which a rebase would change.
  const found = await run("git", ["log", "-1", "--format=%H", "-G^interface = ", "--", "sdk/Cargo.toml"]);
  const baseline = found.trim();
  if (!baseline) throw new Problem("sdk/Cargo.toml has no interface under package.metadata.semver");
  const checker = await installTool(report, INTERFACE_CHECKER);
  const options = ["--baseline-rev", baseline, "--release-type", "patch"];
  const features = ["--only-explicit-features", "--features", NAMES];
  await report.run(checker, ["semver-checks", "-p", "cartwright", ...options, ...features]);
}
