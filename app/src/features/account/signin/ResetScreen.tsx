import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isNotFound } from "../../../lib/errors";
import { useShop } from "../../../lib/useShop";
import { Button, ButtonLink } from "../../../ui";
import { Form, FormProblem, PasswordField, useStoreForm } from "../../../ui/form";
import { Entrance } from "./Entrance";
import { signinMessages as t } from "./messages";
import { resetSchema } from "./schemas";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useCarried";
import type { SignIn } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

/** Chooses a new password with the token of a mailed link, which leaves the address at once. */
export function ResetScreen() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get("recoveryToken") ?? "";
  const kept = useCarried("recoveryToken");
  const recoveryToken = inAddress || kept;
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { recoveryToken: inAddress } });
  }, [inAddress, navigate, pathname]);
  return (
    <Entrance forMembersToo>
      {(signIn) =>
        recoveryToken === "" ? (
          <SignInFrame title={t.resetTitle} text={t.resetNobody}>
            <ButtonLink to="/recover">{t.resetNewLink}</ButtonLink>
          </SignInFrame>
        ) : (
          <SignInFrame title={t.resetTitle} text={t.resetText}>
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
    schema: resetSchema,
    values: { password: "" },
    names: ["password"],
    send: async ({ password }) => {
      try {
        await signIn.follow(await shop.auth.resetPassword({ recoveryToken, password }), "");
      } catch (thrown) {
        throw isNotFound(thrown) ? new FormProblem(t.resetGone) : thrown;
      }
    },
  });
  return (
    <>
      <Form form={form} className="space-y-5">
        <PasswordField
          label={t.newPassword}
          hint={t.passwordHint}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <Button type="submit" busy={form.busy} className="w-full">
          {t.resetSend}
        </Button>
        <WaitingNotice busy={form.busy} returnPath={signIn.returnPath} />
      </Form>
      {form.problems.length > 0 && (
        <ButtonLink look="outline" to="/recover" className="w-full">
          {t.resetNewLink}
        </ButtonLink>
      )}
    </>
  );
}
