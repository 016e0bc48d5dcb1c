/** The cart's API by a client's modules: version 2, or version 1 where the site does not have it. */

import type { CartVersion } from "../cart-view/view.js";
import { type By, callsBy } from "./calls.js";
import type { CartApi } from "./cart-api.js";
import { missingModule } from "./missing-module.js";
import type { CatalogReader } from "./reasons.js";
import { cartApiV1, type V1Modules } from "../cart-v1/api.js";
import { cartApiV2, type V2Modules } from "./v2.js";

/** A client with the modules of one version of the cart, or of both. */
export type CartModules = Partial<V1Modules & V2Modules> & { use?: (modules: object) => unknown };

/** The version of a site's cart, as far as it was found out. */
export interface Detection {
  version?: CartVersion;
  /** The calls of version 2 that found nothing, though version 1 answered, and no code said why. */
  misses: number;
}

/** The misses that make a site one of version 1: a single one may be a proxy's. */
const MISSES = 2;

/** The API of a version; without one, version 2 if the client has its module, and version 1 where the site lacks that. */
export function cartApiOf(client: CartModules, version?: CartVersion, detection: Detection = { misses: 0 }): CartApi {
  const { currentCart, currentCartV2, checkout } = client;
  const v1 = currentCart && (() => cartApiV1({ currentCart, ...(checkout && { checkout }) }));
  const v2 = currentCartV2 && (() => cartApiV2({ currentCartV2 }));
  const chosen =
    version === 1 ? v1?.() : version === 2 ? v2?.() : v2 && v1 ? detected(v2(), v1, detection) : (v2 ?? v1)?.();
  if (!chosen) {
    throw missingModule(version);
  }
  const { use } = client;
  return use ? Object.assign(chosen, { explain: explainer({ use }) }) : chosen;
}

/** Asks the catalog why items were not added. */
function explainer(client: CatalogReader): NonNullable<CartApi["explain"]> {
  return async (items) => {
    try {
      return await (await import("./reasons.js")).withReasons(client, items);
    } catch {
      return items;
    }
  };
}

/**
 * Version 2 until the site says that it does not have it, which is found out by the first calls and remembered. Nothing
 * was done by a call that found no version 2, so that it is made again by version 1.
 */
function detected(second: CartApi, makeFirst: () => CartApi, found: Detection): CartApi {
  let made: CartApi | undefined;
  const first = (): CartApi => (made ??= makeFirst());
  /** The API that answered last. */
  let last = found.version === 1 ? first() : second;
  const by: By =
    (call) =>
    async (...given) => {
      const api = found.version === 1 ? first() : second;
      const answered = <Answer>(by: CartApi, answer: Answer): Answer => {
        last = by;
        return answer;
      };
      try {
        const answer = await call(api, ...given);
        found.version ??= api.version;
        return answered(api, answer);
      } catch (error) {
        if (api !== second || found.version === 2 || !isAbsent(error)) {
          throw error;
        }
        const answer = await call(first(), ...given);
        found.misses += codeOf(error) === undefined ? 1 : MISSES;
        if (found.misses >= MISSES) {
          found.version ??= 1;
        }
        return answered(first(), answer);
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

/** Whether an error says that there are no such calls: of a cart that is not there, the platform says so by a code. */
function isAbsent(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  const code = codeOf(error);
  return status === 501 || (status === 404 && (code === undefined || code === "NOT_FOUND"));
}

const codeOf = (error: unknown): string | undefined => ((error ?? {}) as { code?: string }).code;
