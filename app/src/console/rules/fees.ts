import { msg, t } from "@lingui/core/macro";
import { percentText } from "../../lib/money";
import { recordOf } from "../request";
import { FLAG, IDS, TEXT } from "./codecs";
import { numberFrom, textOf } from "./fields";
import { ITEM_TYPES } from "./itemTypes";
import { ruleKind } from "./ruleKind";

export const fees = ruleKind({
  name: "fees",
  title: msg`Fees`,
  add: msg`New fee`,
  empty: msg`There are no fees.`,
  fields: [
    {
      name: "name",
      label: msg`Name`,
      hint: msg`Customers see it in the totals.`,
      max: 50,
      required: true,
      codec: TEXT,
    },
    {
      name: "type",
      label: msg`Calculation`,
      choices: [
        { value: "fixed", label: msg`Fixed amount` },
        { value: "percent", label: msg`Percentage of the price` },
      ],
    },
    {
      name: "value",
      label: msg`Amount`,
      labelBy: ({ type }) => (type === "percent" ? msg`Percentage` : msg`Amount`),
      form: "number",
      required: true,
    },
    {
      name: "itemTypes",
      label: msg`Only for carts with`,
      hint: msg`If nothing is selected, every cart is charged.`,
      form: "many",
      choices: ITEM_TYPES,
      codec: IDS,
    },
    { name: "each", label: msg`Charge for each item`, form: "check", codec: FLAG },
    { name: "taxable", label: msg`Tax applies`, form: "check", codec: FLAG },
  ],
  notes: (rule, money) => {
    const { type, value } = recordOf(rule.amount);
    const amount = type === "percent" ? percentText(Number(value) / 100, 3) : money(String(value));
    return [amount, rule.each === true ? t`for each item` : "", rule.taxable === true ? t`taxed` : ""];
  },
  values: (rule) => {
    const amount = recordOf(rule.amount);
    return { type: textOf(amount, "type") || "fixed", value: textOf(amount, "value") };
  },
  apply: (next, changes) => {
    const before = recordOf(next.amount);
    const type = changes.type ?? (textOf(before, "type") || "fixed");
    const value = numberFrom(changes.value ?? textOf(before, "value")) ?? "";
    return { code: crypto.randomUUID(), ...next, amount: { type, value } };
  },
});
