/** The parts of the package's core as files of this build. */
import type { CoreLoader } from "@cartwright/sdk";

export const coreSource: CoreLoader = (part) =>
  part === "login" ? import("@cartwright/sdk/core-login.wasm") : import("@cartwright/sdk/core.wasm");
