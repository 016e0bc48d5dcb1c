/** The code that merges, shows and sends the cart's changes: loaded by the first change. */

import { lazyCode } from "../../../sdk/lazy-code.js";
import type * as sender from "./sender.js";

type Code = typeof sender;

const load = lazyCode("the code of the cart's changes", () => import("./sender.js"));

let loaded: Code | undefined;

/** The code, if it is loaded. */
export const loadedSender = (): Code | undefined => loaded;

/** Loads the code once for all stores; after a failure, a later call loads anew. */
export async function loadSender(): Promise<Code> {
  return (loaded ??= await load());
}
