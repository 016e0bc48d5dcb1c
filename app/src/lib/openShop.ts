/** The code of all calls to the platform: a separate chunk, loaded with the first call. */
import { catalogOf, preload } from "@cartwright/sdk";
import type { LazySettings } from "@cartwright/sdk/lazy";
import { afterPaint } from "./timing";
import { coreSource } from "./coreSource";
import { createShopClient, type ShopClient } from "./client";

export { catalogOf };

/** Loads the core's logins for a page with a login form. */
export const preloadLogin = () => preload("login");

/** Yields to the main thread, so that input is handled between tasks. */
const yieldToInput = () => new Promise<void>(afterPaint);

/** Creates the client, with the core running. */
export default async function openShop(settings: LazySettings): Promise<ShopClient> {
  await preload(coreSource);
  await yieldToInput();
  const client = createShopClient(settings);
  // Queued calls start at once.
  await yieldToInput();
  return client;
}
