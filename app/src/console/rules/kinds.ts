/** The kinds of rule that the owner sets, each described to the one editor. */
import { msg, plural, t } from "@lingui/core/macro";
import { decimalText } from "../../lib/money";
import type { ConsoleContext } from "../client";
import type { Act, Entry, Kind } from "../editor";
import type { Fields } from "../parts/merge";
import { deleteRule, listRules, readRule, type Rule, saveRule } from "../platformCalls";
import { recordOf } from "../request";
import {
  dayOf,
  flagOf,
  listFrom,
  listOf,
  momentFrom,
  numberFrom,
  onlyRateOf,
  partFrom,
  percentOf,
  textOf,
  wholeFrom,
} from "./fields";
import { statusOf } from "./status";

interface Described {
  /** The kind's name on the platform. */
  name: string;
  entry: (rule: Rule, context: ConsoleContext) => Omit<Entry, "id" | "raw">;
  /** The rule with the fields that were changed; of a new one, with all. */
  apply: (rule: Rule, changes: Fields) => Rule;
}

type Words = Pick<Kind, "title" | "add" | "empty" | "fields" | "acts">;

/** A kind of rule: read, set and deleted as a whole by the platform's own calls. */
function ruleKind({ name, entry, apply }: Described, words: Words): Kind {
  const entryOf = (rule: Rule, context: ConsoleContext): Entry => ({
    id: textOf(rule, "id"),
    raw: rule,
    ...entry(rule, context),
  });
  return {
    ...words,
    simulatedOnly: true,
    read: async (context, { signal }) => {
      const rules = await listRules(context.host, name, signal);
      return { items: rules.map((rule) => entryOf(rule, context)) };
    },
    get: async (context, id) => entryOf(await readRule(context.host, name, id), context),
    create: ({ host }, values) => saveRule(host, name, crypto.randomUUID(), apply({}, values)),
    update: ({ host }, { id, raw = {} }, changes) => saveRule(host, name, id, apply(raw, changes)),
    remove: ({ host }, id) => deleteRule(host, name, id),
    restore: ({ host }, { id, raw = {} }) => saveRule(host, name, id, raw),
  };
}

/** The fields of `changes` that have a reader, as the rule has them. */
function applied(rule: Rule, changes: Fields, readers: Record<string, (text: string) => unknown>): Rule {
  const fields = Object.entries(changes).flatMap(([name, text]) => {
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    return reader ? [[name, reader(text)] as const] : [];
  });
  return { ...rule, ...Object.fromEntries(fields) };
}

const same = (text: string) => text;
const yes = (text: string) => text === "yes";
const start = (day: string) => momentFrom(day, "start");
const end = (day: string) => momentFrom(day, "end");
const orNull = (text: string) => text || null;

const isOn = ({ raw = {} }: Entry) => raw.active !== false && statusOf(raw, new Date()).tone !== "plain";

/** Ends a rule by its date, so that it is known since when. */
const endNow = (name: string): Act => ({
  label: msg`End now`,
  done: msg`It has ended.`,
  isFor: isOn,
  run: ({ host }, { id, raw = {} }) => {
    const now = new Date();
    const hasStarted = textOf(raw, "starts") === "" || new Date(textOf(raw, "starts")) < now;
    const ended = hasStarted
      ? { ...raw, expires: now.toISOString() }
      : { ...raw, starts: null, expires: now.toISOString() };
    return saveRule(host, name, id, ended);
  },
});

const SWITCH = { name: "active", label: msg`Switched on`, form: "check", first: () => "yes" } as const;
const STARTS = { name: "starts", label: msg`Starts on`, form: "date" } as const;
const EXPIRES = { name: "expires", label: msg`Ends after`, form: "date" } as const;

const hasValue = ({ type }: Fields) => type !== "freeShipping";

