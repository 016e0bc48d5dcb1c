/** Lists as the environment's language writes them. */
import { direction, language } from "./language";

/** A bidi-isolated text inside of a sentence, whose own direction stays where lines run from right to left. */
export function isolated(text: string): string {
  return direction === "rtl" ? `\u2068${text}\u2069` : text;
}

/** Parts with commas between them; those that are missing are left out. */
export function listText(parts: readonly (string | false | null | undefined)[]): string {
  const present = parts.filter((part) => typeof part === "string" && part !== "") as string[];
  return present.map(isolated).join(language === "ar" ? "، " : ", ");
}
