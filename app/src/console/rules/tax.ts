import { msg, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { partText, textOf } from "./fields";
import { placeText, CountryRegionField } from "../kit/form";
import { checkField, type Codec, countryField, numberField, PERCENT, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

/** A region's code, which rules have without the country: `NY` for `US-NY`. */
const REGION: Codec = {
  read: (rule, name) => [textOf(rule, "country"), textOf(rule, name)].filter(Boolean).join("-").replace(/^..$/, ""),
  write: (text) => text.replace(/^..-/, "") || null,
};

export const tax = ruleKind({
  name: "taxRules",
  title: msg`Tax`,
  add: msg`New tax`,
  empty: msg`No tax is charged.`,
  fields: [
    textField("name", msg`Name`, { max: RULE.taxName, required: true }),
    countryField({ required: true, resets: { subdivision: "" } }),
    textField("subdivision", msg`State or region`, {
      hint: msg`None: the whole country.`,
      Input: CountryRegionField,
      codec: REGION,
    }),
    numberField("rate", msg`Rate in percent`, { required: true, codec: PERCENT }),
    checkField("taxesDelivery", msg`Also on delivery`),
  ],
  columns: [msg`Region`, msg`Rate`, msg`Delivery`],
  notes: (rule) => {
    const place = placeText(textOf(rule, "country"), textOf(rule, "subdivision"));
    return [
      [place, textOf(rule, "city")].filter(Boolean).join(", "),
      partText(textOf(rule, "rate")),
      rule.taxesDelivery === true ? t`Taxed` : "",
    ];
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
