import { shopDictionary } from "../../lib/dictionary";

export const productMessages = (await shopDictionary()).product;
