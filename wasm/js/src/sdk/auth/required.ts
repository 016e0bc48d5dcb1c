/** Required options of a strategy. */

import { RequestError } from "../../core/errors.js";

/** Requires a non-empty text; the usual cause of a missing text is an unset environment variable. */
export function required(strategy: string, name: string, value: string | undefined): string {
  if (typeof value === "string" && value !== "") return value;
  throw new RequestError({ kind: "request", message: `${strategy}: \`${name}\` is missing: give it a text` });
}
