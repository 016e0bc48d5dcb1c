import { msg, t } from "@lingui/core/macro";
import { recordOf } from "../request";
import { FLAG, NUMBER } from "./codecs";
import { textOf } from "./fields";
import { ruleKind } from "./ruleKind";

/** The fields of the business address, by their names in the form. */
const ADDRESS = {
  addressLine: "addressLine",
  city: "city",
  postalCode: "postalCode",
  state: "subdivision",
  country: "country",
};

export const orderSettings = ruleKind({
  name: "ordersSettings",
  title: msg`Order settings`,
  isSingle: true,
  empty: msg`The settings of orders could not be found.`,
  fields: [
    {
      name: "minimumOrderSubtotal",
      label: msg`Minimum order`,
      hint: msg`Smaller carts cannot be ordered. If empty, there is no minimum.`,
      form: "number",
      codec: NUMBER,
    },
    { name: "payAtPickup", label: msg`Customers can pay at pickup`, form: "check", codec: FLAG },
    {
      name: "createInvoice",
      label: msg`Create an invoice for each paid order`,
      form: "check",
      codec: FLAG,
    },
    { name: "addressLine", label: msg`Business address`, hint: msg`Some taxes depend on it.`, max: 200 },
    { name: "city", label: msg`City`, max: 100 },
    { name: "postalCode", label: msg`Postal code`, max: 20 },
    { name: "state", label: msg`State or region`, hint: msg`Code with its country, such as US-NY.`, max: 10 },
    { name: "country", label: msg`Country`, hint: msg`Two letters, such as US.`, max: 2 },
  ],
  notes: (rule, money) => {
    const minimum = textOf(rule, "minimumOrderSubtotal");
    return [
      minimum ? t`from ${{ amount: money(minimum) }}` : t`no minimum`,
      rule.payAtPickup === true ? t`pay at pickup` : "",
      rule.createInvoice === true ? t`automatic invoices` : "",
    ];
  },
  values: (rule) => {
    const address = recordOf(rule.businessAddress);
    return Object.fromEntries(Object.entries(ADDRESS).map(([field, name]) => [field, textOf(address, name)]));
  },
  apply: (next, changes) => {
    const typed = Object.entries(ADDRESS).flatMap(([field, name]) =>
      changes[field] === undefined ? [] : [[name, changes[field].trim() || undefined] as const],
    );
    if (typed.length === 0) return next;
    const address = { ...recordOf(next.businessAddress), ...Object.fromEntries(typed) };
    return { ...next, businessAddress: Object.values(address).some(Boolean) ? address : null };
  },
});
