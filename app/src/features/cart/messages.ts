import { shopDictionary } from "../../lib/dictionary";

export const cartMessages = (await shopDictionary()).cart;
