/** Skips up-to-date steps: a hash of a step's inputs is stored next to its result. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { root } from "./paths.mjs";

const NEVER = new Set(["node_modules", "dist", "target", ".git"]);

/**
 * One hash over files and folders, by names and contents. Missing files count as missing.
 * @param {string[]} paths
 * @param {{ words?: string[] }} [options] `words` are further inputs, such as a tool's version
 */
export function hashOf(paths, { words = [] } = {}) {
  const hash = createHash("sha256");
  for (const word of words) hash.update(`${word}\0`);
  for (const file of paths.flatMap(filesBelow)) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join("/")}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]} in one order on every system
 */
export function filesBelow(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NEVER.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Whether a result was built from exactly these inputs.
 * @param {string} file where the stamp is kept
 * @param {string} hash
 */
export function isFresh(file, hash) {
  try {
    return readFileSync(file, "utf8").trim() === hash;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
}
