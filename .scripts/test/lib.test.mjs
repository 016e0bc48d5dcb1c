import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { browserPlaces } from "../lib/browser.mjs";
import { narrowed, TESTS_OF_WINGS } from "../lib/cargo.mjs";
import { isInstalled } from "../lib/packages.mjs";
import { inRoot, toolCache, withPath } from "../lib/paths.mjs";
import { checkPorts, isFree, portFrom } from "../lib/ports.mjs";
import { lineReader, plain } from "../lib/run.mjs";
import { WINGS } from "../lib/rust-source.mjs";
import { sizesOf, table } from "../lib/sizes.mjs";
import { hashOf, isFresh, stamp } from "../lib/stamp.mjs";
import { atLeast, lockedVersion, versionIn, workspaceVersion } from "../lib/versions.mjs";

test("versions are parsed from the output of tools", () => {
  assert.equal(versionIn("wasm-bindgen 0.2.130\n"), "0.2.130");
  assert.equal(versionIn("v24.11.0"), "24.11.0");
  assert.equal(versionIn("unknown"), undefined);
});

test("versions compare numerically", () => {
  assert.ok(atLeast("20.19.0", "20.19.0"));
  assert.ok(atLeast("20.100.0", "20.19.0"));
  assert.ok(atLeast("22.0.0", "20.19"));
  assert.ok(!atLeast("20.9.5", "20.19.0"));
  assert.ok(!atLeast("18.20.0", "20.19.0"));
});

test("a crate's version is read from the lock file by its full name", () => {
  const lock =
    '[[package]]\nname = "wasm-bindgen-futures"\nversion = "0.4.80"\n\n[[package]]\nname = "wasm-bindgen"\nversion = "0.2.130"\n';
  assert.equal(lockedVersion(lock, "wasm-bindgen"), "0.2.130");
  assert.equal(lockedVersion(lock.replaceAll("\n", "\r\n"), "wasm-bindgen"), "0.2.130");
  assert.equal(lockedVersion(lock, "wasm"), undefined);
});

test("the workspace's version is distinguished from a dependency's", () => {
  const manifest =
    '[workspace.package]\nversion = "1.2.3"\n\n[workspace.dependencies]\nserde = { version = "9.9.9" }\n';
  assert.equal(workspaceVersion(manifest), "1.2.3");
  assert.equal(workspaceVersion('[workspace.package]\nedition = "2024"\n[x]\nversion = "9.9.9"\n'), undefined);
});

test("a port comes from the environment or is the default", () => {
  assert.equal(portFrom("PORT", 5173, {}), 5173);
  assert.equal(portFrom("PORT", 5173, { PORT: " " }), 5173);
  assert.equal(portFrom("PORT", 5173, { PORT: "8080" }), 8080);
  for (const PORT of ["0", "65536", "80.5", "web"]) assert.throws(() => portFrom("PORT", 5173, { PORT }), /is no port/);
});

test("the error for a taken port names the port and how to choose another", async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  assert.equal(await isFree(port), false);
  const wanted = [{ variable: "PORT", port, what: "the store" }];
  await assert.rejects(
    checkPorts(wanted),
    new RegExp(`Port ${port}, which the store needs, is taken.*PORT=${port + 1}`),
  );
  await new Promise((resolve) => server.close(resolve));
  await checkPorts(wanted);
});

test("two servers with the same port are refused", () =>
  assert.rejects(
    checkPorts([
      { variable: "PORT", port: 50_999, what: "the store" },
      { variable: "PLATFORM_PORT", port: 50_999, what: "the platform" },
    ]),
    /PORT and PLATFORM_PORT are both 50999/,
  ));

test("packages count as installed if npm's record matches the lock file", () => {
  const lock = {
    "": {},
    app: { version: "0.1.0" },
    "wasm/pkg": {},
    "node_modules/a": { version: "1.0.0", integrity: "x" },
    "node_modules/for-mac": { version: "1.0.0", integrity: "y", optional: true, os: ["none"], cpu: [process.arch] },
  };
  const native = { version: "1.0.0", integrity: "z", optional: true, os: [process.platform], cpu: [process.arch] };
  const there = { app: { version: "0.1.0" }, "node_modules/a": { version: "1.0.0", integrity: "x" } };
  assert.ok(isInstalled(lock, there));
  assert.ok(!isInstalled({ ...lock, "node_modules/native": native }, there), "left out by an npm of another Node");
  assert.ok(!isInstalled(lock, {}));
  assert.ok(!isInstalled(lock, { ...there, "node_modules/a": { version: "1.0.1", integrity: "z" } }));
  assert.ok(!isInstalled(lock, { ...there, "node_modules/left-over": { version: "1.0.0" } }));
});

