import { t } from "@lingui/core/macro";
import { FactorStep } from "./FactorStep";
import { SessionStep } from "./SessionStep";
import { SignInFrame } from "./SignInFrame";
import type { SignIn, SignInStep } from "./useSignIn";
import { ButtonLink } from "../../../ui";

export function SignInStepView({ step, signIn }: { step: SignInStep; signIn: SignIn }) {
  switch (step.kind) {
    case "approval":
      return (
        <SignInFrame title={t`Almost there`} text={approvalText(step.email)}>
          <p>{t`Your cart is saved. You can continue shopping in the meantime.`}</p>
          <ButtonLink to="/">{t`Back to the shop`}</ButtonLink>
        </SignInFrame>
      );
    case "factor":
      return <FactorStep step={step} signIn={signIn} />;
    case "session":
      return <SessionStep step={step} returnPath={signIn.returnPath} />;
  }
}

function approvalText(email: string): string {
  return email
    ? t`The account for ${email} has been created and is awaiting approval. We will email you as soon as it is ready.`
    : t`Your account has been created and is awaiting approval. We will email you as soon as it is ready.`;
}
