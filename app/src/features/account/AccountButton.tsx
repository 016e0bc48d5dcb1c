import { useSession } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { Link, useLocation } from "../../lib/router";
import { withReturnPath } from "../../lib/returnPath";
import { useShop } from "../../lib/useShop";
import { Icon } from "../../ui";
import { currentMemberQuery } from "./memberQuery";

/** Links to the account, with the member's name, or to the login. */
export function AccountButton() {
  const { loggedIn } = useSession();
  const { pathname, search } = useLocation();
  const { data } = useResource({ ...currentMemberQuery(useShop()), enabled: loggedIn });
  const name = loggedIn ? data?.profile?.nickname : undefined;
  return (
    <Link
      to={loggedIn ? "/account" : withReturnPath("/login", pathname + search)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-sm font-medium hover:bg-sunken"
    >
      <Icon name="account" />
      <span className="sr-only lg:not-sr-only">
        {name ? (
          <>
            <span className="sr-only">{t`Account of`}</span>{" "}
            <span className="inline-block max-w-36 truncate align-bottom">
              <bdi>{name}</bdi>
            </span>
          </>
        ) : loggedIn ? (
          t`Account`
        ) : (
          t`Log in`
        )}
      </span>
    </Link>
  );
}
