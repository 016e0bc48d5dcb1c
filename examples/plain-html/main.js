/** Loads the package as one file. The first call loads the core from the same folder. */
import { cookieStorage, createClient, currentCartV2, OAuthStrategy, productsV3 } from "./cartwright/browser.min.js";
import { openShop, shopOf } from "./shop.js";

const config = await (await fetch("./config.json")).json();

const client = createClient({
  modules: { currentCartV2, productsV3 },
  auth: OAuthStrategy({ clientId: config.clientId, tokenStorage: cookieStorage() }),
  host: config.host,
});
await openShop(shopOf(client));
