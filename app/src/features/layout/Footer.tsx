import { t } from "@lingui/core/macro";
import titles from "virtual:shop-pages";
import { language } from "../../lib/language";
import { Link } from "../../lib/router";
import { inLanguage, shopContent } from "../../lib/shopContent";
import { useConfig } from "../../lib/useShop";
import { ContactLink } from "../../ui";
import { useCategoryTree } from "./CategoryNav";
import { LanguageSwitch } from "./LanguageSwitch";
import { ThemeSwitch } from "./ThemeSwitch";

const LINK = "inline-flex min-h-9 items-center hover:underline hover:underline-offset-4";

export function Footer() {
  const { name: shopName } = useConfig();
  const tree = useCategoryTree();
  return (
    <footer className="deferred mt-28 border-t border-line bg-sunken">
      <div className="shell grid gap-12 py-14 lg:grid-cols-[2fr_2fr_1fr]">
        <div>
          <p className="max-w-[16ch] font-display text-2xl">{inLanguage(shopContent.tagline)}</p>
          <p className="mt-4 max-w-[36ch] text-sm text-soft">{inLanguage(shopContent.footNote)}</p>
        </div>
        <nav aria-label={t`Shop`}>
          <h2 className="mb-3 text-base">{t`Shop`}</h2>
          <ul className="grid grid-cols-2 gap-x-6 text-sm">
            {tree.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={`/collections/${slug}`} className={LINK}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
            <li>
              <Link to="/search" className={LINK}>
                {t`All products`}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t`Your account`}>
          <h2 className="mb-3 text-base">{t`Your account`}</h2>
          <ul className="text-sm">
            <li>
              <Link to="/account" className={LINK}>
                {t`Account`}
              </Link>
            </li>
            <li>
              <Link to="/cart" className={LINK}>
                {t`Cart`}
              </Link>
            </li>
            <li>
              <Link to="/wishlist" className={LINK}>
                {t`Wishlist`}
              </Link>
            </li>
            <li>
              <ContactLink className={LINK} />
            </li>
          </ul>
        </nav>
      </div>
      <div className="shell">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-5 text-sm text-soft">
          <p>© {shopName}</p>
          <nav aria-label={t`About the shop`} className="grow">
            <ul className="flex flex-wrap gap-x-5">
              {Object.entries(titles[language] ?? {}).map(([page, title]) => (
                <li key={page}>
                  <Link to={`/info/${page}`} className={LINK}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-wrap items-center gap-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
