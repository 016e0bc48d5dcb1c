import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { countryName } from "../../lib/countries";
import { listText } from "../../lib/listText";
import { CountriesField, idsOf, RegionsField } from "../kit/form";
import type { Texts } from "../../ui/form/field";
import type { Rule } from "../session/platformCalls";
import { recordOf } from "../session/request";
import { numberFrom, textOf } from "./fields";
import { ONE_RATE, pricesText, RATES, ratesOf, ratesProblem, ratesText } from "./rates";
import { RatesField } from "./RatesField";
import {
  addressFields,
  amountField,
  choiceField,
  CODES,
  CURRENCY,
  numberField,
  OPTIONAL_TEXT,
  textField,
  WHOLE_NUMBER,
} from "./ruleFields";
import { ruleKind } from "./ruleKind";
import { WEEK, weekOf, weekProblem, weekText, windowsText } from "./week";
import { WeekField } from "./WeekField";

const CHARGES = { handling: "HANDLING_FEE", insurance: "INSURANCE" } as const;

function isPickup({ method }: Texts): boolean {
  return method !== undefined && method !== "";
}

function chargesIn(rule: Rule): Rule[] {
  return Array.isArray(rule.charges) ? rule.charges.map(recordOf) : [];
}

function chargeOf(rule: Rule, type: string): string {
  const charge = chargesIn(rule).find((each) => each.type === type);
  return charge ? textOf(charge, "price") : "";
}

/** Merges changed charges into the list; the others keep their position. */
function chargesFrom(rule: Rule, changes: Texts): Rule[] {
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
    textField("title", msg`Name`, { max: RULE.shippingTitle, required: true }),
    textField("regionName", msg`Region`, {
      hint: msg`Shown to customers for the countries below, such as Europe.`,
      max: RULE.regionName,
      required: true,
      when: "create",
    }),
    textField("rates", msg`Prices`, {
      first: () => ONE_RATE,
      codec: RATES,
      Input: RatesField,
      check: ratesProblem,
      text: ratesText,
    }),
    { name: "handling", label: msg`Handling fee`, form: "number", unit: CURRENCY },
    { name: "insurance", label: msg`Insurance`, form: "number", unit: CURRENCY },
    amountField("freeOver", msg`Free for orders from`),
    textField("countries", msg`Countries`, {
      hint: msg`None: all other countries.`,
      Input: CountriesField,
      resets: { subdivisions: "" },
      text: (codes) => listText(idsOf(codes).map(countryName)),
      codec: CODES,
    }),
    textField("subdivisions", msg`States or regions`, {
      hint: msg`None: the whole country.`,
      Input: RegionsField,
      codec: CODES,
    }),
    choiceField("method", msg`Delivery method`, {
      in: "pickup",
      choices: [
        { value: "", label: msg`It is shipped to them` },
        { value: "STORE_PICKUP", label: msg`They pick it up in the shop` },
        { value: "PICKUP_POINT", label: msg`They pick it up at a pickup point` },
      ],
    }),
    ...addressFields("pickup.address", { required: true, isFor: isPickup }),
    textField("deliveryTime", msg`Delivery time`, {
      hint: msg`In words, such as “3–5 working days”.`,
      max: RULE.deliveryTime,
      codec: OPTIONAL_TEXT,
    }),
    numberField("deliveryDays", msg`Latest delivery (days)`, { codec: WHOLE_NUMBER }),
    textField("plan", msg`Times to choose`, {
      codec: WEEK,
      Input: WeekField,
      check: weekProblem,
      text: weekText,
    }),
    textField("instructions", msg`Note to customers`, { max: RULE.instructions, codec: OPTIONAL_TEXT }),
  ],
  columns: [msg`Region`, msg`Price`, msg`Free from`, msg`Times`],
  notes: (rule, money) => {
    const free = textOf(rule, "freeOver");
    const week = weekOf(WEEK.read(rule, "plan"));
    return [
      [textOf(rule, "regionName"), rule.pickup && t`Pickup`].filter(Boolean).join(" · "),
      pricesText(ratesOf(RATES.read(rule, "rates")), money),
      free && money(free),
      week ? windowsText(week) : "",
    ];
  },
  values: (rule) => Object.fromEntries(Object.entries(CHARGES).map(([field, type]) => [field, chargeOf(rule, type)])),
  // A new rule gets a new region with a generated id.
  apply: (next, changes) => ({
    regionId: crypto.randomUUID(),
    ...next,
    ...(Boolean(next.pickup) && !recordOf(next.pickup).method && { pickup: null }),
    ...(Object.keys(CHARGES).some((name) => changes[name] !== undefined) && { charges: chargesFrom(next, changes) }),
  }),
});
