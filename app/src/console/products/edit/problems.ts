/** The reasons why an edited product cannot be saved yet. */
import { t } from "@lingui/core/macro";
import { isMore } from "../../parts/amounts";
import { type Cell, CELLS, type Edit, type Row } from "./model";
import { cellName } from "./words";
import { countOf, MAX_VARIANTS, rowName } from "./variants";

export interface EditProblem {
  id: string;
  text: string;
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

function amountForm(digits: number): RegExp {
  return digits > 0 ? new RegExp(`^\\d{1,9}(?:\\.\\d{1,${digits}})?$`) : /^\d{1,9}$/;
}

function orNothing({ source }: RegExp): RegExp {
  return new RegExp(`^$|${source}`);
}

/** Whether a cell can be saved. A text that could not be read stays as it was typed. */
export function isFine(cell: Cell, value: string, digits: number): boolean {
  return FORMS[cell](digits).test(value);
}

export function rowProblems(row: Row, currency: string, digits: number): (EditProblem & { cell: Cell })[] {
  const at = (cell: Cell, text: string) => ({ id: `${row.key}.${cell}`, cell, text });
  const found = CELLS.filter((cell) => !isFine(cell, row[cell], digits)).map((cell) =>
    row[cell] === "" ? at(cell, t`is missing`) : at(cell, t`cannot be “${{ text: row[cell] }}”`),
  );
  if (found.length === 0 && row.compareAt && !isMore(row.compareAt, row.price, currency))
    found.push(at("compareAt", t`must be more than the price`));
  return found;
}

export function problemsOf(edit: Edit, currency: string, digits: number): EditProblem[] {
  const found: EditProblem[] = [];
  const skus = new Set<string>();
  for (const row of edit.rows) {
    const name = rowName(row, edit.options);
    const label = (cell: Cell) => (name ? `${name}, ${cellName(cell)}` : cellName(cell));
    for (const { id, cell, text } of rowProblems(row, currency, digits))
      found.push({ id, text: `${label(cell)}: ${text}` });
    const sku = row.sku.trim();
    if (sku && skus.has(sku))
      found.push({ id: `${row.key}.double`, text: `${label("sku")}: ${t`“${sku}” is the SKU of another variant`}` });
    skus.add(sku);
  }
  if (countOf(edit.options) > MAX_VARIANTS)
    found.push({ id: "options", text: t`A product has at most ${{ count: MAX_VARIANTS }} variants.` });
  return found;
}
