import { t } from "@lingui/core/macro";
import { useState } from "react";
import { OneTimeCodeForm } from "../signin/OneTimeCodeForm";
import { ResendButton, SendCodeButton } from "../signin/SendCode";
import { useShop } from "../../../lib/useShop";
import { useMember } from "./useMember";

/** Verifies the member's login email by a code, which is sent on request. */
export function ConfirmEmail() {
  const shop = useShop();
  const { member, id, change } = useMember();
  const [stateToken, setStateToken] = useState("");
  const email = member.loginEmail ?? "";
  const start = async () => {
    const { verificationId = "" } = await shop.call(({ verification }) =>
      verification.start({ identityId: id, target: "EMAIL" }),
    );
    setStateToken(verificationId);
  };
  if (stateToken === "") {
    return (
      <div className="mt-3 max-w-md">
        <SendCodeButton look="outline" className="" label={t`Confirm this address`} send={start} />
      </div>
    );
  }
  const resend = async () => {
    const answer = await shop.call(({ verification }) => verification.resendDuringAuthentication(stateToken));
    setStateToken(answer.stateToken ?? stateToken);
  };
  return (
    <div className="mt-3 max-w-md space-y-5">
      <p>{t`We sent a 6-digit code to ${email}. It is valid for 10 minutes.`}</p>
      <OneTimeCodeForm
        check={(code) => change(({ verification }) => verification.verifyDuringAuthentication(code, { stateToken }))}
      />
      <ResendButton send={resend} />
    </div>
  );
}
