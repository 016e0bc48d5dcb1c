import { msg, t } from "@lingui/core/macro";
import type { Rule } from "../platformCalls";
import { recordOf } from "../request";
import { CODES, NUMBER, OPTIONAL_TEXT, TEXT, WHOLE_NUMBER } from "./codecs";
import { countOf, numberFrom, textOf } from "./fields";
import { ruleKind } from "./ruleKind";

/** The price of a way of delivery that has one price only; a new one has that as well. */
function onlyRateOf({ rates = [{}] }: Rule): Rule | undefined {
  return Array.isArray(rates) && rates.length === 1 ? recordOf(rates[0]) : undefined;
}

export const delivery = ruleKind({
  name: "shippingOptions",
  title: msg`Delivery`,
  add: msg`New way of delivery`,
  empty: msg`There are no ways of delivery: nothing can be sent.`,
  fields: [
    { name: "title", label: msg`Name`, max: 100, required: true, codec: TEXT },
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
    { name: "freeOver", label: msg`Free for orders from`, form: "number", codec: NUMBER },
    {
      name: "countries",
      label: msg`Countries`,
      hint: msg`Two-letter codes with commas; empty for all others.`,
      max: 1000,
      codec: CODES,
    },
    {
      name: "deliveryTime",
      label: msg`How long it takes`,
      hint: msg`In words, such as “3–5 working days”.`,
      max: 200,
      codec: OPTIONAL_TEXT,
    },
    {
      name: "deliveryDays",
      label: msg`Days until it has arrived at the latest`,
      form: "number",
      codec: WHOLE_NUMBER,
    },
    { name: "instructions", label: msg`Note for buyers`, max: 500, codec: OPTIONAL_TEXT },
  ],
  notes: (rule, money) => {
    const rate = onlyRateOf(rule);
    const free = textOf(rule, "freeOver");
    return [
      textOf(rule, "regionName"),
      rule.pickup ? t`Pickup` : t`Delivery`,
      rate ? money(textOf(rate, "amount")) : t`${{ count: countOf(rule, "rates") }} prices by conditions`,
      free && t`free from ${{ amount: money(free) }}`,
    ];
  },
  values: (rule) => ({ amount: textOf(onlyRateOf(rule) ?? {}, "amount") }),
  apply: (next, { amount, regionName }) => {
    const rate = onlyRateOf(next);
    if (amount === undefined || !rate) return next;
    return {
      // A new one is for a region of its own, whose id is made once.
      ...(next.regionId === undefined && { regionId: crypto.randomUUID(), regionName }),
      ...next,
      rates: [{ ...rate, amount: numberFrom(amount) }],
    };
  },
});
