/** The state of rules with dates. */
import { t } from "@lingui/core/macro";
import { dateLocale } from "../../lib/language";
import type { Status } from "../kit/form";
import type { Rule } from "../session/platformCalls";
import { momentOf } from "./fields";

const UNITS = [
  ["year", 365 * 86_400_000],
  ["month", 30 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** The distance of a moment from now, in the largest fitting unit. */
function distanceText(moment: Date, now: Date): string {
  const distance = moment.getTime() - now.getTime();
  const [unit, length] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(dateLocale, { numeric: "auto" }).format(Math.trunc(distance / length), unit);
}

/** Whether a rule is active now, by its dates and its switch, if it has one. */
export function statusOf(rule: Rule, now: Date): Status {
  const [starts, expires] = [momentOf(rule, "starts"), momentOf(rule, "expires")];
  if (expires && expires <= now) return { text: t`Ended`, note: distanceText(expires, now), tone: "plain" };
  if (rule.active === false) return { text: t`Switched off`, tone: "plain" };
  if (starts && starts > now) {
    return { text: t`Scheduled`, note: t`starts ${{ when: distanceText(starts, now) }}`, tone: "warn" };
  }
  return {
    text: t`Active`,
    ...(expires && { note: t`ends ${{ when: distanceText(expires, now) }}` }),
    tone: "good",
  };
}
