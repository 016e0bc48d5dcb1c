/** The names of a product's fields, and its changes as text. */
import { cutText } from "@cartwright/sdk";
import { msg, plural, t } from "@lingui/core/macro";
import { decimalText } from "../../../lib/money";
import { textIn, type TextTable } from "../../../lib/textTable";
import { numberInField } from "../../../lib/typed";
import type { FieldText } from "../../kit/draft/useEdits";
import { fieldLabel, fieldText, type ListField } from "../../kit/form/listFields";
import { refusalText } from "../../kit/ui/problems";
import { DETAILS } from "./details";
import { type Cell, CELLS, type Details, type Edit, type Option } from "./model";
import { MODIFIER } from "./modifiers";
import type { HeadOf, PasteError } from "./paste";
import { PLAN } from "./plans";
import { SECTION } from "./sections";
import { rowName } from "./variants";

const CELL_NAMES: TextTable = {
  sku: msg`SKU`,
  barcode: msg`Barcode`,
  price: msg`Price`,
  compareAt: msg`Compare-at price`,
  cost: msg`Cost`,
  weight: msg`Weight`,
  quantity: msg`Quantity`,
  visible: msg`Shown`,
};

export function cellName(cell: Cell): string {
  return textIn(CELL_NAMES, cell) ?? cell;
}

const ENGLISH_HEADS: Readonly<Record<string, Cell>> = {
  sku: "sku",
  barcode: "barcode",
  gtin: "barcode",
  ean: "barcode",
  price: "price",
  "compare-at price": "compareAt",
  cost: "cost",
  weight: "weight",
  quantity: "quantity",
  stock: "quantity",
  shown: "visible",
};

/** The cell that a column heading names, in the owner's language or in English. */
export const headOf: HeadOf = (head) => {
  const plain = head.trim().toLowerCase();
  const known = CELLS.find((cell) => cellName(cell).toLowerCase() === plain);
  return known ?? (Object.hasOwn(ENGLISH_HEADS, plain) ? ENGLISH_HEADS[plain] : undefined);
};

function cut(text: string): string {
  const line = text.replaceAll("\n", " ");
  const start = cutText(line, 60);
  return start === line ? line || "–" : `${start}…`;
}

function cellText(cell: Cell, value: string, currency: string): string {
  if (cell === "visible") return value === "no" ? t`Hidden` : t`Shown`;
  if (value === "") return "–";
  return ["price", "compareAt", "cost"].includes(cell) ? decimalText(value, currency) : numberInField(value);
}

/** The greatest number of choices in one line. */
const MAX_LISTED = 12;

export function optionsText(options: readonly Option[]): string {
  const texts = options.map(({ name, choices }) => {
    const names = choices.slice(0, MAX_LISTED).map((choice) => choice.name);
    return `${name} (${names.join(", ")}${choices.length > MAX_LISTED ? ", …" : ""})`;
  });
  return texts.join("; ") || "–";
}

export interface Words {
  currency: string;
  /** The names of info sections by their ids. */
  names: ReadonlyMap<string, string>;
}

/** The label and the value of a field of a product. */
export function fieldTextOf({ currency, names }: Words): FieldText<Edit> {
  return ([part, key = "", field = ""], edit) => {
    switch (part) {
      case "options":
        return { label: t({ context: "product", message: "Options" }), value: optionsText(edit.options) };
      case "media": {
        const count = edit.media.length;
        return { label: t`Pictures`, value: plural({ count }, { one: "# picture", other: "# pictures" }) };
      }
      case "files":
        return { label: t`Files`, value: cut(edit.files.map(({ name }) => name).join(", ")) };
      case "rows":
        return rowText(edit, key, field as Cell, currency);
      case "modifiers":
        return key
          ? entryText(MODIFIER, edit.modifiers, key, field, currency)
          : { label: t`What shoppers add`, value: namesOf(edit.modifiers) };
      case "plans":
        return key
          ? entryText(PLAN, edit.plans, key, field, currency)
          : { label: t`Subscriptions`, value: namesOf(edit.plans) };
      case "sections":
        return key
          ? entryText(SECTION, edit.sections, key, field, currency)
          : { label: t`Info sections`, value: namesOf(edit.sections) };
      default:
        return detailText(edit.details, key as keyof Details, names, currency);
    }
  };
}

function entryText<Entry extends { key: string; name: string }>(
  fields: readonly ListField<Entry>[],
  entries: readonly Entry[],
  key: string,
  field: string,
  currency: string,
) {
  const entry = entries.find((each) => each.key === key);
  const value = cut(entry ? fieldText(fields, entry, field, currency) : "");
  return { label: `${entry?.name ?? ""}, ${fieldLabel(fields, field)}`, value };
}

function rowText(edit: Edit, key: string, cell: Cell, currency: string) {
  const row = edit.rows.find((each) => each.key === key);
  const name = row && rowName(row, edit.options);
  const label = name ? `${name}, ${cellName(cell)}` : cellName(cell);
  return { label, value: cellText(cell, row?.[cell] ?? "", currency) };
}

function detailText(details: Details, field: keyof Details, names: Words["names"], currency: string) {
  const sections = details.infoSections.map((id) => names.get(id) ?? id).join(", ");
  const value = field === "infoSections" ? sections : fieldText(DETAILS, details, field, currency);
  return { label: fieldLabel(DETAILS, field), value: cut(value) };
}

function namesOf(list: readonly { name: string }[]): string {
  return cut(list.map(({ name }) => name).join(", "));
}

/** Why a pasted cell was rejected, as text. */
export function pasteErrorText({ line, column, cell, text, why }: PasteError): string {
  const place = cell ? t`Line ${{ line }}, ${{ column: cellName(cell) }}` : t`Line ${{ line }}, column ${{ column }}`;
  return `${place}: ${whyText(why, text)}`;
}

function whyText(why: PasteError["why"], text: string): string {
  switch (why) {
    case "tooMany":
      return t`there are more lines than variants`;
    case "tooWide":
      return t`“${text}” is outside the table`;
    case "yesOrNo":
      return t`“${text}” is neither yes nor no`;
    case "long":
      return t`“${text}” is too long`;
    case "doubleSku":
      return t`“${text}” is the SKU of another variant`;
    case "doubleRow":
      return t`an earlier line has the same choices`;
    case "noPrice":
      return t`the price is missing`;
    case "emptyChoice":
      return t`a name is missing or used twice`;
    default:
      return t`“${text}” ${{ reason: refusalText(why) }}`;
  }
}
