/**
 * Every way in which a call differs from the same call of the platform's own packages, and why. `docs/moving.md` shows
 * this table; `differential.test.mjs` fails when a difference is found that no rule covers, and when a rule covers none.
 */
import { differences } from "./compare.mjs";
import { isMedia, MEDIA_RULES } from "./media-differences.mjs";

/** @typedef {import("./compare.mjs").Difference} Difference */
/** @typedef {import("./run.mjs").Seen} Seen */

/**
 * What surrounds a difference.
 * @typedef {object} Situation
 * @property {string} call the function, such as `currentCart.getCurrentCart`
 * @property {string} arguments the name of what it was given
 * @property {string} answer the name of what the platform answered
 * @property {unknown[]} given what it was given, before the call
 * @property {Seen} theirs
 * @property {Seen} ours
 */

/**
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} what what differs
 * @property {string} why
 * @property {(difference: Difference, situation: Situation) => boolean} covers
 */

const isTold = (message) => {
  try {
    return JSON.parse(message).message;
  } catch {
    return undefined;
  }
};

/** The functions that ask for what the platform answers to anyone. */
const PUBLIC = ["authentication.logout", "oauth.jwks"];

/** What the public host has before the paths of the catalog's reader. */
const PREFIX = /^\/stores-reader/;

/** Whether the platform refused with a status and without its own details. */
const isPlain = ({ answer }) =>
  /^(\d+ (with a message|empty|HTML|null|list)|300)$/.test(answer) && !/^200/.test(answer);
const isUnreadable = ({ answer }) => answer === "200 truncated" || answer === "200 HTML";
const isBodiless = ({ answer }) => ["201 {}", "202 empty", "204", "200 empty"].includes(answer);
const isNoObject = ({ answer }) => /^200 (null|list|text)$/.test(answer);
const isOutcome = ({ at }) => /^(error|value)/.test(at);

/** Whether nothing was sent, since the call itself is wrong. */
const isRefusedHere = ({ theirs, ours }) => ours.kind === "request" && ours.requests.length === 0 && !theirs.kind;

/** Whether the other package threw before it sent anything, and this one sent it. */
const isAccepted = ({ theirs, ours }) => theirs.requests.length === 0 && ours.requests.length === 1 && !!theirs.error;

/** Whether a field that was sent stands in the arguments, by its name. */
function isGiven(at, given) {
  const name = at.split(".").findLast((step) => !/^\d+$/.test(step));
  return at.includes("futureField") || JSON.stringify(given).includes(`"${name}":`);
}

/** Whether the same query is asked for, in the address by them and in the body by us. */
function isSameQuery({ requests: [their] }, { requests: [our] }) {
  if (their?.method !== "GET" || our?.method !== "POST") return false;
  // An empty query has no words in an address.
  const asked = their.query[".r"] ?? { query: { filter: {} } };
  return differences(asked, our.body).length === 0;
}

/** Whether `not` was added to the condition before it. */
const isAdded = ({ ours }) =>
  JSON.stringify(ours.requests[0]?.body ?? ours.requests[0]?.query)?.includes('"$and":[{"a":1},{"$not"');

