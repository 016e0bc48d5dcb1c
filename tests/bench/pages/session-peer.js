import { currentCart } from "@wix/ecom";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { CLIENT_ID, expired, tokens } from "./calls.js";
import { sessionOf } from "./session.js";

const shop = (options) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: CLIENT_ID, ...options }) });

export const open = () => ({
  ...sessionOf(shop, expired()),
  /** `@wix/sdk` stores no tokens: the minimal storage by hand. */
  cookies: () => ({
    write() {
      globalThis.document.cookie = `session=${encodeURIComponent(JSON.stringify(tokens()))}; Path=/; Max-Age=1209600; SameSite=Lax`;
    },
    read: () =>
      JSON.parse(decodeURIComponent(/(?:^|; )session=([^;]*)/.exec(globalThis.document.cookie)?.[1] ?? "null")),
  }),
});
