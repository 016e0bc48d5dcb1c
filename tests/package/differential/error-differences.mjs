/** Differences of errors from the platform's own packages, with their reasons. */
import { SYSTEM, isBetween, isStatusText, statusOf } from "./cases.mjs";
import { expectedError } from "./expected.mjs";
import { absent, is, isEmpty, isExpected, isSame, isText, jsonOf, like, present, messageIn } from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Rule} Rule */

/** Whether the platform refused with a status but without its own details. */
const isPlain = (situation) => {
  const { validationError, applicationError } = jsonOf(situation)?.details ?? {};
  return (statusOf(situation) < 200 || statusOf(situation) >= 300) && !validationError && !applicationError;
};

const isNotJson = (situation) => isBetween(200, 300)(situation) && jsonOf(situation) === undefined;

const isLost = ({ theirs, ours }) => (theirs.answered ?? ours.answered)?.lost !== undefined;

const isPageCall = ({ call }) => /^(login|register|logout|getMemberTokensForDirectLogin)\b/.test(call);

/** @type {readonly Rule[]} */
export const ERROR_RULES = [
  {
    id: "violations-by-payload",
    what: "Fields that the platform refused have their names in the request.",
    why: "As the platform documents them. The other package puts its own arguments' names before them, or `undefined`.",
    excuses: [
      {
        at: /^error\.message$/,
        theirs: (message) => like(/^INVALID_ARGUMENT: /)(messageIn(message)),
        ours: isExpected,
      },
      { at: /^error\.details\.validationError\.fieldViolations\.\d+\.field$/, theirs: isText, ours: isExpected },
      {
        at: /^error\.details\.validationError\.fieldViolations\.\d+\.data$/,
        theirs: absent,
        ours: is(null),
      },
    ],
  },
  {
    id: "graphql-errors",
    what: "A GraphQL query that is refused throws an error with the platform's words in `details`.",
    why: "The other package has the answer on the error, unread.",
    excuses: [
      {
        at: /^error\.(code|status|requestId)$/,
        theirs: absent,
        ours: isExpected,
        when: ({ call }) => call === "graphql, refused",
      },
      {
        at: /^error\.details$/,
        // In their package, a function that reads the answer.
        theirs: (details) => typeof details === "function",
        ours: (details, { ours }) => {
          const { message, requestId, status } = expectedError(ours.answered);
          return isSame(details, { requestId, applicationError: { code: status, description: message, data: {} } });
        },
        when: ({ call }) => call === "graphql, refused",
      },
    ],
  },
  {
    id: "details-always",
    what: "Every error has `details`.",
    why: "So that `error.details.applicationError` can be read of any.",
    excuses: [{ at: /^error\.details$/, theirs: absent, ours: isEmpty }],
  },
  {
    id: "readable-message",
    what: "`message` is a sentence.",
    why: "The other package puts a JSON document there; the sentence is that document's `message`.",
    excuses: [
      { at: /^error\.message$/, theirs: isText, ours: (text, { theirs }) => text === messageIn(theirs.error.message) },
    ],
  },
  {
    id: "code-on-the-error",
    what: "`code` stands on every error of the platform, not only in `details`.",
    why: "One place to look, whatever the kind of error.",
    excuses: [
      { at: /^error\.code$/, theirs: absent, ours: isExpected },
      {
        at: /^error\.code$/,
        theirs: absent,
        ours: is("access_denied"),
        when: ({ call }) => call === "getMemberTokensForDirectLogin, refused",
      },
    ],
  },
  {
    id: "nothing-made-up",
    what: "Parts that the platform did not send are left out of an error.",
    why: "The other package writes `UNKNOWN` for a description or code that is not there, and keeps `null` for a rule.",
    excuses: [
      { at: /^error\.code$/, theirs: is("UNKNOWN"), ours: isExpected },
      { at: /^error\.details\.applicationError\.(code|description)$/, theirs: is("UNKNOWN"), ours: isExpected },
      {
        at: /^error\.details\.validationError\.fieldViolations\.\d+\.(ruleName|violatedRule)$/,
        theirs: is(null),
        ours: absent,
      },
      { at: /^error\.message$/, theirs: (message) => like(/: UNKNOWN$/)(messageIn(message)), ours: isExpected },
    ],
  },
  {
    id: "plain-refusals",
    what: "Of an answer without details, `message` has the platform's words alone, and `details` have no copy of it; a 5xx or 3xx is a system error.",
    why: "As the platform documents it. The other package puts the whole answer into `details.applicationError.data`.",
    excuses: [
      { at: /^error\.message$/, theirs: isStatusText, ours: isExpected, when: isPlain },
      { at: /^error\.details\.applicationError\.description$/, theirs: isText, ours: isExpected, when: isPlain },
      { at: /^error\.details\.applicationError\.data\b/, theirs: present, ours: absent, when: isPlain },
    ],
  },
  {
    id: "unreadable-answers",
    what: "An answer that is no JSON is a `DecodeError` that says so.",
    why: "The other package says `System error occurred: {}`, as it does of a lost network.",
    excuses: [
      { at: /^error\.message$/, theirs: is(SYSTEM.message), ours: isExpected, when: isNotJson },
      { at: /^error\.status$/, theirs: absent, ours: isExpected, when: isNotJson },
      {
        at: /^error\.message$/,
        theirs: like(/^(System error occurred: \{\}$|Cannot read properties)/),
        ours: is("the answer could not be read: it is no JSON object", "the redirect session has no address"),
        when: (situation) => isNotJson(situation) && isPageCall(situation),
      },
    ],
  },
  {
    id: "lost-connections",
    what: "A call that no answer came to is a `TransportError` with the connection's own words.",
    why: "The other package says `System error occurred: {}`.",
    excuses: [{ at: /^error\.message$/, theirs: is(SYSTEM.message), ours: isExpected, when: isLost }],
  },
];
