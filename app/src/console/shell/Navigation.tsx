import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { NavLink } from "../../lib/router";
import { useScreenGap } from "./CatalogGate";
import { mainScreens } from "./screens";
import { LinkLine } from "../kit/ui/LinkLine";

/** The navigation: a column at the side; on phones, a line. */
export function Navigation() {
  const gapOf = useScreenGap();
  return (
    <LinkLine label={t`Console`} className="px-1 pb-2 sm:px-3 lg:flex-col lg:px-3 lg:py-4">
      {mainScreens().map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === "/owner"}
            title={gapOf(to)}
            className={clsx(
              "flex min-h-11 items-center rounded-sm px-3 whitespace-nowrap hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium",
              gapOf(to) !== undefined && "text-soft",
            )}
          >
            {label}
          </NavLink>
        </li>
      ))}
    </LinkLine>
  );
}
