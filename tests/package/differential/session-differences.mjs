/** Differences of logins, tokens and retries from the platform's own packages, with their reasons. */
import { isAttempts, isStatusText } from "./cases.mjs";
import { codeOf, expectedError, mayPass, parsed } from "./expected.mjs";
import { absent, is, isEmpty, isExpected, isSame, isText, jsonOf, like, refusedHere } from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Rule} Rule */

const CLIENT = "11111111-2222-3333-4444-555555555555";

/** Whether a second attempt succeeded, which the other package does not make. */
const isSecondChance = ({ answer, ours }) => answer.endsWith(", then 200") && ours.attempts === 2;

/** Whether the platform refused tokens. */
const isUngranted = ({ ours: { granted } }) =>
  granted !== undefined && (granted.lost !== undefined || granted.status >= 400);

/** The error message of a refused token request. */
const isGrantMessage = (message, { call, ours: { granted } }) => {
  if (call.startsWith("getMemberTokens")) return message === "Failed to get member tokens";
  return message === (granted.lost === undefined ? "something went wrong" : `System error occurred: ${granted.lost}`);
};

const isGrantCode = (code, { ours: { granted } }) =>
  code === (parsed(granted.text)?.error ?? (granted.lost === undefined ? codeOf(granted.status) : undefined));

/** Three equal token requests, if repeatable: a login's code can be used only once. */
const isGrantRepeated = (requests, { theirs, ours: { granted } }) => {
  const [request] = theirs.tokens;
  return (
    mayPass(granted) &&
    (request.body.grantType !== "authorization_code" || granted.retryAfter !== undefined) &&
    isSame(requests, [request, request, request])
  );
};

const isLogin = ({ call }) => call === "login" || call === "register";

/** Whether a login failed for another reason than the platform's refusal. */
const isUndecided = (situation) =>
  isLogin(situation) && (mayPass(situation.ours.answered) || situation.answer === "403 empty");

/** The required captchas if one was sent (`true`), or none. @type {Record<string, Record<string, string>>} */
const CAPTCHA_STATES = {
  missingCaptchaToken: { true: "USER_CAPTCHA_REQUIRED", false: "SILENT_CAPTCHA_REQUIRED" },
  invalidCaptchaToken: { true: "USER_CAPTCHA_REQUIRED", false: "USER_CAPTCHA_REQUIRED" },
};

/** The parts of a failed login's cause that programs read. */
const isCause = (cause, { call, ours }) => {
  const expected = expectedError(ours.answered);
  const { validationError } = expected?.details ?? {};
  return isSame(cause, {
    ...expected,
    name: validationError ? "ValidationError" : "ApplicationError",
    kind: validationError ? "validation" : "application",
    endpoint: `authentication.${call}`,
    retryable: false,
    outcome: cause?.outcome,
    isPlatform: cause?.isPlatform,
    isNoSuchCall: false,
    ...(validationError ? { violations: validationError.fieldViolations } : {}),
    description: cause?.description,
    data: cause?.data,
  });
};

