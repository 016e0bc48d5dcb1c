import { errorText, violationsOf } from "../../lib/errors";
import { violationText } from "../../lib/violations";
import { type Field, fieldOnWire } from "./field";
import { FormProblem } from "./FormProblem";

/** Why a form was refused. */
export interface Refusal {
  /** Problems by the field's name. */
  fields: Readonly<Record<string, string | undefined>>;
  /** Problems that belong to no field. */
  whole: string;
  /** Whether the problem of the whole form also shows the shop's email address. */
  contact: boolean;
}

export const NO_REFUSAL: Refusal = { fields: {}, whole: "", contact: false };

/**
 * Maps refused fields to the form's: by wire path, by its end (`member.profile.nickname` is `profile.nickname`), with
 * list indexes in either notation (`phones[0]`, `phones.0`).
 */
export function placeProblems<Doc>(thrown: unknown, fields: readonly Field<Doc>[]): Refusal {
  if (thrown instanceof FormProblem) return { fields: thrown.fields, whole: thrown.message, contact: thrown.contact };
  const violations = violationsOf(thrown);
  if (violations.length === 0) return { ...NO_REFUSAL, whole: errorText(thrown) };
  const placed: Record<string, string> = {};
  const whole: string[] = [];
  for (const violation of violations) {
    const name = fieldAt(violation.field, fields)?.name;
    const text = violationText(violation);
    if (name === undefined) whole.push(text);
    else placed[name] ??= text;
  }
  return { fields: placed, whole: whole.join(" "), contact: false };
}

function fieldAt<Doc>(path: string, fields: readonly Field<Doc>[]): Field<Doc> | undefined {
  const parts = path.replace(/\[(\d+)\]/g, ".$1").split(".");
  const ends = parts.map((_, start) => parts.slice(start).join("."));
  return ends.map((end) => fieldOnWire(fields, end)).find(Boolean);
}
