import { FactorStep } from "./FactorStep";
import { signinMessages as t } from "./messages";
import { SessionStep } from "./SessionStep";
import { SignInFrame } from "./SignInFrame";
import type { SignIn, SignInStep } from "./useSignIn";
import { ButtonLink } from "../../../ui";

export function SignInStepView({ step, signIn }: { step: SignInStep; signIn: SignIn }) {
  switch (step.kind) {
    case "approval":
      return (
        <SignInFrame title={t.approvalTitle} text={t.approvalText(step.email)}>
          <p>{t.approvalCart}</p>
          <ButtonLink to="/">{t.toShop}</ButtonLink>
        </SignInFrame>
      );
    case "factor":
      return <FactorStep step={step} signIn={signIn} />;
    case "session":
      return <SessionStep step={step} returnPath={signIn.returnPath} />;
  }
}
