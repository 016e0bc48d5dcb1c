import { plural, t } from "@lingui/core/macro";
import type { SubscriptionPlan } from "./catalog";
import { listText } from "./listText";

type Period = SubscriptionPlan["period"];

/** The interval of a subscription. */
export function everyText(period: Period, count: number): string {
  switch (period) {
    case "DAY":
      return plural(count, { one: "Every day", other: "Every # days" });
    case "WEEK":
      return plural(count, { one: "Every week", other: "Every # weeks" });
    case "MONTH":
      return plural(count, { one: "Every month", other: "Every # months" });
    case "YEAR":
      return plural(count, { one: "Every year", other: "Every # years" });
  }
}

/** The terms of a subscription: its interval, and its end. */
export function termsText(period: Period, every: number, cycles: number | undefined): string {
  const end =
    cycles === undefined
      ? t`until cancelled`
      : plural({ count: cycles }, { one: "once in total", other: "# times in total" });
  return listText([everyText(period, every), end]);
}

/** The free trial of a subscription. */
export function freeTrialText(period: Period, count: number): string {
  switch (period) {
    case "DAY":
      return plural(count, { one: "First day free", other: "First # days free" });
    case "WEEK":
      return plural(count, { one: "First week free", other: "First # weeks free" });
    case "MONTH":
      return plural(count, { one: "First month free", other: "First # months free" });
    case "YEAR":
      return plural(count, { one: "First year free", other: "First # years free" });
  }
}
