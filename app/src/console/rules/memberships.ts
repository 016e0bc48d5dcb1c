import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { numberText } from "../../lib/money";
import { ProductsField } from "../kit/form";
import { recordOf } from "../session/request";
import { countOf, textOf } from "./fields";
import { EXPIRES, numberField, productsField, STARTS, textField, WHOLE_NUMBER } from "./ruleFields";
import { ruleKind } from "./ruleKind";
import { statusOf } from "./status";

export const memberships = ruleKind({
  name: "memberships",
  title: msg`Memberships`,
  add: msg`New membership`,
  empty: msg`There are no memberships yet.`,
  fields: [
    textField("name", msg`Name`, { max: RULE.membershipName, required: true }),
    textField("member", msg`Member's email`, { max: RULE.membershipMember, required: true }),
    productsField("products", msg`Products it covers`, { Input: ProductsField, required: true, when: "create" }),
    numberField("total", msg`Credits`, {
      in: "credits",
      hint: msg`One for each item. If empty, any number.`,
      when: "create",
      codec: WHOLE_NUMBER,
    }),
    numberField("remaining", msg`Credits left`, {
      in: "credits",
      when: "edit",
      isFor: (_, before) => before.remaining !== "",
      codec: WHOLE_NUMBER,
    }),
    STARTS,
    EXPIRES,
  ],
  columns: [msg`Member`, msg`Credits left`, msg`Products`],
  notes: (rule) => {
    const credits = recordOf(rule.credits);
    const [total, remaining] = [textOf(credits, "total"), textOf(credits, "remaining")];
    return [
      textOf(rule, "member"),
      total ? t`${remaining} of ${total}` : t`Unlimited`,
      numberText(countOf(rule, "products")),
    ];
  },
  status: statusOf,
  apply: (next, { total }) => {
    if (total === undefined) return next;
    const credits = recordOf(next.credits);
    return { ...next, credits: total === "" ? null : { ...credits, remaining: credits.total } };
  },
});