/** @type {readonly Rule[]} */
export const SESSION_RULES = [
  {
    id: "logins-remembered",
    what: "`getAuthUrl` and `getMemberTokens` without what `generateOAuthData` gave throw a `RequestError` and send nothing.",
    why: "The other package makes up an address and a secret that nobody keeps, or throws a `TypeError`.",
    excuses: refusedHere(
      like(
        /^get(AuthUrl|MemberTokens): `oauthData` is missing: make it with `generateOAuthData`, and keep it for the way back$/,
      ),
      ({ call }) => call.endsWith(", nothing remembered"),
    ),
  },
  {
    id: "rotated-tokens",
    what: "A refresh token in an answer takes the place of the one it was asked with.",
    why: "The platform may take back one that was used. The other package goes on with it.",
    excuses: [{ at: /refreshToken\.value$/, theirs: is("refresh"), ours: is("refreshed") }],
  },
  {
    id: "token-failures",
    what: "A request for tokens that is refused says `something went wrong`, or `Failed to get member tokens`.",
    why: "The documented texts. The platform's code stands in `code`, and not as JSON in the text.",
    excuses: [
      {
        at: /^error\.message$/,
        theirs: (message) =>
          message === "fetch failed" || like(/^(Failed to fetch tokens|System error occurred: \{\}$)/)(message),
        ours: isGrantMessage,
        when: isUngranted,
      },
      { at: /^error\.code$/, theirs: is(undefined, "UNKNOWN"), ours: isGrantCode, when: isUngranted },
      {
        at: /^error\.status$/,
        theirs: absent,
        ours: (status, { ours }) => status === ours.granted.status,
        when: isUngranted,
      },
    ],
  },
  {
    id: "login-failures",
    what: "`error` of a failed login is a sentence, and `cause`, `captchaState`, `serverState` and `challenge` say more.",
    why: "The other package puts a JSON document into `error`, and the rest nowhere.",
    excuses: [
      {
        at: /^value\.error$/,
        theirs: isText,
        ours: (text, { ours }) => text === expectedError(ours.answered)?.message,
      },
      { at: /^value\.cause$/, theirs: absent, ours: isCause },
      {
        at: /^value\.captchaState$/,
        theirs: absent,
        // Registrations here send captchas, logins do not.
        ours: (state, { call, ours }) => state === CAPTCHA_STATES[ours.value.errorCode]?.[`${call === "register"}`],
      },
      { at: /^value\.serverState$/, theirs: absent, ours: (state, situation) => state === jsonOf(situation)?.state },
      { at: /^value\.challenge$/, theirs: absent, ours: is({ stateToken: "state", factors: [] }) },
    ],
  },
  {
    id: "login-never-throws",
    what: "A login that fails for a field is a failure with `invalidEmail`.",
    why: "The other package throws a `TypeError` there.",
    excuses: [
      {
        at: /^error$/,
        theirs: (error) => like(/^Cannot read properties/)(error?.message),
        ours: absent,
        when: ({ call }) => call === "login",
      },
      {
        at: /^value$/,
        theirs: absent,
        ours: (value, situation) =>
          value?.loginState === "FAILURE" &&
          value.errorCode === "invalidEmail" &&
          value.error === "bad" &&
          isCause(value.cause, situation),
        when: ({ call, theirs }) => call === "login" && like(/^Cannot read properties/)(theirs.error?.message),
      },
    ],
  },
  {
    id: "login-outages",
    what: "A login that the platform did not decide on, for a 429, a 5xx, a lost connection or a proxy's refusal, throws that error.",
    why: "An outage is no wrong password. The other package calls it a failed login, with `invalidEmail`, or throws a `TypeError`.",
    excuses: [
      { at: /^error$/, theirs: absent, ours: isExpected, when: isUndecided },
      { at: /^value$/, theirs: (value) => value?.loginState === "FAILURE", ours: absent, when: isUndecided },
      { at: /^error\.message$/, theirs: like(/^Cannot read properties/), ours: isExpected, when: isUndecided },
    ],
  },
  {
    id: "renewal-after-401",
    what: "After a 401 the session is renewed once, and the call made again.",
    why: "A token can be revoked, or a clock be wrong, before the token's time. A call that must not be made twice needs the platform's own refusal for that, and not a proxy's.",
    excuses: [
      {
        at: /^attempts$/,
        theirs: is(1),
        ours: is(2),
        when: ({ answer, theirs, ours }) => answer.startsWith("401") && ours.tokens.length === theirs.tokens.length + 1,
      },
      {
        at: /^tokens$/,
        theirs: is([]),
        ours: is([
          {
            headers: { "content-type": "application/json" },
            body: { clientId: CLIENT, grantType: "refresh_token", refreshToken: "refresh" },
          },
        ]),
        when: ({ answer }) => answer.startsWith("401"),
      },
      {
        at: /^error$/,
        theirs: (error) => isStatusText(error?.message),
        ours: absent,
        when: (situation) => situation.answer.startsWith("401") && isSecondChance(situation),
      },
      {
        at: /^value$/,
        theirs: absent,
        ours: isEmpty,
        when: (situation) => situation.answer.startsWith("401") && isSecondChance(situation),
      },
    ],
  },
  {
    id: "retries",
    what: "Calls that may be repeated are repeated, at most twice, after 429, 5xx and lost connections; any call, after a 429 or 503 with `Retry-After`.",
    why: "Most such failures pass. `{ retry: false }` as last argument asks for one attempt.",
    excuses: [
      { at: /^attempts$/, theirs: is(1), ours: (count, situation) => count > 1 && isAttempts(count, situation) },
      { at: /^tokens$/, theirs: ({ length }) => length === 1, ours: isGrantRepeated },
      { at: /^error$/, theirs: (error) => isStatusText(error?.message), ours: absent, when: isSecondChance },
      { at: /^value$/, theirs: absent, ours: isEmpty, when: isSecondChance },
    ],
  },
];
