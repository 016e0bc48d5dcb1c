import { cookieStorage, createClient, currentCart, OAuthStrategy, products } from "@cartwright/sdk";
import { openShop, shopOf } from "./shop.js";

const { clientId, host } = await (await fetch("./config.json")).json();
const auth = OAuthStrategy({ clientId, tokenStorage: cookieStorage() });
await openShop(shopOf(createClient({ modules: { currentCart, products }, auth, host })));
