/** Reports the files that a program loads: hooks of Node's module loader, registered by the process. */
import { writeSync } from "node:fs";
import { fileURLToPath } from "node:url";

const STDOUT = 1;

export async function load(url, context, next) {
  if (url.startsWith("file:")) writeSync(STDOUT, `${fileURLToPath(url)}\n`);
  return next(url, context);
}
