import { accountDictionary } from "../../../lib/dictionary";

export const settingsMessages = (await accountDictionary()).settings;
