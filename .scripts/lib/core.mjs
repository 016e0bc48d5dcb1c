/**
 * The core of the npm package: the Rust client as WebAssembly, with its bindings. Two builds produce the same bytes,
 * which a slow check compares: cargo with wasm-bindgen's library takes a third of the time and serves starts and
 * tests; wasm-pack builds the published package.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPrograms, executable, targetFolder } from "./cargo.mjs";
import { inRoot, searchPath, withPath } from "./paths.mjs";
import { WASM_TARGET } from "./prerequisites.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";
import { installTool, WASM_PACK } from "./tools.mjs";

/** @typedef {import("./steps.mjs").Report} Report */

/** The name of the core's files. */
const NAME = "cartwright";

/**
 * The core's compiler settings: a standard library optimised for size like the core itself, and immediate aborts on
 * panic, without messages that no visitor reads. Together they save an eighth of the size. The compiler is pinned, so
 * that its unstable settings do not change; RUSTC_BOOTSTRAP permits them.
 */
const OWN_STD = [
  ...["-Z", "build-std=std,panic_abort", "-Z", "build-std-features=optimize_for_size", "--config"],
  'target.wasm32-unknown-unknown.rustflags=["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none"]',
];

/**
 * The wasm-bindgen command, built from the library in the lock file's version: its published command includes a web
 * server.
 * @param {Report} report
 */
export const buildBindgen = (report) => buildPrograms(report, ["wasm-bindgen"]);

/**
 * The environment of package builds: its search path starts with our wasm-bindgen and npm's commands, such as wasm-opt.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function toolEnvironment() {
  const env = withPath([join(await targetFolder(), "debug"), inRoot("node_modules", ".bin")]);
  // wasm-pack requires this folder to exist, but does not use it.
  delete env.WASM_PACK_CACHE;
  return { ...env, RUSTC_BOOTSTRAP: "1" };
}

/**
 * Compiles the core, without its bindings. The platform, which takes longest, comes first.
 * @param {Report} report
 */
export async function compileCore(report) {
  const options = ["--package", "cartwright-wasm", "--lib", "--release", "--locked", "--target", WASM_TARGET];
  const env = { ...process.env, RUSTC_BOOTSTRAP: "1" };
  await report.run("cargo", ["build", ...options, ...OWN_STD], { env, yields: true });
}

/**
 * Writes the compiled core's bindings into a folder and optimises the core, as wasm-pack does.
 * @param {Report} report
 * @param {string} folder
 * @param {string[]} [further] options of wasm-opt
 */
export async function bindCore(report, folder, further = []) {
  const compiled = join(await targetFolder(), WASM_TARGET, "release", "cartwright_wasm.wasm");
  const env = await toolEnvironment();
  const output = ["--out-dir", folder, "--out-name", NAME, "--typescript", "--target", "bundler"];
  await report.run("wasm-bindgen", [compiled, ...output], { env });
  const made = join(folder, `${NAME}_bg.wasm`);
  report.note("wasm-opt");
  await report.bin("binaryen", [made, "-o", `${made}.smaller`, ...(await optimisations()), ...further], {
    command: "wasm-opt",
  });
  renameSync(`${made}.smaller`, made);
}

/** The options of wasm-opt, which the crate's manifest states for wasm-pack. @returns {Promise<string[]>} */
async function optimisations() {
  const text = await run("cargo", ["metadata", "--no-deps", "--format-version", "1", "--offline"]);
  /** @type {{ packages: { name: string, metadata: any }[] }} */
  const { packages } = JSON.parse(text.slice(text.indexOf("{")));
  const metadata = packages.find(({ name }) => name === "cartwright-wasm")?.metadata;
  return metadata["wasm-pack"].profile.release["wasm-opt"];
}

/**
 * Builds the core in a folder by wasm-pack: the one on the search path, else one built into the tool cache.
 * @param {Report} report
 * @param {string} folder
 */
export async function packCore(report, folder) {
  const there = searchPath().some((place) => existsSync(join(place, executable("wasm-pack"))));
  const program = there ? "wasm-pack" : await installTool(report, WASM_PACK);
  const options = ["--mode", "no-install", "--target", "bundler", "--release", "--out-dir", folder, "--out-name", NAME];
  await report.run(program, ["build", inRoot("wasm"), ...options, "--", "--locked", ...OWN_STD], {
    env: await toolEnvironment(),
  });
}

/**
 * Asserts that both builds produce the same bytes.
 * @param {Report} report
 */
export async function compareCores(report) {
  const folders = ["cargo", "wasm-pack"].map((name) => inRoot("target", "cores", name));
  const [byCargo = "", byWasmPack = ""] = folders;
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  await compileCore(report);
  await bindCore(report, byCargo);
  await packCore(report, byWasmPack);
  const differing = [`${NAME}_bg.wasm`, `${NAME}_bg.js`, `${NAME}.d.ts`].filter(
    (name) => !readFileSync(join(byCargo, name)).equals(readFileSync(join(byWasmPack, name))),
  );
  if (differing.length > 0) throw new Problem(`cargo and wasm-pack give other bytes for ${differing.join(", ")}`);
}
