import type { LoginFailed } from "@cartwright/sdk";
import { readError, sayError, violationsOf } from "../../../lib/errors";
import { FormProblem } from "../../../ui/form";
import { signinMessages as t } from "./messages";

const BY_CAUSE: Readonly<Record<string, string>> = {
  MEMBER_BLOCKED: t.blocked,
  REGISTRATION_CLOSED: t.closed,
};

const CODE_ERRORS: Readonly<Record<string, string>> = {
  BAD_CODE: t.codeBad,
  NOT_FOUND: t.codeGone,
  SEND_CODE_ERROR: t.codeNotSent,
};

/** What to tell of a login or registration that was refused. Never whether an account exists, except to who makes one. */
export function refusal(result: LoginFailed): unknown {
  const code = readError(result.cause).code;
  const known = BY_CAUSE[code ?? ""];
  if (known !== undefined) return new FormProblem(known);
  if (violationsOf(result.cause).length > 0) return result.cause;
  switch (result.errorCode) {
    case "emailAlreadyExists":
      return new FormProblem("", { email: t.emailTaken });
    case "resetPassword":
      return new FormProblem(t.resetNeeded);
    case "invalidEmail":
    case "invalidPassword":
      return new FormProblem(t.wrongPair);
    default:
      if (result.serverState === "STATUS_CHECK") return new FormProblem(t.statusCheck);
      return result.cause ?? new FormProblem(t.unknownState);
  }
}

/** What to tell when a code was not taken or not sent. */
export function sayCodeError(thrown: unknown): string {
  return CODE_ERRORS[readError(thrown).code ?? ""] ?? sayError(thrown);
}

/** The same for a form with a field for the code. */
export function codeRefusal(thrown: unknown): unknown {
  if (thrown instanceof FormProblem || violationsOf(thrown).length > 0) return thrown;
  const words = sayCodeError(thrown);
  return readError(thrown).code === "BAD_CODE" ? new FormProblem("", { code: words }) : new FormProblem(words);
}
