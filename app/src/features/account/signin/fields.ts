/** The fields of the logins' forms. */
import { msg } from "@lingui/core/macro";
import { ADDRESS } from "../../../generated/shopBounds";
import { emailProblem } from "../../../lib/emailProblem";
import type { Field } from "../../../ui/form";

/** Refuses only what certainly is no email address; the platform decides the rest. */
export const EMAIL = {
  name: "email",
  label: msg`Email`,
  form: "email",
  max: ADDRESS.email,
  required: msg`Enter your email address`,
  check: emailProblem,
  input: { autoComplete: "username" },
} satisfies Field<{ email: string }>;

export const PASSWORD: Field<{ password: string }> = {
  name: "password",
  label: msg`Password`,
  form: "password",
  required: msg`Enter your password`,
  input: { autoComplete: "current-password" },
};

/** The platform alone checks the length and the strength of a new password. */
export const NEW_PASSWORD: Field<{ password: string }> = {
  ...PASSWORD,
  label: msg`New password`,
  hint: msg`At least 8 characters. A few words are easier to remember than random letters.`,
  required: msg`Choose a password`,
  input: { autoComplete: "new-password" },
};
