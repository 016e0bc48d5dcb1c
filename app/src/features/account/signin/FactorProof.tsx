import type { Challenge, LoginResult } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import { type Resource, useBusy, usePolling, useResource } from "../../../lib/resource";
import { useState } from "react";
import { readError } from "../../../lib/errors";
import { textIn, type TextTable } from "../../../lib/textTable";
import { Button, Notice } from "../../../ui";
import { OneTimeCodeForm } from "./OneTimeCodeForm";
import { codeErrorText } from "./refusal";
import { ResendButton, SendCodeButton } from "./SendCode";

const SEND_CODE: TextTable = {
  EMAIL: msg`Email me a code`,
  SMS: msg`Text me a code`,
  CALL: msg`Call me with a code`,
  PUSH: msg`Send a request to my device`,
};

interface Props {
  factor: string;
  challenge: Challenge;
  /** Whether the factor is being enrolled rather than requested. */
  enrol: boolean;
  /** Sends a code or a push request, if the factor has one. */
  begin: () => Promise<void>;
  prove: (proof: { code?: string; transactionId?: string }) => Promise<LoginResult>;
  onAnswer: (result: LoginResult) => Promise<void>;
}

/** The form of one factor. */
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
        <OneTimeCodeForm label={enrol ? msg`2. Enter the code shown in the app` : msg`Code`} check={check} />
      </>
    );
  }
  // A code is sent only when the member asks for a code.
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
      <OneTimeCodeForm check={check} />
      <ResendButton send={begin} />
    </>
  );
}

/** The secret of an authenticator app: to type, to copy, or to open in an app on this device. */
function TotpSecret({ secret, uri }: { secret: string; uri: string | undefined }) {
  const [copied, setCopied] = useState(false);
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <section aria-labelledby="totp-title">
      <h2 id="totp-title" className="text-base">
        {t`1. Add this key to your authenticator app`}
      </h2>
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 rounded-sm bg-sunken px-4 py-3 font-mono text-base break-all">
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          look="outline"
          onClick={() => {
            void navigator.clipboard.writeText(secret).then(() => {
              setCopied(true);
            });
          }}
        >
          {t`Copy key`}
        </Button>
        {uri?.startsWith("otpauth:") && (
          <a href={uri} className="link inline-block py-2 text-sm font-medium">
            {t`Open in an app on this device`}
          </a>
        )}
        <p role="status" className="text-sm text-good">
          {copied && t`Key copied.`}
        </p>
      </div>
    </section>
  );
}

const ASK_EVERY_MS = 3_000;

interface PushProps {
  transactionId: string;
  ask: (proof: { transactionId: string }) => Promise<LoginResult>;
  onAnswer: (result: LoginResult) => Promise<void>;
}

/** Waits for an approval on another device: polls every few seconds, on return to the page, and by button. */
function PushWait({ transactionId, ask, onAnswer }: PushProps) {
  const query: Resource<LoginResult> = {
    key: ["push", transactionId],
    load: async () => {
      const result = await ask({ transactionId });
      // A refusal ends the wait, too.
      if (!isWaiting(result)) await onAnswer(result);
      return result;
    },
  };
  const { data, error, reload } = useResource(query);
  const isBusy = useBusy(query);
  const over = isOver(data, error);
  usePolling(query, over ? undefined : ASK_EVERY_MS);
  if (over && error === null) return null;
  return (
    <div className="space-y-4">
      {!over ? (
        <p role="status">{t`Approve the request on your device. This page will continue automatically.`}</p>
      ) : (
        <Notice tone="bad" role="alert">
          {readError(error).code === "BAD_CODE" ? t`The request was denied on your device.` : codeErrorText(error)}
        </Notice>
      )}
      {!over && (
        <Button look="outline" busy={isBusy} onClick={() => void reload()}>
          {isBusy ? t`Checking…` : t`Check again`}
        </Button>
      )}
    </div>
  );
}

function isWaiting(result: LoginResult): boolean {
  return result.loginState === "FAILURE" && result.challenge !== undefined;
}

/** Whether the poll has an outcome. After anything but the platform's own answer the device may still approve. */
function isOver(result: LoginResult | undefined, error: unknown): boolean {
  if (error) return readError(error).outcome === "refused";
  return result !== undefined && !isWaiting(result);
}
