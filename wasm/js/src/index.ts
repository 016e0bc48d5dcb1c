/** The entry for bundlers, which load the core as an ES module of WebAssembly. */

import * as core from "./core/cartwright.js";
import { type CoreModule, provideCore } from "./core.js";

provideCore(core as unknown as CoreModule);

export * from "./api.js";
