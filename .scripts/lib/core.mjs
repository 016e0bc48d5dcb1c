/**
 * The core of the npm package: the Rust client as WebAssembly, with its bindings. Two builds produce the same bytes,
 * which a slow check compares: cargo with wasm-bindgen's library takes a third of the time and serves starts and
 * tests; wasm-pack builds the published package.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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
 * The parts of the core: the crate's builds, each with its file in the package. The last part has the functions of all
 * others, so that its bindings are the bindings of all.
 */
export const PARTS = [
  { part: "calls", features: [], file: `${NAME}_bg.wasm` },
  { part: "login", features: ["--features", "login"], file: `${NAME}_login_bg.wasm` },
];

/** @typedef {(typeof PARTS)[number]} Part */

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

/** The compiled core's file, which cargo names alike for every part. */
const compiledFile = async () => join(await targetFolder(), WASM_TARGET, "release", "cartwright_wasm.wasm");

/** The compiled part's file. @param {Part} part */
const compiledPart = async ({ part }) => join(await targetFolder(), WASM_TARGET, "release", `cartwright_${part}.wasm`);

/** Makes cargo compile a part anew: it would take the file of another part for fresh. */
async function forget() {
  const file = await compiledFile();
  rmSync(file, { force: true });
  rmSync(join(dirname(file), "deps", basename(file)), { force: true });
}

/**
 * Compiles the core's parts, without their bindings. The platform, which takes longest, comes first.
 * @param {Report} report
 */
export async function compileCore(report) {
  const options = ["--package", "cartwright-wasm", "--lib", "--release", "--locked", "--target", WASM_TARGET];
  const env = { ...process.env, RUSTC_BOOTSTRAP: "1" };
  for (const part of PARTS) {
    await forget();
    await report.run("cargo", ["build", ...options, ...part.features, ...OWN_STD], { env, yields: true });
    copyFileSync(await compiledFile(), await compiledPart(part));
  }
}

/**
 * Writes a compiled part's bindings into a folder and optimises the part, as wasm-pack does.
 * @param {Report} report
 * @param {string} folder
 * @param {Part} part
 * @param {string[]} [further] options of wasm-opt
 */
export async function bindPart(report, folder, part, further = []) {
  const env = await toolEnvironment();
  const output = ["--out-dir", folder, "--out-name", NAME, "--typescript", "--target", "bundler"];
  await report.run("wasm-bindgen", [await compiledPart(part), ...output], { env });
  const made = join(folder, `${NAME}_bg.wasm`);
  report.note("wasm-opt");
  await report.bin("binaryen", [made, "-o", `${made}.smaller`, ...(await optimisations()), ...further], {
    command: "wasm-opt",
  });
  renameSync(`${made}.smaller`, made);
}

/**
 * Builds a part in a folder by wasm-pack: the one on the search path, else one built into the tool cache.
 * @param {Report} report
 * @param {string} folder
 * @param {Part} part
 */
async function packPart(report, folder, { features }) {
  const there = searchPath().some((place) => existsSync(join(place, executable("wasm-pack"))));
  const program = there ? "wasm-pack" : await installTool(report, WASM_PACK);
  const options = ["--mode", "no-install", "--target", "bundler", "--release", "--out-dir", folder, "--out-name", NAME];
  await forget();
  await report.run(program, ["build", inRoot("wasm"), ...options, "--", "--locked", ...features, ...OWN_STD], {
    env: await toolEnvironment(),
  });
}

/**
 * Makes each part in a folder of its own, and moves the parts and their common bindings into the core's folder.
 * @param {string} folder
 * @param {(folder: string, part: Part) => Promise<void>} make
 */
async function makeParts(folder, make) {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    const own = join(folder, part.part);
    await make(own, part);
    renameSync(join(own, `${NAME}_bg.wasm`), join(folder, part.file));
    for (const name of [`${NAME}_bg.js`, `${NAME}_bg.wasm.d.ts`, `${NAME}.d.ts`]) {
      renameSync(join(own, name), join(folder, name));
    }
    rmSync(own, { recursive: true });
  }
}

/**
 * Binds the compiled parts.
 * @param {Report} report
 * @param {string} folder
 */
export const bindCore = (report, folder) => makeParts(folder, (own, part) => bindPart(report, own, part));

/**
 * Builds the parts by wasm-pack.
 * @param {Report} report
 * @param {string} folder
 */
export const packCore = (report, folder) => makeParts(folder, (own, part) => packPart(report, own, part));

/** The options of wasm-opt, which the crate's manifest states for wasm-pack. @returns {Promise<string[]>} */
async function optimisations() {
  const text = await run("cargo", ["metadata", "--no-deps", "--format-version", "1", "--offline"]);
  /** @type {{ packages: { name: string, metadata: any }[] }} */
  const { packages } = JSON.parse(text.slice(text.indexOf("{")));
  const metadata = packages.find(({ name }) => name === "cartwright-wasm")?.metadata;
  return metadata["wasm-pack"].profile.release["wasm-opt"];
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
  const differing = [...PARTS.map(({ file }) => file), `${NAME}_bg.js`, `${NAME}.d.ts`].filter(
    (name) => !readFileSync(join(byCargo, name)).equals(readFileSync(join(byWasmPack, name))),
  );
  if (differing.length > 0) throw new Problem(`cargo and wasm-pack give other bytes for ${differing.join(", ")}`);
}
