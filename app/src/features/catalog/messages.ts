import { shopDictionary } from "../../lib/dictionary";

export const catalogMessages = (await shopDictionary()).catalog;
