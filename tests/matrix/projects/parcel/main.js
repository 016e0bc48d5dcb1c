import { cookieStorage, createClient, currentCartV2, OAuthStrategy, productsV3 } from "@cartwright/sdk";
import { openShop, shopOf } from "./shop.js";

const { clientId, host } = await (await fetch("./config.json")).json();
const auth = OAuthStrategy({ clientId, tokenStorage: cookieStorage() });
await openShop(shopOf(createClient({ modules: { currentCartV2, productsV3 }, auth, host })));
