import { inLanguage } from "../../lib/language";
import type { Messages } from "./messages.en";

export const accountMessages = await inLanguage<Messages>({
  en: () => import("./messages.en"),
});
