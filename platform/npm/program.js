/** The platform's program for this system. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const FILE = process.platform === "win32" ? "cartwright-platform.exe" : "cartwright-platform";

/**
 * The path of the program: that of the environment variable `CARTWRIGHT_PLATFORM`, else the package of this system.
 *
 * @returns {string}
 * @throws if there is none
 */
export function programPath() {
  const given = process.env.CARTWRIGHT_PLATFORM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CARTWRIGHT_PLATFORM names ${given}, which does not exist`);
  }
  const name = `@cartwright/platform-${process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/${FILE}`);
  } catch {
    throw new Error(
      `The platform's program for ${process.platform} on ${process.arch} is not installed: add the package ${name}, ` +
        "or build the program (cargo build --profile server -p cartwright-platform) and set CARTWRIGHT_PLATFORM to its path",
    );
  }
}
