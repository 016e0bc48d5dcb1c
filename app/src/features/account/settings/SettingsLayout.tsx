import { useSession } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useResource } from "../../../lib/resource";
import { NavLink, Outlet, useLocation } from "../../../lib/router";
import { errorText } from "../../../lib/errors";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button, ButtonLink, ErrorPanel, LinkLine, Notice, PageHeading, Skeleton } from "../../../ui";
import { currentMemberQuery } from "../memberQuery";
import { useLogin } from "../useLogin";
import { MemberContext } from "./memberContext";
import { accountLinks } from "./accountLinks";

const NAV_LINK =
  "inline-flex min-h-11 items-center rounded-sm px-3 text-sm whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-medium lg:w-full";

/** The member's account, with links to its sections. */
export function SettingsLayout() {
  const { loggedIn } = useSession();
  const { data, error, isPending, reload } = useResource({ ...currentMemberQuery(useShop()), enabled: loggedIn });
  if (!loggedIn) return <SignedOutPanel />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <LinkLine
        label={t`Account sections`}
        className="max-lg:-mx-3 max-lg:border-b max-lg:border-line max-lg:pb-3 lg:sticky lg:top-8 lg:-ms-3 lg:flex-col"
      >
        {[{ to: "/account", title: t`Overview` }, ...accountLinks()].map(({ to, title }) => (
          <li key={to}>
            <NavLink end={to === "/account"} to={to} className={NAV_LINK}>
              {title}
            </NavLink>
          </li>
        ))}
      </LinkLine>
      <div className="min-w-0 max-w-2xl">
        {data ? (
          <MemberContext value={data}>
            <Outlet />
          </MemberContext>
        ) : isPending ? (
          <>
            <Skeleton className="h-12 w-64" />
            <Skeleton className="mt-8 h-72 w-full" />
          </>
        ) : (
          <>
            <PageHeading className="mb-6">{t`Your account`}</PageHeading>
            <ErrorPanel error={error} title={t`Your account could not be loaded`} onRetry={reload} />
          </>
        )}
      </div>
    </div>
  );
}

/** The account page of a visitor: links to log in and to register. */
function SignedOutPanel() {
  const { pathname, search } = useLocation();
  const { going, error, logIn } = useLogin({ returnPath: pathname + search });
  return (
    <div className="max-w-xl">
      <PageHeading>{t`Log in or create an account`}</PageHeading>
      <p className="mt-4 mb-8 text-soft">{t`With an account, your cart is available on all your devices. You can also buy as a guest.`}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={withReturnPath("/login", pathname + search)}>{t`Log in`}</ButtonLink>
        <ButtonLink look="outline" to={withReturnPath("/register", pathname + search)}>
          {t`Create account`}
        </ButtonLink>
      </div>
      <Button look="quiet" className="mt-4 -ms-2 text-sm" busy={going} onClick={logIn}>
        {going ? t`Taking you there…` : t`Log in on the shop’s login page`}
      </Button>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-5">
          <p className="font-medium">{t`The login page could not be opened.`}</p>
          <p>{errorText(error)}</p>
        </Notice>
      )}
    </div>
  );
}
