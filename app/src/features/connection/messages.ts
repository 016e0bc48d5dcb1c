import { inLanguage } from "../../lib/language";
import type { Messages } from "./messages.en";

export const connectionMessages = await inLanguage<Messages>({
  en: () => import("./messages.en"),
});
