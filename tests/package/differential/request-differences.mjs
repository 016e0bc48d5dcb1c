/** Differences of requests from the platform's own packages, with their reasons. */
import { SYSTEM, isAttempts, isSameQuery } from "./cases.mjs";
import { isFixed } from "./expected.mjs";
import {
  absent,
  any,
  is,
  isExpected,
  isGiven,
  isSame,
  isText,
  jsonOf,
  nameOf,
  present,
  refusedHere,
  swapped,
  under,
  valueAt,
  wireOf,
} from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Rule} Rule */

/** The functions for data that the platform returns to anyone. */
const PUBLIC = ["oauth.jwks"];

/** The public host's prefix for the paths of the catalog's reader. */
const PREFIX = /^\/stores-reader/;

const DATE = /(^|\.)_?\w*(Date|Timestamp|lastUpdated|from|to|dateValue)$/;

/** The id named in the error of a refused call. */
const NO_ID = /^[\w.]+: `(?:\w+\.)?(\w+)` (is missing|cannot be empty, `\.` or `\.\.`)$/;

/** A value that cannot be an id in a path. */
const isNoId = (value) => !["string", "number"].includes(typeof value) || /^\.{0,2}$/.test(value);

/** Whether the other package sent a call without its id, or with the word `undefined` as one. */
const isSentWithoutId = ({ theirs: { requests } }) =>
  requests.length === 0 || /\/(undefined|null)\b|\/\/|\/$/.test(requests[0].path);

/** Whether the arguments lack a usable id that a refused call needs. */
const isIdMissing = (message, situation) => {
  const { call, given } = situation;
  const [, name] = NO_ID.exec(message) ?? [];
  if (name === undefined || !/^\w+\.\w+$/.test(call)) return false;
  // A call without an id in its path needs none; dots in a path change it.
  if (situation.theirs.requests.some(isFixed) && !/^\.{1,2}$/.test(given[0])) return false;
  const named = under(given, [name, `_${name}`]);
  const isId = (value, index) => index === 0 && situation.arguments.startsWith("id ");
  const texts = given.filter((value, index) => typeof value !== "object" || value === null || isId(value, index));
  const ids = texts.length > 0 ? texts : named;
  return ids.some(isNoId) || isSentWithoutId(situation);
};

/** Our request as theirs would be, without encoded ids in its path. */
function unencoded({ path, query }) {
  const plain = decodeURIComponent(path.replace(PREFIX, ""));
  const words = Object.entries(query).flatMap(([name, values]) =>
    name === ".r"
      ? [[name, Buffer.from(JSON.stringify(values)).toString("base64url")]]
      : values.map((value) => [name, value]),
  );
  // A `?` in an id precedes the query string, whose first parameter is unknown here.
  const orders = [words, ...words.map((word) => [word, ...words.filter((other) => other !== word)])];
  const paths = [plain, plain.replaceAll("%", "%25")];
  return paths
    .flatMap((part) => orders.map((order) => [part, String(new URLSearchParams(order))]))
    .map(([part, search]) => {
      const url = new URL(search ? `${part}?${search}` : part, "https://h");
      const names = [...new Set(url.searchParams.keys())];
      return {
        path: url.pathname,
        query: Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)])),
      };
    });
}

/** All leaf values as texts in a URL. */
const textsIn = (value) =>
  typeof value === "object" && value !== null && !(value instanceof Date)
    ? Object.values(value).flatMap(textsIn)
    : [String(wireOf(value))];

/** Whether the requests differ only by ids that ours encodes. */
function isUnencoded({ given, theirs, ours }) {
  const [[their], [our]] = [theirs.requests, ours.requests];
  if (!their || !our || their.path === our.path) return false;
  const wanted = { path: new URL(their.path.replace(PREFIX, ""), "https://h").pathname, query: their.query };
  return (
    unencoded(our).some((request) => isSame(request, wanted)) &&
    textsIn(our.query).every((text) => textsIn(given).includes(text))
  );
}

const isQuery = ({ call }) => /^(products\.queryProducts|collections\.queryCollections)/.test(call);

const isPost = (situation) => isQuery(situation) && isSameQuery(situation);

const isNegated = ({ arguments: chain }) => chain === "not, after a condition";

const isTokenInfo = ({ call }) => call === "oauth.tokenInfo";

const isItems = ({ call }) => call === "categories.listCategoriesForItems";

const isMarkedAsPaid = ({ call }) => call === "orders.paymentCollectionMarkOrderAsPaid";

const isNotANumber = ({ arguments: name }) => name === "numbers that JSON has not";

