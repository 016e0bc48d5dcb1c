/** A project's source files, as both commands read them. */

import { readFileSync } from "node:fs";
import { ENDING } from "../../sdk/doctor/diagnose.js";
import { filesBelow, lineAt, type Script, scriptsOf } from "../sources.js";
import { markupUses } from "./markup.js";
import { sendersOf } from "./addresses.js";
import { readings } from "./messages.js";
import { Scopes } from "./scopes.js";
import { endingSentence, type Remark } from "./remark.js";
import { type ReadScript, readScripts, type Use } from "./uses.js";

/** A source file, with its scripts or the reason why the file cannot be read. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly read: readonly ReadScript[];
  readonly problem?: string;
}

export const isEnding = (module: string): boolean => ENDING.includes(module);

/** Reads the source files below a folder. */
export function readProject(folder: string): Source[] {
  const files = filesBelow(folder).map((path) => parsed(path));
  const all = readScripts(new Map(files.flatMap(({ scripts }) => scripts)));
  return files.map(({ scripts, ...file }) => ({
    ...file,
    read: scripts.flatMap(([script]) => all.get(script) ?? []),
  }));
}

function parsed(path: string): Omit<Source, "read"> & { scripts: readonly (readonly [Script, Scopes])[] } {
  let text = "";
  try {
    text = readFileSync(path, "utf8");
    return { path, text, scripts: scriptsOf(path, text).map((script) => [script, new Scopes(script.syntax)] as const) };
  } catch (error) {
    return { path, text, scripts: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A script's uses of modules that end with Cart V1. */
export const endingUses = ({ uses }: ReadScript): Use[] =>
  uses.filter(({ module }) => module === "" || isEnding(module));

/** The uses in markup, which no parser reads. */
export const markupRemarks = ({ text, read }: Source): Remark[] =>
  markupUses(text, read, isEnding).map(({ at, name }) => ({
    at,
    text: `\`${name}\` stands in markup, which is not read: its calls of Cart V1 end, too`,
  }));

/** The uses in a file that no rule covers, with offsets in the file. */
export function notUnderstood(source: Source): Remark[] {
  const uses = source.read.flatMap(({ script, ...one }) =>
    endingUses({ script, ...one })
      .filter(({ form }) => form !== undefined && form !== "callback" && form !== "by-call")
      .map((use) => ({ at: script.start + (use.node.start ?? 0), text: endingSentence(use, script.text) })),
  );
  return [...uses, ...markupRemarks(source)].sort((left, right) => left.at - right.at);
}

/** The lines of a project that still compile but change their meaning, with offsets in their files. */
export function changedSense(files: readonly Source[]): ReadonlyMap<Source, Remark[]> {
  const senders = sendersOf(files.flatMap(({ read }) => read.map(({ values }) => values.scopes)));
  return new Map(
    files.map((file) => [
      file,
      file.read.flatMap(({ script, values }) =>
        readings(values.scopes, senders).map(({ node, text }) => ({
          at: script.start + (node.start ?? 0),
          text,
        })),
      ),
    ]),
  );
}

/** A position in a file, as `path:line`. */
export const positionOf = (file: string, text: string, at: number): string => `${file}:${lineAt(text, at)}`;
