import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Link, useLocation } from "../../lib/router";
import { useSite } from "../session/site";
import { LinkLine } from "../../ui";
import { addressOf, type Screen, SCREENS } from "./screens";

/** Whether a path below the console's belongs to a screen of the navigation or to a screen below it. */
function isCurrent({ path, covers = [] }: Screen, at: string): boolean {
  if (path === "") return at === "";
  return [path, ...covers].some((each) => at === each || at.startsWith(`${each}/`));
}

/** The navigation: a column at the side; on phones, a line. */
export function Navigation() {
  const site = useSite();
  const below = useLocation().pathname.replace(/^.*\/owner\/?/, "");
  return (
    <LinkLine label={t`Console`} className="px-1 pb-2 sm:px-3 lg:flex-col lg:px-3 lg:py-4">
      {SCREENS.flatMap((screen) => {
        const { path, title, titleV1 = title, needs, isMain, startsGroup } = screen;
        if (!isMain || !title || !titleV1) return [];
        const reason = needs && site.gap(needs);
        return (
          <li key={path} className={startsGroup && "lg:mt-2"}>
            <Link
              to={addressOf(screen)}
              aria-current={isCurrent(screen, below) ? "page" : undefined}
              title={reason}
              className={clsx(
                "flex min-h-11 items-center rounded-sm lg:min-h-8 px-3 whitespace-nowrap lg:py-1 lg:whitespace-normal hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium",
                reason !== undefined && "text-soft",
              )}
            >
              {i18n._(isMain !== true ? isMain : site.catalog === 1 ? titleV1 : title)}
            </Link>
          </li>
        );
      })}
    </LinkLine>
  );
}
