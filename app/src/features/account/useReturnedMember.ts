import { useSession } from "@cartwright/sdk/react";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useLogin } from "./useLogin";

/** The parameter by which the platform's pages tell that the shopper logged in there, as at the checkout. */
const LOGGED_IN = "wixMemberLoggedIn";

/** Logs in here, too, a shopper who comes back from the platform's pages as a member: their session there needs no password. */
export function useReturnedMember(): void {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { loggedIn } = useSession();
  const rest = new URLSearchParams(params);
  rest.delete(LOGGED_IN);
  // Without the parameter, so that a login that is refused is not tried again.
  const { logIn } = useLogin({ returnPath: rest.size > 0 ? `${pathname}?${rest}` : pathname, isKnown: true });
  const isReturning = params.get(LOGGED_IN) === "true" && !loggedIn;
  // Once for an address, however often the page renders.
  const onReturn = useEffectEvent(logIn);
  useEffect(() => {
    if (isReturning) onReturn();
  }, [isReturning]);
}
