/** Everything that talks with the platform, in a file of its own: it is loaded when something is to be asked. */
import { catalogOf, init } from "@cartwright/sdk/web";
import { createShopClient, type ShopClient } from "./client";
import type { StoreConfig } from "./config";

export { catalogOf };

/** The client, with the core running. */
export async function openShop(config: StoreConfig): Promise<ShopClient> {
  await init();
  return createShopClient(config);
}
