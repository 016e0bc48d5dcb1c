import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import { environmentOf, isTooOld, nodePackage, runInPlace } from "../lib/node.mjs";
import { inRoot } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";

const MANIFEST = JSON.parse(readFileSync(inRoot(".scripts", "node", "package.json"), "utf8"));

test("a Node refused by development dependencies is too old", () => {
  for (const version of ["18.20.4", "20.20.2", "22.23.3", "24.14.0"]) assert.ok(isTooOld(version), version);
  for (const version of ["24.15.0", "24.21.0", "26.10.0"]) assert.ok(!isTooOld(version), version);
  assert.ok(!isTooOld());
});

test("the scripts' Node is new enough on every system", () => {
  const nodes = Object.entries(MANIFEST.optionalDependencies);
  const systems = [
    ["linux", "x64"],
    ["linux", "arm64"],
    ["darwin", "x64"],
    ["win32", "x64"],
  ];
  assert.deepEqual(
    nodes.map(([name]) => name).toSorted(),
    systems.map(([platform = "", arch = ""]) => nodePackage(platform, arch)).toSorted(),
  );
  for (const [name, version] of nodes) assert.ok(!isTooOld(String(version)), name);
});

test("commands started by a script use the script's Node", () => {
  const env = environmentOf(process.execPath);
  const version = execFileSync("node", ["--version"], { env, encoding: "utf8" });
  assert.equal(version.trim(), process.version);
  assert.ok(env.PATH?.startsWith(dirname(process.execPath)) ?? process.platform === "win32");
});

test("a command that replaces a script passes on its exit code and receives its signals", async () => {
  assert.equal(await runInPlace(process.execPath, ["-e", "process.exit(7)"], process.env), 7);

  const waiting = `process.on("SIGTERM", () => process.exit(5)); setInterval(() => {}, 1000); process.kill(process.ppid, "SIGTERM")`;
  const parent = `
    import { runInPlace } from ${JSON.stringify(new URL("../lib/node.mjs", import.meta.url).href)};
    process.exitCode = await runInPlace(process.execPath, ["-e", ${JSON.stringify(waiting)}], process.env);`;
  await assert.rejects(run(process.execPath, ["--input-type=module", "-e", parent]), /exit code 5/);
});
