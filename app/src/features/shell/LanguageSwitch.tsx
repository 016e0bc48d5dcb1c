import { type Language, language, LANGUAGES, speak } from "../../lib/language";
import { SelectField } from "../../ui";
import { shellMessages as t } from "./messages";

/** Each in its own words: whoever looks for one can read it. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", ar: "العربية" };

/** The languages that the store speaks. Another one loads the page anew. */
export function LanguageSwitch() {
  return (
    <SelectField
      inline
      label={t.language}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
      onChange={(event) => {
        speak(LANGUAGES.find((known) => known === event.target.value) ?? "en");
      }}
    />
  );
}
