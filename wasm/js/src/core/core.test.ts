/** A core that arrives after its timeout. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test, vi } from "vitest";
import { preload } from "../api.js";
import { imports } from "./start.js";
import "./source.js";

test("a core instance of a bundler that arrives after the timeout serves later calls", async () => {
  const bytes = readFileSync(new URL("../../../pkg/core/cartwright_bg.wasm", import.meta.url));
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(bytes), imports);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<WebAssembly.Exports>();
  const source = () => arrival;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const first = assert.rejects(preload(source), { code: "MISSING_CODE", retryable: true });
  vi.advanceTimersByTime(30_000);
  await first;
  const second = preload(source);
  arrive(exports);
  await second;
});
