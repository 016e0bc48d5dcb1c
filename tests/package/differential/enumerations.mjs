/** Enumerations: named values. */
import * as ours from "../../../wasm/pkg/inline.js";
import { MODULES } from "./modules.mjs";
import { Network, see } from "./run.mjs";

/** The values of the enumerations that our module has. */
const valuesOf = (names, module) => Object.fromEntries(names.map((name) => [name, { ...module[name] }]));

/** Each module with enumerations, in the format of `calls.mjs`. */
export function* enumerations() {
  for (const [name, peer] of MODULES) {
    const names = Object.keys(ours[name]).filter((key) => key !== "utils" && typeof ours[name][key] === "object");
    if (names.length === 0) continue;
    const call = `${name}, enumerations`;
    yield {
      call,
      async *cases() {
        const modules = [(await import(peer))[name], ours[name]];
        const [theirs, mine] = await Promise.all(
          modules.map((module) => see(new Network(), [], () => valuesOf(names, module))),
        );
        yield { call, arguments: "", answer: "", given: [], theirs, ours: mine };
      },
    };
  }
}
