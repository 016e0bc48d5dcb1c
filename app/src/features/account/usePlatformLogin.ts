import { useSession } from "@cartwright/sdk/react";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearchParams } from "../../lib/router";
import { useLogin } from "./useLogin";

/** The parameter by which the platform's pages, such as the checkout, report a login. */
const LOGGED_IN = "wixMemberLoggedIn";

/** Logs in a shopper who logged in on the platform's pages: the platform's session spares the password. */
export function usePlatformLogin(): void {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const { loggedIn } = useSession();
  const rest = new URLSearchParams(params);
  rest.delete(LOGGED_IN);
  // Without the parameter, so that a refused login is not retried.
  const { logIn } = useLogin({ returnPath: rest.size > 0 ? `${pathname}?${rest}` : pathname, isKnown: true });
  const isReturning = params.get(LOGGED_IN) === "true" && !loggedIn;
  // Once for each URL, however often the page renders.
  const onReturn = useEffectEvent(logIn);
  useEffect(() => {
    if (isReturning) onReturn();
  }, [isReturning]);
}
