import { msg, t } from "@lingui/core/macro";
import { CODE, FLAG, OPTIONAL_CODE, PERCENT, TEXT } from "./codecs";
import { partText, textOf } from "./fields";
import { ruleKind } from "./ruleKind";

export const tax = ruleKind({
  name: "taxRules",
  title: msg`Tax`,
  add: msg`New tax`,
  empty: msg`No tax is charged.`,
  fields: [
    { name: "name", label: msg`Name`, max: 200, required: true, codec: TEXT },
    { name: "country", label: msg`Country`, hint: msg`Its two-letter code.`, max: 2, required: true, codec: CODE },
    {
      name: "subdivision",
      label: msg`State or region`,
      hint: msg`Its code without the country, such as NY; empty for the whole country.`,
      max: 10,
      codec: OPTIONAL_CODE,
    },
    { name: "rate", label: msg`Rate in percent`, form: "number", required: true, codec: PERCENT },
    { name: "taxesDelivery", label: msg`On delivery too`, form: "check", codec: FLAG },
  ],
  notes: (rule) => {
    const place = ["country", "subdivision", "city"].map((name) => textOf(rule, name)).filter(Boolean);
    return [place.join(" "), partText(textOf(rule, "rate")), rule.taxesDelivery === true ? t`on delivery too` : ""];
  },
  apply: (next) => {
    const country = textOf(next, "country");
    const place = textOf(next, "subdivision") || country;
    return { jurisdiction: place === country ? "COUNTRY" : "STATE", authority: place, ...next };
  },
});
