import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { Button, SelectField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import type { Settings } from "../platformCalls";
import { QueryContent } from "../QueryContent";
import { Section } from "../ui/Section";
import { type SettingChange, useSettings } from "./useSettings";

const CHOICES: readonly {
  name: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  options: readonly { value: string; label: MessageDescriptor }[];
}[] = [
  {
    name: "language",
    label: msg`Language of the shop`,
    hint: msg`Product texts are written in it. Customers without a language of their own get mails in it.`,
    options: [
      { value: "en", label: msg`English` },
      { value: "de", label: msg`German` },
      { value: "ar", label: msg`Arabic` },
      { value: "fr", label: msg`French` },
    ],
  },
  {
    name: "weightUnit",
    label: msg`Unit of weight`,
    options: [
      { value: "KG", label: msg`Kilograms` },
      { value: "LB", label: msg`Pounds` },
    ],
  },
  {
    name: "taxMode",
    label: msg`Tax calculation`,
    options: [
      { value: "MANUAL", label: msg`By your tax rules` },
      { value: "AUTO", label: msg`Automatic, by postal code` },
    ],
  },
];

/** The shop's name, language, units and tax. */
export function ShopSettings() {
  const { query, change } = useSettings();
  return (
    <QueryContent query={query} failure={t`The settings could not be loaded`} height="h-40">
      {(settings) => <ShopForm settings={settings} onChange={change} />}
    </QueryContent>
  );
}

function ShopForm({ settings, onChange }: { settings: Settings; onChange: (change: SettingChange) => void }) {
  const textOf = (name: string) => (typeof settings[name] === "string" ? settings[name] : "");
  const change = (name: string, value: unknown) => onChange({ name, before: settings[name], value });
  const [name, setName] = useState<string>();
  const typed = (name ?? textOf("name")).trim();
  return (
    <Section title={t`Shop`}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed && typed !== textOf("name")) change("name", typed);
            setName(undefined);
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label={t`Name of the shop`}
              hint={t`It stands in mails and on the checkout.`}
              dir="auto"
              maxLength={100}
              value={name ?? textOf("name")}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <Button type="submit" look="outline" reason={typed ? undefined : t`The shop needs a name.`}>
            {t`Save`}
          </Button>
        </form>
        {CHOICES.map(({ name: setting, label, hint, options }) => (
          <SelectField
            key={setting}
            label={i18n._(label)}
            hint={hint && i18n._(hint)}
            value={textOf(setting)}
            options={options.map((option) => ({ value: option.value, label: i18n._(option.label) }))}
            onChange={(event) => change(setting, event.target.value)}
          />
        ))}
        <CheckBox
          label={t`Prices include tax`}
          checked={settings.taxIncluded === true}
          onChange={(checked) => change("taxIncluded", checked)}
        />
      </div>
    </Section>
  );
}
