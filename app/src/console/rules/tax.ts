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
    { name: "country", label: msg`Country`, hint: msg`Two letters, such as US.`, max: 2, required: true, codec: CODE },
    {
      name: "subdivision",
      label: msg`State or region`,
      hint: msg`Code without the country, such as NY. If empty, the whole country.`,
      max: 10,
      codec: OPTIONAL_CODE,
    },
    { name: "rate", label: msg`Rate in percent`, form: "number", required: true, codec: PERCENT },
    { name: "taxesDelivery", label: msg`Also on delivery`, form: "check", codec: FLAG },
  ],
  notes: (rule) => {
    const place = ["country", "subdivision", "city"].map((name) => textOf(rule, name)).filter(Boolean);
    return [place.join(" "), partText(textOf(rule, "rate")), rule.taxesDelivery === true ? t`also on delivery` : ""];
  },
  apply: (next) => {
    const country = textOf(next, "country");
    const place = textOf(next, "subdivision") || country;
    return { jurisdiction: place === country ? "COUNTRY" : "STATE", authority: place, ...next };
  },
});
