/** Formats lists in the environment's language. */
import { direction, language } from "./language";

/** Bidi-isolates a text within a sentence, so that it keeps its own direction in right-to-left lines. */
export function isolated(text: string): string {
  return direction === "rtl" ? `\u2068${text}\u2069` : text;
}

/** Joins parts by commas; empty ones are left out. */
export function listText(parts: readonly (string | false | null | undefined)[]): string {
  const present = parts.filter((part) => typeof part === "string" && part !== "") as string[];
  return present.map(isolated).join(language === "ar" ? "، " : ", ");
}
