import { msg, t } from "@lingui/core/macro";
import type { Challenge, LoginResult } from "@cartwright/sdk";
import { CodeForm } from "./CodeForm";
import { PushWait } from "./PushWait";
import { ResendButton } from "./ResendButton";
import { SendCodeButton } from "./SendCodeButton";
import { TotpSecret } from "./TotpSecret";
import { textIn, type TextTable } from "../../../lib/textTable";

const SEND_CODE: TextTable = {
  EMAIL: msg`Email me a code`,
  SMS: msg`Text me a code`,
  CALL: msg`Call me with a code`,
  PUSH: msg`Send a request to my device`,
};

interface Props {
  factor: string;
  challenge: Challenge;
  /** Whether the factor is being set up rather than asked for. */
  enrol: boolean;
  /** Sends a code or a question, where the factor has one. */
  begin: () => Promise<void>;
  prove: (proof: { code?: string; transactionId?: string }) => Promise<LoginResult>;
  onAnswer: (result: LoginResult) => Promise<void>;
}

/** What one factor asks for. */
export function FactorProof({ factor, challenge, enrol, begin, prove, onAnswer }: Props) {
  const check = async (code: string) => {
    await onAnswer(await prove({ code }));
  };
  if (factor === "TOTP") {
    return (
      <>
        {enrol && challenge.totpSecret !== undefined ? (
          <TotpSecret secret={challenge.totpSecret} uri={challenge.totpUri} />
        ) : (
          <p>{t`Open your authenticator app and enter the code it shows for this shop.`}</p>
        )}
        <CodeForm label={enrol ? t`2. Enter the code shown in the app` : t`Code`} check={check} />
      </>
    );
  }
  // Nothing is sent before it is asked for.
  if (challenge.factor !== factor) return <SendCodeButton label={textIn(SEND_CODE, factor) ?? ""} send={begin} />;
  if (factor === "PUSH") {
    const { transactionId = "" } = challenge;
    return (
      <>
        <PushWait key={transactionId} transactionId={transactionId} ask={prove} onAnswer={onAnswer} />
        <ResendButton label={t`Send the request again`} sentLabel={t`The request was sent again.`} send={begin} />
      </>
    );
  }
  return (
    <>
      <p role="status">
        {challenge.destination
          ? t`We sent a code to ${{ destination: challenge.destination }}.`
          : t`We sent you a code.`}
      </p>
      <CodeForm check={check} />
      <ResendButton send={begin} />
    </>
  );
}
