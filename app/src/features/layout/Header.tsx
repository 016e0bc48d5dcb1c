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
        <div className="flex items-center gap-1 py-3 lg:grid lg:grid-cols-[1fr_minmax(0,28rem)_1fr] lg:gap-6 lg:pt-5 lg:pb-3">
          <Menu className="-ms-2.5 lg:hidden" />
          <WordMark />
          <SearchForm className="hidden lg:block" />
          <div className="ms-auto flex items-center gap-1">
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