function discountText(rule: Rule, currency: string | undefined): string {
  const kind = recordOf(rule.kind);
  const value = textOf(kind, "value");
  switch (textOf(kind, "type")) {
    case "percent":
      return t`${value}% off`;
    case "amount":
      return t`${{ amount: decimalText(value, currency) }} off`;
    case "fixedPrice":
      return t`Each for ${{ amount: decimalText(value, currency) }}`;
    default:
      return t`Free delivery`;
  }
}

const coupons = ruleKind(
  {
    name: "coupons",
    entry: (rule, { session }) => {
      const kind = recordOf(rule.kind);
      const isSpecific = listOf(rule, "collections") !== "" || listOf(rule, "products") !== "";
      const minimum = textOf(rule, "minimumSubtotal");
      const notes = [
        textOf(rule, "name"),
        discountText(rule, session.currency),
        ...(minimum ? [t`from ${{ amount: decimalText(minimum, session.currency) }}`] : []),
        ...(isSpecific ? [t`for some products only`] : []),
      ];
      return {
        note: notes.join(" · "),
        status: statusOf(rule, new Date()),
        values: {
          code: textOf(rule, "code"),
          name: textOf(rule, "name"),
          type: textOf(kind, "type"),
          value: textOf(kind, "value"),
          minimumSubtotal: minimum,
          usageLimit: textOf(rule, "usageLimit"),
          limitPerCustomer: textOf(rule, "limitPerCustomer"),
          starts: dayOf(rule, "starts"),
          expires: dayOf(rule, "expires"),
          active: flagOf(rule, "active"),
        },
      };
    },
    apply: (rule, changes) => {
      const kind = recordOf(rule.kind);
      const type = changes.type ?? textOf(kind, "type");
      const value = numberFrom(changes.value ?? textOf(kind, "value")) ?? "";
      return {
        ...applied(rule, changes, {
          code: same,
          name: same,
          minimumSubtotal: numberFrom,
          usageLimit: wholeFrom,
          limitPerCustomer: wholeFrom,
          starts: start,
          expires: end,
          active: yes,
        }),
        kind: type === "freeShipping" ? { type } : { type, value },
      };
    },
  },
  {
    title: msg`Coupons`,
    add: msg`New coupon`,
    empty: msg`There are no coupons yet.`,
    acts: [endNow("coupons")],
    fields: [
      { name: "code", label: msg`Code`, hint: msg`What buyers type.`, max: 50, required: true },
      {
        name: "name",
        label: msg`Description`,
        hint: msg`Buyers see it beside their discount.`,
        max: 80,
        required: true,
      },
      {
        name: "type",
        label: msg`Discount`,
        choices: [
          { value: "percent", label: msg`Percent` },
          { value: "amount", label: msg`Amount` },
          { value: "fixedPrice", label: msg`Fixed price of each item` },
          { value: "freeShipping", label: msg`Free delivery` },
        ],
      },
      { name: "value", label: msg`Percent or amount`, form: "number", required: true, isFor: hasValue },
      { name: "minimumSubtotal", label: msg`For orders from`, form: "number" },
      { name: "usageLimit", label: msg`How often in all`, form: "number" },
      { name: "limitPerCustomer", label: msg`How often for one buyer`, form: "number" },
      STARTS,
      EXPIRES,
      SWITCH,
    ],
  },
);

/** A code that nobody guesses, without letters that look like digits. */
function newCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const text = Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

