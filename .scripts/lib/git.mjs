/** Lists files through git. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inRoot, root } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Files that differ from a commit, untracked ones included; without deleted files.
 * @param {string} since
 */
export async function changedFiles(since) {
  const lists = await Promise.all([
    run("git", ["diff", "--name-only", "-z", since, "--"]),
    run("git", ["ls-files", "--others", "--exclude-standard", "-z"]),
  ]);
  const names = lists.flatMap((list) => list.split("\0")).filter(Boolean);
  return [...new Set(names)].filter((name) => existsSync(inRoot(...name.split("/")))).sort();
}

/**
 * The sources at and below paths: tracked or untracked, but not ignored.
 * @param {string[]} paths relative to the root, with slashes
 * @returns {string[]} relative to the root, sorted
 */
export function sources(paths) {
  const options = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ...paths];
  const list = execFileSync("git", options, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return [...new Set(list.split("\0"))].filter(Boolean).sort();
}
