import { useSession } from "@cartwright/sdk/react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { returnPathOf } from "../../../lib/returnPath";
import { SignInStepView } from "./SignInStepView";
import { type SignIn, useSignIn } from "./useSignIn";

interface Props {
  /** Whether the page is also for those who are logged in already. */
  forMembersToo?: boolean;
  children: (signIn: SignIn) => ReactNode;
}

/** A page that can end in a login: it shows its own content, then the steps, and leaves once someone is logged in. */
export function Entrance({ forMembersToo = false, children }: Props) {
  const { loggedIn } = useSession();
  const returnPath = returnPathOf(useLocation().search);
  const signIn = useSignIn(returnPath);
  if (signIn.opened || (loggedIn && !forMembersToo)) return <Navigate replace to={returnPath} />;
  return signIn.step === null ? children(signIn) : <SignInStepView step={signIn.step} signIn={signIn} />;
}
