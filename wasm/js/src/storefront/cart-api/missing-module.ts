import type { CartVersion } from "../cart-view/view.js";
import { RequestError } from "../../core/errors.js";

/** The error of a client without the module of the cart's version. */
export function missingModule(version?: CartVersion): RequestError {
  const name = version === 1 ? "currentCart" : "currentCartV2";
  const message = `the cart needs the module \`${name}\`: createClient({ modules: { ${name} } })`;
  return new RequestError({ kind: "request", message });
}
