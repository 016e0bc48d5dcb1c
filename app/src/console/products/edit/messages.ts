/** The names of a product's fields, and its changes as text. */
import { cutText } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import type { FieldText } from "../../kit/draft/useEdits";
import { type Field, fieldLabel } from "../../../ui/form/field";
import { fieldText } from "../../kit/form/fieldText";
import { refusalText } from "../../kit/ui/problems";
import { CELL_FIELDS, cellName } from "./cells";
import { DETAILS } from "./details";
import type { Cell, Details, Edit, Option } from "./model";
import { MODIFIER } from "./modifiers";
import type { PasteError } from "./paste";
import { PLAN } from "./plans";
import { SECTION } from "./sections";
import { rowName } from "./variants";

function cut(text: string): string {
  const line = text.replaceAll("\n", " ");
  const start = cutText(line, 60);
  return start === line ? line || "–" : `${start}…`;
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
  fields: readonly Field<Entry>[],
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
  return { label, value: cut(row ? fieldText(CELL_FIELDS, row, cell, currency) : "") };
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
