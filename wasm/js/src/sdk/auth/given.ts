/** Options that a strategy cannot do without. */

import { RequestError } from "../../core/errors.js";

/** A text that was given. One that is missing is often an environment variable that is not set. */
export function given(strategy: string, name: string, value: string | undefined): string {
  if (typeof value === "string" && value !== "") {
    return value;
  }
  throw new RequestError({ kind: "request", message: `${strategy}: \`${name}\` is missing: give it a text` });
}
