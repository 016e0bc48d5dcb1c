import { useMutation } from "@tanstack/react-query";
import { language, pathIn } from "../../lib/language";
import { useShop } from "../../lib/useShop";

/** Ends the session here at once, then on the platform's pages too when they can be reached. */
export function useLogout(): { going: boolean; logOut: () => void } {
  const shop = useShop();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => shop.auth.logout(window.location.origin + pathIn(language, "/")),
    onSuccess: ({ logoutUrl }) => {
      window.location.assign(logoutUrl);
    },
  });
  // The page is left after a success.
  const going = isPending || isSuccess;
  return {
    going,
    logOut: () => {
      if (!going) mutate();
    },
  };
}
