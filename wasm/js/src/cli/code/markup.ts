/** Finds modules in the markup of components by name, since no parser reads it. */

import type { Script } from "../sources.js";
import type { ReadScript } from "./uses.js";
import { isTellingName } from "./tracked.js";
import { isPackage } from "./values.js";

/** A name in the markup, with its offset in the file. */
export interface MarkupUse {
  readonly at: number;
  readonly name: string;
}

/** The uses in a file's text outside of its scripts: telling names, and scripts' names for modules and functions. */
export function markupUses(
  text: string,
  read: readonly ReadScript[],
  isEnding: (module: string) => boolean,
): MarkupUse[] {
  const scripts = read.map(({ script }) => script);
  const names = read.flatMap(({ values }) =>
    values.scopes.outermost.flatMap((binding) => {
      const value = values.ofBinding(binding);
      return value && !isPackage(value) && isEnding(value.module) ? [binding.name] : [];
    }),
  );
  const isOwn = (name: string): boolean => read.some(({ values }) => values.names.own.has(name));
  const outside = [...text.matchAll(/(?<![\w$/-])[\w$]+(?=\s*\??[.(]|["'}])/g)].filter(
    ({ 0: name, index }) =>
      (names.includes(name) || name === "currentCart" || (isTellingName(name) && !isOwn(name))) &&
      !scripts.some((script) => isInside(index, script)),
  );
  return [...new Map(outside.map((match) => [lineStart(text, match.index), match])).values()]
    .map(({ index, 0: name }) => ({ at: index, name }))
    .sort((left, right) => left.at - right.at);
}

const isInside = (at: number, { start, text }: Script): boolean => at >= start && at < start + text.length;

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at);
