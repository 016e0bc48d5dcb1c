import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { SelectField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { Section } from "../ui/Section";
import { useConsole } from "../client";
import type { Settings } from "../platformCalls";
import { QueryContent } from "../QueryContent";
import { type SettingChange, useSettings } from "./useSettings";

const SWITCHES: readonly { name: string; label: MessageDescriptor; hint: MessageDescriptor }[] = [
  { name: "openRegistration", label: msg`Visitors may register`, hint: msg`Otherwise, only you can add members.` },
  { name: "ownerApproval", label: msg`New members need my approval`, hint: msg`They cannot log in before that.` },
  {
    name: "emailVerification",
    label: msg`Email addresses are confirmed by a code`,
    hint: msg`The code is sent by email, before the first login.`,
  },
];

const CHOICES: readonly {
  name: string;
  label: MessageDescriptor;
  options: readonly { value: string; label: MessageDescriptor }[];
}[] = [
  {
    name: "captcha",
    label: msg`Captcha at sign-up and login`,
    options: [
      { value: "NONE", label: msg({ context: "captcha", message: "None" }) },
      { value: "INVISIBLE", label: msg`Invisible` },
      { value: "VISIBLE", label: msg`Visible` },
    ],
  },
  {
    name: "mfa",
    label: msg`Second factor`,
    options: [
      { value: "OFF", label: msg`Off` },
      { value: "OPTIONAL", label: msg`Optional for each member` },
      { value: "REQUIRED", label: msg`For everyone` },
    ],
  },
];

const FACTORS: readonly { value: string; label: MessageDescriptor }[] = [
  { value: "TOTP", label: msg`Authenticator app` },
  { value: "EMAIL", label: msg`Code by email` },
  { value: "SMS", label: msg`Code by text message` },
  { value: "CALL", label: msg`Code by call` },
  { value: "PUSH", label: msg`Push message` },
];

/** The settings of registrations and logins. */
export function LoginSettings() {
  const { query, change } = useSettings();
  return (
    <QueryContent query={query} failure={t`The settings could not be loaded`} height="h-60">
      {(read) => <LoginForm settings={read} onChange={change} />}
    </QueryContent>
  );
}

interface FormProps {
  settings: Settings;
  onChange: (change: SettingChange) => void;
}

function LoginForm({ settings, onChange }: FormProps) {
  const { session } = useConsole();
  const change = (name: string, value: unknown) => onChange({ name, before: settings[name], value });
  const factors = Array.isArray(settings.mfaFactors) ? (settings.mfaFactors as unknown[]) : [];
  return (
    <Section title={t`Registration and login`}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="space-y-3">
          {SWITCHES.filter(({ name }) => name in settings).map(({ name, label, hint }) => (
            <CheckBox
              key={name}
              label={i18n._(label)}
              hint={i18n._(hint)}
              checked={settings[name] === true}
              onChange={(checked) => change(name, checked)}
            />
          ))}
        </div>
        {session.simulated && (
          <div className="space-y-5">
            {CHOICES.map(({ name, label, options }) => (
              <SelectField
                key={name}
                label={i18n._(label)}
                value={typeof settings[name] === "string" ? settings[name] : ""}
                options={options.map((option) => ({ value: option.value, label: i18n._(option.label) }))}
                onChange={(event) => change(name, event.target.value)}
              />
            ))}
            <fieldset>
              <legend className="mb-1 text-sm font-medium">{t`Two-step verification methods`}</legend>
              {FACTORS.map(({ value, label }) => (
                <CheckBox
                  key={value}
                  label={i18n._(label)}
                  checked={factors.includes(value)}
                  onChange={(checked) =>
                    change("mfaFactors", checked ? [...factors, value] : factors.filter((each) => each !== value))
                  }
                />
              ))}
            </fieldset>
          </div>
        )}
      </div>
    </Section>
  );
}
