import { shopDictionary } from "./dictionary";

export const libMessages = (await shopDictionary()).lib;
