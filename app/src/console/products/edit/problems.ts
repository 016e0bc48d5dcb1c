/** The problems that prevent the save of an edited product. */
import { t } from "@lingui/core/macro";
import { violationsOf } from "../../../lib/errors";
import { violationText } from "../../../lib/violations";
import { isAmount } from "../../kit/ui/amounts";
import {
  type Field,
  type FieldProblem,
  fieldLabel,
  fieldOnWire,
  fieldProblem,
  fieldProblems,
  type MoneyForm,
} from "../../../ui/form/field";
import { entryId } from "./changes";
import type { Cell, Edit, ListName, Modifier, OwnSection, Plan, Row } from "./model";
import { DETAILS, PICTURE_TEXT, pictureLabel } from "./details";
import { choiceField, choiceProblems, MODIFIER } from "./modifiers";
import { PLAN, plansProblem } from "./plans";
import { SECTION } from "./sections";
import { CELL_FIELDS, cellName } from "./cells";
import { countOf, MAX_VARIANTS, rowName } from "./variants";

export interface EditProblem {
  /** The DOM id of the field. */
  id: string;
  text: string;
}

/** A problem of a list or of one of its entries. */
export interface EntryProblem extends EditProblem {
  /** The message without the names of the entry and the field. */
  short: string;
}

export function rowProblems(row: Row, money: MoneyForm): (EditProblem & { cell: Cell })[] {
  return CELL_FIELDS.flatMap((field) => {
    const text = fieldProblem(field, row, money);
    return text === undefined ? [] : [{ id: `${row.key}.${field.name}`, cell: field.name, text }];
  });
}

export function problemsOf(edit: Edit, money: MoneyForm): EditProblem[] {
  const found: EditProblem[] = [];
  const skus = new Set<string>();
  for (const row of edit.rows) {
    const name = rowName(row, edit.options);
    const label = (cell: Cell) => (name ? `${name}, ${cellName(cell)}` : cellName(cell));
    for (const { id, cell, text } of rowProblems(row, money)) found.push({ id, text: `${label(cell)}: ${text}` });
    const sku = row.sku.trim();
    if (sku && skus.has(sku)) {
      found.push({ id: `${row.key}.double`, text: `${label("sku")}: ${t`“${sku}” is the SKU of another variant`}` });
    }
    skus.add(sku);
  }
  for (const { field, label, text } of fieldProblems(DETAILS, edit.details, money)) {
    found.push({ id: `details.${field}`, text: `${label}: ${text}` });
  }
  for (const [index, picture] of edit.media.entries()) {
    const text = fieldProblem(PICTURE_TEXT, picture);
    if (text !== undefined) found.push({ id: `media.${picture.id}`, text: `${pictureLabel(index)}: ${text}` });
  }
  found.push(...entryProblems(edit, money));
  if (countOf(edit.options) > MAX_VARIANTS) {
    found.push({ id: "options", text: t`A product has at most ${{ count: MAX_VARIANTS }} variants.` });
  }
  return found;
}

/** The problems of modifiers and of subscription plans, for their fields. */
export function entryProblems(edit: Edit, money: MoneyForm): EntryProblem[] {
  const { modifiers, plans, sections, details } = edit;
  const limits = { ...money, price: lowestPrice(edit.rows, money.digits) };
  const together = plansProblem(plans, details.oneTime);
  return [
    ...modifiers.flatMap((modifier) =>
      [...fieldProblems(MODIFIER, modifier, limits), ...choiceProblems(modifier, limits)].map((problem) =>
        ofEntry("modifiers", modifier, problem),
      ),
    ),
    ...plans.flatMap((plan) => fieldProblems(PLAN, plan, limits).map((problem) => ofEntry("plans", plan, problem))),
    ...sections.flatMap((section) =>
      fieldProblems(SECTION, section, limits).map((problem) => ofEntry("sections", section, problem)),
    ),
    ...(together ? [{ id: "plans", text: together, short: together }] : []),
  ];
}

/** The lowest price of the visible variants; empty if there are none. */
function lowestPrice(rows: readonly Row[], digits: number): string {
  const prices = rows.filter(({ price, visible }) => visible === "yes" && isAmount(price, digits));
  return prices.reduce((min, { price }) => (min && Number(min) <= Number(price) ? min : price), "");
}

function ofEntry(
  list: ListName,
  entry: Modifier | Plan | OwnSection,
  { field, label, text }: FieldProblem,
): EntryProblem {
  return { id: entryId(list, entry.key, field), text: `${entry.name}, ${label}: ${text}`, short: text };
}

/** The lists by their wire names. */
const LISTS: Readonly<Record<string, ListName>> = {
  modifiers: "modifiers",
  subscriptions: "plans",
  infoSections: "sections",
};

/** The problems that a refusal reports for modifiers, plans and info sections, found by their wire paths. */
export function refusedEntries(error: unknown, edit: Edit): EntryProblem[] {
  const refused = violationsOf(error).flatMap((violation) => {
    const text = violationText(violation);
    const [, name = "", index, path = ""] =
      /\b(modifiers|subscriptions|infoSections)(?:\[(\d+)\]\.?(.*))?$/.exec(violation.field) ?? [];
    const list = LISTS[name];
    if (!list) return [];
    const entry = index === undefined ? undefined : edit[list][Number(index)];
    const named = entry && fieldIn(edit, list, Number(index), path);
    return entry && named ? ofEntry(list, entry, { ...named, text }) : { id: list, text, short: text };
  });
  return refused.filter(({ id }, index) => refused.findIndex((each) => each.id === id) === index);
}

type Named = Omit<FieldProblem, "text">;

function fieldIn(edit: Edit, list: ListName, index: number, path: string): Named | undefined {
  if (list === "modifiers") return modifierField(edit.modifiers[index], path);
  return list === "plans" ? named(PLAN, path) : named(SECTION, path);
}

function named<Doc>(fields: readonly Field<Doc>[], path: string): Named | undefined {
  const name = fieldOnWire(fields, path)?.name;
  return name && { field: name, label: fieldLabel(fields, name) };
}

function modifierField(modifier: Modifier | undefined, path: string): Named | undefined {
  const [, choiceIndex = ""] = /^choicesSettings\.choices\[(\d+)\]/.exec(path) ?? [];
  const choice = choiceIndex ? modifier?.choices[Number(choiceIndex)] : undefined;
  if (choice) return { field: choiceField(choice.key), label: choice.name };
  return named(MODIFIER, path);
}
