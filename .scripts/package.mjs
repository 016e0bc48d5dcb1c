/** `npm run package`: builds the npm package @cartwright/sdk in wasm/pkg. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { bindCore, buildBindgen, compileCore, packCore, PARTS } from "./lib/core.mjs";
import {
  bundleCommand,
  bundleForPages,
  coreAsText,
  declareEntries,
  dropUnused,
  takeUndefined,
  toCommonJs,
} from "./lib/forms.mjs";
import { main } from "./lib/main.mjs";
import { installPackages } from "./lib/packages.mjs";
import { inRoot } from "./lib/paths.mjs";
import { checkRust } from "./lib/prerequisites.mjs";
import { Problem } from "./lib/problem.mjs";
import { shortenNames } from "./lib/short-names.mjs";
import { kilobytes, sizesOf, sum, table } from "./lib/sizes.mjs";
import { filesBelow, hashOf, isFresh, stamp } from "./lib/stamp.mjs";
import { Steps } from "./lib/steps.mjs";
import { workspaceVersion } from "./lib/versions.mjs";
import { papers as madePapers, SOURCES } from "./llms.mjs";

const OUT = inRoot("wasm", "pkg");
const CORE = join(OUT, "core");
const FACADE = inRoot("wasm", "js");
/** The TypeScript project without tests. */
const BUILD = join(FACADE, "tsconfig.build.json");
/** The stamps of the core, of a core built by wasm-pack, and of the facade. */
const STAMPS = {
  core: join(OUT, ".stamp", "core"),
  packed: join(OUT, ".stamp", "packed"),
  facade: join(OUT, ".stamp", "facade"),
};
/** The facade without its tests. */
const facadeFiles = () =>
  filesBelow(FACADE).filter((file) => !/\.test\.tsx?$|^test[\\/]|^vitest\.config\.ts$/.test(relative(FACADE, file)));
const SELF = [inRoot(".scripts", "package.mjs"), inRoot("package-lock.json")];
const FORMS = ["forms.mjs", "core-text.mjs"].map((name) => inRoot(".scripts", "lib", name));
const NAMES = ["core.mjs", "short-names.mjs", "wasm-reader.mjs"].map((name) => inRoot(".scripts", "lib", name));

/** The hash of the core's inputs. */
function coreHash() {
  const inputs = ["sdk/engine/src", "sdk/engine/Cargo.toml", "wasm/src", "wasm/Cargo.toml"];
  const settings = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", ".cargo"];
  const paths = [...inputs, ...settings].map((path) => inRoot(...path.split("/")));
  return hashOf([...paths, ...NAMES, ...SELF], { words: [process.env.RUSTFLAGS ?? ""] });
}

/** @param {string[]} stamps @param {string} hash */
const isMade = (stamps, hash) =>
  stamps.every((file) => isFresh(file, hash)) && PARTS.every(({ file }) => existsSync(join(CORE, file)));

/**
 * Builds the core with its bindings, if its inputs have changed.
 * @param {import("./lib/steps.mjs").Report} report
 * @param {{ name: string, make: (report: import("./lib/steps.mjs").Report, folder: string) => Promise<void> }} maker
 */
async function makeCore(report, { name, make }) {
  const hash = coreHash();
  const stamps = [STAMPS.core, ...(name === "wasm-pack" ? [STAMPS.packed] : [])];
  if (isMade(stamps, hash)) return report.skipped("up to date");
  for (const file of Object.values(STAMPS)) rmSync(file, { force: true });
  await make(report, CORE);
  // The package has one hand-written manifest, one folder up, and its own code to start the core.
  await holdBorder(readFileSync(join(CORE, "cartwright.d.ts"), "utf8"));
  const others = ["package.json", ".gitignore", "README.md", "cartwright.js", "cartwright.d.ts"];
  for (const other of others) rmSync(join(CORE, other), { force: true });
  shorten();
  adaptBindings();
  for (const file of stamps) stamp(file, hash);
}

/**
 * Compiles the core for starts and tests, if it is out of date.
 * @param {import("./lib/steps.mjs").Report} report
 */
export async function compileStale(report) {
  if (isMade([STAMPS.core], coreHash())) return report.skipped("up to date");
  await compileCore(report);
}

/**
 * Builds the compiled core for starts and tests.
 * @param {import("./lib/steps.mjs").Report} report
 */
export const buildCore = (report) => makeCore(report, { name: "cargo", make: bindCore });

