/** Runs the worker like Cloudflare does: the script, with the compiled core as a module. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { checkAgents } from "./check-agents.mjs";
import { expected } from "./journey.mjs";

const options = { bundle: true, format: "esm", target: "esnext", conditions: ["workerd"] };
await build({ entryPoints: ["worker.js"], outdir: "dist", loader: { ".wasm": "copy" }, ...options });
const modules = readdirSync("dist")
  .sort((left) => (left.endsWith(".js") ? -1 : 1))
  .map((name) => ({ type: name.endsWith(".wasm") ? "CompiledWasm" : "ESModule", path: `dist/${name}` }));
const { CARTWRIGHT_CLIENT_ID, CARTWRIGHT_HOST } = process.env;
const worker = new Miniflare({
  modules,
  modulesRoot: "dist",
  bindings: { CARTWRIGHT_CLIENT_ID, CARTWRIGHT_HOST },
  compatibilityDate: "2026-01-01",
});
try {
  const answer = await worker.dispatchFetch("http://worker/");
  assert.deepEqual(await answer.json(), expected);
  await checkAgents("http://worker", (address, options) => worker.dispatchFetch(address, options));
  console.log("passed");
} finally {
  await worker.dispose();
}
