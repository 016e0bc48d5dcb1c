import { t } from "@lingui/core/macro";
import { errorText } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { HostedLogin } from "./HostedLogin";
import { SignInFrame } from "./SignInFrame";
import type { SignInStep } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

interface Props {
  step: Extract<SignInStep, { kind: "session" }>;
  returnPath: string;
}

/** The last step: the login has succeeded, and the session is opening. */
export function SessionStep({ step, returnPath }: Props) {
  const { error, retry } = step;
  if (error === null) {
    return (
      <SignInFrame title={t`Logging you in`} text={t`One moment, please.`}>
        <WaitingNotice busy returnPath={returnPath} offerHosted />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t`Not logged in yet`}>
      <Notice tone="bad" role="alert">
        <p className="font-medium">{t`Your account could not be opened.`}</p>
        <p>{errorText(error)}</p>
      </Notice>
      <Button className="w-full" onClick={retry}>
        {t`Try again`}
      </Button>
      <HostedLogin returnPath={returnPath} />
    </SignInFrame>
  );
}
