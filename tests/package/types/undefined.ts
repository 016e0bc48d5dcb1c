/** A program with optional values: each optional input accepts `undefined`. */

import { cookieStorage, createClient, currentCart, OAuthStrategy, productsV3 } from "@cartwright/sdk";

interface Props {
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number | undefined;
  readonly mediator: string | undefined;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly onError: ((failed: { readonly error: unknown }) => void) | undefined;
  readonly name: string | undefined;
  readonly quantity: number | undefined;
  readonly options: Record<string, unknown> | undefined;
}

export async function shopOf({ signal, timeoutMs, mediator, fetch, onError, name, quantity, options }: Props) {
  const shop = createClient({
    modules: { currentCart, productsV3 },
    auth: OAuthStrategy({ clientId: "client-1", mediator, tokenStorage: cookieStorage({ name }) }),
    host: name,
    fetch,
    onError,
  });
  await shop.currentCart.getCurrentCart({ signal, timeoutMs });
  const catalogReference = { catalogItemId: "p", appId: "a", options };
  await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] }, { signal });
  await shop.productsV3.updateProduct("p", { revision: "1", name, brand: { name } }, { fields: undefined });
}