/** The stamp of a stub core. */
const STAND_IN = "stand-in";

/** Whether the package contains a stub core. */
export const isStandIn = () => isFresh(STAMPS.core, STAND_IN);

/** Writes a stub core: enough for types and for tests without calls. */
function standIn() {
  if (existsSync(STAMPS.core)) return;
  mkdirSync(CORE, { recursive: true });
  for (const { file } of PARTS) {
    writeFileSync(join(CORE, file), "the core is not built: run npm start, which needs Rust\n");
  }
  writeFileSync(
    join(CORE, "cartwright_bg.js"),
    "export function __wbg_set_wasm() {}\nexport const packageVersion = 0;\n",
  );
  stamp(STAMPS.core, STAND_IN);
}

/**
 * Builds the package's JavaScript around the existing core, or around a stub: compiles no Rust.
 * @param {import("./lib/steps.mjs").Report} report
 */
export async function buildFacadeAlone(report) {
  standIn();
  await buildFacade(report);
}

/**
 * Compares the facade's types of the border with those of the core, and updates them if they differ.
 * @param {string} declarations of the core's bindings
 */
async function holdBorder(declarations) {
  const path = join(FACADE, "src", "generated", "border.ts");
  const types = declarations.match(
    /(?:^\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^(?:export )?(?:type|interface) (?:LoginWork|Happened|Step)\b(?:[^;{]*;|[^]*?^\})/gm,
  );
  if (types?.length !== 3) {
    throw new Problem("the declarations of wasm-bindgen have another form: adapt holdBorder in .scripts/package.mjs");
  }
  const header = "/** Generated from `wasm/src/border.rs` by `npm run package`: do not edit. */\n";
  const exported = types.map((type) => type.replace(/^(?=type |interface )/m, "export "));
  const text = [header, 'import type { CoreFailure } from "../core/errors.js";\n', ...exported].join("\n");
  const { formatted } = await import("./lib/format.mjs");
  const written = await formatted(path, text);
  if (existsSync(path) && readFileSync(path, "utf8") === written) return;
  writeFileSync(path, written);
  throw new Problem("wasm/js/src/generated/border.ts had drifted from the core, and was written anew: run it again");
}

/** Shortens the names of the core's imports and exports. */
function shorten() {
  const bindings = join(CORE, "cartwright_bg.js");
  const files = PARTS.map(({ file }) => join(CORE, file));
  const { cores, javascript } = shortenNames(
    files.map((file) => readFileSync(file)),
    readFileSync(bindings, "utf8"),
  );
  files.forEach((file, index) => writeFileSync(file, cores[index] ?? ""));
  writeFileSync(bindings, javascript);
}

/**
 * Makes the bindings reset an instance's memory when another replaces it, and export the package's version, which the
 * core has too.
 */
function adaptBindings() {
  const path = join(CORE, "cartwright_bg.js");
  const setter = "export function __wbg_set_wasm(val) {";
  const caches = ["cachedDataViewMemory0", "cachedUint8ArrayMemory0"];
  const text = readFileSync(path, "utf8");
  const [before, after] = text.split(setter);
  if (after === undefined || !caches.every((name) => text.includes(`let ${name} = null;`))) {
    throw new Problem("the bindings of wasm-bindgen have another form: adapt adaptBindings in .scripts/package.mjs");
  }
  const parts = workspaceVersion(readFileSync(inRoot("Cargo.toml"), "utf8"))?.split(".") ?? [];
  const version = parts.reduce((number, part) => number * 1000 + Number.parseInt(part, 10), 0);
  const forget = caches.map((name) => `\n    ${name} = null;`).join("");
  writeFileSync(path, `${before}${setter}${forget}${after}\nexport const packageVersion = ${version};\n`);
}

/**
 * Compiles the TypeScript facade around the core, and adds the package's documents.
 * @param {import("./lib/steps.mjs").Report} report
 */
export async function buildFacade(report) {
  if (!existsSync(BUILD)) {
    throw new Problem("wasm/js/tsconfig.build.json is missing; restore it: git checkout wasm/js");
  }
  const papers = [
    ...["README.md", "CHANGELOG.md"].map((name) => inRoot("wasm", name)),
    ...readdirSync(inRoot())
      .filter((name) => /^LICEN[CS]E/i.test(name))
      .map((name) => inRoot(name)),
  ].filter((path) => existsSync(path));
  const core = readFileSync(STAMPS.core, "utf8");
  const written = [...SOURCES, ".scripts/llms.mjs"].map((path) => inRoot(...path.split("/")));
  const hash = hashOf([...facadeFiles(), ...FORMS, inRoot("Cargo.toml"), ...papers, ...written, ...SELF], {
    words: [core],
  });
  if (isFresh(STAMPS.facade, hash) && existsSync(join(OUT, "package.json"))) return report.skipped("up to date");
  clearFacade();
  const folders = ["--outDir", OUT, "--declarationDir", join(OUT, "types")];
  await report.bin("typescript-native", ["-p", BUILD, ...folders], { command: "tsc" });
  copyWritten();
  coreAsText(CORE);
  await takeUndefined(OUT);
  await bundleForPages(OUT);
  await bundleCommand(OUT);
  const manifest = JSON.parse(readFileSync(join(FACADE, "package.json"), "utf8"));
  manifest.version = workspaceVersion(readFileSync(inRoot("Cargo.toml"), "utf8"));
  await toCommonJs(OUT, manifest.exports);
  declareEntries(OUT, manifest.exports);
  dropUnused(OUT, manifest);
  writeFileSync(join(OUT, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const paper of papers) cpSync(paper, join(OUT, basename(paper)));
  for (const [name, text] of Object.entries(madePapers())) {
    mkdirSync(join(OUT, dirname(name)), { recursive: true });
    writeFileSync(join(OUT, name), text);
  }
  // The stamps must not be published.
  writeFileSync(join(OUT, ".npmignore"), ".stamp\n");
  stamp(STAMPS.facade, hash);
}

/** Removes the previous facade, so that deleted sources leave no files; the core stays. */
function clearFacade() {
  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(OUT)) {
    if (name !== "core" && name !== ".stamp") rmSync(join(OUT, name), { recursive: true, force: true });
  }
  for (const name of existsSync(CORE) ? readdirSync(CORE) : []) {
    if (!/^cartwright(_login)?_bg\./.test(name)) rmSync(join(CORE, name));
  }
  rmSync(STAMPS.facade, { force: true });
}

/** Copies hand-written files that the compiler ignores, except ambient declarations. */
function copyWritten() {
  const from = join(FACADE, "src");
  for (const file of filesBelow(from)) {
    const ships = /\.d\.ts$/.test(file)
      ? /^(import|export)\b/m.test(readFileSync(file, "utf8"))
      : /\.[cm]?js$/.test(file);
    if (ships) cpSync(file, join(OUT, relative(from, file)));
  }
}

/** @type {[string, RegExp][]} */
const KINDS = [
  ["WebAssembly core", /\.wasm$/],
  ["its bindings", /^core\/cartwright_.*\.js$/],
  ["React hooks", /^react\//],
  ["JavaScript facade", /\.[cm]?js$/],
];

/** The same code in other formats, of which a program loads only one. */
const OTHER_FORMS = /^cjs\/|^(inline|workerd)\.|\.min\.js$|_text\.js$/;

/** The sizes of the package's parts, file by file as bundlers read them; bundlers minify the JavaScript further. */
export function packageSizes() {
  const shipped = filesBelow(OUT).filter((file) => {
    const name = relative(OUT, file).replaceAll("\\", "/");
    return /\.(wasm|[cm]?js)$/.test(name) && !OTHER_FORMS.test(name);
  });
  const measured = shipped.map((file) => {
    const name = relative(OUT, file).replaceAll("\\", "/");
    return { part: KINDS.find(([, pattern]) => pattern.test(name))?.[0], sizes: sizesOf(readFileSync(file)) };
  });
  const parts = KINDS.map(([part]) => ({ part, all: measured.filter((file) => file.part === part) }));
  const rows = [...parts, { part: "all of it", all: measured }].map(({ part, all }) => {
    const { raw, gzip, brotli } = sum(all.map(({ sizes }) => sizes));
    return [part, String(all.length), kilobytes(raw), kilobytes(gzip), kilobytes(brotli)];
  });
  return table(["wasm/pkg", "files", "raw", "gzip -9", "brotli -11"], rows);
}

await main(import.meta.url, async () => {
  const steps = new Steps();
  await steps.step("Rust", checkRust);
  await Promise.all([steps.step("npm packages", installPackages), steps.step("wasm-bindgen", buildBindgen)]);
  await steps.step("package: wasm core", (report) => makeCore(report, { name: "wasm-pack", make: packCore }));
  await steps.step("package: JavaScript", buildFacade);
  steps.print(`\n${packageSizes()}\n`);
});
