import type { SessionEvent } from "@cartwright/sdk";
import { useSession } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { Link, useLocation } from "../../lib/router";
import { withReturnPath } from "../../lib/returnPath";
import { useShop } from "../../lib/useShop";
import { IconButton } from "../../ui";

/** Notifies members whose session the platform or another tab has ended. */
export function SignedOutNotice() {
  const shop = useShop();
  const { event, loggedIn } = useSession();
  const { pathname, search } = useLocation();
  // The notice stays until it is dismissed: later events of the session must not hide it.
  const [shown, setShown] = useState(() => event !== undefined && isSignOut(event));
  useEffect(
    () =>
      shop.session.subscribe((heard) => {
        if (isSignOut(heard)) setShown(true);
        else if (heard.type === "signedIn") setShown(false);
      }),
    [shop],
  );
  return (
    <div role="status" className="no-print">
      {shown && !loggedIn && (
        <div className="bg-warn-wash text-warn">
          <div className="shell flex items-center justify-between gap-4 py-1 text-sm">
            <p className="py-2">
              {t`You have been logged out. Your cart is saved.`}{" "}
              <Link to={withReturnPath("/login", pathname + search)} className="link inline-block py-1 font-medium">
                {t`Log in to see it`}
              </Link>
            </p>
            <IconButton
              icon="close"
              label={t`Dismiss`}
              onClick={() => {
                setShown(false);
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function isSignOut(event: SessionEvent): boolean {
  switch (event.type) {
    case "downgraded":
    case "expired":
      return event.from === "member";
    case "signedOut":
      return event.elsewhere;
    default:
      return false;
  }
}
