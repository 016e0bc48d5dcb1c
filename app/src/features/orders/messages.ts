import { inLanguage } from "../../lib/language";
import type { Messages } from "./messages.en";

export const orderMessages = await inLanguage<Messages>({
  en: () => import("./messages.en"),
});
