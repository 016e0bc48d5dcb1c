import { shopDictionary } from "../../lib/dictionary";

export const accountMessages = (await shopDictionary()).account;
