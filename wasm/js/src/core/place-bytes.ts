/** The core of an entry with the core's bytes or compiled module: the first use starts the core synchronously. */

import { type CoreModule, placeCore, starter } from "./core.js";
import { startSync } from "./start.js";

export function placeBytes(binary: () => BufferSource | WebAssembly.Module): void {
  const loadSync = (): CoreModule => startSync(binary(), starter);
  placeCore({ loadSync, load: () => Promise.resolve(loadSync()) });
}
