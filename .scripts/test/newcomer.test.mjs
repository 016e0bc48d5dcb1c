// The first command on machines that lack something: one sentence with the next step, and no partial results.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";

/** Stubs for the programs of a complete machine, as JavaScript bodies. */
const WORKING = {
  rustc: `console.log(process.argv.includes("sysroot") ? process.env.SYSROOT : "rustc 1.95.0")`,
  rustup: "",
  cargo: `console.log(JSON.stringify({ target_directory: process.cwd(), packages: [] }))`,
  npm: "",
};

/**
 * A fresh clone on a machine with only these programs.
 * @param {import("node:test").TestContext} context
 * @param {Record<string, string | undefined>} [programs] in place of those that work; undefined for a missing program
 */
function machine(context, programs = {}) {
  const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const clone = join(folder, "clone");
  for (const part of ["checks", "lib", "start.mjs", "package.mjs", "llms.mjs"]) {
    cpSync(inRoot(".scripts", part), join(clone, ".scripts", part), { recursive: true });
  }
  for (const name of ["app/shop.json", "package.json", "package-lock.json", "Cargo.toml"]) {
    cpSync(inRoot(...name.split("/")), join(clone, name));
  }
  const sysroot = join(folder, "sysroot");
  for (const part of ["wasm32-unknown-unknown", "src/rust/library"]) {
    mkdirSync(join(sysroot, "lib", "rustlib", part), { recursive: true });
  }
  mkdirSync(join(folder, "bin"));
  for (const [name, body] of Object.entries({ ...WORKING, ...programs })) {
    if (body === undefined) continue;
    writeFileSync(join(folder, "bin", name), `#!${process.execPath}\n${body}\n`, { mode: 0o755 });
  }
  const npm = join(folder, "npm-cli.js");
  writeFileSync(npm, programs.npm ?? "");
  const env = { PATH: join(folder, "bin"), SYSROOT: sysroot, npm_execpath: npm, PORT: "0", HOME: folder };
  return { clone, folder, env };
}

/**
 * `npm start` on a machine.
 * @param {ReturnType<typeof machine>} on
 * @param {{ options?: string[], env?: NodeJS.ProcessEnv }} [given]
 */
async function start({ clone, env }, { options = [], env: further } = {}) {
  const script = join(clone, ".scripts", "start.mjs");
  const ports = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) };
  const all = { ...env, ...ports, ...further };
  const child = spawn(process.execPath, [...options, script], { cwd: clone, env: all });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, lines: output.trimEnd().split("\n") }));
  return { child, ended, output: () => output };
}

/** Asserts that no partial result would mislead a second start. @param {string} clone */
function assertNothingMade(clone) {
  for (const stamp of ["wasm/pkg/.stamp", "app/dist/.stamp", "data"]) assert.ok(!existsSync(join(clone, stamp)), stamp);
}

/** @type {[string, Record<string, string | undefined>, RegExp][]} */
const LACKING = [
  [
    "Rust",
    { rustc: undefined, rustup: undefined },
    /^Rust is needed and rustc is not there; install it.*: (curl|winget) /,
  ],
  [
    "the wasm32 target, and cannot fetch it",
    { rustc: `console.log("/nowhere")`, rustup: "process.exit(1)" },
    /^Rust's wasm32-unknown-unknown target is missing; add it: rustup target add wasm32-unknown-unknown$/,
  ],
  [
    "a network",
    { cargo: `console.error("error: failed to download from the registry"); process.exit(101)` },
    /^The network or a package registry did not answer\. Run it again/,
  ],
  [
    "room on its disk",
    { cargo: `console.error("error: No space left on device (os error 28)"); process.exit(101)` },
    /^The disk is full: .* run it again/,
  ],
  [
    "a registry of npm packages",
    { npm: `console.error("npm error code EAI_AGAIN"); process.exit(1)` },
    /^The network or a package registry did not answer\. Run it again/,
  ],
];

for (const [name, programs, sentence] of LACKING) {
  test(`npm start on a machine without ${name} prints the next step`, async (context) => {
    const on = machine(context, programs);
    const { code, lines } = await (await start(on)).ended;
    assert.equal(code, 1, lines.join("\n"));
    assert.ok(
      lines.some((line) => sentence.test(line)),
      lines.join("\n"),
    );
    assert.match(lines.at(-1) ?? "", /^Not started, since a step failed: .*begin again with: npm start$/);
    assertNothingMade(on.clone);
  });
}

test("npm start names a port in use before it builds", async (context) => {
  const on = machine(context, { cargo: "process.exit(1)" });
  const server = createServer();
  context.after(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const { code, lines } = await (await start(on, { env: { PORT: String(port) } })).ended;
  assert.equal(code, 1);
  assert.match(lines.join("\n"), new RegExp(`^Port ${port}, which the store needs, is taken: .*npm start$`));
});

test("Ctrl-C ends a build and its child processes", async (context) => {
  const on = machine(context, {
    cargo: `require("fs").writeFileSync(process.env.HOME + "/cargo.pid", String(process.pid));
      console.log("   Compiling a"); setInterval(() => {}, 1000)`,
  });
  const { child, ended, output } = await start(on);
  const file = join(on.folder, "cargo.pid");
  while (!existsSync(file) || !readFileSync(file, "utf8")) await new Promise((resolve) => setImmediate(resolve));
  child.kill("SIGINT");
  assert.equal((await ended).code, 130, output());
  const pid = Number(readFileSync(file, "utf8"));
  while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
  assertNothingMade(on.clone);
});

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("npm start with an old Node that cannot install the newer one prints how to get it", async (context) => {
  const on = machine(context, { npm: "process.exit(1)" });
  mkdirSync(join(on.clone, ".scripts", "node"));
  for (const name of ["package.json", "package-lock.json"]) {
    cpSync(inRoot(".scripts", "node", name), join(on.clone, ".scripts", "node", name));
  }
  const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.1.0"}})`;
  const { code, lines } = await (await start(on, { options: ["--import", older] })).ended;
  assert.equal(code, 1);
  assert.match(lines.join("\n"), /npm packages could not be installed; see why with: npm ci/);
  assertNothingMade(on.clone);
});
