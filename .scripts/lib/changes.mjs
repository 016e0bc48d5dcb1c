/** Files that have changed, by git's account. */
import { existsSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Files that differ from a commit, those that git does not track yet included; deleted ones are left out.
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
