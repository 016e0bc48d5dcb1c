/** What the core takes: to be imported before the package is, whose core is caught as it is made. */

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

/** Pages of memory, and places in the table of the JavaScript values that the core holds. */
export function taken() {
  const table = Object.values(core).find((each) => each instanceof WebAssembly.Table);
  return { bytes: core.memory.buffer.byteLength, values: table.length };
}

/** Collects what nobody can reach, and lets what was waiting for that be freed. */
export async function collectGarbage() {
  for (let time = 0; time < 3; time += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
