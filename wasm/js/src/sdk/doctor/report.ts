/** A diagnosis as text. */

import type { Finding } from "./finding.js";

/** A report as text: a line for each finding, with the reason and the fix of failed checks. */
export function reportOf(findings: readonly Omit<Finding, "check">[]): string {
  return findings
    .map(({ outcome, subject, seen, why, fix }) => {
      const head = `${outcome.padEnd(8)} ${subject}: ${seen}`;
      const reason = `\n  why: ${why}`;
      return outcome === "passed" ? head : head + reason + (outcome === "unknown" ? "" : `\n  fix: ${fix}`);
    })
    .join("\n");
}
