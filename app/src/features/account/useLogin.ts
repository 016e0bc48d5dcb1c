import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useShop } from "../../lib/useShop";

/** Sends the shopper to the platform's login, to come back to this page or another of the store. */
export function useLogin(returnPath?: string): { going: boolean; error: unknown; logIn: () => void } {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const [going, setGoing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const back = () => {
      setGoing(false);
    };
    window.addEventListener("pageshow", back);
    return () => {
      window.removeEventListener("pageshow", back);
    };
  }, []);
  const logIn = () => {
    if (going) return;
    setGoing(true);
    setError(null);
    shop.auth
      .beginLogin(`${window.location.origin}/login/callback`, {
        returnPath: returnPath ?? pathname + search,
        responseMode: "query",
      })
      .then(({ authUrl }) => {
        window.location.assign(authUrl);
      })
      .catch((thrown: unknown) => {
        setError(thrown);
        setGoing(false);
      });
  };
  return { going, error, logIn };
}
