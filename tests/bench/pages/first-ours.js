import { cookieStorage, createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { CLIENT_ID } from "./calls.js";

/** A page with a session in cookies and the cart, weighed before its first call. */
export const open = () =>
  createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: CLIENT_ID, tokenStorage: cookieStorage() }),
  });
