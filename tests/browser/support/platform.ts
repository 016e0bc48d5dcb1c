/** The journeys' platform: started on a free port, and killed at the end. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPlatform, type Platform, type PlatformOptions } from "../../../platform/npm/index.js";

export type { Platform };

const root = fileURLToPath(new URL("../../..", import.meta.url));

export function startPlatform(options: PlatformOptions): Promise<Platform> {
  const name = process.platform === "win32" ? "cartwright-platform.exe" : "cartwright-platform";
  process.env.CARTWRIGHT_PLATFORM ??= join(root, "target", "debug", name);
  if (!existsSync(process.env.CARTWRIGHT_PLATFORM)) {
    throw new Error(`There is no ${process.env.CARTWRIGHT_PLATFORM}: cargo build -p cartwright-platform`);
  }
  return createPlatform(options);
}
