/** The client of the visitor's browser: code and core that the first call loads. */
import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import type { LazySettings } from "@cartwright/sdk/lazy";

export default function makeClient(settings: LazySettings) {
  return createClient({ modules: { currentCartV2 }, auth: OAuthStrategy(settings), host: settings.host });
}
