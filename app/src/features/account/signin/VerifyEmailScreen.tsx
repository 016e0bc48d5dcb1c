import type { LoginResult } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useLocation, useNavigate } from "../../../lib/router";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { ButtonLink } from "../../../ui";
import { Entrance } from "./Entrance";
import { StartAgain } from "./links";
import { OneTimeCodeForm } from "./OneTimeCodeForm";
import { ResendButton } from "./SendCode";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useSignIn";

/** Verifies an email address by a mailed code. */
export function VerifyEmailScreen() {
  const shop = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const email = useCarried("email");
  const stateToken = useCarried("stateToken");
  const waiting: LoginResult = { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken } };

  const resend = async () => {
    const result = await shop.call(({ auth }) => auth.resendVerification(waiting));
    if (result.loginState !== "EMAIL_VERIFICATION_REQUIRED") return;
    navigate(pathname + search, { replace: true, state: { email, stateToken: result.data.stateToken } });
  };

  return (
    <Entrance>
      {(signIn) =>
        stateToken === "" ? (
          <SignInFrame
            title={t`Check your email`}
            text={t`There is no code to enter here. Log in, and we will send you one if it is needed.`}
          >
            <ButtonLink to={withReturnPath("/login", signIn.returnPath)}>{t`Log in`}</ButtonLink>
          </SignInFrame>
        ) : (
          <SignInFrame
            title={t`Check your email`}
            text={
              email
                ? t`We sent a 6-digit code to ${email}. It is valid for 10 minutes.`
                : t`We sent you a 6-digit code. It is valid for 10 minutes.`
            }
          >
            <OneTimeCodeForm
              check={async (verificationCode) => {
                await signIn.follow(
                  await shop.call(({ auth }) => auth.processVerification({ verificationCode }, waiting)),
                  email,
                );
              }}
            />
            <ResendButton send={resend} />
            <StartAgain email={email} returnPath={signIn.returnPath} />
          </SignInFrame>
        )
      }
    </Entrance>
  );
}
