import { msg, plural, t } from "@lingui/core/macro";
import { recordOf } from "../request";
import { IDS, TEXT } from "./codecs";
import { countOf, textOf, wholeFrom } from "./fields";
import { EXPIRES, ruleKind, STARTS } from "./ruleKind";
import { statusOf } from "./status";

export const memberships = ruleKind({
  name: "memberships",
  title: msg`Memberships`,
  add: msg`New membership`,
  empty: msg`There are no memberships yet.`,
  fields: [
    { name: "name", label: msg`Name`, max: 100, required: true, codec: TEXT },
    { name: "member", label: msg`Member's email`, max: 254, required: true, codec: TEXT },
    {
      name: "products",
      label: msg`Products it covers`,
      form: "products",
      required: true,
      when: "create",
      codec: IDS,
    },
    {
      name: "total",
      label: msg`Credits`,
      hint: msg`One for each item. If empty, any number.`,
      form: "number",
      when: "create",
    },
    {
      name: "remaining",
      label: msg`Credits left`,
      form: "number",
      when: "edit",
      isFor: (_, before) => before.remaining !== "",
    },
    STARTS,
    EXPIRES,
  ],
  notes: (rule) => {
    const credits = recordOf(rule.credits);
    const [total, remaining] = [textOf(credits, "total"), textOf(credits, "remaining")];
    return [
      textOf(rule, "member"),
      total ? t`${remaining} of ${total} credits left` : t`without limit`,
      plural({ count: countOf(rule, "products") }, { one: "for # product", other: "for # products" }),
    ];
  },
  status: statusOf,
  values: (rule) => ({ remaining: textOf(recordOf(rule.credits), "remaining") }),
  apply: (next, changes) => {
    if (changes.total !== undefined) {
      const total = wholeFrom(changes.total);
      return { ...next, credits: total === null ? null : { total, remaining: total } };
    }
    if (changes.remaining === undefined) return next;
    return { ...next, credits: { ...recordOf(next.credits), remaining: wholeFrom(changes.remaining) } };
  },
});
