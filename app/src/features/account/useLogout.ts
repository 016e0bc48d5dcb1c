import { useState } from "react";
import { language, pathIn } from "../../lib/language";
import { useShop } from "../../lib/useShop";

/** Ends the session here at once, then on the platform's pages too when they can be reached. */
export function useLogout(): { going: boolean; logOut: () => void } {
  const shop = useShop();
  const [going, setGoing] = useState(false);
  const logOut = () => {
    if (going) return;
    setGoing(true);
    shop.auth
      .logout(window.location.origin + pathIn(language, "/"))
      .then(({ logoutUrl }) => {
        window.location.assign(logoutUrl);
      })
      .catch(() => {
        setGoing(false);
      });
  };
  return { going, logOut };
}
