/** Formats generated texts like the format check. */
import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { inRoot } from "./paths.mjs";

const OPTIONS = JSON.parse(readFileSync(inRoot(".oxfmtrc.json"), "utf8"));
delete OPTIONS.ignorePatterns;

/**
 * Formats a text in the repository's style.
 * @param {string} file whose extension is the language
 * @param {string} text
 * @param {import("oxfmt").FormatConfig} [further] options
 */
export async function formatted(file, text, further = {}) {
  const { code, errors } = await format(file, text, { ...OPTIONS, ...further });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
