import { shopDictionary } from "../../lib/dictionary";

export const connectionMessages = (await shopDictionary()).connection;
