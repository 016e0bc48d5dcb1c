import { useAction } from "../../lib/resource";
import { useLocation } from "../../lib/router";
import { language, pathIn } from "../../lib/language";
import { LOGIN_CALLBACK } from "../../lib/returnPath";
import { usePageShow } from "../../lib/usePageShow";
import { useShop } from "../../lib/useShop";

interface Options {
  /** The return path in the store; this page if absent. */
  returnPath?: string;
  /** Whether the platform's session already has the member, so that no form is shown. */
  isKnown?: boolean;
}

/** Redirects to the platform's login, which returns to the store. */
export function useLogin({ returnPath, isKnown = false }: Options = {}): {
  going: boolean;
  error: unknown;
  logIn: () => void;
} {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const { run, reset, busy, done, error } = useAction({
    do: () =>
      shop.call(({ auth }) =>
        auth.beginLogin(window.location.origin + LOGIN_CALLBACK, {
          returnPath: returnPath ?? pathname + search,
          responseMode: "query",
          ...(isKnown && { prompt: "none" as const }),
        }),
      ),
    after: ({ authUrl }) => {
      window.location.assign(authUrl);
    },
  });
  // A success navigates away: reset when the shopper comes back.
  usePageShow(reset);
  const going = busy || done;
  return {
    going,
    error,
    logIn: () => {
      if (!going) run();
    },
  };
}

/** Ends the session here at once, then on the platform's pages if they can be reached. */
export function useLogout(): { going: boolean; logOut: () => void } {
  const shop = useShop();
  const { run, busy, done } = useAction({
    do: () => shop.call(({ auth }) => auth.logout(window.location.origin + pathIn(language, "/"))),
    after: ({ logoutUrl }) => {
      window.location.assign(logoutUrl);
    },
  });
  // A success navigates away, so the button stays busy.
  const going = busy || done;
  return {
    going,
    logOut: () => {
      if (!going) run();
    },
  };
}