test("a stamp is fresh only for the same inputs", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "stamp-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const source = join(folder, "source");
  mkdirSync(source);
  writeFileSync(join(source, "a.rs"), "a");
  const before = hashOf([source]);
  const file = join(folder, "made", ".stamp");
  assert.ok(!isFresh(file, before));
  stamp(file, before);
  assert.ok(isFresh(file, before));
  assert.equal(hashOf([source, join(folder, "absent")]), before);

  writeFileSync(join(source, "a.rs"), "b");
  assert.notEqual(hashOf([source]), before);
  writeFileSync(join(source, "a.rs"), "a");
  writeFileSync(join(source, "b.rs"), "");
  assert.notEqual(hashOf([source]), before);
  assert.notEqual(hashOf([source], { words: ["-Copt"] }), hashOf([source]));
});

test("output is split into whole lines without colours, wherever the stream is cut", () => {
  /** @type {string[]} */
  const lines = [];
  const reader = lineReader((line) => lines.push(line));
  for (const part of ["one\ntw", "o\r\n\u001b[1mthr", "ee\u001b[0m\nfour"]) reader.push(part);
  assert.deepEqual(lines, ["one", "two", "three"]);
  reader.end();
  assert.deepEqual(lines.at(-1), "four");
  assert.equal(plain("\u001b[2K\u001b[32mok\u001b[39m"), "ok");
});

test("the tool cache is in the system's cache folder", () => {
  assert.equal(toolCache({}, "linux", "/home/a"), join("/home/a", ".cache", "cartwright", "tools"));
  assert.equal(toolCache({ XDG_CACHE_HOME: "/x" }, "linux", "/home/a"), join("/x", "cartwright", "tools"));
  assert.equal(toolCache({}, "darwin", "/Users/a"), join("/Users/a", "Library", "Caches", "cartwright", "tools"));
  assert.equal(toolCache({ LOCALAPPDATA: "L" }, "win32", "h"), join("L", "cartwright", "tools"));
});

test("an extended PATH keeps the spelling of the variable, such as Path on Windows", () => {
  assert.deepEqual(Object.keys(withPath(["a"], { Path: "b" })), ["Path"]);
  assert.match(withPath(["a"], { Path: "b" }).Path ?? "", /^a.b$/);
});

test("browsers are searched in the system's usual places", () => {
  assert.deepEqual(browserPlaces("win32", { PROGRAMFILES: "P" }), [
    "P\\Google\\Chrome\\Application\\chrome.exe",
    "P\\Chromium\\Application\\chrome.exe",
  ]);
  assert.ok(
    browserPlaces("darwin", { HOME: "/h" }).includes("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
  );
});

test("sizes shrink with the compression level", () => {
  const { raw, gzip, brotli } = sizesOf(Buffer.from("cart ".repeat(1000)));
  assert.equal(raw, 5000);
  assert.ok(gzip < raw && brotli < gzip);
});

test("a table has aligned columns", () =>
  assert.equal(
    table(
      ["what", "kB"],
      [
        ["wasm", "9.1"],
        ["js", "10.4"],
      ],
    ),
    "what    kB\n----  ----\nwasm   9.1\njs    10.4",
  ));

test("each wing names its tests, and each module of HTTP tests has the word of a wing", () => {
  assert.deepEqual(Object.keys(TESTS_OF_WINGS), WINGS.toSorted());
  const words = Object.values(TESTS_OF_WINGS).flat().filter(Boolean);
  const support = ["access_table", "main", "sampling", "shape", "shop"];
  const modules = readdirSync(inRoot("platform", "tests", "http")).map((name) => name.replace(/\.rs$/, ""));
  const unnamed = modules.filter((name) => !support.includes(name) && !words.some((word) => name.includes(word)));
  assert.deepEqual(unnamed, []);
});

test("a change of a platform part also runs the whole-platform tests that cover it", () => {
  const { build, filters } = narrowed(["platform/shop/src/catalog/search/live.rs"]) ?? { build: [], filters: [] };
  assert.ok(build.includes("--lib"));
  assert.deepEqual(filters, [...(TESTS_OF_WINGS["catalog"] ?? []), "platform_tests"]);
});
