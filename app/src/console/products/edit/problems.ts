/** The problems that prevent the save of an edited product. */
import { t } from "@lingui/core/macro";
import { violationsOf } from "../../../lib/errors";
import { violationText } from "../../../lib/violations";
import { amountForm, isAmount, isMore } from "../../kit/ui/amounts";
import { type FieldProblem, fieldOnWire, fieldProblems, type MoneyForm } from "../../kit/form/listFields";
import { entryId } from "./changes";
import {
  type Cell,
  CELLS,
  type Edit,
  type ListName,
  type Modifier,
  type OwnSection,
  type Plan,
  type Row,
} from "./model";
import { DETAILS } from "./details";
import { choiceField, MODIFIER } from "./modifiers";
import { PLAN, plansProblem } from "./plans";
import { SECTION } from "./sections";
import { cellName } from "./messages";
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

const FORMS: Readonly<Record<Cell, (digits: number) => RegExp>> = {
  sku: () => /^.{0,40}$/,
  barcode: () => /^.{0,40}$/,
  price: amountForm,
  compareAt: (digits) => orNothing(amountForm(digits)),
  cost: (digits) => orNothing(amountForm(digits)),
  weight: () => /^(?:\d{1,9}(?:\.\d{1,3})?)?$/,
  quantity: () => /^\d{0,5}$/,
  visible: () => /^(?:yes|no)$/,
};

function orNothing({ source }: RegExp): RegExp {
  return new RegExp(`^$|${source}`);
}

/** Whether a cell's text is valid. An unparsable text stays as typed. */
export function isFine(cell: Cell, value: string, { digits }: MoneyForm): boolean {
  return FORMS[cell](digits).test(value);
}

export function rowProblems(row: Row, money: MoneyForm): (EditProblem & { cell: Cell })[] {
  const at = (cell: Cell, text: string) => ({ id: `${row.key}.${cell}`, cell, text });
  const found = CELLS.filter((cell) => !isFine(cell, row[cell], money)).map((cell) =>
    row[cell] === "" ? at(cell, t`is missing`) : at(cell, t`cannot be “${{ text: row[cell] }}”`),
  );
  if (found.length === 0 && row.compareAt && !isMore(row.compareAt, row.price, money.currency)) {
    found.push(at("compareAt", t`must be more than the price`));
  }
  return found;
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
  for (const { field, label, text } of fieldProblems(DETAILS, edit.details, { ...money, price: "" })) {
    found.push({ id: `details.${field}`, text: `${label}: ${text}` });
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
      fieldProblems(MODIFIER, modifier, limits).map((problem) => ofEntry("modifiers", modifier, problem)),
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
  const prices = rows.filter(({ price, visible }) => visible !== "no" && isAmount(price, digits));
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

function fieldIn(edit: Edit, list: ListName, index: number, path: string): Omit<FieldProblem, "text"> | undefined {
  if (list === "modifiers") return modifierField(edit.modifiers[index], path);
  return list === "plans" ? fieldOnWire(PLAN, path) : fieldOnWire(SECTION, path);
}

function modifierField(modifier: Modifier | undefined, path: string): Omit<FieldProblem, "text"> | undefined {
  const [, choiceIndex = ""] = /^choicesSettings\.choices\[(\d+)\]/.exec(path) ?? [];
  const choice = choiceIndex ? modifier?.choices[Number(choiceIndex)] : undefined;
  if (choice) return { field: choiceField(choice.key), label: choice.name };
  return fieldOnWire(MODIFIER, path);
}
