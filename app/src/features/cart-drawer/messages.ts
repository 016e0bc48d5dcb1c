import { shopDictionary } from "../../lib/dictionary";

export const cartDrawerMessages = (await shopDictionary()).cartDrawer;
