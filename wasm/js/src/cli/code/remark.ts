/** Remarks: sentences about code that a person has to check. */

import { cutText } from "../../storefront/catalog-view/text.js";
import type { Form, Use } from "./uses.js";

/** A part of a file that a person has to check. */
export interface Remark {
  readonly at: number;
  readonly text: string;
}

const END = "ends on 2027-02-01";

/** The form of a use, and the next step. */
const SENTENCES: Readonly<Record<Form, (code: string, name: string) => string>> = {
  passed: (code) => `\`${code}\` is passed on, which is not followed: move its calls where the value arrives`,
  callback: (_, name) =>
    `\`${name}\` is passed on as a function: put a function of your own there, which calls Cart V2`,
  "by-call": (_, name) => `\`${name}\` is called through \`call\` or \`apply\`: call the function by its own name`,
  "unknown-name": (_, name) => `\`${name}\` is not known, and its module ${END}: look for it in Cart V2`,
  computed: (code) => `\`${code}\` has a computed name, and its module ${END}: write the function's name`,
  "unknown-object": (code) => `\`${code}\` is not understood: if this is a function of Cart V1, it ${END}`,
  text: (code) => `${code} is a text, which is not followed: if it names a part of Cart V1, that ${END}`,
};

/** The sentence about a use that the analysis cannot follow. */
export function endingSentence({ form = "unknown-object", module, name, node }: Use, script: string): string {
  const code = script.slice(node.start ?? 0, node.end ?? 0).replace(/\s+/g, " ");
  return SENTENCES[form](cutText(code, 60), name === undefined ? module : `${module}.${name}`);
}
