/** A core that arrives after its timeout. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { preload } from "../../wasm/pkg/api.js";
import { imports } from "../../wasm/pkg/core/start.js";
import "../../wasm/pkg/core/source.js";

test("a core instance of a bundler that arrives after the timeout serves later calls", async (t) => {
  const bytes = readFileSync(new URL("../../wasm/pkg/core/cartwright_bg.wasm", import.meta.url));
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(bytes), imports);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers();
  const source = () => arrival;
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const first = assert.rejects(preload(source), { code: "MISSING_CODE", retryable: true });
  t.mock.timers.tick(30_000);
  await first;
  const second = preload(source);
  arrive(exports);
  await second;
});
