import { AccountButton } from "../account";
import { CartButton } from "../cart/drawer";
import { WishlistLink } from "../saved";
import { CategoryNav } from "./CategoryNav";
import { Menu } from "./Menu";
import { SearchForm } from "./SearchForm";
import { WordMark } from "./WordMark";

export function Header() {
  return (
    <header className="border-b border-line">
      <div className="shell">
        <div className="flex items-center gap-1 py-3 lg:gap-6 lg:pt-5 lg:pb-3">
          <Menu className="-ms-2.5 lg:hidden" />
          <WordMark />
          <SearchForm className="mx-auto hidden w-full max-w-md lg:block" />
          <div className="ms-auto flex items-center gap-1 lg:ms-0">
            <WishlistLink className="max-[22rem]:hidden" />
            <AccountButton />
            <CartButton />
          </div>
        </div>
        <SearchForm className="pb-4 lg:hidden" />
        <CategoryNav className="hidden pb-1 lg:block" />
      </div>
    </header>
  );
}
