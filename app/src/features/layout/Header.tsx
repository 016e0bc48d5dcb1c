import { t } from "@lingui/core/macro";
import { AccountButton } from "../account";
import { CartButton } from "../cart/drawer";
import { WishlistLink } from "../saved";
import { CollectionLinks } from "./CollectionLinks";
import { Menu } from "./Menu";
import { SearchForm } from "./SearchForm";
import { WordMark } from "./WordMark";

const NAV_LINK =
  "inline-flex min-h-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap hover:border-edge aria-[current=page]:border-brand aria-[current=page]:font-medium";

export function Header() {
  return (
    <header className="border-b border-line">
      <div className="shell">
        <div className="flex items-center gap-1 py-3 lg:gap-6 lg:pt-5 lg:pb-3">
          <Menu className="-ms-2.5 lg:hidden" />
          <WordMark />
          <SearchForm className="mx-auto hidden w-full max-w-md lg:block" />
          <div className="ms-auto flex items-center gap-1 lg:ms-0">
            <WishlistLink />
            <AccountButton />
            <CartButton />
          </div>
        </div>
        <SearchForm className="pb-4 lg:hidden" />
        <nav aria-label={t`Collections`} className="hidden pb-1 lg:block">
          <ul className="flex min-h-12 flex-wrap gap-x-7">
            <CollectionLinks className={NAV_LINK} />
          </ul>
        </nav>
      </div>
    </header>
  );
}
