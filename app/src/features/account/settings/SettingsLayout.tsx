import { t } from "@lingui/core/macro";
import { useSession } from "@cartwright/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { NavLink, Outlet } from "react-router";
import { useShop } from "../../../lib/useShop";
import { ErrorPanel, PageHeading, Skeleton } from "../../../ui";
import { currentMemberQuery } from "../memberQuery";
import { SignedOutPanel } from "./SignedOutPanel";
import { accountLinks } from "./accountLinks";

const NAV_LINK =
  "inline-flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-medium lg:w-full";

/** The account of whoever is logged in: its parts beside it. */
export function SettingsLayout() {
  const { loggedIn } = useSession();
  const { data, error, isPending, refetch } = useQuery({ ...currentMemberQuery(useShop()), enabled: loggedIn });
  if (!loggedIn) return <SignedOutPanel />;
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={t`Account sections`} className="max-lg:border-b max-lg:border-line max-lg:pb-3">
        <ul className="flex flex-wrap gap-1 max-lg:-mx-3 lg:sticky lg:top-8 lg:-ms-3 lg:flex-col">
          {[{ to: "/account", title: t`Overview` }, ...accountLinks()].map(({ to, title }) => (
            <li key={to}>
              <NavLink end to={to} className={NAV_LINK}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 max-w-2xl">
        {data ? (
          <Outlet context={data} />
        ) : isPending ? (
          <>
            <Skeleton className="h-12 w-64" />
            <Skeleton className="mt-8 h-72 w-full" />
          </>
        ) : (
          <>
            <PageHeading className="mb-6">{t`Your account`}</PageHeading>
            <ErrorPanel error={error} title={t`Your account could not be loaded`} onRetry={() => void refetch()} />
          </>
        )}
      </div>
    </div>
  );
}
