/** Texts of the changes that an import makes to a product: the column, the old value → the new one. */
import { plural, t } from "@lingui/core/macro";
import { decimalText } from "../../../lib/money";
import { columnName } from "./messages";
import type { Change } from "./importCall";

const AMOUNTS: ReadonlySet<string> = new Set(["price", "compare_at_price", "cost"]);

/** The changes of a product, one text for each column. */
export function changesText(cells: readonly Change[], currency: string | undefined): string {
  const columns = [...new Set(cells.map(({ column }) => column))];
  const texts = columns.map((column) => {
    const changed = cells.filter((cell) => cell.column === column);
    return columnText(column, changed, currency);
  });
  return texts.join(" · ");
}

function columnText(column: string, cells: readonly Change[], currency: string | undefined): string {
  const [first] = cells;
  if (!first) return "";
  if (column === "choices") return choicesText(cells);
  const what = columnName(column);
  if (column === "description" || column === "media") return t`${{ what }}: replaced`;
  const [before, after] = [first.before, first.after].map((text) => valueText(column, text, currency) || "–");
  const change = `${what}: ${before} → ${after}`;
  const count = cells.length;
  if (count === 1) return first.choices ? `${change} (${first.choices})` : change;
  const isSame = cells.every((cell) => cell.before === first.before && cell.after === first.after);
  return isSame ? change : `${what}: ${plural({ count }, { one: "# variant", other: "# variants" })}`;
}

function choicesText(cells: readonly Change[]): string {
  const count = cells.filter(({ before }) => before === "").length;
  if (count === 0) return t`Colours of the choices: replaced`;
  return plural({ count }, { one: "# new variant", other: "# new variants" });
}

function valueText(column: string, text: string, currency: string | undefined): string {
  if (column === "visible") return text === "yes" ? t`Shown` : t`Hidden`;
  return AMOUNTS.has(column) ? decimalText(text, currency) : text;
}
