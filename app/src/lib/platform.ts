/** Everything that talks with the platform, in a file of its own: it is loaded when something is to be asked. */
import { catalogOf, preload } from "@cartwright/sdk";
import { afterPaint } from "./timing";
import { createShopClient, type ShopClient } from "./client";
import type { StoreConfig } from "./config";

export { catalogOf };

/** Lets the page answer whoever uses it, between one piece of work and the next. */
const breath = () => new Promise<void>(afterPaint);

/** The client, with the core running. */
export async function openShop(config: StoreConfig): Promise<ShopClient> {
  await preload(() => import("@cartwright/sdk/core.wasm"));
  await breath();
  const client = createShopClient(config);
  // Whatever waits for the client begins at once.
  await breath();
  return client;
}
