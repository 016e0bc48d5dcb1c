import { accountDictionary } from "../../../lib/dictionary";

export const signinMessages = (await accountDictionary()).signin;
