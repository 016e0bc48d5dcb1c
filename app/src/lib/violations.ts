/** Sentences about refused fields in the reader's language, from the violated rule and its bound. */
import { textLength } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { language } from "./language";
import { numberText } from "./money";

/** A field that the platform refused. */
export interface Violation {
  /** The path on the wire. */
  field: string;
  /** The platform's own message: English, and often a fragment of a sentence. */
  description: string;
  violatedRule?: string;
  data?: unknown;
}

const SENTENCES: Readonly<Record<string, (bound: number) => string>> = {
  REQUIRED_FIELD: () => t`This is required.`,
  MIN_LENGTH: (count) => plural({ count }, { one: "Use at least # character.", other: "Use at least # characters." }),
  MAX_LENGTH: (count) => plural({ count }, { one: "Use at most # character.", other: "Use at most # characters." }),
  EXACT_LENGTH: (count) => plural({ count }, { one: "Use exactly # character.", other: "Use exactly # characters." }),
  MIN_SIZE: (count) =>
    plural({ count }, { one: "At least # entry is needed.", other: "At least # entries are needed." }),
  MAX_SIZE: (count) =>
    plural({ count }, { one: "At most # entry is possible.", other: "At most # entries are possible." }),
  EXACT_SIZE: (count) =>
    plural({ count }, { one: "Exactly # entry is needed.", other: "Exactly # entries are needed." }),
  MIN: (bound) => t`Enter ${{ bound: numberText(bound) }} or more.`,
  MAX: (bound) => t`Enter ${{ bound: numberText(bound) }} or less.`,
  GTE: (bound) => t`Enter ${{ bound: numberText(bound) }} or more.`,
  LTE: (bound) => t`Enter ${{ bound: numberText(bound) }} or less.`,
  GT: (bound) => t`Enter more than ${{ bound: numberText(bound) }}.`,
  LT: (bound) => t`Enter less than ${{ bound: numberText(bound) }}.`,
  MAX_SCALE: (count) =>
    plural({ count }, { 0: "Use no decimals.", one: "Use at most # decimal.", other: "Use at most # decimals." }),
  FORMAT: () => t`This does not have the right form.`,
  INVALID_ENUM_VALUE: () => t`This choice does not exist.`,
  FIELD_NOT_ALLOWED: () => t`This cannot be set here.`,
  ONE_OF_ALIGNMENT: () => t`Only one of these can be given.`,
};

/** The rules whose sentence contains the bound. */
const BOUNDED = /^(?:(?:MIN|MAX|EXACT)(?:_\w+)?|[GL]TE?)$/;

/** A violation as a sentence. */
export function violationText({ description, violatedRule = "", data }: Violation): string {
  const kind = violatedRule.replace(/^DECIMAL_/, "");
  const sentence = Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind] : undefined;
  const bound = boundOf(data) ?? Number.parseFloat(/\d+(?:\.\d+)?/.exec(description)?.[0] ?? "");
  if (sentence && !(BOUNDED.test(kind) && Number.isNaN(bound))) return sentence(bound);
  return language === "en" && description ? sentenceOf(description) : t`This is not accepted.`;
}

function boundOf(data: unknown): number | undefined {
  const threshold: unknown =
    typeof data === "object" && data !== null && "threshold" in data ? data.threshold : undefined;
  const bound = typeof threshold === "string" && threshold.trim() !== "" ? Number(threshold) : threshold;
  return typeof bound === "number" && Number.isFinite(bound) ? bound : undefined;
}

/** Turns a fragment, such as "is taken", into a sentence. */
function sentenceOf(description: string): string {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the platform describes violations in English
  const text = /^\p{Ll}/u.test(description) ? `This ${description}` : description;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/**
 * The problem of a text that is too long. Used instead of the attribute `maxlength`, with which browsers silently cut
 * a pasted text.
 */
export function lengthProblem(value: unknown, max: number | undefined): string | undefined {
  return max !== undefined && typeof value === "string" && textLength(value) > max
    ? SENTENCES.MAX_LENGTH?.(max)
    : undefined;
}
