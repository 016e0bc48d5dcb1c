import type { Challenge, LoginResult } from "@cartwright/sdk";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { refusal } from "./refusal";

/** Retries the login. The closure holds the password, and is gone with the page. */
type Again = () => Promise<LoginResult>;

/** The step that a login waits for. */
export type SignInStep =
  | { kind: "approval"; email: string; again: Again | undefined }
  | { kind: "factor"; enrol: boolean; challenge: Challenge; email: string }
  /** The login has succeeded; the session is opening, or could not be opened. */
  | { kind: "session"; error: unknown; retry: () => void };

export interface SignIn {
  step: SignInStep | null;
  returnPath: string;
  /** Whom the form was last sent for, so that it need not be typed again. */
  email: string;
  /** Whether the session was opened here. */
  opened: boolean;
  /** Whether this page waits, or waited, for the shop's approval. */
  awaiting: boolean;
  /** Goes on with what the platform answered. Throws for a refusal, in words for the form. */
  follow: (result: LoginResult, email: string, again?: Again) => Promise<void>;
  /** Back to the form. */
  restart: () => void;
}

/** The way from the platform's answer to a session: one for every page that can end in a login. */
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
          // The proof is still good: only the session is tried again, never the registration.
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
          // Kept by the history entry, so that coming back from the mail to a reloaded page loses nothing.
          await navigate(withReturnPath("/verify-email", returnPath), {
            state: { email, stateToken: result.data.stateToken },
          });
          return;
        case "OWNER_APPROVAL_REQUIRED":
          setAgain(() => again);
          // Kept by the history entry too: a reload shows it again, without a way to log in.
          await navigate({ pathname, search }, { replace: true, state: { email, approval: "PENDING" } });
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

/** The history state that one sign-in page hands to the next: a reload keeps it, an address never has it. */
export function useCarried(name: "email" | "stateToken" | "recoveryToken" | "approval"): string {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null) return "";
  const value = (state as Record<string, unknown>)[name];
  return typeof value === "string" ? value : "";
}
