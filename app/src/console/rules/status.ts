/** The state of rules with dates. */
import { t } from "@lingui/core/macro";
import { dayText } from "../../lib/dates";
import { kept } from "../../lib/kept";
import { dateLocale } from "../../lib/language";
import type { Status } from "../kit/form";
import type { Rule } from "../session/platformCalls";
import { momentOf } from "./fields";

const MONTH = 30 * 86_400_000;

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const distanceFormat = kept((language: string) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));

/** A moment within a month as its distance from now, in the largest fitting unit; else its day. */
function whenText(moment: Date, now: Date): string {
  const distance = moment.getTime() - now.getTime();
  if (Math.abs(distance) >= MONTH) return dayText(moment);
  const [unit, length] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? ["minute", 60_000];
  return distanceFormat(dateLocale).format(Math.trunc(distance / length), unit);
}

/** Whether a rule is active now, by its dates and its switch, if it has one. */
export function statusOf(rule: Rule, now: Date): Status {
  const [starts, expires] = [momentOf(rule, "starts"), momentOf(rule, "expires")];
  if (expires && expires <= now) return { text: t`Ended`, note: whenText(expires, now), tone: "plain" };
  if (rule.active === false) return { text: t`Switched off`, tone: "plain" };
  if (starts && starts > now) {
    return { text: t`Scheduled`, note: t`starts ${{ when: whenText(starts, now) }}`, tone: "warn" };
  }
  return {
    text: t`Active`,
    ...(expires && { note: t`ends ${{ when: whenText(expires, now) }}` }),
    tone: "good",
  };
}
