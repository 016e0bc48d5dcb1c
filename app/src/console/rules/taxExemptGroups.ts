import { msg } from "@lingui/core/macro";
import { textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

export const taxExemptGroups = ruleKind({
  name: "taxExemptGroups",
  title: msg`Tax-exempt customers`,
  add: msg`New group`,
  empty: msg`There are no groups of tax-exempt customers.`,
  fields: [
    textField("name", msg`Name`, {
      hint: msg`Orders of a group in this list are not taxed.`,
      max: 100,
      required: true,
    }),
  ],
  notes: () => [],
});
