/**
 * Cells that are lists: entries with semicolons between them, and choices of options. A backslash takes the next sign as
 * text.
 */

/** The parts of a text between the separators that are not escaped; escapes stay as they are. */
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

/** A part without the spaces around it and without escapes. */
function unescaped(part: string): string {
  return part.replace(/^\s+|(?<!(?<!\\)(?:\\\\)*\\)\s+$/g, "").replace(/\\([^])/gu, "$1");
}

/** The signs of a text that would end it, escaped; and spaces at its ends. */
function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, "\\$&").replace(/^\s|\s$/g, "\\$&");
}

/** The entries of a cell that is a list. */
export function entriesOf(text: string): string[] {
  return split(text, ";")
    .map(unescaped)
    .filter((entry) => entry !== "");
}

/** A cell of entries, as `entriesOf` reads it. */
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

/** The choices of a cell; undefined if a choice is not of the form `Option=Choice`, or an option occurs twice. */
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

/** A cell of choices, as `choicesOf` reads it. */
export function choicesText(chosen: readonly Chosen[]): string {
  const name = (text: string) => escaped(text, /[\\;=[]/g);
  return chosen
    .map(({ option, choice, colour }) => `${name(option)}=${name(choice)}${colour ? ` [${colour}]` : ""}`)
    .join("; ");
}

/** The choices that tell a variant from the others, without the colours of swatches. */
export const keyOf = (chosen: readonly Chosen[]): string =>
  JSON.stringify(chosen.map(({ option, choice }) => [option, choice]).sort());
