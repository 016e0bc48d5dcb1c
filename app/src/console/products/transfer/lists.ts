/** The writing of cells with lists: entries and choices separated by semicolons, with escapes by backslash. */

/** Escapes the given characters of a text, and spaces at its ends. */
function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, "\\$&").replace(/^\s|\s$/g, "\\$&");
}

export function listText(entries: readonly string[]): string {
  return entries.map((entry) => escaped(entry, /[\\;]/g)).join("; ");
}

export interface Chosen {
  option: string;
  choice: string;
  /** The colour of a swatch. */
  colour?: string;
}

export function choicesText(chosen: readonly Chosen[]): string {
  const name = (text: string) => escaped(text, /[\\;=[]/g);
  return chosen
    .map(({ option, choice, colour }) => `${name(option)}=${name(choice)}${colour ? ` [${colour}]` : ""}`)
    .join("; ");
}
