import { msg, plural, t } from "@lingui/core/macro";
import { CODES, NUMBER, OPTIONAL_TEXT, TEXT, WHOLE_NUMBER } from "./codecs";
import { textOf } from "./fields";
import { areComplete, ONE_RATE, RATES, ratesOf, ratesText } from "./rates";
import { RatesField } from "./RatesField";
import { ruleKind } from "./ruleKind";
import { isWeekComplete, WEEK, weekOf, weekText, windowsText } from "./week";
import { WeekField } from "./WeekField";

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
      hint: msg`The name that buyers see for the countries below, such as Europe.`,
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
    {
      name: "plan",
      label: msg`Times to choose`,
      codec: WEEK,
      control: { Field: WeekField, isComplete: isWeekComplete, textOf: weekText },
    },
    { name: "instructions", label: msg`Note for buyers`, max: 500, codec: OPTIONAL_TEXT },
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
  // A new one is for a region of its own, whose id is made once.
  apply: (next) => ({ regionId: crypto.randomUUID(), ...next }),
});
