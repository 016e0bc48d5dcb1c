import { t } from "@lingui/core/macro";
import { NavLink } from "../../lib/router";
import { useOpenHere } from "../../lib/useOpenHere";
import { Drawer, Icon, IconButton } from "../../ui";
import type { CategoryNode } from "../catalog";
import { AllProducts, useCategoryTree } from "./CategoryNav";

const MENU_SUBLINK = "flex min-h-11 items-center aria-[current=page]:font-medium aria-[current=page]:text-brand";
const MENU_LINK = "flex min-h-14 items-center font-display text-lg aria-[current=page]:text-brand";

/** The navigation on narrow screens: a button that opens a drawer. A navigation closes it. */
export function Menu({ className }: { className?: string }) {
  const tree = useCategoryTree();
  const [open, setOpen] = useOpenHere();
  return (
    <>
      <IconButton
        icon="menu"
        label={t`Menu`}
        aria-haspopup="dialog"
        className={className}
        onClick={() => {
          setOpen(true);
        }}
      />
      <Drawer
        open={open}
        title={t`Menu`}
        closeLabel={t`Close menu`}
        side="start"
        onClose={() => {
          setOpen(false);
        }}
      >
        <nav aria-label={t`Main menu`} className="flex-1 overflow-y-auto px-6 py-4">
          <ul>
            {tree.map((category) => (
              <li key={category.id} className="border-b border-line">
                {category.children.length === 0 ? (
                  <NavLink to={`/collections/${category.slug}`} className={MENU_LINK}>
                    <bdi>{category.name}</bdi>
                  </NavLink>
                ) : (
                  <Branch category={category} />
                )}
              </li>
            ))}
            <li>
              <AllProducts className={MENU_LINK} />
            </li>
            <li className="border-t border-line">
              <NavLink to="/wishlist" className={MENU_LINK}>
                {t`Wishlist`}
              </NavLink>
            </li>
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

/** A category with its expandable subcategories. */
function Branch({ category: { slug, name, children } }: { category: CategoryNode }) {
  return (
    <details className="group">
      <summary className={`${MENU_LINK} list-none justify-between [&::-webkit-details-marker]:hidden`}>
        <bdi>{name}</bdi>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron" />
        </span>
      </summary>
      <ul className="pb-4 ps-4">
        {children.map((child) => (
          <li key={child.id}>
            {child.children.length === 0 ? (
              <NavLink to={`/collections/${child.slug}`} className={MENU_SUBLINK}>
                <bdi>{child.name}</bdi>
              </NavLink>
            ) : (
              <Branch category={child} />
            )}
          </li>
        ))}
        <li>
          <NavLink to={`/collections/${slug}`} end className={MENU_SUBLINK}>
            {t`Everything in ${name}`}
          </NavLink>
        </li>
      </ul>
    </details>
  );
}
