import { cookieStorage, createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { CLIENT_ID, expired, tokens } from "./calls.js";
import { sessionOf } from "./session.js";

const shop = (options) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: CLIENT_ID, ...options }) });

export const open = () => ({
  ...sessionOf(shop, expired()),
  /** A session in cookies, and its hand-written equivalent. */
  cookies() {
    const { auth } = shop({ tokenStorage: cookieStorage({ name: "bench" }) });
    return { write: () => auth.setTokens(tokens()), read: () => auth.getTokens() };
  },
});
