import { t } from "@lingui/core/macro";
import * as v from "valibot";

/** Only what surely is no address is refused here; the platform decides the rest. */
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

/** How long or strange a new password must be is the platform's to say. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty(() => t`Choose a password`),
);

export const registerSchema = v.object({ email: emailSchema, password: newPasswordSchema });

export const recoverSchema = v.object({ email: emailSchema });

export const resetSchema = v.object({ password: newPasswordSchema });

/** A code as people paste it: with spaces, hyphens, or a line's end. */
export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s-]/g, "")),
    v.length(6, () => t`Enter all 6 digits of the code`),
  ),
});
