/** The code of all calls to the platform: a chunk of its own, loaded with the first call. */
import { catalogOf, preload } from "@cartwright/sdk";
import type { LazySettings } from "@cartwright/sdk/lazy";
import { afterPaint } from "./timing";
import { createShopClient, type ShopClient } from "./client";

export { catalogOf };

/** Yields to the main thread, so that input is answered between one piece of work and the next. */
const yieldToInput = () => new Promise<void>(afterPaint);

/** Makes the client, with the core running. */
export default async function openShop(settings: LazySettings): Promise<ShopClient> {
  await preload(() => import("@cartwright/sdk/core.wasm"));
  await yieldToInput();
  const client = createShopClient(settings);
  // Waiting calls begin at once.
  await yieldToInput();
  return client;
}
