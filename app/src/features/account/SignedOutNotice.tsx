import { useSession } from "@cartwright/sdk/react";
import { useState } from "react";
import { IconButton } from "../../ui";
import { accountMessages as t } from "./messages";
import { useLogin } from "./useLogin";

/** Tells a member whose session the platform ended; the cart is read anew by itself. */
export function SignedOutNotice() {
  const { event, loggedIn } = useSession();
  const [seen, setSeen] = useState<unknown>(undefined);
  const { logIn } = useLogin();
  const told = event?.type === "downgraded" && event.from === "member" && event !== seen && !loggedIn;
  return (
    <div role="status" className="no-print">
      {told && (
        <div className="bg-warn-wash text-warn">
          <div className="shell flex items-center justify-between gap-4 py-1 text-sm">
            <p>
              {t.signedOutNotice}{" "}
              <button type="button" className="link min-h-11 px-1 font-medium" onClick={logIn}>
                {t.logIn}
              </button>
            </p>
            <IconButton
              icon="close"
              label={t.dismiss}
              onClick={() => {
                setSeen(event);
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}
