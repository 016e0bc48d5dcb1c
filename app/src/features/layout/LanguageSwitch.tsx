import { t } from "@lingui/core/macro";
import type { MouseEvent } from "react";
import { useLocation } from "../../lib/router";
import { type Language, language, LANGUAGES, pathIn, remember } from "../../lib/language";
import { switchLanguage } from "../../lib/texts";

/** Each language in its own name. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- readers look for their own language
const NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", ar: "العربية" };

/** Links to the page in the other languages. They also work without JavaScript, and in a new tab. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: Language) => {
    const link = event.currentTarget;
    // A prerendered URL has no fragment.
    link.hash = window.location.hash;
    remember(chosen);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = link;
    switchLanguage(chosen, () => {
      window.history.pushState(null, "", href);
    }).catch(() => {
      window.location.assign(href);
    });
  };
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((each) => (
          <li key={each}>
            <a
              href={pathIn(each, pathname) + search}
              lang={each}
              hrefLang={each}
              aria-current={each === language ? "true" : undefined}
              className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4 aria-[current]:font-medium aria-[current]:text-ink"
              onClick={(event) => {
                choose(event, each);
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
