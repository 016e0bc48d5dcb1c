import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Field } from "../../ui/form/field";
import { idsOf } from "../kit/form";
import { EntryField } from "../kit/form/EntryField";
import type { Settings } from "../session/platformCalls";
import { QueryContent } from "../kit/ui/QueryContent";
import { Section } from "../kit/ui/Section";
import { useSettings } from "./useSettings";

/** A setting as its field's text: lists are separated by commas. */
function textOf(value: unknown): string {
  if (value === true) return "yes";
  return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
}

function valueOf({ form }: Field, text: string): unknown {
  if (form === "check") return text === "yes";
  return form === "many" ? idsOf(text) : text;
}

/** Changes a setting by name. */
export type Change = (name: string, value: unknown) => void;

interface Props {
  title: string;
  /** The columns of fields. Fields that the site lacks are left out. */
  columns: readonly (readonly Field[])[];
  /** The content above the fields. */
  children?: (settings: Settings, change: Change) => ReactNode;
}

/** Settings from field descriptions, each saved at once. */
export function SettingsSection({ title, columns, children }: Props) {
  const { query, change: save } = useSettings();
  return (
    <QueryContent query={query} failure={t`The settings could not be loaded`} height="h-60">
      {(settings) => {
        const change: Change = (name, value) => save({ name, before: settings[name], value });
        return (
          <Section title={title}>
            {children?.(settings, change)}
            <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
              {columns.map((fields, index) => (
                <div key={index} className="space-y-5 empty:hidden">
                  {fields
                    .filter(({ name }) => name in settings)
                    .map((field) => (
                      <EntryField
                        key={field.name}
                        field={field}
                        doc={{}}
                        value={textOf(settings[field.name])}
                        onChange={(text) => change(field.name, valueOf(field, text))}
                      />
                    ))}
                </div>
              ))}
            </div>
          </Section>
        );
      }}
    </QueryContent>
  );
}
