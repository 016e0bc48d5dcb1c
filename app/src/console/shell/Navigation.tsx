import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { NavLink } from "../../lib/router";
import { useSite } from "../session/site";
import { LinkLine } from "../kit/ui/LinkLine";
import { addressOf, SCREENS } from "./screens";

/** The navigation: a column at the side; on phones, a line. */
export function Navigation() {
  const site = useSite();
  return (
    <LinkLine label={t`Console`} className="px-1 pb-2 sm:px-3 lg:flex-col lg:px-3 lg:py-4">
      {SCREENS.flatMap((screen) => {
        const { path, title, needs, isMain } = screen;
        if (!isMain || !title) return [];
        const reason = needs && site.gap(needs);
        return (
          <li key={path}>
            <NavLink
              to={addressOf(screen)}
              end={path === ""}
              title={reason}
              className={clsx(
                "flex min-h-11 items-center rounded-sm px-3 whitespace-nowrap hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium",
                reason !== undefined && "text-soft",
              )}
            >
              {i18n._(title)}
            </NavLink>
          </li>
        );
      })}
    </LinkLine>
  );
}
