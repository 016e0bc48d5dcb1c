import { msg, t } from "@lingui/core/macro";
import { percentText } from "../../lib/money";
import { recordOf } from "../request";
import { checkField, choiceField, ITEM_TYPES, LIST, numberField, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

export const fees = ruleKind({
  name: "fees",
  title: msg`Fees`,
  add: msg`New fee`,
  empty: msg`There are no fees.`,
  fields: [
    textField("name", msg`Name`, { hint: msg`Customers see it in the totals.`, max: 50, required: true }),
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
  notes: (rule, money) => {
    const { type, value } = recordOf(rule.amount);
    const amount = type === "percent" ? percentText(Number(value) / 100, 3) : money(String(value));
    return [amount, rule.each === true ? t`for each item` : "", rule.taxable === true ? t`taxed` : ""];
  },
  apply: (next) => ({ code: crypto.randomUUID(), ...next }),
});
