/** The core's memory. Import before the package, to capture the core when it is created. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

let core;
const { Instance } = WebAssembly;
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, [module, imports]) {
    const made = new target(module, imports);
    core = made.exports;
    return made;
  },
});

/** The memory's pages, and the size of the table of JavaScript values that the core holds. */
export function taken() {
  const table = Object.values(core).find((each) => each instanceof WebAssembly.Table);
  return { bytes: core.memory.buffer.byteLength, values: table.length };
}

/** Collects garbage, and lets finalizers run. */
export async function collectGarbage() {
  for (let time = 0; time < 3; time += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
