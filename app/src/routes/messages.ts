import { shopDictionary } from "../lib/dictionary";

export const routeMessages = (await shopDictionary()).route;
