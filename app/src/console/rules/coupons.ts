import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { Rule } from "../platformCalls";
import { recordOf } from "../request";
import { IDS, NUMBER, TEXT, WHOLE_NUMBER } from "./codecs";
import { percentText } from "../../lib/money";
import { countOf, numberFrom, textOf } from "./fields";
import { ACTIVE, EXPIRES, ruleKind, STARTS } from "./ruleKind";
import { statusOf } from "./status";

function discountText(rule: Rule, money: (amount: string) => string): string {
  const kind = recordOf(rule.kind);
  const value = textOf(kind, "value");
  switch (textOf(kind, "type")) {
    case "percent":
      return t`${{ percent: percentText(Number(value) / 100, 3) }} off`;
    case "amount":
      return t`${{ amount: money(value) }} off`;
    case "fixedPrice":
      return t`Each for ${{ amount: money(value) }}`;
    default:
      return t`Free delivery`;
  }
}

/** The label of a discount's value by its kind. */
const VALUE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  percent: msg`Percent off`,
  amount: msg`Amount off`,
  fixedPrice: msg`Price of each item`,
};

export const coupons = ruleKind({
  name: "coupons",
  title: msg`Coupons`,
  add: msg`New coupon`,
  empty: msg`There are no coupons yet.`,
  fields: [
    {
      name: "code",
      label: msg`Code`,
      hint: msg`Customers enter it at the checkout.`,
      max: 50,
      required: true,
      codec: TEXT,
    },
    {
      name: "name",
      label: msg`Description`,
      hint: msg`Customers see it beside their discount.`,
      max: 80,
      required: true,
      codec: TEXT,
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
    {
      name: "value",
      label: msg`Percent or amount`,
      labelBy: ({ type = "" }) => VALUE_LABELS[type] ?? msg`Percent or amount`,
      form: "number",
      required: true,
      isFor: ({ type }) => type !== "freeShipping",
    },
    { name: "products", label: msg`Only for these products`, form: "products", codec: IDS },
    { name: "collections", label: msg`Only for products of these categories`, form: "categories", codec: IDS },
    { name: "minimumSubtotal", label: msg`For orders from`, form: "number", codec: NUMBER },
    { name: "usageLimit", label: msg`Total uses`, form: "number", codec: WHOLE_NUMBER },
    { name: "limitPerCustomer", label: msg`Uses per customer`, form: "number", codec: WHOLE_NUMBER },
    STARTS,
    EXPIRES,
    ACTIVE,
  ],
  notes: (rule, money) => {
    const minimum = textOf(rule, "minimumSubtotal");
    const isSpecific = countOf(rule, "collections") + countOf(rule, "products") > 0;
    return [
      textOf(rule, "name"),
      discountText(rule, money),
      minimum && t`from ${{ amount: money(minimum) }}`,
      isSpecific ? t`for some products only` : "",
    ];
  },
  status: statusOf,
  values: (rule) => {
    const kind = recordOf(rule.kind);
    return { type: textOf(kind, "type"), value: textOf(kind, "value") };
  },
  apply: (next, changes) => {
    const kind = recordOf(next.kind);
    const type = changes.type ?? textOf(kind, "type");
    const value = numberFrom(changes.value ?? textOf(kind, "value")) ?? "";
    return { ...next, kind: type === "freeShipping" ? { type } : { type, value } };
  },
});
