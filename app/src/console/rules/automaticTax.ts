import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { arrayFrom, recordOf } from "../session/request";
import { partFrom, partText, percentOf, textOf } from "./fields";
import { placeText } from "../kit/form";
import { checkField, countryField, type RuleField, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

const START = msg`Postcode begins with`;
const JURISDICTIONS = [
  { type: "STATE", name: msg`State or region`, rate: msg`State rate in percent` },
  { type: "COUNTY", name: msg`County`, rate: msg`County rate in percent` },
  { type: "CITY", name: msg`City`, rate: msg`City rate in percent` },
  { type: "SPECIAL", name: msg`Special district`, rate: msg`District rate in percent` },
] as const;

const partsOf = (rule: Readonly<Record<string, unknown>>) => arrayFrom(rule.jurisdictions).map(recordOf);

export const automaticTax = ruleKind({
  name: "autoTaxRates",
  title: msg`Automatic tax`,
  add: msg`New rate`,
  empty: msg`There are no rates for the automatic calculation.`,
  fields: [
    textField("postalCode", START, { max: RULE.taxPostalCode, required: true }),
    countryField({ required: true }),
    ...JURISDICTIONS.flatMap(({ type, name, rate }): RuleField[] => [
      { name: type, label: name, max: RULE.authority },
      { name: `${type}-rate`, label: rate, form: "number", isFor: (values) => Boolean(values[type]) },
    ]),
    checkField("taxesDelivery", msg`Tax applies to delivery`),
  ],
  nameBy: (rule) => `${i18n._(START)} ${textOf(rule, "postalCode")}`,
  columns: [msg`Country`, msg`Rates`, msg`Total`],
  notes: (rule) => {
    const parts = partsOf(rule).map((part) => ({ name: textOf(part, "authority"), rate: textOf(part, "rate") }));
    return [
      placeText(textOf(rule, "country")),
      parts.map(({ name, rate }) => `${name} ${partText(rate)}`).join(" · "),
      partText(String(parts.reduce((sum, { rate }) => sum + Number(rate), 0))),
    ];
  },
  values: (rule) =>
    Object.fromEntries(
      JURISDICTIONS.flatMap(({ type }) => {
        const part = partsOf(rule).find((each) => each.jurisdiction === type) ?? {};
        return [
          [type, textOf(part, "authority")],
          [`${type}-rate`, percentOf(textOf(part, "rate"))],
        ];
      }),
    ),
  apply: (next, changes) => {
    const known = partsOf(next);
    const jurisdictions = JURISDICTIONS.flatMap(({ type }) => {
      const before = known.find((each) => each.jurisdiction === type) ?? {};
      const authority = (changes[type] ?? textOf(before, "authority")).trim();
      const percent = changes[`${type}-rate`];
      const rate = percent === undefined ? textOf(before, "rate") || "0" : partFrom(percent) || "0";
      return authority ? [{ jurisdiction: type, name: authority, ...before, authority, rate }] : [];
    });
    // Countries' own rates are kept: this form does not show them.
    return { ...next, jurisdictions: [...known.filter((each) => each.jurisdiction === "COUNTRY"), ...jurisdictions] };
  },
});
