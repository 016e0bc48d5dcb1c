import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { type Choice, choiceText } from "../../ui/form/field";
import type { ConsoleClient } from "../session/client";
import { type Kind, ProductsField } from "../kit/form";
import { listFrom, textOf } from "./fields";
import { amountField, checkField, choiceField, ITEM_TYPES, OPTIONAL_TEXT, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

const TYPES = [{ value: "", label: msg`As in the catalog` }, ...ITEM_TYPES];

const PAYMENTS = [
  { value: "", label: msg`In full at the checkout` },
  { value: "DEPOSIT_ONLINE", label: msg`Deposit at the checkout, the rest later` },
  { value: "FULL_PAYMENT_OFFLINE", label: msg`In full later` },
  { value: "MEMBERSHIP", label: msg`By membership` },
];

/** The label of a rule's choice; absent values are the first choice. */
const choiceIn = (choices: readonly Choice[], value: unknown): string =>
  choices
    .filter((choice) => choice.value === (value ?? ""))
    .map(choiceText)
    .join("");

const terms = ruleKind({
  name: "itemTerms",
  title: msg`Product terms`,
  add: msg`New terms`,
  empty: msg`No product has terms of its own.`,
  fields: [
    // A rule has the id of its product.
    { name: "products", label: msg`Products`, Input: ProductsField, required: true, when: "create" },
    choiceField("itemType", msg`Type`, {
      choices: TYPES,
      codec: OPTIONAL_TEXT,
    }),
    checkField("membersOnly", msg`Only members can buy it`),
    choiceField("paymentOption", msg`Payment`, {
      choices: PAYMENTS,
      codec: OPTIONAL_TEXT,
    }),
    amountField("depositAmount", msg`Deposit for each`, {
      isFor: ({ paymentOption }) => paymentOption === "DEPOSIT_ONLINE",
    }),
    textField("taxGroupId", msg`Tax group`, { max: RULE.taxGroup, codec: OPTIONAL_TEXT }),
    checkField("subscriptionOnly", msg`Sold by subscription only`),
    checkField("scheduled", msg`Customers choose a date`),
  ],
  columns: [msg`Type`, msg`Payment`, msg`Conditions`],
  notes: (rule, money) => [
    choiceIn(TYPES, rule.itemType),
    [choiceIn(PAYMENTS, rule.paymentOption), textOf(rule, "depositAmount") && money(textOf(rule, "depositAmount"))]
      .filter(Boolean)
      .join(": "),
    [
      rule.membersOnly === true && t`Members only`,
      rule.subscriptionOnly === true && t`By subscription only`,
      rule.scheduled === true && t`With a date`,
    ]
      .filter(Boolean)
      .join(" · "),
  ],
});

/** Terms of single products, listed by product name; a rule has the id of its product. */
export const itemTerms: Kind = {
  ...terms,
  read: async (context, request) => {
    const page = await terms.read(context, request);
    const names = await namesOf(
      context.client,
      page.items.map(({ id }) => id),
      request.signal,
    );
    return { ...page, items: page.items.map((item) => ({ ...item, name: names.get(item.id) ?? item.id })) };
  },
  create: (context, { products = "", ...values }) =>
    Promise.all(listFrom(products).map((id) => terms.update(context, { id, values: {}, raw: {} }, values))),
};

async function namesOf(client: ConsoleClient, ids: string[], signal: AbortSignal): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  try {
    const query = { filter: { id: { $in: ids.slice(0, 100) } }, cursorPaging: { limit: 100 } };
    const { products = [] } = await client.productsV3.queryProducts(query, {}, { signal });
    return new Map(products.map(({ _id, name = "" }) => [_id, name]));
  } catch (error) {
    if (signal.aborted) throw error;
    return new Map();
  }
}
