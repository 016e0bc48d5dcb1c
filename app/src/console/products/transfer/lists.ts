/**
 * Cells with lists: entries separated by semicolons, and choices of options. A backslash escapes the next character.
 */

/** Splits a text at unescaped separators; the escapes stay. */
function split(text: string, separator: string, max = Infinity): string[] {
  const parts: string[] = [];
  let part = "";
  for (const [sign] of text.matchAll(/\\[^]|[^]/gu)) {
    if (sign === separator && parts.length + 1 < max) {
      parts.push(part);
      part = "";
    } else {
      part += sign;
    }
  }
  return [...parts, part];
}

/** A part, trimmed and unescaped. */
function unescaped(part: string): string {
  return part.replace(/^\s+|(?<!(?<!\\)(?:\\\\)*\\)\s+$/g, "").replace(/\\([^])/gu, "$1");
}

/** Escapes the given characters of a text, and spaces at its ends. */
function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, "\\$&").replace(/^\s|\s$/g, "\\$&");
}

/** Parses a cell with a list. */
export function entriesOf(text: string): string[] {
  return split(text, ";")
    .map(unescaped)
    .filter((entry) => entry !== "");
}

/** Writes a cell with a list, for `entriesOf`. */
export function listOf(entries: readonly string[]): string {
  return entries.map((entry) => escaped(entry, /[\\;]/g)).join("; ");
}

export interface Chosen {
  option: string;
  choice: string;
  /** The colour of a swatch. */
  colour?: string;
}

const COLOUR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([^\]]*\))$/i;

/** Parses a cell with choices; undefined if one is not of the form `Option=Choice`, or an option occurs twice. */
export function choicesOf(text: string): Chosen[] | undefined {
  const chosen = split(text, ";")
    .filter((entry) => entry.trim() !== "")
    .map(chosenOf);
  const names = new Set(chosen.map((each) => each?.option));
  return chosen.every((each) => each !== undefined) && names.size === chosen.length ? chosen : undefined;
}

function chosenOf(entry: string): Chosen | undefined {
  const [first = "", second] = split(entry, "=", 2);
  if (second === undefined) return undefined;
  const bracket = split(second.trimEnd(), "[");
  const last = bracket.at(-1) ?? "";
  const colour =
    bracket.length > 1 && last.endsWith("]") && COLOUR.test(last.slice(0, -1)) ? last.slice(0, -1) : undefined;
  const name = colour === undefined ? second : bracket.slice(0, -1).join("[");
  const [option, choice] = [unescaped(first), unescaped(name)];
  if (option === "" || choice === "") return undefined;
  return { option, choice, ...(colour !== undefined && { colour }) };
}

/** Writes a cell with choices, for `choicesOf`. */
export function choicesText(chosen: readonly Chosen[]): string {
  const name = (text: string) => escaped(text, /[\\;=[]/g);
  return chosen
    .map(({ option, choice, colour }) => `${name(option)}=${name(choice)}${colour ? ` [${colour}]` : ""}`)
    .join("; ");
}

/** The key that identifies a variant: its choices without the swatches' colours. */
export const keyOf = (chosen: readonly Chosen[]): string =>
  JSON.stringify(chosen.map(({ option, choice }) => [option, choice]).sort());
