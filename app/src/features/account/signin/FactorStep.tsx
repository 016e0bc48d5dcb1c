import type { Challenge, LoginResult } from "@cartwright/sdk";
import { useState } from "react";
import { useShop } from "../../../lib/useShop";
import { CheckBox, RadioField } from "../../../ui/form";
import { FactorProof } from "./FactorProof";
import { HostedLogin } from "./HostedLogin";
import { signinMessages as t } from "./messages";
import { SignInFrame } from "./SignInFrame";
import { StartAgain } from "./StartAgain";
import type { SignIn, SignInStep } from "./useSignIn";

interface Props {
  step: Extract<SignInStep, { kind: "factor" }>;
  signIn: SignIn;
}

/** The second step of a login: proving a factor, or setting one up where the shop asks for one. */
export function FactorStep({ step, signIn }: Props) {
  const shop = useShop();
  const [challenge, setChallenge] = useState<Challenge>(step.challenge);
  const known = challenge.factors.filter((factor) => factor in t.factors);
  const [factor, setFactor] = useState(challenge.factor ?? known[0]);
  const [remember, setRemember] = useState(false);
  const { enrol, email } = step;
  const [title, text] = enrol ? [t.enrolTitle, t.enrolText] : [t.factorTitle, t.factorText];

  if (factor === undefined) {
    return (
      <SignInFrame title={title} text={t.unknownState}>
        <HostedLogin bare returnPath={signIn.returnPath} />
      </SignInFrame>
    );
  }

  const prove = (proof: { code?: string; transactionId?: string }): Promise<LoginResult> =>
    shop.auth.verifyFactor({ factorType: factor, rememberThisDevice: remember, ...proof }, challenge);
  const begin = async () => {
    const result = await shop.auth.verifyFactor({ factorType: factor }, challenge);
    if (result.loginState === "FAILURE" && result.challenge) {
      // What only the first answer told, such as a secret to be set up, stays.
      setChallenge({ ...challenge, factor, ...result.challenge, factors: challenge.factors });
    } else {
      await signIn.follow(result, email);
    }
  };

  return (
    <SignInFrame title={title} text={text}>
      {known.length > 1 && (
        <RadioField
          label={t.chooseFactor}
          options={known.map((value) => ({ value, label: t.factors[value] ?? value }))}
          value={factor}
          onChange={(event) => {
            setFactor(event.target.value);
          }}
        />
      )}
      {!enrol && <CheckBox label={t.remember} hint={t.rememberHint} checked={remember} onChange={setRemember} />}
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
