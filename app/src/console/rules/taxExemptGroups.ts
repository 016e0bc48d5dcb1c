import { msg } from "@lingui/core/macro";
import { TEXT } from "./codecs";
import { ruleKind } from "./ruleKind";

export const taxExemptGroups = ruleKind({
  name: "taxExemptGroups",
  title: msg`Tax-exempt customers`,
  add: msg`New group`,
  empty: msg`There are no groups of tax-exempt customers.`,
  fields: [
    {
      name: "name",
      label: msg`Name`,
      hint: msg`Orders of a group in this list are not taxed.`,
      max: 100,
      required: true,
      codec: TEXT,
    },
  ],
  notes: () => [],
});
