import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { recordOf } from "../session/request";
import { textOf } from "./fields";
import { addressFields, amountField, checkField, OPTIONAL_TEXT, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

export const orderSettings = ruleKind({
  name: "ordersSettings",
  title: msg`Order settings`,
  isSingle: true,
  empty: msg`The settings of orders could not be found.`,
  fields: [
    amountField("minimumOrderSubtotal", msg`Minimum order`, {
      hint: msg`Smaller carts cannot be ordered. If empty, there is no minimum.`,
    }),
    checkField("payAtPickup", msg`Customers can pay at pickup`),
    checkField("createInvoice", msg`Create an invoice for each paid order`),
    textField("termsUrl", msg`Terms of sale`, {
      form: "url",
      codec: OPTIONAL_TEXT,
      hint: msg`The web address of the terms. Customers must agree to them before they pay. If empty, nothing is asked.`,
      max: RULE.termsUrl,
      required: false,
    }),
    textField("businessName", msg`Seller's name on invoices`, {
      hint: msg`If empty, it is the name of the shop.`,
      max: RULE.businessName,
      required: false,
    }),
    textField("taxId", msg`Tax id on invoices`, { max: RULE.businessTaxId, required: false }),
    ...addressFields("businessAddress").map((field) =>
      field.name === "country"
        ? { ...field, label: msg`Business country`, hint: msg`Its address is on invoices. Some taxes depend on it.` }
        : field,
    ),
  ],
  notes: (rule, money) => {
    const minimum = textOf(rule, "minimumOrderSubtotal");
    return [
      minimum ? t`from ${{ amount: money(minimum) }}` : t`no minimum`,
      rule.payAtPickup === true ? t`pay at pickup` : "",
      rule.createInvoice === true ? t`automatic invoices` : "",
    ];
  },
  apply: (next) => {
    const isEmpty = Object.values(recordOf(next.businessAddress)).every((part) => !part);
    return next.businessAddress && isEmpty ? { ...next, businessAddress: null } : next;
  },
});
