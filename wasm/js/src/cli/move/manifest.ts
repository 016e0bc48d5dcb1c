/** Migrates the dependencies of a project. */

import { dirname, sep } from "node:path";
import { version } from "../version.js";
import type { Change } from "./index.js";

const OWN = "@cartwright/sdk";
const LISTS = ["dependencies", "devDependencies", "peerDependencies"] as const;
type Manifest = Partial<Record<(typeof LISTS)[number], Record<string, string>>>;

/** The `package.json` after the migration: with this package, without packages that are no longer imported. */
export function manifestAfter(path: string, before: string, changes: readonly Change[]): Change {
  const folder = dirname(path) + sep;
  const files = changes.filter((change) => change.path.startsWith(folder) || dirname(path) === ".");
  const same: Change = { path, before, after: before, remarks: [] };
  if (!files.some((file) => file.before !== file.after)) return same;
  let manifest: Manifest;
  try {
    manifest = JSON.parse(before) as Manifest;
  } catch {
    return { ...same, remarks: [{ at: 0, text: "is not JSON, and stays as it is" }] };
  }
  const isNamed = (name: string): boolean => files.some(({ after }) => new RegExp(`["']${name}["'/]`).test(after));
  const isWix = (name: string): boolean => /^@wix\/(?!cli)/.test(name);
  const target = LISTS.find((list) => Object.keys(manifest[list] ?? {}).some(isWix)) ?? "dependencies";
  const isGone = (name: string): boolean =>
    isWix(name) && !isNamed(name) && files.some((file) => file.before.includes(name));
  for (const list of LISTS.filter((list) => manifest[list])) {
    manifest[list] = Object.fromEntries(Object.entries(manifest[list] ?? {}).filter(([name]) => !isGone(name)));
  }
  if (isNamed(OWN)) manifest[target] = sorted({ ...manifest[target], [OWN]: `^${version}` });
  const indent = /^([ \t]+)"/m.exec(before)?.[1] ?? "  ";
  const end = before.endsWith("\n") ? "\n" : "";
  return { ...same, after: JSON.stringify(manifest, null, indent) + end };
}

const sorted = (packages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).sort(([left], [right]) => (left < right ? -1 : 1)));