const giftCards = ruleKind(
  {
    name: "giftCards",
    entry: (rule, { session }) => {
      const balance = textOf(rule, "balance");
      const of = textOf(rule, "initialValue");
      const used = statusOf(rule, new Date());
      const isEmpty = Number(balance) === 0;
      return {
        note: t`${{ balance: decimalText(balance, session.currency) }} left of ${{ value: decimalText(of, session.currency) }}`,
        status: isEmpty && used.tone === "good" ? { text: t`Used up`, tone: "plain" } : used,
        values: {
          code: textOf(rule, "code"),
          initialValue: of,
          balance,
          expires: dayOf(rule, "expires"),
          active: flagOf(rule, "active"),
        },
      };
    },
    apply: (rule, changes) => {
      const next = applied(rule, changes, {
        code: same,
        initialValue: numberFrom,
        balance: numberFrom,
        expires: end,
        active: yes,
      });
      return { balance: next.initialValue, ...next };
    },
  },
  {
    title: msg`Gift cards`,
    add: msg`New gift card`,
    empty: msg`There are no gift cards yet.`,
    acts: [endNow("giftCards")],
    fields: [
      {
        name: "code",
        label: msg`Code`,
        hint: msg`8 to 20 characters. Worth money: give it to the buyer only.`,
        max: 20,
        required: true,
        first: newCode,
      },
      { name: "initialValue", label: msg`Value`, form: "number", required: true },
      { name: "balance", label: msg`Balance`, form: "number", required: true, when: "edit" },
      EXPIRES,
      SWITCH,
    ],
  },
);

const memberships = ruleKind(
  {
    name: "memberships",
    entry: (rule) => {
      const credits = recordOf(rule.credits);
      const [total, remaining] = [textOf(credits, "total"), textOf(credits, "remaining")];
      const count = Array.isArray(rule.products) ? rule.products.length : 0;
      return {
        note: [
          textOf(rule, "member"),
          total ? t`${remaining} of ${total} credits left` : t`without limit`,
          plural({ count }, { one: "for # product", other: "for # products" }),
        ].join(" · "),
        status: statusOf(rule, new Date()),
        values: {
          name: textOf(rule, "name"),
          member: textOf(rule, "member"),
          remaining,
          starts: dayOf(rule, "starts"),
          expires: dayOf(rule, "expires"),
        },
      };
    },
    apply: (rule, changes) => {
      const next = applied(rule, changes, {
        name: same,
        member: same,
        products: listFrom,
        starts: start,
        expires: end,
      });
      if (changes.total !== undefined) {
        const total = wholeFrom(changes.total);
        return { ...next, credits: total === null ? null : { total, remaining: total } };
      }
      if (changes.remaining === undefined) return next;
      return { ...next, credits: { ...recordOf(rule.credits), remaining: wholeFrom(changes.remaining) } };
    },
  },
  {
    title: msg`Memberships`,
    add: msg`New membership`,
    empty: msg`There are no memberships yet.`,
    acts: [endNow("memberships")],
    fields: [
      { name: "name", label: msg`Name`, max: 100, required: true },
      { name: "member", label: msg`Member's email`, max: 254, required: true },
      { name: "products", label: msg`Products that it pays for`, form: "products", required: true, when: "create" },
      {
        name: "total",
        label: msg`Credits`,
        hint: msg`One for each item; empty for any number.`,
        form: "number",
        when: "create",
      },
      {
        name: "remaining",
        label: msg`Credits left`,
        form: "number",
        when: "edit",
        isFor: (_, before) => before.remaining !== "",
      },
      STARTS,
      EXPIRES,
    ],
  },
);

