import { msg, plural, t } from "@lingui/core/macro";
import { CODES, NUMBER, OPTIONAL_TEXT, TEXT, WHOLE_NUMBER } from "./codecs";
import type { Fields } from "../draft/merge";
import type { Rule } from "../platformCalls";
import { recordOf } from "../request";
import { numberFrom, textOf } from "./fields";
import { areComplete, ONE_RATE, RATES, ratesOf, ratesText } from "./rates";
import { RatesField } from "./RatesField";
import { ruleKind } from "./ruleKind";
import { isWeekComplete, WEEK, weekOf, weekText, windowsText } from "./week";
import { WeekField } from "./WeekField";

/** The fields of a pickup point's address, with their names on the platform. */
const ADDRESS = {
  street: "addressLine",
  city: "city",
  postalCode: "postalCode",
  state: "subdivision",
  country: "country",
} as const;

const CHARGES = { handling: "HANDLING_FEE", insurance: "INSURANCE" } as const;

/** Whether any of some fields was changed. */
function isAnyOf(changes: Fields, names: readonly string[]): boolean {
  return names.some((name) => changes[name] !== undefined);
}

function isPickup({ method }: Fields): boolean {
  return method !== undefined && method !== "";
}

function pickupFrom(rule: Rule, changes: Fields): Rule | null {
  const before = recordOf(rule.pickup);
  const method = changes.method ?? textOf(before, "method");
  if (!method) return null;
  const typed = Object.entries(ADDRESS).flatMap(([field, name]) => {
    const text = changes[field]?.trim();
    const isCode = field === "country" || field === "state";
    return text === undefined ? [] : [[name, (isCode ? text.toUpperCase() : text) || null] as const];
  });
  return { ...before, method, address: { ...recordOf(before.address), ...Object.fromEntries(typed) } };
}

function chargesIn(rule: Rule): Rule[] {
  return Array.isArray(rule.charges) ? rule.charges.map(recordOf) : [];
}

function chargeOf(rule: Rule, type: string): string {
  const charge = chargesIn(rule).find((each) => each.type === type);
  return charge ? textOf(charge, "price") : "";
}

/** The charges with those that were changed; the others keep their place. */
function chargesFrom(rule: Rule, changes: Fields): Rule[] {
  return Object.entries(CHARGES).reduce((charges, [field, type]) => {
    if (changes[field] === undefined) return charges;
    const price = numberFrom(changes[field]);
    const known = charges.find((each) => each.type === type);
    if (price === null) return charges.filter((each) => each !== known);
    return known
      ? charges.map((each) => (each === known ? { ...each, price } : each))
      : [...charges, { type, price, details: "" }];
  }, chargesIn(rule));
}

export const delivery = ruleKind({
  name: "shippingOptions",
  title: msg`Delivery`,
  add: msg`New delivery method`,
  empty: msg`There are no delivery methods: nothing can be shipped.`,
  fields: [
    { name: "title", label: msg`Name`, max: 100, required: true, codec: TEXT },
    {
      name: "regionName",
      label: msg`Region`,
      hint: msg`Shown to customers for the countries below, such as Europe.`,
      max: 100,
      required: true,
      when: "create",
      codec: TEXT,
    },
    {
      name: "rates",
      label: msg`Prices`,
      first: () => ONE_RATE,
      codec: RATES,
      control: { Field: RatesField, isComplete: areComplete, textOf: ratesText },
    },
    { name: "handling", label: msg`Handling fee`, form: "number" },
    { name: "insurance", label: msg`Insurance`, form: "number" },
    { name: "freeOver", label: msg`Free for orders from`, form: "number", codec: NUMBER },
    {
      name: "countries",
      label: msg`Countries`,
      hint: msg`Two-letter codes separated by commas. If empty, all other countries.`,
      max: 1000,
      codec: CODES,
    },
    {
      name: "subdivisions",
      label: msg`States`,
      hint: msg`State codes such as NY, separated by commas. Leave empty for the whole country.`,
      max: 1000,
      codec: CODES,
    },
    {
      name: "method",
      label: msg`Delivery method`,
      choices: [
        { value: "", label: msg`It is shipped to them` },
        { value: "STORE_PICKUP", label: msg`They pick it up in the shop` },
        { value: "PICKUP_POINT", label: msg`They pick it up at a pickup point` },
      ],
    },
    { name: "street", label: msg`Street and number`, max: 150, required: true, isFor: isPickup },
    { name: "city", label: msg`City`, max: 50, required: true, isFor: isPickup },
    { name: "postalCode", label: msg`Postcode`, max: 50, isFor: isPickup },
    {
      name: "state",
      label: msg`State or region`,
      hint: msg`Code with its country, such as US-NY.`,
      max: 50,
      isFor: isPickup,
    },
    {
      name: "country",
      label: msg`Country`,
      hint: msg`Two letters, such as US.`,
      max: 2,
      required: true,
      isFor: isPickup,
    },
    {
      name: "deliveryTime",
      label: msg`Delivery time`,
      hint: msg`In words, such as “3–5 working days”.`,
      max: 200,
      codec: OPTIONAL_TEXT,
    },
    {
      name: "deliveryDays",
      label: msg`Latest delivery (days)`,
      form: "number",
      codec: WHOLE_NUMBER,
    },
    {
      name: "plan",
      label: msg`Times to choose`,
      codec: WEEK,
      control: { Field: WeekField, isComplete: isWeekComplete, textOf: weekText },
    },
    { name: "instructions", label: msg`Note to customers`, max: 500, codec: OPTIONAL_TEXT },
  ],
  notes: (rule, money) => {
    const rates = ratesOf(RATES.read(rule, "rates"));
    const [only] = rates;
    const free = textOf(rule, "freeOver");
    const week = weekOf(WEEK.read(rule, "plan"));
    return [
      textOf(rule, "regionName"),
      rule.pickup ? t`Pickup` : t`Delivery`,
      rates.length === 1 && only?.conditions.length === 0
        ? money(only.amount)
        : plural({ count: rates.length }, { one: "# price by conditions", other: "# prices by conditions" }),
      free && t`free from ${{ amount: money(free) }}`,
      week ? windowsText(week) : "",
    ];
  },
  values: (rule) => {
    const pickup = recordOf(rule.pickup);
    const address = recordOf(pickup.address);
    return {
      method: textOf(pickup, "method"),
      ...Object.fromEntries(Object.entries(ADDRESS).map(([field, name]) => [field, textOf(address, name)])),
      ...Object.fromEntries(Object.entries(CHARGES).map(([field, type]) => [field, chargeOf(rule, type)])),
    };
  },
  // A new rule gets a new region, whose id is generated once.
  apply: (next, changes) => ({
    regionId: crypto.randomUUID(),
    ...next,
    ...(isAnyOf(changes, ["method", ...Object.keys(ADDRESS)]) && { pickup: pickupFrom(next, changes) }),
    ...(isAnyOf(changes, Object.keys(CHARGES)) && { charges: chargesFrom(next, changes) }),
  }),
});
