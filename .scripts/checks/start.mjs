/** The newcomer's path, from a fresh clone: `npm start`, and the first change of the guide. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { executable } from "../lib/cargo.mjs";
import { root, searchPath } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { Problem } from "../lib/problem.mjs";
import { plain, run } from "../lib/run.mjs";
import { Service } from "../lib/services.mjs";
import { duration } from "../lib/steps.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */
/** @typedef {import("../lib/steps.mjs").Report} Report */

/** The timeout of the first start, for a new machine of any speed. */
const PATIENCE_MS = 3_600_000;

/** Runs a function with a fresh, temporary clone of the last commit. @param {(clone: string) => Promise<void>} work */
async function inNewClone(work) {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-new-"));
  const clone = join(folder, "clone");
  try {
    await run("git", ["clone", "--quiet", "--no-local", "--depth", "1", pathToFileURL(root).href, clone]);
    await work(clone);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newcomer's path: `npm start` in a fresh clone, then once more. @param {Report} report */
const start = (report) =>
  inNewClone(async (clone) => {
    for (const which of ["first", "second"]) {
      const begun = performance.now();
      await startOnce(report, clone);
      report.show(`  ${which} start: ${duration((performance.now() - begun) / 1000)}`);
    }
  });

/** Starts a clone's shop and reads its first page. @param {Report} report @param {string} clone */
async function startOnce(report, clone) {
  const [port, platformPort] = [await freePort(), await freePort()];
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PORT: String(port), PLATFORM_PORT: String(platformPort) };
  delete env.CARGO_TARGET_DIR;
  const service = new Service("npm start", process.execPath, [join(clone, ".scripts", "start.mjs")], env, clone);
  report.signal.addEventListener("abort", () => void service.stop(), { once: true });
  try {
    for (const url of [`http://127.0.0.1:${platformPort}/`, `http://127.0.0.1:${port}/`]) {
      report.note(url);
      await service.ready(url, PATIENCE_MS);
    }
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    const page = await answer.text();
    if (!answer.ok || !page.includes("Hearth &amp; Field")) {
      throw new Error(`The store answered its first page with ${answer.status}: ${page.slice(0, 500)}`);
    }
  } finally {
    await service.stop();
  }
}

/** The search path with git and Node's commands, but without Rust. */
function pathWithoutRust() {
  const folders = [dirname(process.execPath), ...searchPath()];
  return folders.filter((folder) => !["cargo", "rustc"].some((name) => existsSync(join(folder, executable(name)))));
}

/** The first change of CONTRIBUTING.md, literally, on a machine with Node only. @param {Report} report */
const firstChange = (report) =>
  inNewClone(async (clone) => {
    const env = { ...process.env, PATH: pathWithoutRust().join(delimiter), CARTWRIGHT_CACHE: join(clone, "cache") };
    const guide = readFileSync(join(clone, "CONTRIBUTING.md"), "utf8");
    const code = (/** @type {string} */ language) =>
      new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "m").exec(guide)?.[1] ?? "";
    const [, file = ""] = /^`(app\/src\/\S+\.test\.ts)`:$/m.exec(guide) ?? [];
    await report.npm(["ci", "--no-audit", "--no-fund"], { cwd: clone, env });
    writeFileSync(join(clone, file), code("ts"));
    writeFileSync(join(clone, "change.patch"), code("diff"));
    await report.run("git", ["apply", "change.patch"], { cwd: clone, env });
    rmSync(join(clone, "change.patch"));
    const output = await report.npm(["test", "--", "--changed"], { cwd: clone, env });
    if (!/^\s*Tests .*\d+ passed/m.test(plain(output))) throw new Problem("No test of the change ran", { output });
  });

/** @type {Check[]} */
export const SLOW_START = [
  {
    id: "start",
    name: "npm start in a new clone, twice",
    set: "slow",
    inputs: ["app", "wasm", "sdk", "platform", ".scripts", "Cargo.lock", "package-lock.json"],
    alone: true,
    budget: 330,
    keep: /^ {2}(first|second) start/,
    work: start,
  },
  {
    id: "first-change",
    name: "the guide's first change, without Rust",
    set: "slow",
    inputs: ["CONTRIBUTING.md", ".scripts", "app/package.json", "package-lock.json"],
    budget: 120,
    work: firstChange,
  },
];