const delivery = ruleKind(
  {
    name: "shippingOptions",
    entry: (rule, { session }) => {
      const rate = onlyRateOf(rule);
      const amount = textOf(rate ?? {}, "amount");
      const rates = Array.isArray(rule.rates) ? rule.rates.length : 0;
      const free = textOf(rule, "freeOver");
      return {
        note: [
          textOf(rule, "regionName"),
          rule.pickup ? t`Pickup` : t`Delivery`,
          rate ? decimalText(amount, session.currency) : t`${{ count: rates }} prices by conditions`,
          ...(free ? [t`free from ${{ amount: decimalText(free, session.currency) }}`] : []),
        ]
          .filter(Boolean)
          .join(" · "),
        values: {
          title: textOf(rule, "title"),
          amount,
          freeOver: free,
          countries: listOf(rule, "countries"),
          deliveryTime: textOf(rule, "deliveryTime"),
          deliveryDays: textOf(rule, "deliveryDays"),
          instructions: textOf(rule, "instructions"),
        },
      };
    },
    apply: (rule, changes) => {
      const next = applied(rule, changes, {
        title: same,
        freeOver: numberFrom,
        countries: (text) => listFrom(text.toUpperCase()),
        deliveryTime: orNull,
        deliveryDays: wholeFrom,
        instructions: orNull,
      });
      if (changes.amount === undefined) return next;
      const rate = rule.rates === undefined ? {} : onlyRateOf(rule);
      if (!rate) return next;
      const { regionName } = changes;
      return {
        // A new one is for a region of its own, whose id is made once.
        ...(rule.regionId === undefined && { regionId: crypto.randomUUID(), regionName }),
        ...next,
        rates: [{ ...rate, amount: numberFrom(changes.amount) }],
      };
    },
  },
  {
    title: msg`Delivery`,
    add: msg`New way of delivery`,
    empty: msg`There are no ways of delivery: nothing can be sent.`,
    fields: [
      { name: "title", label: msg`Name`, max: 100, required: true },
      {
        name: "regionName",
        label: msg`Region`,
        hint: msg`What buyers call the countries below, such as Europe.`,
        max: 100,
        required: true,
        when: "create",
      },
      { name: "amount", label: msg`Price`, form: "number", required: true, when: "create" },
      { name: "amount", label: msg`Price`, form: "number", when: "edit", isFor: (_, before) => before.amount !== "" },
      { name: "freeOver", label: msg`Free for orders from`, form: "number" },
      {
        name: "countries",
        label: msg`Countries`,
        hint: msg`Two-letter codes with commas; empty for all others.`,
        max: 1000,
      },
      {
        name: "deliveryTime",
        label: msg`How long it takes`,
        hint: msg`In words, such as “3–5 working days”.`,
        max: 200,
      },
      { name: "deliveryDays", label: msg`Days until it has arrived at the latest`, form: "number" },
      { name: "instructions", label: msg`Note for buyers`, max: 500 },
    ],
  },
);

const tax = ruleKind(
  {
    name: "taxRules",
    entry: (rule) => {
      const place = [textOf(rule, "country"), textOf(rule, "subdivision"), textOf(rule, "city")].filter(Boolean);
      const percent = percentOf(textOf(rule, "rate"));
      return {
        note: [place.join(" "), t`${percent}%`, ...(rule.taxesDelivery === true ? [t`on delivery too`] : [])].join(
          " · ",
        ),
        values: {
          name: textOf(rule, "name"),
          country: textOf(rule, "country"),
          subdivision: textOf(rule, "subdivision"),
          rate: percent,
          taxesDelivery: flagOf(rule, "taxesDelivery"),
        },
      };
    },
    apply: (rule, changes) => {
      const next = applied(rule, changes, {
        name: same,
        country: (text) => text.toUpperCase(),
        subdivision: (text) => text.toUpperCase() || null,
        rate: partFrom,
        taxesDelivery: yes,
      });
      const place = textOf(next, "subdivision") || textOf(next, "country");
      return { jurisdiction: place === textOf(next, "country") ? "COUNTRY" : "STATE", authority: place, ...next };
    },
  },
  {
    title: msg`Tax`,
    add: msg`New tax`,
    empty: msg`No tax is charged.`,
    fields: [
      { name: "name", label: msg`Name`, max: 200, required: true },
      { name: "country", label: msg`Country`, hint: msg`Its two-letter code.`, max: 2, required: true },
      {
        name: "subdivision",
        label: msg`State`,
        hint: msg`Its code without the country, such as NY; empty for the whole country.`,
        max: 10,
      },
      { name: "rate", label: msg`Rate in percent`, form: "number", required: true },
      { name: "taxesDelivery", label: msg`On delivery too`, form: "check" },
    ],
  },
);

/** The kinds by their names in addresses. */
export const RULES: Readonly<Record<string, Kind>> = {
  coupons,
  "gift-cards": giftCards,
  memberships,
  delivery,
  tax,
};