/** @type {readonly Rule[]} */
export const REQUEST_RULES = [
  {
    id: "token-at-home",
    what: "`fetchWithAuth` sends the token to the platform's hosts only, and throws a `RequestError` for any other.",
    why: "A token lets its holder act as the visitor or member. The other package sends it anywhere.",
    excuses: refusedHere(
      is("fetchWithAuth: the token is for www.wixapis.com, and elsewhere.example is another host"),
      ({ call }) => call === "fetchWithAuth, another host",
    ),
  },
  {
    id: "arguments-kept",
    what: "The arguments of a call are left as they were.",
    why: "The other package edits them in place, so that a second call with the same object sends something else.",
    excuses: [
      { at: /^left\./, theirs: any, ours: (value, { given }, at) => isSame(valueAt({ left: given }, at), value) },
    ],
  },
  {
    id: "ids-encoded",
    what: "Ids and slugs are percent-encoded in addresses.",
    why: "An id with `/`, `?`, `#` or `%` asks for something else otherwise.",
    excuses: [{ at: /^requests\.0\.(path|query)/, theirs: any, ours: (_, situation) => isUnencoded(situation) }],
  },
  {
    id: "ids-required",
    what: "A call without the id it needs, or with an empty one, `.`, `..` or one that is neither text nor number, throws a `RequestError` and sends nothing.",
    why: "The other package asks for `/undefined` or `/[object Object]`, or for another address than was meant.",
    excuses: refusedHere(isIdMissing, ({ ours }) => ours.requests.length === 0),
  },
  {
    id: "collections-path",
    what: "Collections of catalog v1 are read below `/stores-reader`.",
    why: "As the platform documents it; the other package sends these three calls to a path that the host does not have.",
    excuses: [
      {
        at: /^requests\.\d\.path$/,
        theirs: isText,
        ours: (path, { theirs }, at) => path === `/stores-reader${valueAt(theirs, at)}`,
        when: ({ call }) => call.startsWith("collections."),
      },
    ],
  },
  {
    id: "queries-by-post",
    what: "Queries of products and collections of catalog v1 are sent by `POST`.",
    why: "As the platform documents it. With `useCDN: true` they go by `GET` to the edge host, as the other package's.",
    excuses: [
      { at: /^requests\.\d\.method$/, theirs: is("GET"), ours: is("POST"), when: isPost },
      { at: /^requests\.\d\.headers\.content-type$/, theirs: absent, ours: is("application/json"), when: isPost },
      // `isPost` compares the rest.
      { at: /^requests\.0\.body$/, theirs: absent, ours: present, when: isPost },
      { at: /^requests\.0\.query\.\.r$/, theirs: present, ours: absent, when: isPost },
      {
        at: /^requests\.1\.body$/,
        theirs: absent,
        ours: (body, { theirs }) => isSame(body, theirs.requests[1].query[".r"]),
        when: isPost,
      },
      {
        at: /^requests\.1\.query\.\.r$/,
        theirs: (query, { ours }) => isSame(query, ours.requests[1].body),
        ours: absent,
        when: isPost,
      },
    ],
  },
  {
    id: "no-stray-ids",
    what: "An entity to change is sent with the id that stands before it, and no other.",
    why: "The other package sends the entity's own `_id` along, under a name that the platform does not know.",
    excuses: [{ at: /^requests\.0\.body\.\w+\._id$/, theirs: isGiven, ours: absent }],
  },
  {
    id: "content-names",
    what: "Rich contents keep the platform's names in every call; `_id` is taken for `id` where one is given.",
    why: "The other package renames in some calls and not in others, so that what one gives cannot be sent by the next.",
    excuses: [
      {
        at: /\.(d|richContentD)escription\..*\b_id$/,
        theirs: present,
        ours: (value, { ours, theirs }, at) => absent(value) && isSame(valueAt(ours, swapped(at)), valueAt(theirs, at)),
      },
      {
        at: /\.(d|richContentD)escription\..*\bid$/,
        theirs: absent,
        ours: (value, { theirs }, at) => isSame(valueAt(theirs, swapped(at)), value),
      },
    ],
  },
  {
    id: "items-in-bodies",
    what: "`listCategoriesForItems` sends its items, by `POST`.",
    why: "The other package asks by `GET` and drops the list, so that nothing is found for it.",
    excuses: [
      { at: /^requests\.\d\.method$/, theirs: is("GET"), ours: is("POST"), when: isItems },
      { at: /^requests\.\d\.headers\.content-type$/, theirs: absent, ours: is("application/json"), when: isItems },
      { at: /^requests\.\d\.query\./, theirs: present, ours: absent, when: isItems },
      {
        at: /^requests\.\d\.body$/,
        theirs: absent,
        ours: (body, { given: [items, options] }) => isSame(body, wireOf({ items, ...options })),
        when: isItems,
      },
    ],
  },
  {
    id: "null-dates",
    what: "A date that is `null` is sent.",
    why: "`null` empties a field, of whatever kind. The other package drops it where the field is a date.",
    excuses: [
      {
        at: new RegExp(`^requests\\.0\\.body\\..*${DATE.source}`),
        theirs: absent,
        ours: (value, situation, at) => value === null && isGiven(value, situation, at),
      },
    ],
  },
  {
    id: "public-host",
    what: "Calls go to `www.wixapis.com`; with `useCDN: true`, reads go to the edge host.",
    why: "The other package's visitors call the edge host unless told otherwise, with writes, too.",
    excuses: [{ at: /^requests\.0\.host$/, theirs: is("edge.wixapis.com"), ours: is("www.wixapis.com") }],
  },
  {
    id: "public-calls",
    what: "Calls that the platform answers to anyone are sent without a token.",
    why: "A token that is not needed is better not sent.",
    excuses: [
      {
        at: /^requests\.0\.headers\.authorization$/,
        theirs: isText,
        ours: absent,
        when: ({ call }) => PUBLIC.includes(call),
      },
    ],
  },
  {
    id: "token-info",
    what: "`oauth.tokenInfo` takes a token.",
    why: "The other package's takes the parts of an HTTP request, and throws for a token.",
    excuses: [
      {
        at: /^requests$/,
        theirs: is([]),
        ours: (requests, { given: [token] }) =>
          isSame(requests, [
            {
              method: "POST",
              host: "www.wixapis.com",
              path: "/oauth2/token-info",
              query: {},
              headers: { "content-type": "application/json" },
              body: wireOf({ token }),
            },
          ]),
        when: isTokenInfo,
      },
      { at: /^attempts$/, theirs: is(0), ours: isAttempts, when: isTokenInfo },
      // The caller provides the token; no other replaces it.
      {
        at: /^attempts$/,
        theirs: is(0),
        ours: is(1),
        when: (situation) => isTokenInfo(situation) && situation.answer.startsWith("401"),
      },
      { at: /^error$/, theirs: is(SYSTEM), ours: isExpected, when: isTokenInfo },
      { at: /^error\./, theirs: any, ours: isExpected, when: isTokenInfo },
      {
        at: /^value$/,
        theirs: absent,
        ours: (value, situation) => isSame(wireOf(value), jsonOf(situation) ?? {}),
        when: isTokenInfo,
      },
    ],
  },
  {
    id: "graphql-version",
    what: "`graphql` asks for the version `alpha` whenever none is given.",
    why: "The other package asks for `/graphql/undefined` when there are options without one.",
    excuses: [
      {
        at: /^requests\.0\.path$/,
        theirs: is("/graphql/undefined"),
        ours: is("/graphql/alpha"),
        when: ({ call }) => call.startsWith("graphql,"),
      },
    ],
  },
  {
    id: "not-adds",
    what: "`not` of a query builder adds to the conditions so far.",
    why: "The other package's replaces them.",
    excuses: [
      {
        at: /^requests\.0\..*\bquery\.filter\.\$and$/,
        theirs: absent,
        ours: is([{ a: 1 }, { $not: { b: 2 } }]),
        when: isNegated,
      },
      { at: /^requests\.0\..*\bquery\.filter\.\$not$/, theirs: is({ b: 2 }), ours: absent, when: isNegated },
    ],
  },
  {
    id: "fields-kept",
    what: "Fields that the package does not know are sent.",
    why: "The other package drops what its version does not list, such as `merchantDiscounts`, without a word.",
    excuses: [
      {
        at: /^requests\.0\.(body|query)/,
        theirs: absent,
        ours: (value, situation, at) => value !== null && isGiven(value, situation, at),
      },
      {
        at: /^value\..*[aA]ddress\.street(Name|Number)$/,
        theirs: absent,
        ours: (value, situation, at) => under(jsonOf(situation), [nameOf(at)]).includes(value),
      },
    ],
  },
  {
    id: "manual-payments",
    what: "`orders.paymentCollectionMarkOrderAsPaid` takes the id alone.",
    why: "`userDefinedPaymentMethodName` of the other package's options is internal there.",
    excuses: [
      { at: /^requests\.0\.body\.userDefinedPaymentMethodName$/, theirs: present, ours: absent, when: isMarkedAsPaid },
    ],
  },
  {
    id: "undefined-fields",
    what: "Fields that are `undefined` are as good as none.",
    why: "The other package throws for some of them before it sends anything.",
    excuses: [
      { at: /^accepted$/, theirs: is(false), ours: absent, when: ({ arguments: name }) => name === "undefined" },
    ],
  },
  {
    id: "numbers-by-word",
    what: "`NaN` and the infinities are sent as words, as the platform reads them; in rich contents as `null`.",
    why: "JSON has none of them. The other package does so field by field.",
    excuses: [{ at: /^requests\./, theirs: is(null), ours: is("NaN"), when: isNotANumber }],
  },
  {
    id: "dates-as-texts",
    what: "A date may be given as a text, too.",
    why: "The other package throws a `TypeError` before it sends anything.",
    excuses: [
      { at: /^accepted$/, theirs: is(false), ours: absent, when: ({ arguments: name }) => name === "dates as texts" },
    ],
  },
];
