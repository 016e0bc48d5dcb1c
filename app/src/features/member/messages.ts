import { accountDictionary } from "../../lib/dictionary";

export const memberMessages = (await accountDictionary()).member;
