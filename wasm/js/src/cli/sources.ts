/** A project's source files, and the syntax of their scripts. */

import { parse, type ParserPlugin } from "@babel/parser";
import type { File, Node } from "@babel/types";
import { readdirSync } from "node:fs";
import { extname, join } from "node:path";

/** Folders without the project's own code. */
const SKIPPED = new Set(["node_modules", "dist", "build", "out", "coverage", "vendor"]);
const SCRIPTS = /\.(?:[cm]?[jt]sx?|astro|vue|svelte)$/;

/** The source files below a folder, and the manifests if asked for. */
export function filesBelow(folder: string, isWanted: (name: string) => boolean = isSource): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return SKIPPED.has(entry.name) || entry.name.startsWith(".") ? [] : filesBelow(path, isWanted);
    }
    return entry.isFile() && isWanted(entry.name) ? [path] : [];
  });
}

const isSource = (name: string): boolean => SCRIPTS.test(name) && !name.endsWith(".d.ts");

/** A script in a file: a whole file, or a part of a component's file. */
export interface Script {
  /** The offset in the file. */
  readonly start: number;
  readonly text: string;
  readonly syntax: File;
}

/** Parses the scripts of a file. Throws for invalid syntax. */
export function scriptsOf(path: string, text: string): Script[] {
  const type = extname(path);
  return partsOf(type, text).map(({ start, text: part }) => ({
    start,
    text: part,
    syntax: parse(part, {
      sourceType: "unambiguous",
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowUndeclaredExports: true,
      plugins: pluginsOf(type),
    }),
  }));
}

/** In `.ts` files `<T>` begins a type assertion; in all others it may begin an element. */
const pluginsOf = (type: string): ParserPlugin[] => [
  "typescript",
  "decorators",
  ...(/^\.(?:[cm]?ts|vue|svelte)$/.test(type) ? [] : (["jsx"] as const)),
];

function partsOf(type: string, text: string): { start: number; text: string }[] {
  if (!/^\.(?:astro|vue|svelte)$/.test(type)) return [{ start: 0, text }];
  const frontmatter = type === ".astro" ? /^\s*---\r?\n([^]*?)\r?\n---/g : /(?!)/g;
  const elements = /<script\b(?![^>]*\btype=["']application)[^>]*>([^]*?)<\/script>/g;
  return [...text.matchAll(frontmatter), ...text.matchAll(elements)].map((match) => {
    const [whole, part = ""] = match;
    return { start: match.index + whole.indexOf(part, whole.indexOf(">") === -1 ? 0 : 3), text: part };
  });
}

/** Visits a node and the nodes inside, outermost first. */
export function visit(node: Node, visitor: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visitor(node, parents);
  const inside = [node, ...parents];
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) visit(child, visitor, inside);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as { type?: unknown }).type === "string" &&
  "start" in value;

/** A replacement of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text after its edits, which do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  // Insertions at the same place stay in their order.
  const sorted = edits.toReversed().sort((left, right) => right.start - left.start);
  return sorted.reduce((before, { start, end, text: part }) => before.slice(0, start) + part + before.slice(end), text);
}

/** The start and end offsets of a node. */
export const rangeOf = ({ start, end }: Node): [start: number, end: number] => [start ?? 0, end ?? 0];

/** The line number of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
