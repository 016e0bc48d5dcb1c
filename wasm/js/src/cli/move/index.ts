/** `move`: moves a project from the platform's packages to this package. */

import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { changedSense, markupRemarks, positionOf, readProject, type Source } from "../code/project.js";
import type { Remark } from "../code/remark.js";
import { counted } from "../plural.js";
import { type Edit, edited, filesBelow } from "../sources.js";
import { cartEdits } from "./cart-v2.js";
import { importEdits } from "./imports.js";
import { manifestAfter } from "./manifest.js";
import { exportedNames } from "./names.js";

export interface MoveOptions {
  readonly cartV2: boolean;
  readonly dryRun: boolean;
  readonly yes: boolean;
}

/** A change of a file, with the parts that were not migrated. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The remarks, with their offsets in the file before the change. */
  readonly remarks: readonly Remark[];
}

/** Migrates the files below a folder; returns the exit code: 1 if parts stay, 2 if nothing was done. */
export async function move(folder: string, options: MoveOptions): Promise<number> {
  if (!options.dryRun && !options.yes && !(await isConfirmed(folder))) return 2;
  const names = exportedNames();
  const files = readProject(folder);
  const carts = options.cartV2 ? cartEdits(files) : undefined;
  const changed = changedSense(files);
  const changes = files.map((file) => changeOf(file, names, carts, changed.get(file) ?? []));
  const manifests = filesBelow(folder, (name) => name === "package.json").map((path) =>
    manifestAfter(path, readFileSync(path, "utf8"), changes),
  );
  const all = [...changes, ...manifests].filter(({ before, after, remarks }) => before !== after || remarks.length > 0);
  const written = all.filter(({ before, after }) => before !== after);
  for (const change of options.dryRun ? [] : written) {
    write(change);
  }
  const lines = all.flatMap(({ path, before, remarks }) =>
    remarks
      .toSorted((left, right) => left.at - right.at)
      .map(({ at, text }) => `  ${positionOf(relative(folder, path), before, at)} ${text}`),
  );
  const remarks = [...new Set(lines)];
  console.log(`${options.dryRun ? "Would change" : "Changed"} ${counted(written.length, "file")}:`);
  console.log(written.map(({ path }) => `  ${relative(folder, path)}`).join("\n"));
  if (remarks.length > 0) {
    console.log(`\n${counted(remarks.length, "place")} ${remarks.length === 1 ? "needs" : "need"} a person:`);
    console.log(remarks.join("\n"));
  }
  if (!options.dryRun && written.some(({ path }) => path.endsWith("package.json"))) {
    console.log("\nNow install the packages: npm install");
  }
  return remarks.length > 0 ? 1 : 0;
}

/** Whether a file with invalid syntax may need a migration. */
const CONCERNED = /@wix\/|@cartwright\/sdk|currentCart\b/;

/** The change of one source file. A file with invalid syntax stays as it is. */
function changeOf(
  source: Source,
  names: ReadonlySet<string>,
  carts: ReturnType<typeof cartEdits> | undefined,
  changed: readonly Remark[],
): Change {
  const { path, text: before, read, problem } = source;
  const edits: Edit[] = [];
  const remarks: Remark[] = [...changed];
  if (problem !== undefined && (before === "" || CONCERNED.test(before))) {
    remarks.push({ at: 0, text: `cannot be read, and stays: ${problem}` });
  }
  for (const one of read) {
    const { script } = one;
    const cart = carts?.get(one);
    const imports = importEdits(script, names, cart?.renamed ?? new Map<string, string[]>());
    for (const { start, end, text } of [...(cart?.edits ?? []), ...imports.edits]) {
      edits.push({ start: start + script.start, end: end + script.start, text });
    }
    for (const { at, text } of [...(cart?.remarks ?? []), ...imports.remarks]) {
      remarks.push({ at: at + script.start, text });
    }
  }
  remarks.push(...(carts ? markupRemarks(source) : []));
  return { path, before, after: edited(before, edits), remarks };
}

/** Replaces a file by way of a temporary one, so that no file is ever half written. */
function write({ path, after }: Change): void {
  const draft = `${path}.cartwright-move`;
  writeFileSync(draft, after);
  renameSync(draft, path);
}

/** Whether git can undo the changes, or the person at the terminal agrees. */
async function isConfirmed(folder: string): Promise<boolean> {
  const problem = uncommitted(folder);
  if (problem === undefined) return true;
  if (!process.stdin.isTTY) {
    console.error(`${problem} Commit first, or give --yes.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${problem} Change the files all the same? (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function uncommitted(folder: string): string | undefined {
  try {
    const changed = execFileSync("git", ["status", "--porcelain"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return changed === "" ? undefined : "The folder has changes that are not committed.";
  } catch {
    return "The folder is not in a git repository, so that the changes cannot be undone.";
  }
}
