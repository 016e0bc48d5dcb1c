import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { useLocation, useNavigate } from "../../../lib/router";
import { isNotFound } from "../../../lib/errors";
import { useShop } from "../../../lib/useShop";
import { Button, ButtonLink } from "../../../ui";
import { Form, FormFields, FormProblem, useStoreForm } from "../../../ui/form";
import { Entrance } from "./Entrance";
import { NEW_PASSWORD } from "./fields";
import { SignInFrame } from "./SignInFrame";
import { type SignIn, useCarried } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

/** Resets the password with the token of a mailed link, which leaves the URL at once. */
export function ResetScreen() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get("recoveryToken") ?? "";
  const kept = useCarried("recoveryToken");
  const recoveryToken = inAddress || kept;
  useEffect(() => {
    if (inAddress) navigate(pathname, { replace: true, state: { recoveryToken: inAddress } });
  }, [inAddress, navigate, pathname]);
  return (
    <Entrance forMembersToo>
      {(signIn) =>
        recoveryToken === "" ? (
          <SignInFrame title={t`Choose a new password`} text={t`Open this page with the link in our email.`}>
            <ButtonLink to="/recover">{t`Send me a new link`}</ButtonLink>
          </SignInFrame>
        ) : (
          <SignInFrame
            title={t`Choose a new password`}
            text={t`You will be logged in right away, and logged out on all other devices.`}
          >
            <ResetForm recoveryToken={recoveryToken} signIn={signIn} />
          </SignInFrame>
        )
      }
    </Entrance>
  );
}

function ResetForm({ recoveryToken, signIn }: { recoveryToken: string; signIn: SignIn }) {
  const shop = useShop();
  const form = useStoreForm({
    fields: [NEW_PASSWORD],
    values: { password: "" },
    send: async ({ password }) => {
      try {
        await signIn.follow(await shop.call(({ auth }) => auth.resetPassword({ recoveryToken, password })), "");
      } catch (thrown) {
        throw isNotFound(thrown) ? new FormProblem(t`This link has expired or has already been used.`) : thrown;
      }
    },
  });
  return (
    <>
      <Form form={form} className="space-y-5">
        <FormFields form={form} />
        <Button type="submit" busy={form.busy} className="w-full">
          {t`Save and log in`}
        </Button>
        <WaitingNotice busy={form.busy} returnPath={signIn.returnPath} />
      </Form>
      {form.problems.length > 0 && (
        <ButtonLink look="outline" to="/recover" className="w-full">
          {t`Send me a new link`}
        </ButtonLink>
      )}
    </>
  );
}
