/** Weight: installed, loaded, and in memory. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { client, KITS } from "../kits.mjs";

const run = promisify(execFile);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDERS = { theirs: here("../node_modules"), ours: here("../../../../wasm/pkg") };
const read = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));

const isDeclaration = (file) => /\.d\.[cm]?ts$/.test(file);

/** The files below a folder, without links and build stamps. */
function filesBelow(folder) {
  const inside = readdirSync(folder, { withFileTypes: true, recursive: true });
  return inside.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const bytes = (files) => files.reduce((total, file) => total + statSync(file).size, 0);

test("the package has no dependencies; the other packages bring 200", (t) => {
  const packages = Object.keys(read(FOLDERS.theirs, ".package-lock.json").packages).length;
  t.diagnostic(`packages: 1, theirs ${packages}`);
  assert.ok(packages >= 200);
  const { dependencies = {}, peerDependencies, peerDependenciesMeta } = read(FOLDERS.ours, "package.json");
  assert.deepEqual(dependencies, {});
  for (const name of Object.keys(peerDependencies)) assert.ok(peerDependenciesMeta[name].optional, name);
});

test("the installed package has a thirtieth of the other packages' size and an eighth of their files", (t) => {
  const [theirs, ours] = [FOLDERS.theirs, FOLDERS.ours].map(filesBelow);
  const summary = (files) => `${files.length} files, ${(bytes(files) / 1e6).toFixed(1)} MB`;
  t.diagnostic(`${summary(ours)}; theirs ${summary(theirs)}`);
  assert.ok(bytes(ours) * 30 < bytes(theirs));
  assert.ok(ours.length * 8 < theirs.length);
});

test("an editor reads a fortieth of the other packages' declarations", (t) => {
  const [theirs, ours] = [FOLDERS.theirs, FOLDERS.ours].map((folder) =>
    bytes(filesBelow(folder).filter(isDeclaration)),
  );
  t.diagnostic(`declarations: ${(ours / 1e6).toFixed(2)} MB, theirs ${(theirs / 1e6).toFixed(1)} MB`);
  assert.ok(ours * 40 < theirs);
});

/** The files loaded by a program's imports. */
async function loadedBy(specifiers) {
  const hooks = new URL("./loaded-modules.mjs", import.meta.url).href;
  const register = `import { register } from "node:module"; register(${JSON.stringify(hooks)});`;
  const program = specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join("\n");
  const options = ["--import", `data:text/javascript,${encodeURIComponent(register)}`];
  const { stdout } = await run(process.execPath, [...options, "--input-type=module", "--eval", program], {
    cwd: here("."),
  });
  return stdout.split("\n").filter(Boolean);
}

const PACKAGES = ["@wix/sdk", "@wix/ecom", "@wix/stores", "@wix/members", "@wix/redirects", "@wix/identity"];

test("a starting program reads a fifth of the other packages' scripts", async (t) => {
  const [theirs, ours] = await Promise.all([PACKAGES, ["@cartwright/sdk"]].map(loadedBy));
  const summary = (files) => `${files.length} files, ${(bytes(files) / 1e6).toFixed(2)} MB`;
  t.diagnostic(`imports load ${summary(ours)}; theirs ${summary(theirs)}`);
  assert.ok(bytes(ours) * 5 < bytes(theirs));
  assert.ok(ours.length < theirs.length);
});

test("`client.auth` does not grow with reads; the other package wraps it on each read", () => {
  const READS = 1000;
  const grown = Object.values(KITS).map((kit) => {
    const shop = client(kit);
    const { getAuthHeaders } = shop.auth;
    for (let read = 0; read < READS; read += 1) assert.ok(shop.auth);
    return shop.auth.getAuthHeaders.name.length - getAuthHeaders.name.length;
  });
  assert.deepEqual(grown, [(READS + 1) * "bound ".length, 0]);
});

test("a server can read `client.auth` without limit; the other package overflows the stack", async () => {
  // Tries small and larger stacks, which overflow at different points.
  const program = `
    import { client, KITS } from ${JSON.stringify(new URL("../kits.mjs", import.meta.url).href)};
    globalThis.fetch = async () => Response.json({ cart: { id: "cart" } });
    const outcomes = Object.values(KITS).map(async (kit) => {
      const shop = client(kit);
      for (let read = 0; read < 100_000; read += 1) shop.auth;
      return (async () => shop.auth.getAuthHeaders())().then(() => "fine", (error) => error.message);
    });
    console.log(JSON.stringify(await Promise.all(outcomes)));`;
  const { stdout } = await run(process.execPath, ["--stack-size=200", "--input-type=module", "--eval", program]);
  assert.deepEqual(JSON.parse(stdout), ["Maximum call stack size exceeded", "fine"]);
});
