/** The condition of `--fail-on`, by which a use of a module that ends fails the doctor. */

import { ENDS } from "../generated/ends.js";
import type { CodeFinding } from "./code-findings.js";

const DAY_MS = 86_400_000;

/** The number of days in `ends-within=90d`. */
export function daysOf(condition: string): number {
  const [, days] = /^ends-within=(\d{1,5})d$/.exec(condition) ?? [];
  if (days === undefined) {
    throw new Error(
      `--fail-on takes ends-within=DAYSd, such as ends-within=90d, and not ${JSON.stringify(condition)}.`,
    );
  }
  return Number(days);
}

/** The number of days until the first module ends; negative after that day. */
export function daysUntilEnd(now: Date): number {
  const days = Object.values(ENDS).map((end) => Math.ceil((Date.parse(end) - now.getTime()) / DAY_MS));
  return Math.min(...days);
}

/** The findings, in which uses that end within these days are a problem. */
export function failing(findings: readonly CodeFinding[], within: number, now: Date): CodeFinding[] {
  const left = daysUntilEnd(now);
  const when = left > 0 ? `ends in ${left} days` : "has ended";
  return findings.map((finding) =>
    finding.check === "removed" && finding.outcome === "warning" && left <= within
      ? { ...finding, outcome: "problem", seen: `${when}; ${finding.seen}` }
      : finding,
  );
}
