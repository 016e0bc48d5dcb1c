/** The cart API of a lazy client: the first call to the platform loads the code. */

import type { CartVersion } from "../cart-view/view.js";
import { isLazy, type LazyClient } from "../lazy/types.js";
import { lazyCode } from "../../sdk/lazy-code.js";
import { type By, callsBy } from "./calls.js";
import type { CartApi } from "./cart-api.js";
import type { CartModules } from "./cart-api-of.js";
import { hasFeature } from "./features.js";
import { missingModule } from "./missing-module.js";

const code = lazyCode("the code of the cart", () => import("./cart-api-of.js"));

type CartClient = CartModules & { readonly auth?: { readonly isNobody?: () => boolean } };

/** The API of a version; by default version 2 if the client has its module, with a fallback to version 1. */
export function deferredCartApi(client: CartClient | LazyClient<CartModules>, version?: CartVersion): CartApi {
  if (!isLazy(client) && !hasModule(client, version)) throw missingModule(version);
  let api: CartApi | undefined;
  let loading: Promise<CartApi> | undefined;
  const start = async (): Promise<CartApi> => {
    const [loaded, { cartApiOf }] = await Promise.all([isLazy(client) ? client.load() : client, code()]);
    return (api = await cartApiOf(loaded, version));
  };
  const load = (): Promise<CartApi> =>
    (loading ??= start().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const by: By =
    (call) =>
    async (...given) =>
      call(api ?? (await load()), ...given);
  const calls = callsBy(by);
  /** The assumed version until the platform's first answer. */
  const first = version ?? (isLazy(client) || client.currentCartV2 || !client.currentCart ? 2 : 1);
  return {
    ...calls,
    get version() {
      return api?.version ?? first;
    },
    load,
    supports: (feature) => hasFeature(api?.version ?? first, feature),
    // Without a session there is no cart, and nothing to load.
    read: (options) =>
      isNobody(client) && options?.signal?.aborted !== true ? Promise.resolve(null) : calls.read(options),
    explain: async (items) => (await load()).explain?.(items) ?? items,
  };
}

function hasModule({ currentCart, currentCartV2, use }: CartModules, version: CartVersion | undefined): boolean {
  if (version === 1) return currentCart !== undefined;
  return Boolean(currentCartV2 ?? (version === 2 ? undefined : currentCart) ?? use);
}

function isNobody(client: CartClient | LazyClient<CartModules>): boolean {
  return isLazy(client) ? !client.hasSession : client.auth?.isNobody?.() === true;
}
