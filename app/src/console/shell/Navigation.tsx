import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { Link, useLocation } from "../../lib/router";
import { useSite } from "../session/site";
import { addressOf, type Screen, SCREENS } from "./screens";

/** The number of screens in the phone's bar; its menu has the others. */
const IN_BAR = 4;

/** Whether a path below the console's belongs to a screen of the navigation or to a screen below it. */
function isCurrent({ path, covers = [] }: Screen, at: string): boolean {
  if (path === "") return at === "";
  return [path, ...covers].some((each) => at === each || at.startsWith(`${each}/`));
}

/** The screens of the navigation, with their names on this site and the reasons why it has no use for them. */
function useScreens() {
  const site = useSite();
  const below = useLocation().pathname.replace(/^.*\/owner\/?/, "");
  return SCREENS.flatMap((screen) => {
    const { path, title, titleV1 = title, needs, isMain, startsGroup } = screen;
    if (!isMain || !title || !titleV1) return [];
    return {
      path,
      to: addressOf(screen),
      name: i18n._(isMain !== true ? isMain : site.catalog === 1 ? titleV1 : title),
      current: isCurrent(screen, below),
      reason: needs && site.gap(needs),
      startsGroup,
    };
  });
}

type Entry = ReturnType<typeof useScreens>[number];

function ScreenLink({ screen: { to, name, current, reason }, className }: { screen: Entry; className: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      title={reason}
      className={clsx(className, "flex items-center aria-[current]:font-medium", reason !== undefined && "text-soft")}
    >
      {name}
    </Link>
  );
}

const ROW = "rounded-sm px-3 hover:bg-sunken aria-[current]:bg-sunken";

/** The navigation as a column. */
export function Navigation() {
  return (
    <nav aria-label={t`Console`} className="px-3 py-4 max-lg:hidden">
      <ul className="space-y-1">
        {useScreens().map((screen) => (
          <li key={screen.path} className={screen.startsGroup && "mt-3"}>
            <ScreenLink screen={screen} className={clsx(ROW, "min-h-8 py-1")} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TAB = "h-12 border-t-2 border-transparent px-2 text-sm aria-[current]:border-brand";

/** The navigation of phones: a bar at the window's bottom, with a menu of the other screens and of `tools`. */
export function NavigationBar({ tools }: { tools: ReactNode }) {
  const id = useId();
  const { pathname } = useLocation();
  const screens = useScreens();
  const others = screens.slice(IN_BAR);
  return (
    <nav
      aria-label={t`Console`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-2 pb-[env(safe-area-inset-bottom)] lg:hidden no-print"
    >
      <ul className="-mt-px flex justify-around">
        {screens.slice(0, IN_BAR).map((screen) => (
          <li key={screen.path}>
            <ScreenLink screen={screen} className={TAB} />
          </li>
        ))}
        <li>
          <button
            type="button"
            popoverTarget={id}
            aria-current={others.some(({ current }) => current) || undefined}
            className={clsx(TAB, "aria-[current]:font-medium")}
          >
            {t`More`}
          </button>
        </li>
      </ul>
      {/* A new screen closes the menu. */}
      <div
        key={pathname}
        id={id}
        popover="auto"
        className="fixed inset-auto inset-x-3 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] m-0 max-h-[calc(100dvh-6rem)] w-auto overflow-y-auto rounded-md border border-line bg-surface p-3 text-ink shadow-2xl"
      >
        <ul className="grid grid-cols-2">
          {others.map((screen) => (
            <li key={screen.path}>
              <ScreenLink screen={screen} className={clsx(ROW, "min-h-11")} />
            </li>
          ))}
        </ul>
        <div className="mt-3 space-y-3 border-t border-line px-3 pt-4 text-sm text-soft">{tools}</div>
      </div>
    </nav>
  );
}
