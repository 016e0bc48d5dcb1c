/** The code of all calls to the platform: a chunk of its own, loaded with the first call. */
import { catalogOf, preload } from "@cartwright/sdk";
import { afterPaint } from "./timing";
import { createShopClient, type ShopClient } from "./client";
import type { StoreConfig } from "./config";

export { catalogOf };

/** Yields to the main thread, so that input is answered between one piece of work and the next. */
const yieldToInput = () => new Promise<void>(afterPaint);

/** The client, with the core running. */
export async function openShop(config: StoreConfig): Promise<ShopClient> {
  await preload(() => import("@cartwright/sdk/core.wasm"));
  await yieldToInput();
  const client = createShopClient(config);
  // Waiting calls begin at once.
  await yieldToInput();
  return client;
}
