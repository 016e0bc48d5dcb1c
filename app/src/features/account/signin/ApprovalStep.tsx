import type { LoginResult } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useAction } from "../../../lib/resource";
import { errorText } from "../../../lib/errors";
import { withReturnPath } from "../../../lib/returnPath";
import { Button, ButtonLink, Notice } from "../../../ui";
import { FormProblem } from "../../../ui/form";
import { StartAgain } from "./links";
import { SignInFrame } from "./SignInFrame";
import type { SignIn, SignInStep } from "./useSignIn";

interface Props {
  step: Extract<SignInStep, { kind: "approval" }>;
  signIn: SignIn;
}

/** The step of an account that awaits the shop's approval. */
export function ApprovalStep({ step: { email, again }, signIn }: Props) {
  const { run, busy, done, error } = useAction({
    do: async (check: () => Promise<LoginResult>) => {
      const result = await check();
      if (result.loginState === "OWNER_APPROVAL_REQUIRED") return;
      if (result.loginState === "FAILURE" && result.captchaState !== undefined) {
        throw new FormProblem(t`A security check is needed. Please log in to see whether your account is ready.`);
      }
      await signIn.follow(result, email, check);
    },
  });
  return (
    <SignInFrame
      title={t`Almost there`}
      text={
        email
          ? t`The account for ${email} has been created and is awaiting approval.`
          : t`Your account has been created and is awaiting approval.`
      }
    >
      <section aria-labelledby="approval-next">
        <h2 id="approval-next" className="text-base">
          {t`What happens next`}
        </h2>
        <ol className="mt-2 list-decimal space-y-1 ps-5">
          <li>{t`The shop reviews your account.`}</li>
          <li>{t`We email you as soon as it is ready.`}</li>
          <li>{t`You log in with your email and password.`}</li>
        </ol>
        <p className="mt-4 text-sm text-soft">{t`Your cart is saved. You can continue shopping in the meantime.`}</p>
      </section>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {sayRefusal(error)}
        </Notice>
      )}
      <div role="status" className="empty:hidden">
        {done && <Notice tone="warn">{t`Your account has not been approved yet.`}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        {again === undefined ? (
          <ButtonLink to={withReturnPath("/login", signIn.returnPath)} state={{ email }}>
            {t`Check again`}
          </ButtonLink>
        ) : (
          <Button busy={busy} onClick={() => run(again)}>
            {busy ? t`Checking…` : t`Check again`}
          </Button>
        )}
        <ButtonLink look="outline" to="/">
          {t`Back to the shop`}
        </ButtonLink>
      </div>
      <StartAgain
        email={email}
        returnPath={signIn.returnPath}
        text={t`Approved already, or another account?`}
        label={t`Log in`}
      />
    </SignInFrame>
  );
}

function sayRefusal(error: unknown): string {
  return error instanceof FormProblem ? error.message : errorText(error);
}

/** Tells a waiting member that the shop approved them and that they are logged in. */
export function Approved({ returnPath }: { returnPath: string }) {
  return (
    <SignInFrame title={t`Your account has been approved`} text={t`You are logged in.`}>
      <ButtonLink replace to={returnPath}>{t`Continue`}</ButtonLink>
    </SignInFrame>
  );
}
