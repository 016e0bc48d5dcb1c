import { useLocation } from "react-router";
import { sayError } from "../../../lib/errors";
import { withReturnPath } from "../../../lib/returnPath";
import { Button, ButtonLink, Notice, PageHeading } from "../../../ui";
import { signinMessages } from "../signin/messages";
import { useLogin } from "../useLogin";
import { settingsMessages as t } from "./messages";

/** What the account shows to nobody: the ways in. */
export function SignedOutPanel() {
  const { pathname, search } = useLocation();
  const { going, error, logIn } = useLogin(pathname + search);
  return (
    <div className="max-w-xl">
      <PageHeading>{t.signedOutTitle}</PageHeading>
      <p className="mt-4 mb-8 text-soft">{t.signedOutText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={withReturnPath("/login", pathname + search)}>{t.logIn}</ButtonLink>
        <ButtonLink look="outline" to={withReturnPath("/register", pathname + search)}>
          {t.register}
        </ButtonLink>
      </div>
      <Button look="quiet" className="mt-4 -ms-2 text-sm" busy={going} onClick={logIn}>
        {going ? signinMessages.hostedGoing : t.hostedLogIn}
      </Button>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-5">
          <p className="font-medium">{signinMessages.hostedFailed}</p>
          <p>{sayError(error)}</p>
        </Notice>
      )}
    </div>
  );
}
