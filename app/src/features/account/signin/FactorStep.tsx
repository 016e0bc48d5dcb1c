import type { Challenge, LoginResult } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { textIn, type TextTable } from "../../../lib/textTable";
import { useShop } from "../../../lib/useShop";
import { CheckBox, RadioField } from "../../../ui/form";
import { FactorProof } from "./FactorProof";
import { HostedLogin } from "./HostedLogin";
import { StartAgain } from "./links";
import { SignInFrame } from "./SignInFrame";
import type { SignIn, SignInStep } from "./useSignIn";

const FACTORS: TextTable = {
  TOTP: msg`Code from an authenticator app`,
  EMAIL: msg`Code by email`,
  SMS: msg`Code by text message`,
  CALL: msg`Code by phone call`,
  PUSH: msg`Approve on one of your devices`,
};

interface Props {
  step: Extract<SignInStep, { kind: "factor" }>;
  signIn: SignIn;
}

/** The second factor of a login: proving one, or enrolling one if the shop requires it. */
export function FactorStep({ step, signIn }: Props) {
  const shop = useShop();
  const [challenge, setChallenge] = useState<Challenge>(step.challenge);
  const known = challenge.factors.filter((factor) => factor in FACTORS);
  const [factor, setFactor] = useState(challenge.factor ?? known[0]);
  const [remember, setRemember] = useState(false);
  const { enrol, email } = step;
  const [title, text] = enrol
    ? [
        t`Protect your account`,
        t`This shop requires two-step verification. Setting it up takes a minute, and you only do it once.`,
      ]
    : [t`One more step`, t`Your account is protected by two-step verification.`];

  if (factor === undefined) {
    return (
      <SignInFrame
        title={title}
        text={t`Logging in needs a step that cannot be shown here. Continue on the shop’s login page.`}
      >
        <HostedLogin bare returnPath={signIn.returnPath} />
      </SignInFrame>
    );
  }

  const prove = (proof: { code?: string; transactionId?: string }): Promise<LoginResult> =>
    shop.call(({ auth }) =>
      auth.verifyFactor({ factorType: factor, rememberThisDevice: remember, ...proof }, challenge),
    );
  const begin = async () => {
    const result = await shop.call(({ auth }) => auth.verifyFactor({ factorType: factor }, challenge));
    if (result.loginState === "FAILURE" && result.challenge) {
      // Keeps fields that only the first answer has, such as a secret to enrol.
      setChallenge({ ...challenge, factor, ...result.challenge, factors: challenge.factors });
    } else {
      await signIn.follow(result, email);
    }
  };

  return (
    <SignInFrame title={title} text={text}>
      {known.length > 1 && (
        <RadioField
          label={t`How would you like to confirm that it is you?`}
          options={known.map((value) => ({ value, label: textIn(FACTORS, value) ?? value }))}
          value={factor}
          onChange={(event) => {
            setFactor(event.target.value);
          }}
        />
      )}
      {!enrol && (
        <CheckBox
          label={t`Do not ask again on this device for 30 days`}
          hint={t`Only on your own device.`}
          checked={remember}
          onChange={setRemember}
        />
      )}
      <FactorProof
        key={factor}
        factor={factor}
        challenge={challenge}
        enrol={enrol}
        begin={begin}
        prove={prove}
        onAnswer={(result) => signIn.follow(result, email)}
      />
      <StartAgain email={email} returnPath={signIn.returnPath} onClick={signIn.restart} />
    </SignInFrame>
  );
}
