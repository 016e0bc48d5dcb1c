/** Packs the package and installs the tarball, so that projects see only packed files. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../../.scripts/lib/paths.mjs";
import { npmScript, run } from "../../../.scripts/lib/run.mjs";

/** The matrix's folder, whose packages the projects resolve, and the folder below for their copies. */
export const matrix = inRoot("tests", "matrix");
export const projects = join(matrix, "dist");

/** The package as installed for the projects. */
export const installed = join(matrix, "node_modules", "@cartwright", "sdk");

/**
 * @typedef {object} Packed
 * @property {string} tarball where it is
 * @property {string[]} files what is in it
 * @property {number} size in bytes
 */

/**
 * Packs the built package and unpacks it like npm does for a package without dependencies.
 * @returns {Promise<Packed>}
 */
export async function packAndInstall() {
  rmSync(projects, { recursive: true, force: true });
  mkdirSync(projects);
  const args = ["pack", "--json", "--loglevel=error", "--pack-destination", projects];
  const output = await run(process.execPath, [npmScript(), ...args], { cwd: inRoot("wasm", "pkg") });
  const [{ filename, files, size }] = JSON.parse(output);
  const tarball = join(projects, filename);
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components", "1"]);
  return { tarball, files: files.map((/** @type {{ path: string }} */ { path }) => path), size };
}
