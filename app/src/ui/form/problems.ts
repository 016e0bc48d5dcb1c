import { errorText, violationsOf } from "../../lib/errors";
import { violationText } from "../../lib/violations";
import { FormProblem } from "./FormProblem";

interface PlacedProblems {
  /** Errors by the form's field name. */
  fields: Record<string, string>;
  /** Errors that belong to no field. */
  whole: string[];
}

/** Wire path to field name, where they differ. */
export type WireNames = Readonly<Record<string, string>>;

/**
 * Maps refused fields to the form's: by wire path, by its end (`member.profile.nickname` is `profile.nickname`), with
 * list indexes in either notation (`phones[0]`, `phones.0`).
 */
export function placeProblems(thrown: unknown, names: readonly string[], wire: WireNames): PlacedProblems {
  if (thrown instanceof FormProblem) {
    return { fields: { ...thrown.fields }, whole: thrown.message ? [thrown.message] : [] };
  }
  const violations = violationsOf(thrown);
  if (violations.length === 0) return { fields: {}, whole: [errorText(thrown)] };
  const placed: PlacedProblems = { fields: {}, whole: [] };
  for (const violation of violations) {
    const name = fieldFor(violation.field, names, wire);
    const text = violationText(violation);
    if (name === undefined) placed.whole.push(text);
    else placed.fields[name] ??= text;
  }
  return placed;
}

function fieldFor(path: string, names: readonly string[], wire: WireNames): string | undefined {
  const parts = path.replace(/\[(\d+)\]/g, ".$1").split(".");
  for (let start = 0; start < parts.length; start += 1) {
    const end = parts.slice(start).join(".");
    const name = wire[end] ?? end;
    if (names.includes(name)) return name;
  }
  return undefined;
}
