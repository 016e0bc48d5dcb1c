/** Selects the cart API by a client's modules: version 2, or version 1 where the site lacks version 2. */

import type { CartwrightError } from "../../core/errors.js";
import { loadCode } from "../../sdk/lazy-code.js";
import type { CartVersion } from "../cart-view/view.js";
import { type By, callsBy } from "./calls.js";
import * as calls from "./calls-v2.js";
import type { CartApi } from "./cart-api.js";
import { missingModule } from "./missing-module.js";
import type { CatalogReader } from "./reasons.js";
import type { V1Modules } from "../cart-v1/api.js";
import { cartApiV2, type V2Modules } from "./v2.js";

/** A client with the modules of one cart version, or of both. */
export type CartModules = Partial<V1Modules & V2Modules> & { use?: (modules: object) => unknown };

/** The detected version of a site's cart, and the state of the detection. */
export interface Detection {
  version?: CartVersion;
  /** The number of version 2 calls that the site lacks while version 1 answered. */
  misses: number;
}

/** The number of misses that prove a version 1 site: a single answer may come from a proxy. */
const MISSES = 2;

/**
 * The API of a version; by default version 2, with a fallback to version 1 if the client has the modules of both. A client
 * without a module has version 2.
 */
export async function cartApiOf(
  client: CartModules,
  version?: CartVersion,
  detection: Detection = { misses: 0 },
): Promise<CartApi> {
  const { currentCart, checkout, use } = client;
  const isBound = version === 2 || (version === undefined && !currentCart);
  const bound = isBound ? (use?.(calls) as V2Modules["currentCartV2"] | undefined) : undefined;
  const currentCartV2 = client.currentCartV2 ?? bound;
  const v1 = version !== 2 && currentCart && (() => loadV1({ currentCart, ...(checkout && { checkout }) }));
  const v2 = version !== 1 && currentCartV2 && cartApiV2({ currentCartV2 });
  const chosen = await (v2 && v1 ? detected(v2, v1, detection) : v2 || (v1 && v1()));
  if (!chosen) throw missingModule(version);
  return use ? Object.assign(chosen, { explain: explainer({ use }) }) : chosen;
}

/** The API of version 1, whose code is loaded for sites that lack version 2. */
async function loadV1(modules: V1Modules): Promise<CartApi> {
  const { cartApiV1 } = await loadCode("the code of Cart V1", () => import("../cart-v1/api.js"));
  return cartApiV1(modules);
}

/** Asks the catalog for the reasons why items were not added. */
function explainer(client: CatalogReader): NonNullable<CartApi["explain"]> {
  return async (items) => {
    try {
      const { withReasons } = await loadCode("the code of the reasons", () => import("./reasons.js"));
      return await withReasons(client, items);
    } catch {
      return items;
    }
  };
}

/**
 * Uses version 2 until the site turns out to lack it; caches the result. A call that found no version 2 changed nothing,
 * so version 1 repeats the call.
 */
async function detected(second: CartApi, makeFirst: () => Promise<CartApi>, found: Detection): Promise<CartApi> {
  let firstApi: CartApi | undefined;
  const first = async (): Promise<CartApi> => (firstApi ??= await makeFirst());
  /** The API that answered last. */
  let last = found.version === 1 ? await first() : second;
  const by: By =
    (call) =>
    async (...given) => {
      const api = found.version === 1 ? await first() : second;
      const answered = <Answer>(by: CartApi, answer: Answer): Answer => {
        last = by;
        return answer;
      };
      try {
        const answer = await call(api, ...given);
        found.version ??= api.version;
        return answered(api, answer);
      } catch (error) {
        const { isNoSuchCall, isPlatform } = (error ?? {}) as Partial<CartwrightError>;
        if (api !== second || found.version === 2 || !isNoSuchCall) throw error;
        const older = await first();
        const answer = await call(older, ...given);
        found.misses += isPlatform ? MISSES : 1;
        if (found.misses >= MISSES) found.version ??= 1;
        return answered(older, answer);
      }
    };
  return {
    get version() {
      return last.version;
    },
    supports: (feature) => last.supports(feature),
    ...callsBy(by),
  };
}
