import { useSession } from "@cartwright/sdk/react";
import type { ReactNode } from "react";
import { Redirect, useLocation } from "../../../lib/router";
import { returnPathOf } from "../../../lib/returnPath";
import { Approved, ApprovalStep } from "./ApprovalStep";
import { FactorStep } from "./FactorStep";
import { SessionStep } from "./SessionStep";
import { type SignIn, type SignInStep, useSignIn } from "./useSignIn";

interface Props {
  /** Whether logged-in members may stay on the page. */
  forMembersToo?: boolean;
  children: (signIn: SignIn) => ReactNode;
}

/** A page that can lead to a login: its own content, then the login's steps, then a redirect. */
export function Entrance({ forMembersToo = false, children }: Props) {
  const { loggedIn } = useSession();
  const returnPath = returnPathOf(useLocation().search);
  const signIn = useSignIn(returnPath);
  // The session reports the login before the login's last step ends.
  const arrived = signIn.opened || (loggedIn && signIn.step?.kind === "session");
  if (arrived && signIn.awaiting) return <Approved returnPath={returnPath} />;
  if (signIn.opened || (loggedIn && !forMembersToo)) return <Redirect to={returnPath} />;
  return signIn.step === null ? children(signIn) : <Step step={signIn.step} signIn={signIn} />;
}

function Step({ step, signIn }: { step: SignInStep; signIn: SignIn }) {
  switch (step.kind) {
    case "approval":
      return <ApprovalStep step={step} signIn={signIn} />;
    case "factor":
      return <FactorStep step={step} signIn={signIn} />;
    case "session":
      return <SessionStep step={step} returnPath={signIn.returnPath} />;
  }
}
