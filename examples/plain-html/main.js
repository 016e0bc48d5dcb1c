/** Loads the package as one file, and the core from beside it. */
import { cookieStorage, createClient, currentCart, init, OAuthStrategy, products } from "./cartwright/web.min.js";
import { openShop, shopOf } from "./shop.js";

const [config] = await Promise.all([fetch("./config.json").then((answer) => answer.json()), init()]);

const client = createClient({
  modules: { currentCart, products },
  auth: OAuthStrategy({ clientId: config.clientId, tokenStorage: cookieStorage() }),
  host: config.host,
});
await openShop(shopOf(client));
