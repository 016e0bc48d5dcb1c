import type { Challenge, LoginResult } from "@cartwright/sdk";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "../../../lib/router";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { refusal } from "./refusal";

/** Retries the login. The closure holds the password, which leaves memory with the page. */
type Again = () => Promise<LoginResult>;

/** The current step of a login. */
export type SignInStep =
  | { kind: "approval"; email: string; again: Again | undefined }
  | { kind: "factor"; enrol: boolean; challenge: Challenge; email: string }
  /** The login has succeeded; the session is opening, or could not be opened. */
  | { kind: "session"; error: unknown; retry: () => void };

export interface SignIn {
  step: SignInStep | null;
  returnPath: string;
  /** The email last submitted, for later forms. */
  email: string;
  /** Whether this page opened the session. */
  opened: boolean;
  /** Whether this page waits, or waited, for the shop's approval. */
  awaiting: boolean;
  /** Continues with the platform's answer. Throws refusals, as form errors. */
  follow: (result: LoginResult, email: string, again?: Again) => Promise<void>;
  /** Returns to the form. */
  restart: () => void;
}

/** The flow from the platform's answer to a session, the same for every login page. */
export function useSignIn(returnPath: string): SignIn {
  const shop = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const awaiting = useCarried("approval") !== "";
  const carriedEmail = useCarried("email");
  const [again, setAgain] = useState<Again>();
  const [step, setStep] = useState<SignInStep | null>(null);
  const [opened, setOpened] = useState(false);
  const [lastEmail, setLastEmail] = useState("");
  const opening = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    opening.current = controller;
    return () => {
      controller.abort();
    };
  }, []);

  const open = useCallback(
    async (result: LoginResult): Promise<void> => {
      const { signal } = opening.current;
      const attempt = async (): Promise<void> => {
        setStep({ kind: "session", error: null, retry: () => undefined });
        try {
          await shop.call(({ auth }) => auth.signIn(result, { signal }));
          setOpened(true);
        } catch (error) {
          // The proof is still valid: retry only the session, never the registration.
          if (!signal.aborted) setStep({ kind: "session", error, retry: () => void attempt() });
        }
      };
      await attempt();
    },
    [shop],
  );

  const follow = useCallback(
    async (result: LoginResult, email: string, again?: Again): Promise<void> => {
      setLastEmail(email);
      switch (result.loginState) {
        case "SUCCESS":
          await open(result);
          return;
        case "EMAIL_VERIFICATION_REQUIRED":
          // Kept in the history state: returning from the mail to a reloaded page loses nothing.
          navigate(withReturnPath("/verify-email", returnPath), {
            state: { email, stateToken: result.data.stateToken },
          });
          return;
        case "OWNER_APPROVAL_REQUIRED":
          setAgain(() => again);
          // Kept in the history state, too: a reload shows the step again, though it cannot retry the login.
          navigate(pathname + search, { replace: true, state: { email, approval: "PENDING" } });
          return;
        case "FAILURE":
          if (result.challenge === undefined) throw refusal(result);
          setStep({ kind: "factor", enrol: result.serverState === "REQUIRE_MFA", challenge: result.challenge, email });
          return;
        default:
          throw new Error(`the login stands at ${result.loginState}`);
      }
    },
    [navigate, open, returnPath, pathname, search],
  );

  const restart = useCallback(() => {
    setStep(null);
  }, []);
  const shown = step ?? (awaiting ? ({ kind: "approval", email: carriedEmail, again } as const) : null);
  return { step: shown, returnPath, email: lastEmail, opened, awaiting, follow, restart };
}

/** History state that one login page passes to the next: a reload keeps it, and the URL never has it. */
export function useCarried(name: "email" | "stateToken" | "recoveryToken" | "approval"): string {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null) return "";
  const value = (state as Record<string, unknown>)[name];
  return typeof value === "string" ? value : "";
}
