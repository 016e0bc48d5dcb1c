import { sayError } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { HostedLogin } from "./HostedLogin";
import { signinMessages as t } from "./messages";
import { SignInFrame } from "./SignInFrame";
import type { SignInStep } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

interface Props {
  step: Extract<SignInStep, { kind: "session" }>;
  returnPath: string;
}

/** All is proven, and the session is on its way. */
export function SessionStep({ step, returnPath }: Props) {
  const { error, retry } = step;
  if (error === null) {
    return (
      <SignInFrame title={t.openingTitle} text={t.opening}>
        <WaitingNotice busy returnPath={returnPath} offerHosted />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t.openFailedTitle}>
      <Notice tone="bad" role="alert">
        <p className="font-medium">{t.openFailed}</p>
        <p>{sayError(error)}</p>
      </Notice>
      <Button className="w-full" onClick={retry}>
        {t.tryAgain}
      </Button>
      <HostedLogin returnPath={returnPath} />
    </SignInFrame>
  );
}
