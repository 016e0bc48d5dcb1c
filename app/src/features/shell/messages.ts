import { shopDictionary } from "../../lib/dictionary";

export const shellMessages = (await shopDictionary()).shell;
