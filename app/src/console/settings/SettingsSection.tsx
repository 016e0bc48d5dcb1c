import { t } from "@lingui/core/macro";
import type { Field } from "../../ui/form/field";
import { idsOf } from "../kit/form";
import { EntryField } from "../kit/form/EntryField";
import { QueryContent } from "../kit/ui/QueryContent";
import { Section } from "../kit/ui/Section";
import { TextSetting } from "./TextSetting";
import { useSettings } from "./useSettings";

/** A setting as its field's text: lists are separated by commas. */
function textOf(value: unknown): string {
  if (value === true) return "yes";
  if (typeof value === "number") return String(value);
  return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
}

function valueOf({ form }: Field, text: string): unknown {
  if (form === "check") return text === "yes";
  if (form === "number") return Number(text);
  return form === "many" ? idsOf(text) : text;
}

const isTyped = ({ form, choices }: Field) => choices === undefined && form !== "check";

interface Props {
  title: string;
  /** The columns of fields. Fields that the site lacks are left out. */
  columns: readonly (readonly Field[])[];
}

/** Settings from field descriptions, each saved at once. */
export function SettingsSection({ title, columns }: Props) {
  const { query, change } = useSettings();
  return (
    <QueryContent query={query} failure={t`The settings could not be loaded`} height="h-60">
      {(settings) => (
        <Section title={title}>
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            {columns.map((fields, index) => (
              <div key={index} className="space-y-5 empty:hidden">
                {fields
                  .filter(({ name }) => name in settings)
                  .map((field) => {
                    const { name } = field;
                    const before = settings[name];
                    const onChange = (text: string) => change({ name, before, value: valueOf(field, text) });
                    return isTyped(field) ? (
                      <TextSetting key={name} field={field} known={textOf(before)} onChange={onChange} />
                    ) : (
                      <EntryField key={name} field={field} doc={{}} value={textOf(before)} onChange={onChange} />
                    );
                  })}
              </div>
            ))}
          </div>
        </Section>
      )}
    </QueryContent>
  );
}
