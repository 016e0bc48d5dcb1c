/** Differences of returned values from the platform's own packages, with their reasons. */
import { SYSTEM, isBetween, isSameQuery, isStatusText } from "./cases.mjs";
import { parsed } from "./expected.mjs";
import { absent, is, isEmpty, isSame, isText, jsonOf, nameOf, swapped, under, valueAt } from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Rule} Rule */

const isNoObject = (situation) => {
  const body = jsonOf(situation);
  return isBetween(200, 300)(situation) && (typeof body !== "object" || body === null || Array.isArray(body));
};

const isUncounted = ({ theirs, ours }) =>
  theirs.error?.message === "No next page to fetch" &&
  ours.requests.length === 2 &&
  (isSame(theirs.requests, [ours.requests[0]]) || isSameQuery({ theirs, ours }));

/** Whether a second request asks for the page after the first. */
const isNextPage = ([first, second]) => {
  const { paging, ...query } = first.body.query;
  const next = { ...query, paging: { ...paging, offset: (paging.offset ?? 0) + paging.limit } };
  return first.headers.authorization === "access" && isSame(second, { ...first, body: { ...first.body, query: next } });
};

const PAGE = [
  "items",
  "length",
  "pageSize",
  "currentPage",
  "totalPages",
  "totalCount",
  "cursors",
  "hasNext",
  "hasPrev",
];

/** @type {readonly Rule[]} */
const NO_OBJECT = "the answer could not be read: it is no JSON object";

export const ANSWER_RULES = [
  {
    id: "more-values",
    what: "Enumerations have values that the platform sends, and the other package does not list.",
    why: "They are in the documentation of its API.",
    excuses: [
      {
        at: /^value\.\w+\.\w+$/,
        theirs: absent,
        ours: (value, _, at) => value === nameOf(at),
        when: ({ call }) => call.endsWith(", enumerations"),
      },
    ],
  },
  {
    id: "uncounted-pages",
    what: "Where the platform does not count, `next()` asks whether there is another page.",
    why: "The other package takes it that there is none, and leaves the rest out.",
    excuses: [
      { at: /^requests$/, theirs: (requests) => requests?.length === 1, ours: isNextPage, when: isUncounted },
      { at: /^attempts$/, theirs: is(1), ours: is(2), when: isUncounted },
      { at: /^error$/, theirs: is({ message: "No next page to fetch" }), ours: absent, when: isUncounted },
      {
        at: /^value$/,
        theirs: absent,
        ours: (page, { ours }) =>
          page?.length === 10 &&
          Object.keys(page).every((name) => PAGE.includes(name)) &&
          isSame(
            page.items.map(({ _id: id }) => ({ id })),
            Object.values(parsed(ours.answered.text))[0],
          ),
        when: isUncounted,
      },
      { at: /^value\.totalPages$/, theirs: Number.isNaN, ours: absent },
    ],
  },
  {
    id: "dates-everywhere",
    what: "Dates of answers are `Date`s in every call.",
    why: "The other package leaves those of some searches as texts.",
    excuses: [
      {
        at: /^value\./,
        theirs: isText,
        ours: (date, { theirs }, at) => date instanceof Date && date.toISOString() === valueAt(theirs, at),
      },
    ],
  },
  {
    id: "own-names",
    what: "Names of the shop's own, in options, choices, extended fields and custom data, are left as they are.",
    why: "The other package renames `id`, `createdDate` and `updatedDate` in them, too.",
    excuses: [
      {
        at: /\b_?(id|createdDate|updatedDate)$/,
        theirs: is("own"),
        ours: (value, { ours }, at) => absent(value) && valueAt(ours, swapped(at)) === "own",
      },
      {
        at: /\b_?(id|createdDate|updatedDate)$/,
        theirs: absent,
        ours: (value, { theirs }, at) => value === "own" && valueAt(theirs, swapped(at)) === "own",
      },
      {
        at: /^requests\.0\.body\.options\.futureField\.id$/,
        theirs: is("x"),
        ours: (value, { ours }, at) => absent(value) && valueAt(ours, swapped(at)) === "x",
      },
    ],
  },
  {
    id: "page-paths",
    what: "A page that the platform names only by its path is given by that, rather than as `null`.",
    why: "It is still the way to the page.",
    excuses: [
      {
        at: /^value\..*url$/,
        theirs: is(null),
        ours: (page, situation) => isText(page) && under(jsonOf(situation), ["relativePath"]).includes(page),
      },
    ],
  },
  {
    id: "nothing-is-undefined",
    what: "Calls that are declared to give nothing give `undefined`.",
    why: "Some of the other package's give an empty object, which their types do not tell.",
    excuses: [
      {
        at: /^value$/,
        theirs: (value, situation) => isEmpty(value) || isSame(value, jsonOf(situation)),
        ours: absent,
        when: ({ call, ours }) => /\.delete/.test(call) && !ours.error,
      },
    ],
  },
  {
    id: "answers-that-are-no-objects",
    what: "An answer that is no JSON object is a `DecodeError`, where the call's type promises an object.",
    why: "A proxy has emptied it; the other package makes it `undefined` here and an error there.",
    excuses: [
      {
        at: /^(error|value)\b/,
        theirs: () => true,
        ours: () => true,
        when: ({ ours }) => ours.error?.message === NO_OBJECT,
      },
      { at: /^error$/, theirs: is(SYSTEM), ours: absent, when: isNoObject },
      { at: /^value$/, theirs: absent, ours: (value, situation) => isSame(value, jsonOf(situation)), when: isNoObject },
    ],
  },
  {
    id: "any-2xx",
    what: "Any status from 200 to 299 is a success, with or without a body.",
    why: "The platform has done it; the other package throws at 201, 204 and an empty body.",
    excuses: [
      {
        at: /^error$/,
        theirs: (error) => isSame(error, SYSTEM) || isStatusText(error?.message),
        ours: absent,
        when: isBetween(200, 300),
      },
      {
        at: /^value$/,
        theirs: absent,
        ours: isEmpty,
        when: (situation) => isBetween(200, 300)(situation) && isEmpty(jsonOf(situation) ?? {}),
      },
    ],
  },
];
