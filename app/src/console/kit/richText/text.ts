/** A formatted text as a value of a form: as JSON, HTML of catalog V1 or rich content of catalog V3. */
import type { productsV3 } from "@cartwright/sdk";
import { lengthProblem } from "../../../lib/violations";
import { recordOf } from "../../session/request";

export type RichContent = NonNullable<productsV3.V3Product["description"]>;
export type RichNode = NonNullable<RichContent["nodes"]>[number];

/** A text as the platform takes it: HTML of catalog V1, or rich content of catalog V3. */
export type Described = { plainDescription: string } | { description: RichContent };

interface Read {
  description?: RichContent | undefined;
  plainDescription?: string | null | undefined;
}

/** The value of a text; a text that was read with its HTML is of catalog V1. */
export function richValueOf({ description, plainDescription }: Read): string {
  const described = typeof plainDescription === "string" ? { plainDescription } : { description: description ?? {} };
  return JSON.stringify(described satisfies Described);
}

/** The values of empty texts. */
export const EMPTY_HTML = richValueOf({ plainDescription: "" });
export const EMPTY_NODES = richValueOf({});

/** A value, for the platform. */
export function describedBy(value: string): Described {
  return JSON.parse(value || EMPTY_NODES) as Described;
}

export function isRichValue(value: unknown): value is string {
  if (typeof value !== "string") return false;
  try {
    const { plainDescription, description } = recordOf(JSON.parse(value));
    return typeof plainDescription === "string" || typeof description === "object";
  } catch {
    return false;
  }
}

/** The problem of HTML that is too long. */
export function htmlProblem(value: string, max: number): string | undefined {
  const described = describedBy(value);
  return "plainDescription" in described ? lengthProblem(described.plainDescription, max) : undefined;
}

/** The words of a value, a line for each block. */
export function wordsOf(value: string): string {
  const described = describedBy(value);
  if ("description" in described) return linesOf(described.description.nodes ?? []).trim();
  const lined = described.plainDescription.replaceAll(/<\/(?:p|h\d|li|div)>|<br>/gi, "$&\n");
  // An inert document: no script runs, and nothing is loaded.
  return new DOMParser().parseFromString(lined, "text/html").body.textContent.trim();
}

function linesOf(nodes: readonly RichNode[]): string {
  return nodes
    .map(({ type, textData, nodes: inside = [] }) =>
      type === "TEXT" ? (textData?.text ?? "") : `${linesOf(inside)}\n`,
    )
    .join("")
    .replaceAll(/\n{2,}/g, "\n");
}
