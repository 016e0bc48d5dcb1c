/** The core of an entry with the core's bytes or compiled module: the first use starts the core synchronously. */

import { type CoreModule, placeCore, starter } from "./core.js";
import { startAtOnce } from "./start.js";

export function placeBytes(binary: () => BufferSource | WebAssembly.Module): void {
  const atOnce = (): CoreModule => startAtOnce(binary(), starter);
  placeCore({ atOnce, load: () => Promise.resolve(atOnce()) });
}