/** @type {readonly Rule[]} */
export const RULES = [
  {
    id: "token-at-home",
    what: "`fetchWithAuth` sends the token to the platform's hosts only, and throws a `RequestError` for any other.",
    why: "Whoever gets a token acts as the visitor or member. The other package sends it anywhere.",
    covers: (difference, situation) =>
      situation.call === "fetchWithAuth, another host" && isRefusedHere(situation) && !!difference.at,
  },
  {
    id: "arguments-kept",
    what: "What a call is given is left as it was.",
    why: "The other package edits it in place, so that a second call with the same object sends something else.",
    covers: ({ at }) => at.startsWith("left."),
  },
  {
    id: "ids-encoded",
    what: "Ids and slugs are percent-encoded in addresses.",
    why: "An id with `/`, `?`, `#` or `%` asks for something else otherwise.",
    covers: ({ at }, { theirs, ours }) => {
      const [their] = theirs.requests;
      const [our] = ours.requests;
      if (!their || !our || their.path === our.path || !/^requests\.0\.(path|query)/.test(at)) return false;
      const path = decodeURIComponent(our.path.replace(PREFIX, ""));
      return [path, path.replaceAll("%", "%25")].some(
        (plain) =>
          new URL(plain, "https://h").pathname === new URL(their.path.replace(PREFIX, ""), "https://h").pathname,
      );
    },
  },
  {
    id: "logins-remembered",
    what: "`getAuthUrl` and `getMemberTokens` without what `generateOAuthData` gave throw a `RequestError` and send nothing.",
    why: "The other package makes up an address and a secret that nobody keeps, or throws a `TypeError`.",
    covers: (difference, { call, ours }) =>
      call.endsWith(", nothing remembered") &&
      ours.kind === "request" &&
      (isOutcome(difference) || /^(requests|attempts)$/.test(difference.at)),
  },
  {
    id: "ids-required",
    what: "A call without the id it needs, or with an empty one, `.` or `..`, throws a `RequestError` and sends nothing.",
    why: "The other package asks for `/undefined`, or for another address than was meant.",
    covers: (difference, situation) =>
      isRefusedHere(situation) &&
      (isOutcome(difference) || /^(requests|attempts)$/.test(difference.at)) &&
      !isMedia(situation),
  },
  {
    id: "collections-path",
    what: "Collections of catalog v1 are read below `/stores-reader`.",
    why: "As the platform documents it; the other package sends these three calls to a path that the host does not have.",
    covers: ({ at, theirs, ours }, { call }) =>
      call.startsWith("collections.") && /^requests\.\d\.path/.test(at) && ours === `/stores-reader${theirs}`,
  },
  {
    id: "queries-by-post",
    what: "Queries of products and collections of catalog v1 are sent by `POST`.",
    why: "As the platform documents it. With `useCDN: true` they go by `GET` to the edge host, as the other package's.",
    covers: ({ at }, { call, theirs, ours }) =>
      /^(products\.queryProducts|collections\.queryCollections)/.test(call) &&
      /^requests\.\d\.(method|body|query|headers\.content-type)/.test(at) &&
      isSameQuery(theirs, ours),
  },
  {
    id: "no-stray-ids",
    what: "An entity to change is sent with the id that stands before it, and no other.",
    why: "The other package sends the entity's own `_id` along, under a name that the platform does not know.",
    covers: ({ at, theirs, ours }) =>
      /^requests\.0\.body\.\w+\._id$/.test(at) && theirs !== undefined && ours === undefined,
  },
  {
    id: "content-names",
    what: "Rich contents keep the platform's names in every call; `_id` is taken for `id` where one is given.",
    why: "The other package renames in some calls and not in others, so that what one gives cannot be sent by the next.",
    covers: ({ at }) => /\.(d|richContentD)escription\..*\b(_?id|(cre|upd)atedTimestamp)$/.test(at),
  },
  {
    id: "items-in-bodies",
    what: "`listCategoriesForItems` sends its items, by `POST`.",
    why: "The other package asks by `GET` and drops the list, so that nothing is found for it.",
    covers: ({ at }, { call }) =>
      call === "categories.listCategoriesForItems" &&
      /^requests\.\d\.(method|query|body|headers\.content-type)/.test(at),
  },
  {
    id: "more-values",
    what: "Enumerations have values that the platform sends, and the other package does not list.",
    why: "They are in the documentation of its API.",
    covers: ({ at, theirs }, { call }) =>
      call.endsWith(", enumerations") && at.startsWith("value.") && theirs === undefined,
  },
  {
    id: "null-dates",
    what: "A date that is `null` is sent.",
    why: "`null` empties a field, of whatever kind. The other package drops it where the field is a date.",
    covers: ({ at, theirs, ours }) => /^requests\.0\.body\./.test(at) && theirs === undefined && ours === null,
  },
  {
    id: "violations-by-payload",
    what: "Fields that the platform refused have their names in the request.",
    why: "As the platform documents them. The other package puts its own arguments' names before them, or `undefined`.",
    covers: ({ at }, { answer }) => /^validation/.test(answer) && /^error\.(message|details\.validationError)/.test(at),
  },
  {
    id: "public-host",
    what: "Calls go to `www.wixapis.com`; with `useCDN: true`, reads go to the edge host.",
    why: "The other package's visitors call the edge host unless told otherwise, with writes, too.",
    covers: ({ at, theirs }) => at === "requests.0.host" && theirs === "edge.wixapis.com",
  },
  {
    id: "public-calls",
    what: "What the platform answers to anyone is asked without a token.",
    why: "A token that is not needed is better not sent.",
    covers: ({ at, ours }, { call }) =>
      at === "requests.0.headers.authorization" && ours === undefined && PUBLIC.includes(call),
  },
  {
    id: "token-info",
    what: "`oauth.tokenInfo` takes a token.",
    why: "The other package's takes the parts of an HTTP request, and throws for a token.",
    covers: (_, { call }) => call === "oauth.tokenInfo",
  },
  {
    id: "graphql-version",
    what: "`graphql` asks for the version `alpha` whenever none is given.",
    why: "The other package asks for `/graphql/undefined` when there are options without one.",
    covers: ({ at, ours }, { call }) =>
      call.startsWith("graphql,") && at === "requests.0.path" && ours === "/graphql/alpha",
  },
  {
    id: "graphql-errors",
    what: "A GraphQL query that is refused throws an error with the platform's words in `details`.",
    why: "The other package has the answer on the error, unread.",
    covers: ({ at, theirs }, { call }) =>
      call === "graphql, refused" && /^error\.(details|code|status|requestId)/.test(at) && theirs === undefined,
  },
  {
    id: "rotated-tokens",
    what: "A refresh token in an answer takes the place of the one it was asked with.",
    why: "The platform may take back one that was used. The other package goes on with it.",
    covers: ({ at, theirs, ours }) => at.endsWith("refreshToken.value") && theirs === "refresh" && ours === "refreshed",
  },
  {
    id: "token-failures",
    what: "A request for tokens that is refused says `something went wrong`, or `Failed to get member tokens`.",
    why: "The documented texts. The platform's code stands in `code`, and not as JSON in the text.",
    covers: ({ at }, { theirs }) =>
      `${theirs.error?.message}`.startsWith("Failed to fetch tokens") && /^error\.(message|code|status)$/.test(at),
  },
  {
    id: "details-always",
    what: "Every error has `details`.",
    why: "So that `error.details.applicationError` can be read of any.",
    covers: ({ at, theirs, ours }) =>
      at === "error.details" && theirs === undefined && ours !== undefined && !ours.applicationError,
  },
  {
    id: "login-failures",
    what: "`error` of a failed login is a sentence, and `cause`, `serverState` and `challenge` say more.",
    why: "The other package puts a JSON document into `error`, and the rest nowhere.",
    covers: ({ at, theirs, ours }) =>
      (at === "value.error" && isTold(theirs) === ours) ||
      (/^value\.(cause|serverState|challenge)$/.test(at) && theirs === undefined),
  },
  {
    id: "login-never-throws",
    what: "A login that fails for a field is a failure with `invalidEmail`.",
    why: "The other package throws a `TypeError` there.",
    covers: (difference, { call, theirs }) =>
      call === "login" && isOutcome(difference) && `${theirs.error?.message}`.startsWith("Cannot read properties"),
  },
  {
    id: "not-adds",
    what: "`not` of a query builder adds to the conditions so far.",
    why: "The other package's replaces them.",
    covers: ({ at }, situation) => isAdded(situation) && /^requests\.0\.(method|body|query|headers)/.test(at),
  },
  {
    id: "uncounted-pages",
    what: "Where the platform does not count, `next()` asks whether there is another page.",
    why: "The other package takes it that there is none, and leaves the rest out.",
    covers: ({ at }, { theirs, ours }) =>
      (/^(requests|attempts|error|value)$/.test(at) &&
        theirs.error?.message === "No next page to fetch" &&
        ours.requests.length === 2) ||
      (at === "value.totalPages" && Number.isNaN(theirs.value.totalPages)),
  },
  {
    id: "dates-everywhere",
    what: "Dates of answers are `Date`s in every call.",
    why: "The other package leaves those of some searches as texts.",
    covers: ({ theirs, ours }) => typeof theirs === "string" && ours instanceof Date && ours.toISOString() === theirs,
  },
  {
    id: "own-names",
    what: "Names of the shop's own, in options, choices, extended fields and custom data, are left as they are.",
    why: "The other package renames `id`, `createdDate` and `updatedDate` in them, too.",
    covers: ({ at, theirs, ours }) =>
      theirs === "own" || ours === "own" || /\.Colour\.|^requests\.0\.body\.options\./.test(at),
  },
  {
    id: "fields-kept",
    what: "Fields that the package does not know are sent.",
    why: "The other package drops what its version does not list, such as `merchantDiscounts`, without a word.",
    covers: ({ at, theirs, ours }, { given }) =>
      theirs === undefined &&
      ours !== undefined &&
      ((/^requests\.0\.(body|query)/.test(at) && isGiven(at, given)) ||
        /^value\..*[aA]ddress\.street(Name|Number)$/.test(at)),
  },
  {
    id: "undefined-fields",
    what: "Fields that are `undefined` are as good as none.",
    why: "The other package throws for some of them before it sends anything.",
    covers: (difference, situation) =>
      situation.arguments === "undefined" &&
      isAccepted(situation) &&
      (isOutcome(difference) || /^(requests|attempts)$/.test(difference.at)),
  },
  {
    id: "numbers-by-word",
    what: "`NaN` and the infinities are sent as words, as the platform reads them; in rich contents as `null`.",
    why: "JSON has none of them. The other package does so field by field.",
    covers: ({ at, theirs, ours }) => at.startsWith("requests") && [theirs, ours].sort().join() === "NaN,",
  },
  {
    id: "page-paths",
    what: "A page that the platform names only by its path is given by that, rather than as `null`.",
    why: "It is still the way to the page.",
    covers: ({ at, theirs, ours }) => /^value\..*url$/.test(at) && theirs === null && ours === "some relativePath",
  },
  {
    id: "nothing-is-undefined",
    what: "Calls that are declared to give nothing give `undefined`.",
    why: "Some of the other package's give an empty object, which their types do not tell.",
    covers: ({ at, ours }, { call }) => at === "value" && ours === undefined && /\.delete/.test(call),
  },
  {
    id: "dates-as-texts",
    what: "A date may be given as a text, too.",
    why: "The other package throws a `TypeError` before it sends anything.",
    covers: (difference, situation) =>
      situation.arguments === "dates as texts" &&
      isAccepted(situation) &&
      (isOutcome(difference) || /^(requests|attempts)$/.test(difference.at)),
  },
  {
    id: "answers-that-are-no-objects",
    what: "A JSON answer that is no object is given as it came.",
    why: "No call answers so; the other package makes it `undefined` here and an error there.",
    covers: (difference, situation) => isNoObject(situation) && isOutcome(difference),
  },
  {
    id: "any-2xx",
    what: "Any status from 200 to 299 is a success, with or without a body.",
    why: "The platform has done it; the other package throws at 201, 204 and an empty body.",
    covers: (difference, situation) => isBodiless(situation) && isOutcome(difference),
  },
  {
    id: "renewal-after-401",
    what: "After a 401 the session is renewed once, and the call made again.",
    why: "A token can be revoked, or a clock be wrong, before the token's time.",
    covers: ({ at }, { answer }) => answer.startsWith("401") && /^(tokens|attempts)/.test(at),
  },
  {
    id: "retries",
    what: "Calls that may be repeated are repeated, at most twice, after 429, 5xx and lost connections.",
    why: "Most such failures pass. `{ retry: false }` as last argument asks for one attempt.",
    covers: ({ at, theirs, ours }, { answer }) =>
      at === "attempts" && ours > theirs && /^(429|5\d\d|no network|application, 500)/.test(answer),
  },
  {
    id: "readable-message",
    what: "`message` is a sentence.",
    why: "The other package puts a JSON document there; the sentence is that document's `message`.",
    covers: ({ at, theirs, ours }) => at === "error.message" && isTold(theirs) === ours,
  },
  {
    id: "code-on-the-error",
    what: "`code` stands on every error of the platform, not only in `details`.",
    why: "One place to look, whatever the kind of error.",
    covers: ({ at, theirs, ours }, { ours: { error } }) =>
      at === "error.code" &&
      theirs === undefined &&
      ours === (error.details.applicationError ? error.details.applicationError.code : "INVALID_ARGUMENT"),
  },
  {
    id: "codes-are-texts",
    what: "`details.applicationError.code` is always a text.",
    why: "The other package gives the number where the platform sends one, so that a comparison depends on the call.",
    covers: ({ at, theirs, ours }) => at === "error.details.applicationError.code" && String(theirs) === ours,
  },
  {
    id: "nothing-made-up",
    what: "What the platform did not say is left out of an error.",
    why: "The other package writes `UNKNOWN` for a description or code that is not there.",
    covers: ({ at, theirs, ours }) =>
      (/^error\.(code|details\.applicationError\.(code|description))$/.test(at) &&
        theirs === "UNKNOWN" &&
        ours === undefined) ||
      (at === "error.message" && isTold(theirs) === `${ours}: UNKNOWN`),
  },
  {
    id: "plain-refusals",
    what: "A refusal without details is an application error named by its status, such as `NOT_FOUND`; a 5xx or 3xx a system error.",
    why: "As the platform documents it. The other package makes the number of the status the code.",
    covers: ({ at }, situation) => isPlain(situation) && at.startsWith("error"),
  },
  {
    id: "unreadable-answers",
    what: "An answer that is no JSON is a `DecodeError` that says so.",
    why: "The other package says `System error occurred: {}`, as it does of a lost network.",
    covers: ({ at }, situation) => isUnreadable(situation) && at.startsWith("error"),
  },
  {
    id: "lost-connections",
    what: "A call that no answer came to is a `TransportError` with the connection's own words.",
    why: "The other package says `System error occurred: {}`.",
    covers: ({ at }, { answer }) => answer === "no network" && at.startsWith("error"),
  },
  ...MEDIA_RULES,
];

/** The rule that covers a difference, if one does. */
export const ruleOf = (difference, situation) => RULES.find((rule) => rule.covers(difference, situation));
