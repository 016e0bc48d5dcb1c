/** The shop's lazy client: the first call loads its code and the core. */
import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import type { LazySettings } from "@cartwright/sdk/lazy";

export default function makeShop(settings: LazySettings) {
  return createClient({
    modules: { currentCartV2 },
    auth: OAuthStrategy(settings),
    host: settings.host,
  });
}
