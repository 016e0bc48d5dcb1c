import { cookieStorage, createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { CLIENT_ID, expired, tokens } from "./calls.js";
import { sessionOf } from "./session.js";

const shop = (options) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: CLIENT_ID, ...options }) });

export const open = () => ({
  ...sessionOf(shop, expired()),
  /** A session kept in cookies, and one more way to write and read the same: by hand. */
  cookies() {
    const { auth } = shop({ tokenStorage: cookieStorage({ name: "bench" }) });
    return { write: () => auth.setTokens(tokens()), read: () => auth.getTokens() };
  },
});
