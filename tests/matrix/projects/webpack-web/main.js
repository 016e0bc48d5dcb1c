import { cookieStorage, createClient, currentCart, init, OAuthStrategy, products } from "@cartwright/sdk/web";
import { openShop, shopOf } from "./shop.js";

const [{ clientId, host }] = await Promise.all([fetch("./config.json").then((answer) => answer.json()), init()]);
const auth = OAuthStrategy({ clientId, tokenStorage: cookieStorage() });
await openShop(shopOf(createClient({ modules: { currentCart, products }, auth, host })));
