import * as v from "valibot";
import { signinMessages as t } from "./messages";

/** Only what surely is no address is refused here; the platform decides the rest. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(t.emailMissing),
  v.regex(/^[^\s@]+@[^\s@]+$/, t.emailWrong),
);

export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty(t.passwordMissing)),
});

/** How long or strange a new password must be is the platform's to say. */
export const newPasswordSchema = v.pipe(v.string(), v.nonEmpty(t.newPasswordMissing));

export const registerSchema = v.object({ email: emailSchema, password: newPasswordSchema });

export const recoverSchema = v.object({ email: emailSchema });

export const resetSchema = v.object({ password: newPasswordSchema });

/** A code as people paste it: with spaces, hyphens, or a line's end. */
export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s-]/g, "")),
    v.length(6, t.codeWrongLength),
  ),
});
