import { useSession } from "@cartwright/sdk/react";
import { Link } from "react-router";
import { Icon } from "../../ui";
import { accountMessages as t } from "./messages";

/** Leads to the account, where logging in and out are. */
export function AccountButton() {
  const { loggedIn } = useSession();
  return (
    <Link
      to="/account"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-sm font-medium hover:bg-sunken"
    >
      <Icon name="account" />
      <span className="sr-only lg:not-sr-only">{loggedIn ? t.account : t.logIn}</span>
    </Link>
  );
}
