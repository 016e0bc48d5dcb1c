import { accountDictionary } from "../../lib/dictionary";

export const linkMessages = (await accountDictionary()).link;
