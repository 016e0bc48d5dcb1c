import { t } from "@lingui/core/macro";
import * as v from "valibot";

/** Rejects only what certainly is no email address; the platform decides the rest. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => t`Enter your email address`),
  v.regex(/^[^\s@]+@[^\s@]+$/, () => t`Enter an email address such as name@example.com`),
);

export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string(),
    v.nonEmpty(() => t`Enter your password`),
  ),
});

/** The platform alone checks the length and the strength of a new password. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty(() => t`Choose a password`),
);

export const registerSchema = v.object({ email: emailSchema, password: newPasswordSchema });

export const recoverSchema = v.object({ email: emailSchema });

export const resetSchema = v.object({ password: newPasswordSchema });

/** A code as pasted: with spaces, hyphens, or a line break. */
export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s-]/g, "")),
    v.length(6, () => t`Enter all 6 digits of the code`),
  ),
});
