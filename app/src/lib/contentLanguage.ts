/** The content language of a client's calls: that of the page. */
import { language, SHOP_LANGUAGE, subscribeLanguage } from "./language";

interface Reader {
  setHeaders: (headers: Record<string, string>) => void;
}

/** A placeholder: the platform derives the site from the session. */
const SITE = "00000000-0000-0000-0000-000000000000";

/** Makes a client's reads follow the page's language. */
export function readInPageLanguage(client: Reader): void {
  const update = () => {
    const isOwn = language === SHOP_LANGUAGE;
    client.setHeaders({ "x-wix-linguist": `${language}|${language}-${language}|${isOwn}|${SITE}` });
  };
  if (language !== SHOP_LANGUAGE) update();
  subscribeLanguage(update);
}
