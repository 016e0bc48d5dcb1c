/** A plugin of Prettier for JSON with comments, by the formatter of the editor's own JSON. */
import { applyEdits, format } from "jsonc-parser";
import type { Parser, Printer } from "prettier";

const FORM = { insertSpaces: true, tabSize: 2 };
const FORMAT = "jsonc-text";

const parser: Parser<string> = {
  parse: (text) => text,
  astFormat: FORMAT,
  locStart: () => 0,
  locEnd: (text) => text.length,
};

const printer: Printer<string> = { print: ({ node }) => applyEdits(node, format(node, undefined, FORM)) };

export const parsers = { jsonc: parser };
export const printers = { [FORMAT]: printer };
