import { msg, t } from "@lingui/core/macro";
import { useId } from "react";
import { textIn, type TextTable } from "../../lib/textTable";
import { type Theme, useTheme } from "../../lib/useTheme";
import { Icon, type IconName } from "../../ui";

const THEMES: TextTable = {
  system: msg`System`,
  light: msg`Light`,
  dark: msg`Dark`,
};

const CHOICES: readonly { theme: Theme; icon: IconName }[] = [
  { theme: "system", icon: "system" },
  { theme: "light", icon: "sun" },
  { theme: "dark", icon: "moon" },
];

export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{t`Appearance`}</legend>
      <div className="flex rounded-full border border-line p-0.5">
        {CHOICES.map((choice) => (
          <label
            key={choice.theme}
            className="relative inline-flex size-11 items-center justify-center rounded-full has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={theme === choice.theme}
              onChange={() => {
                choose(choice.theme);
              }}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="sr-only">{textIn(THEMES, choice.theme)}</span>
            <Icon name={choice.icon} size={18} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
