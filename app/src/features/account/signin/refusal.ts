import type { LoginFailed } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import { readError, errorText, violationsOf } from "../../../lib/errors";
import { textIn, type TextTable } from "../../../lib/textTable";
import { FormProblem } from "../../../ui/form";

const BY_CAUSE: TextTable = {
  MEMBER_BLOCKED: msg`This account is blocked. Contact us if you think this is a mistake.`,
  REGISTRATION_CLOSED: msg`The shop is not accepting new accounts at the moment.`,
};

const CODE_ERRORS: TextTable = {
  BAD_CODE: msg`This code is incorrect. Check it, or request a new one.`,
  NOT_FOUND: msg`This code has expired or was entered incorrectly too often. Log in again for a new one.`,
  SEND_CODE_ERROR: msg`The code could not be sent. Check the address, or choose another method.`,
};

/** The error text of a login or registration. To prevent account enumeration, logins do not tell who has an account. */
export function refusal(result: LoginFailed): unknown {
  const code = readError(result.cause).code;
  const known = textIn(BY_CAUSE, code);
  if (known !== undefined) return new FormProblem(known, {}, code === "MEMBER_BLOCKED");
  if (violationsOf(result.cause).length > 0) return result.cause;
  switch (result.errorCode) {
    case "emailAlreadyExists":
      return new FormProblem("", { email: t`An account with this email already exists. You can log in with it.` });
    case "resetPassword":
      return new FormProblem(t`You need to change your password before you can log in. Request a link below.`);
    case "invalidEmail":
    case "invalidPassword":
      return new FormProblem(t`The email or password is incorrect. Check both and try again.`);
    default:
      if (result.serverState === "STATUS_CHECK") {
        return new FormProblem(t`Your account is under review. Please try again later.`);
      }
      return (
        result.cause ??
        new FormProblem(t`Logging in needs a step that cannot be shown here. Continue on the shop’s login page.`)
      );
  }
}

/** The error text for a code that was rejected or could not be sent. */
export function codeErrorText(thrown: unknown): string {
  return textIn(CODE_ERRORS, readError(thrown).code) ?? errorText(thrown);
}

/** The same error, for a form with a field for the code. */
export function codeRefusal(thrown: unknown): unknown {
  if (thrown instanceof FormProblem || violationsOf(thrown).length > 0) return thrown;
  const words = codeErrorText(thrown);
  return readError(thrown).code === "BAD_CODE" ? new FormProblem("", { code: words }) : new FormProblem(words);
}
