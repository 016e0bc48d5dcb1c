import type { Challenge, LoginResult } from "@cartwright/sdk";
import { CodeForm } from "./CodeForm";
import { signinMessages as t } from "./messages";
import { PushWait } from "./PushWait";
import { ResendButton } from "./ResendButton";
import { SendCodeButton } from "./SendCodeButton";
import { TotpSecret } from "./TotpSecret";

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
          <p>{t.totpText}</p>
        )}
        <CodeForm label={enrol ? t.enrolCode : t.code} check={check} />
      </>
    );
  }
  // Nothing is sent before it is asked for.
  if (challenge.factor !== factor) return <SendCodeButton label={t.sendCode[factor] ?? ""} send={begin} />;
  if (factor === "PUSH") {
    const { transactionId = "" } = challenge;
    return (
      <>
        <PushWait key={transactionId} transactionId={transactionId} ask={prove} onAnswer={onAnswer} />
        <ResendButton label={t.pushResend} sentLabel={t.pushResent} send={begin} />
      </>
    );
  }
  return (
    <>
      <p role="status">{challenge.destination ? t.codeSentTo(challenge.destination) : t.codeSent}</p>
      <CodeForm check={check} />
      <ResendButton send={begin} />
    </>
  );
}
