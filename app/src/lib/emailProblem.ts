import { t } from "@lingui/core/macro";

/** The problem of a text that is no email address. */
export const emailProblem = (text: string): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : t`Enter an email address such as name@example.com`;
