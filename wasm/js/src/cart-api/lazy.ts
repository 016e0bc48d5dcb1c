/** The cart's API of a lazy client, which the first call loads. */

import type { CartVersion } from "../cart-view/view.js";
import type { LazyClient } from "../lazy/types.js";
import { type By, callsBy } from "./calls.js";
import type { CartApi } from "./cart-api.js";
import { cartApiOf, type CartModules } from "./cart-api-of.js";
import { supportsV2 } from "./v2.js";

export function lazyCartApi(client: LazyClient<CartModules>, version?: CartVersion): CartApi {
  let made = client.loaded && cartApiOf(client.loaded, version);
  const loaded = async (): Promise<CartApi> => (made ??= cartApiOf(await client.load(), version));
  const by: By =
    (call) =>
    async (...given) =>
      call(await loaded(), ...given);
  const calls = callsBy(by);
  return {
    ...calls,
    get version() {
      return made?.version ?? version ?? 2;
    },
    load: loaded,
    supports: (feature) => made?.supports(feature) ?? (version === 1 || supportsV2(feature)),
    // Without a session there is no cart, and nothing to load.
    read: (options) => (client.hasSession || options?.signal?.aborted ? calls.read(options) : Promise.resolve(null)),
    explain: async (items) => (await loaded()).explain?.(items) ?? items,
  };
}
