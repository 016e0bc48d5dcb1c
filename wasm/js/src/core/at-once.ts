/** The core of an entry that has its bytes, or its compiled module: started by the first that asks for it. */

import { type CoreModule, placeCore, starter } from "./core.js";
import { startAtOnce } from "./start.js";

export function placeBytes(binary: () => BufferSource | WebAssembly.Module): void {
  const atOnce = (): CoreModule => startAtOnce(binary(), starter);
  placeCore({ atOnce, load: () => Promise.resolve(atOnce()) });
}
