/** Generated from the Rust models by `npm run generate`: do not edit. */

/** The kinds of the core's errors. */
export type CoreErrorKind =
  | "validation"
  | "application"
  | "system"
  | "network"
  | "offline"
  | "timed-out"
  | "cancelled"
  | "session"
  | "oauth"
  | "request"
  | "decode"
  | "graphql";

/** The effect of a failed call on the platform. */
export type CallOutcome = "refused" | "not-done" | "unknown";

/** The role of a session. */
export type Role = "none" | "visitor" | "member";

/** The reason of a refused registration or login. */
export type LoginErrorCode =
  | "missingCaptchaToken"
  | "invalidCaptchaToken"
  | "emailAlreadyExists"
  | "invalidEmail"
  | "invalidPassword"
  | "resetPassword";

/** The way the code of a login comes back. */
export type ResponseMode = "fragment" | "query" | "web_message";

/** The behaviour of the login page for a visitor whom it knows already. */
export type Prompt = "login" | "none" | "consent" | "select_account";

/** The states of a registration or login. */
export const LoginState = {
  INITIAL: "INITIAL",
  SUCCESS: "SUCCESS",
  FAILURE: "FAILURE",
  EMAIL_VERIFICATION_REQUIRED: "EMAIL_VERIFICATION_REQUIRED",
  OWNER_APPROVAL_REQUIRED: "OWNER_APPROVAL_REQUIRED",
  USER_CAPTCHA_REQUIRED: "USER_CAPTCHA_REQUIRED",
  SILENT_CAPTCHA_REQUIRED: "SILENT_CAPTCHA_REQUIRED",
} as const;
export type LoginState = (typeof LoginState)[keyof typeof LoginState];

/** The time limit of a call, in milliseconds. */
export const CALL_TIMEOUT_MS = 30000;

/** The deepest nesting of JSON that the core reads. */
export const MAX_DEPTH = 127;

/** The start of the session cookies' names, unless the program gives another. */
export const COOKIE_NAME = "cartwright";

/** Goes before the names of cookies over https. */
export const COOKIE_PREFIX = "__Host-";

/** The layout of the session cookies' values, which each value begins with. */
export const COOKIE_LAYOUT = "1";

/** Stands between the fields of a session cookie's value. */
export const COOKIE_SEPARATOR = "~";

/** The key of the logins under way in a tab's session storage. */
export const FLOWS_KEY = "cartwright-login";

/** The time that an add may still be under way after its answer was given up, in milliseconds. */
export const ADD_ARRIVAL_MS = 2500;

/** The maximum length of a query string; a longer request uses its POST form. */
export const MAX_QUERY_LENGTH = 4000;

/** The number of attempts of an add whose answer is lost. */
export const ADD_ATTEMPTS = 3;

/** Rows whose payload is the body alone. */
export const BODY_ONLY = /^\S+ [bcd]...a [^{]*$/;

/** The codes of other packages' calls by method: of a read, and of another call. */
export const FOREIGN_CODES = {
  GET: ["aibaa", "aibaa"],
  POST: ["bibaa", "bibca"],
  PUT: ["cibaa", "cibba"],
  PATCH: ["dibaa", "dibba"],
  DELETE: ["eibaa", "eibba"],
} as const;
