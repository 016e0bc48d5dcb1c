import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { numberText, percentText } from "../../lib/money";
import { FoldedCategories } from "../kit/form";
import type { Rule } from "../session/platformCalls";
import { recordOf } from "../session/request";
import { countOf, textOf } from "./fields";
import {
  ACTIVE,
  amountField,
  choiceField,
  EXPIRES,
  numberField,
  productsField,
  STARTS,
  textField,
  WHOLE_NUMBER,
} from "./ruleFields";
import { ruleKind } from "./ruleKind";
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

/** The label of a discount's value, by discount kind. */
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
    textField("code", msg`Code`, {
      hint: msg`Customers enter it at the checkout.`,
      max: RULE.couponCode,
      required: true,
    }),
    textField("name", msg`Description`, {
      hint: msg`Customers see it beside their discount. The code, if empty.`,
      max: RULE.couponName,
    }),
    choiceField("type", msg`Discount`, {
      in: "kind",
      choices: [
        { value: "percent", label: msg`Percent` },
        { value: "amount", label: msg`Amount` },
        { value: "fixedPrice", label: msg`Fixed price of each item` },
        { value: "freeShipping", label: msg`Free delivery` },
      ],
    }),
    numberField("value", msg`Percent or amount`, {
      in: "kind",
      labelBy: ({ type = "" }) => VALUE_LABELS[type] ?? msg`Percent or amount`,
      unit: (currency, { type }) => (type === "percent" ? "" : currency),
      required: true,
      isFor: ({ type }) => type !== "freeShipping",
    }),
    productsField("products", msg`Only for these products`),
    productsField("collections", msg`Only for products of these categories`, { Input: FoldedCategories }),
    amountField("minimumSubtotal", msg`For orders from`),
    numberField("usageLimit", msg`Total uses`, { codec: WHOLE_NUMBER }),
    numberField("limitPerCustomer", msg`Uses per customer`, { codec: WHOLE_NUMBER }),
    STARTS,
    EXPIRES,
    ACTIVE,
  ],
  columns: [msg`Description`, msg`Discount`, msg`For orders from`, msg`Products`, msg`Total uses`],
  notes: (rule, money) => {
    const minimum = textOf(rule, "minimumSubtotal");
    const isSpecific = countOf(rule, "collections") + countOf(rule, "products") > 0;
    return [
      textOf(rule, "name"),
      discountText(rule, money),
      minimum && money(minimum),
      isSpecific ? t`Some` : t({ context: "products of a coupon", message: "All" }),
      rule.usageLimit ? t`at most ${{ count: numberText(Number(rule.usageLimit)) }}` : "",
    ];
  },
  status: statusOf,
  apply: (next) => ({
    ...next,
    name: textOf(next, "name") || textOf(next, "code"),
    // Free delivery has no value.
    ...(recordOf(next.kind).type === "freeShipping" && { kind: { type: "freeShipping" } }),
  }),
});

/** A random code, without letters that look like digits. */
function newCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const text = Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

export const giftCards = ruleKind({
  name: "giftCards",
  title: msg`Gift cards`,
  add: msg`New gift card`,
  empty: msg`There are no gift cards yet.`,
  fields: [
    textField("code", msg`Code`, {
      hint: msg`8 to 20 characters. Treat it like cash: give it to its buyer only.`,
      max: RULE.giftCard,
      required: true,
      first: newCode,
    }),
    amountField("initialValue", msg`Value`, { required: true }),
    amountField("balance", msg`Balance`, { required: true, when: "edit" }),
    EXPIRES,
    ACTIVE,
  ],
  columns: [msg`Balance`, msg`Value`],
  notes: (rule, money) => [money(textOf(rule, "balance")), money(textOf(rule, "initialValue"))],
  status: (rule, now) => {
    const status = statusOf(rule, now);
    const isEmpty = Number(textOf(rule, "balance")) === 0;
    return isEmpty && status.tone === "good" ? { text: t`Used up`, tone: "plain" } : status;
  },
  apply: (next) => ({ balance: next.initialValue, ...next }),
});
