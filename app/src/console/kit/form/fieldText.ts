import { t } from "@lingui/core/macro";
import { listText } from "../../../lib/listText";
import { decimalText } from "../../../lib/money";
import { numberInField } from "../../../lib/typed";
import { choiceText, type Field, fieldsFor, fieldValue } from "../../../ui/form/field";
import { idsOf } from "./kind";

/** The text of a document's field, for people. */
export function fieldText<Doc>(fields: readonly Field<Doc>[], doc: Doc, name: string, currency = ""): string {
  const named = fields.filter((field) => field.name === name);
  const field = fieldsFor(named, doc)[0] ?? named[0];
  if (!field) return "";
  const value = fieldValue(doc, field.name);
  if (field.text) return field.text(value, currency, doc);
  if (field.form === "check" || typeof doc[field.name] === "boolean") return value ? t`Yes` : t`No`;
  if (field.form === "money") return value && decimalText(value, currency);
  if (field.form === "number") return value && `${numberInField(value)} ${field.unit?.(currency, doc) ?? ""}`.trim();
  if (field.form === "many") {
    const chosen = idsOf(value);
    return listText((field.choices ?? []).filter((each) => chosen.includes(each.value)).map(choiceText));
  }
  const choice = field.choices?.find((each) => each.value === value);
  return choice ? choiceText(choice) : value;
}
