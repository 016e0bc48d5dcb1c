import { msg, t } from "@lingui/core/macro";
import { ADDRESS, RULE } from "../../generated/bounds";
import { partText, textOf } from "./fields";
import { checkField, CODE, numberField, OPTIONAL_CODE, PERCENT, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

export const tax = ruleKind({
  name: "taxRules",
  title: msg`Tax`,
  add: msg`New tax`,
  empty: msg`No tax is charged.`,
  fields: [
    textField("name", msg`Name`, { max: RULE.taxName, required: true }),
    textField("country", msg`Country`, {
      hint: msg`Two letters, such as US.`,
      max: ADDRESS.country,
      required: true,
      codec: CODE,
    }),
    textField("subdivision", msg`State or region`, {
      hint: msg`Code without the country, such as NY. If empty, the whole country.`,
      max: RULE.taxSubdivision,
      codec: OPTIONAL_CODE,
    }),
    numberField("rate", msg`Rate in percent`, { required: true, codec: PERCENT }),
    checkField("taxesDelivery", msg`Also on delivery`),
  ],
  notes: (rule) => {
    const region = ["country", "subdivision", "city"].map((name) => textOf(rule, name)).filter(Boolean);
    return [region.join(" "), partText(textOf(rule, "rate")), rule.taxesDelivery === true ? t`also on delivery` : ""];
  },
  apply: (next) => {
    const country = textOf(next, "country");
    const region = textOf(next, "subdivision") || country;
    return { jurisdiction: region === country ? "COUNTRY" : "STATE", authority: region, ...next };
  },
});

export const taxExemptGroups = ruleKind({
  name: "taxExemptGroups",
  title: msg`Tax-exempt customers`,
  add: msg`New group`,
  empty: msg`There are no groups of tax-exempt customers.`,
  fields: [
    textField("name", msg`Name`, {
      hint: msg`Orders of a group in this list are not taxed.`,
      max: RULE.exemptGroupName,
      required: true,
    }),
  ],
  notes: () => [],
});
