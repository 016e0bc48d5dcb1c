/** The diagnosis of a project's code, besides that of its client. */

import { ENDS } from "../generated/ends.js";
import { relative } from "node:path";
import { CHECKS } from "../generated/checks.js";
import type { Check, Finding } from "../inline.js";
import { changedSense, endingUses, notUnderstood, positionOf, readProject, type Source } from "./code/project.js";
import { OF_CATALOG } from "./code/tracked.js";
import type { Use } from "./code/uses.js";
import { counted } from "./plural.js";

/** A finding of the command line, which also reads code. */
export type CodeFinding = Omit<Finding, "check"> & { readonly check: Check | "readings" };

/** The findings of a client, and of the code in a folder. */
export function withCode(findings: readonly Finding[], folder: string): CodeFinding[] {
  const files = readProject(folder);
  const code: Code = { folder, files };
  const ofClient = findings.flatMap((finding) =>
    finding.check === "removed" ? [] : finding.check === "catalog" ? [catalogOfCode(finding, code)] : [finding],
  );
  return [...ofClient, ...readingsOf(code), endingInCode(code)];
}

/** The files of a folder. */
interface Code {
  readonly folder: string;
  readonly files: readonly Source[];
}

/** The positions of uses, one per line: `src/cart.ts:3 currentCart.getCurrentCart`. */
const positionsOf = ({ folder, files }: Code, usesOf: (source: Source["read"][number]) => readonly Use[]): string[] =>
  files.flatMap(({ path, text, read }) =>
    read.flatMap((one) =>
      usesOf(one).map(({ node, module, name }) => {
        const position = positionOf(relative(folder, path), text, one.script.start + (node.start ?? 0));
        return `${position} ${module}.${name}`;
      }),
    ),
  );

const linesOf = (positions: readonly string[]): string => positions.map((position) => `\n    ${position}`).join("");

/** The calls in a project's code that the platform is going to remove, and the uses that may be such calls. */
function endingInCode(code: Code): CodeFinding {
  const { folder, files } = code;
  const calls = positionsOf(code, (one) =>
    endingUses(one).filter(({ form }) => form === undefined || form === "callback" || form === "by-call"),
  );
  const unclear = files.flatMap((file) =>
    notUnderstood(file).map(({ at, text }) => `${positionOf(relative(folder, file.path), file.text, at)} ${text}`),
  );
  const unread = files.filter(({ problem }) => problem !== undefined);
  const inFiles = `in ${counted(files.length - unread.length, "file")}`;
  return {
    check: "removed",
    ...CHECKS.removed,
    outcome: calls.length + unclear.length > 0 ? "warning" : unread.length > 0 ? "unknown" : "passed",
    seen: [
      calls.length > 0 ? `${counted(calls.length, "call")} ${inFiles}:${linesOf(calls)}` : `no call ${inFiles}`,
      ...(unclear.length > 0 ? [`${counted(unclear.length, "use")} not understood:${linesOf(unclear)}`] : []),
      ...(unread.length > 0
        ? [
            `${counted(unread.length, "file")} not readable:${linesOf(unread.map(({ path }) => relative(folder, path)))}`,
          ]
        : []),
    ].join("\n  "),
  };
}

/** Compares the catalog version of the code's calls with the site's, which the client's diagnosis found. */
function catalogOfCode(finding: Finding, code: Code): CodeFinding {
  const [, own] = /catalog (V[13])/.exec(finding.seen) ?? [];
  if (finding.outcome === "unknown" || (own !== "V1" && own !== "V3")) return finding;
  const other = own === "V1" ? "V3" : "V1";
  const calls = (version: "V1" | "V3"): string[] => {
    const modules: readonly string[] = OF_CATALOG[version];
    return positionsOf(code, ({ uses }) =>
      uses.filter(({ module, name }) => modules.includes(module) && name !== undefined),
    );
  };
  const positions = calls(other);
  return positions.length === 0
    ? finding
    : {
        ...finding,
        outcome: calls(own).length > 0 ? "warning" : "problem",
        seen: `your code calls catalog ${other}, and the site has catalog ${own}:${linesOf(positions)}`,
      };
}

/** The lines that read data which this package has in another form, in a project that imports this package. */
function readingsOf({ folder, files }: Code): CodeFinding[] {
  if (!files.some(({ text }) => /["']@cartwright\/sdk/.test(text))) return [];
  const lines = [...changedSense(files)].flatMap(([{ path, text: file }, remarks]) =>
    remarks.map(({ at, text }) => `${positionOf(relative(folder, path), file, at)} ${text}`),
  );
  return [
    {
      check: "readings",
      subject: "Errors and addresses in the code",
      outcome: lines.length > 0 ? "warning" : "passed",
      seen:
        lines.length > 0
          ? `${counted(lines.length, "line")}:${linesOf(lines)}`
          : "none by message, and none past the host",
      why: "A message is a sentence that may change, and an absolute address leaves the client's `host`.",
      fix: "Compare `codeOf(error)` with the platform's code, and give `fetchWithAuth` the path alone.",
    },
  ];
}

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
