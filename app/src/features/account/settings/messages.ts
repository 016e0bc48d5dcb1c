import { inLanguage } from "../../../lib/language";
import type { Messages } from "./messages.en";

export const settingsMessages = await inLanguage<Messages>({
  en: () => import("./messages.en"),
});
