import { t } from "@lingui/core/macro";
import { useLocation } from "react-router";
import { sayError } from "../../../lib/errors";
import { withReturnPath } from "../../../lib/returnPath";
import { Button, ButtonLink, Notice, PageHeading } from "../../../ui";
import { useLogin } from "../useLogin";

/** What the account shows to nobody: the ways in. */
export function SignedOutPanel() {
  const { pathname, search } = useLocation();
  const { going, error, logIn } = useLogin(pathname + search);
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
        {going ? t`Taking you there…` : t`Log in on a separate page`}
      </Button>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-5">
          <p className="font-medium">{t`The login page could not be opened.`}</p>
          <p>{sayError(error)}</p>
        </Notice>
      )}
    </div>
  );
}
