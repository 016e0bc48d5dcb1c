/** Options and the variants of their choices. */
import { textLength } from "@cartwright/sdk";
import { OPTION, PRODUCT } from "../../../generated/bounds";
import { type Choice, NEW_ROW, type Option, type Row, rowKey } from "./model";

export const MAX_OPTIONS = PRODUCT.options;
export const MAX_VARIANTS = PRODUCT.variants;
export const MAX_NAME = OPTION.choice;

export function countOf(options: readonly Option[]): number {
  return options.reduce((count, { choices }) => count * choices.length, 1);
}

/**
 * The rows after a change of the options. A row keeps its values while its choices exist; a new choice adds rows with
 * the prices of the most similar ones.
 */
export function rowsFor(rows: readonly Row[], before: readonly Option[], after: readonly Option[]): Row[] {
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const choices = after.map((option) => {
      const index = before.findIndex(({ key }) => key === option.key);
      return index < 0 ? option.choices[0]?.key : row.choices[index];
    });
    if (!choices.every((key, index) => after[index]?.choices.some((choice) => choice.key === key))) continue;
    const keys = choices as string[];
    const id = keys.join("/");
    if (!kept.has(id)) kept.set(id, { ...row, choices: keys, key: row.id || rowKey(keys) });
  }
  const known = new Set(before.flatMap(({ choices }) => choices.map(({ key }) => key)));
  const models = [...kept.values()];
  return combinations(after).flatMap((choices) => {
    const row = kept.get(choices.join("/"));
    if (row) return [row];
    // A combination that the owner left out before stays out.
    if (models.length > 0 && choices.every((key) => known.has(key))) return [];
    return [rowLike(nearest(models, choices) ?? rows[0], choices)];
  });
}

/** Every combination of one choice from each option. */
export function combinations(options: readonly Option[]): string[][] {
  return options.reduce<string[][]>(
    (found, { choices }) => found.flatMap((keys) => choices.map(({ key }) => [...keys, key])),
    [[]],
  );
}

function nearest(rows: readonly Row[], choices: readonly string[]): Row | undefined {
  let best: Row | undefined;
  let max = -1;
  for (const row of rows) {
    const shared = row.choices.filter((key, index) => choices[index] === key).length;
    if (shared > max) [best, max] = [row, shared];
  }
  return best;
}

/** A new row with the prices of another, without that variant's identifiers and quantity. */
function rowLike(model: Row | undefined, choices: readonly string[]): Row {
  const { sku, barcode, quantity, visible } = NEW_ROW;
  return { ...NEW_ROW, ...model, sku, barcode, quantity, visible, key: rowKey(choices), id: "", choices };
}

function choiceNames(row: Row, options: readonly Option[]): string[] {
  return options.map(({ choices }, index) => choices.find(({ key }) => key === row.choices[index])?.name ?? "");
}

/** A row's name for labels and messages; empty for the only variant of a product without options. */
export function rowName(row: Row, options: readonly Option[]): string {
  return choiceNames(row, options).join(", ");
}

export type NameProblem = "empty" | "double" | "long";

/** Why a name is invalid next to others; case-insensitive, as on the platform. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  const plain = name.trim();
  if (plain === "") return "empty";
  if (textLength(plain) > MAX_NAME) return "long";
  return others.some((other) => sameName(other, plain)) ? "double" : undefined;
}

export function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The new names, without those that already exist. */
export function distinctNames(names: readonly string[], known: readonly string[]): string[] {
  return names.filter(
    (name, index) =>
      !known.some((other) => sameName(other, name)) && names.findIndex((each) => sameName(each, name)) === index,
  );
}

/** A unique key of an option or choice. */
export function newKey(): string {
  return `new-${crypto.randomUUID()}`;
}

export function newChoice(name: string): Choice {
  return { key: newKey(), id: "", name, color: "", media: [] };
}

export function newOption(name: string, choices: readonly string[]): Option {
  return { key: newKey(), id: "", name, render: "TEXT_CHOICES", choices: choices.map(newChoice) };
}

/** To the platform a renamed option is a new one, so that other products that share it keep the name. */
export function renamedOption(option: Option, name: string, before: readonly Option[]): Option {
  const known = before.find(({ key }) => key === option.key);
  const isKnown = known !== undefined && known.name === name;
  const choices = option.choices.map((choice) => ({
    ...choice,
    id: isKnown
      ? (known.choices.find(({ key, name: oldName }) => key === choice.key && oldName === choice.name)?.id ?? "")
      : "",
  }));
  return { ...option, name, id: isKnown ? known.id : "", choices };
}

export function renamedChoice(choice: Choice, name: string, known: Option | undefined): Choice {
  const same = known?.choices.find((each) => each.key === choice.key && each.name === name);
  return { ...choice, name, id: same?.id ?? "" };
}

/** Splits a typed list of names at commas and line breaks. */
export function typedNames(text: string): string[] {
  return text
    .split(/[,;،\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Whether the choices of an option or modifier are colours. */
export function hasSwatches({ render }: { render: string }): boolean {
  return render === "SWATCH_CHOICES";
}

/** The initial colour of a new choice. */
export const NEW_COLOR = "#808080";

/** A colour for a native colour input. */
export function fieldColor(color: string): string {
  return /^#[\da-f]{6}$/i.test(color) ? color : NEW_COLOR;
}
