import { msg, t } from "@lingui/core/macro";
import { listText } from "../../lib/listText";
import { percentText } from "../../lib/money";
import { arrayFrom, recordOf } from "../request";
import { FLAG, TEXT } from "./codecs";
import { listFrom, textOf } from "./fields";
import { ruleKind } from "./ruleKind";

export const tips = ruleKind({
  name: "tips",
  title: msg`Tips`,
  isSingle: true,
  empty: msg`The settings of tips could not be found.`,
  fields: [
    { name: "enabled", label: msg`The checkout offers tips`, form: "check", codec: FLAG },
    { name: "percentages", label: msg`Suggested percentages`, hint: msg`Up to five, separated by commas.`, max: 60 },
    { name: "custom", label: msg`Customers can enter an amount`, form: "check", codec: FLAG },
    {
      name: "staff",
      label: msg`Staff who share the tips`,
      hint: msg`One name per line, with a weight after a comma if it counts, such as “Ada, 30”. If empty, tips go to the business.`,
      form: "long",
      max: 3000,
    },
    {
      name: "split",
      label: msg`Shares`,
      choices: [
        { value: "EQUAL", label: msg`Equal shares` },
        { value: "PROPORTIONAL", label: msg`By weight` },
      ],
      first: () => "EQUAL",
      codec: TEXT,
    },
  ],
  notes: (rule) => [
    rule.enabled === true ? t`offered at the checkout` : t`not offered`,
    listText(arrayFrom(rule.percentages).map((percent) => percentText(Number(percent) / 100, 2))),
    listText(arrayFrom(rule.staff).map((each) => textOf(recordOf(each), "name"))),
  ],
  values: (rule) => ({
    percentages: arrayFrom(rule.percentages).map(String).join(", "),
    staff: arrayFrom(rule.staff)
      .map(recordOf)
      .map((each) => [textOf(each, "name"), Number(textOf(each, "weight")) > 0 && textOf(each, "weight")])
      .map((parts) => parts.filter(Boolean).join(", "))
      .join("\n"),
  }),
  apply: (next, changes) => ({
    ...next,
    ...(changes.percentages !== undefined && { percentages: listFrom(changes.percentages) }),
    ...(changes.staff !== undefined && { staff: staffFrom(changes.staff, arrayFrom(next.staff).map(recordOf)) }),
  }),
});

/** The staff of the typed lines; a person who is known keeps their id. */
function staffFrom(text: string, known: readonly Readonly<Record<string, unknown>>[]): object[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name = "", weight = "0"] = /^(.*?)\s*(?:,\s*(\d+(?:\.\d+)?))?$/.exec(line.trim()) ?? [];
    if (!name) return [];
    const before = known.find((each) => each.name === name);
    return [{ staffMemberId: before?.staffMemberId ?? crypto.randomUUID(), name, weight }];
  });
}
