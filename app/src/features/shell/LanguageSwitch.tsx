import { useLocation } from "react-router";
import { type Language, language, LANGUAGES, pathIn, remember } from "../../lib/language";
import { shellMessages as t } from "./messages";

/** Each in its own words: whoever looks for one can read it. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", ar: "العربية" };

/** The same page in the languages that the store speaks. They are pages of their own, and need no script. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t.language}>
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a
              href={pathIn(each, pathname) + search}
              lang={each}
              hrefLang={each}
              aria-current={each === language ? "true" : undefined}
              className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4 aria-[current]:font-medium aria-[current]:text-ink"
              onClick={({ currentTarget }) => {
                // Pages made beforehand do not know it.
                currentTarget.hash = window.location.hash;
                remember(each);
              }}
            >
              {NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
