import { accountDictionary } from "../../lib/dictionary";

export const orderMessages = (await accountDictionary()).order;
