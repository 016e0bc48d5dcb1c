import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { listText } from "../../lib/listText";
import { percentText } from "../../lib/money";
import { idsOf } from "../kit/form";
import { arrayFrom, recordOf } from "../session/request";
import { textOf } from "./fields";
import { checkField, choiceField, ITEM_TYPES, LIST, numberField, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

export const tips = ruleKind({
  name: "tips",
  title: msg`Tips`,
  isSingle: true,
  empty: msg`The settings of tips could not be found.`,
  fields: [
    checkField("enabled", msg`The checkout offers tips`),
    textField("percentages", msg`Suggested percentages`, {
      hint: msg`Up to five, separated by commas.`,
      max: 60,
      codec: LIST,
      text: (list) => listText(idsOf(list).map((percent) => percentText(Number(percent) / 100, 2))),
    }),
    checkField("custom", msg`Customers can enter an amount`),
    {
      name: "staff",
      label: msg`Staff who share the tips`,
      hint: msg`One name per line, with a weight after a comma if it counts, such as “Ada, 30”. If empty, tips go to the business.`,
      form: "long",
      max: 3000,
    },
    choiceField("split", msg`Shares`, {
      choices: [
        { value: "EQUAL", label: msg`Equal shares` },
        { value: "PROPORTIONAL", label: msg`By weight` },
      ],
      first: () => "EQUAL",
      isFor: ({ staff }) => staff !== "",
    }),
  ],
  notes: (rule) => [
    rule.enabled === true ? t`offered at the checkout` : t`not offered`,
    listText(arrayFrom(rule.percentages).map((percent) => percentText(Number(percent) / 100, 2))),
    listText(arrayFrom(rule.staff).map((each) => textOf(recordOf(each), "name"))),
  ],
  values: (rule) => ({
    staff: arrayFrom(rule.staff)
      .map(recordOf)
      .map((each) => [textOf(each, "name"), Number(textOf(each, "weight")) > 0 && textOf(each, "weight")])
      .map((parts) => parts.filter(Boolean).join(", "))
      .join("\n"),
  }),
  apply: (next, { staff }) =>
    staff === undefined ? next : { ...next, staff: staffFrom(staff, arrayFrom(next.staff).map(recordOf)) },
});

/** The staff from the typed lines; known names keep their ids. */
function staffFrom(text: string, known: readonly Readonly<Record<string, unknown>>[]): object[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name = "", weight = "0"] = /^(.*?)\s*(?:,\s*(\d+(?:\.\d+)?))?$/.exec(line.trim()) ?? [];
    if (!name) return [];
    const before = known.find((each) => each.name === name);
    return [{ staffMemberId: before?.staffMemberId ?? crypto.randomUUID(), name, weight }];
  });
}

export const fees = ruleKind({
  name: "fees",
  title: msg`Fees`,
  add: msg`New fee`,
  empty: msg`There are no fees.`,
  fields: [
    textField("name", msg`Name`, { hint: msg`Customers see it in the totals.`, max: RULE.feeName, required: true }),
    choiceField("type", msg`Calculation`, {
      in: "amount",
      choices: [
        { value: "fixed", label: msg`Fixed amount` },
        { value: "percent", label: msg`Percentage of the price` },
      ],
    }),
    numberField("value", msg`Amount`, {
      in: "amount",
      labelBy: ({ type }) => (type === "percent" ? msg`Percentage` : msg`Amount`),
      unit: (currency, { type }) => (type === "percent" ? "" : currency),
      required: true,
    }),
    choiceField("itemTypes", msg`Only for carts with`, {
      hint: msg`If nothing is selected, every cart is charged.`,
      form: "many",
      choices: ITEM_TYPES,
      codec: LIST,
    }),
    checkField("each", msg`Charge for each item`),
    checkField("taxable", msg`Tax applies`),
  ],
  columns: [msg`Amount`, msg`Charge`, msg`Tax`],
  notes: (rule, money) => {
    const { type, value } = recordOf(rule.amount);
    const amount = type === "percent" ? percentText(Number(value) / 100, 3) : money(String(value));
    return [
      amount,
      rule.each === true ? t`For each item` : t`Once an order`,
      rule.taxable === true ? t`Taxed` : t`Not taxed`,
    ];
  },
  apply: (next) => ({ code: crypto.randomUUID(), ...next }),
});
