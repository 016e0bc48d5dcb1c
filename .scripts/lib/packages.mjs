/** The npm packages of the lock file. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { Problem } from "./problem.mjs";

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} Entry
 */
/** @typedef {Record<string, Entry>} Lock the `packages` of a lock file */

/**
 * Whether an optional package is for this system. Packages for another C library than glibc do not count.
 * @param {Entry} entry
 */
function isForThisSystem({ os = [], cpu = [], libc = ["glibc"] }) {
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && libc.includes("glibc");
}

/**
 * Whether all packages of a lock file are installed, according to npm's record in node_modules.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isInstalled(wanted, installed) {
  const same = Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const there = installed[path];
    if (!there) return entry.optional === true && !isForThisSystem(entry);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
  return same && Object.keys(installed).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {Lock}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};

/**
 * Installs a lock file's packages if they are missing.
 * @param {import("./steps.mjs").Report} report
 * @param {string} [folder] which folder's lock file
 */
export async function installPackages(report, folder = root) {
  const lock = join(folder, "package-lock.json");
  const account = join(folder, "node_modules", ".package-lock.json");
  if (existsSync(account) && isInstalled(packagesOf(lock), packagesOf(account))) return report.skipped("installed");
  await report.npm(["ci", "--no-audit", "--no-fund"], { cwd: folder }).catch((cause) => {
    throw new Problem("The npm packages could not be installed; see why with: npm ci", { cause, output: cause.output });
  });
}
