import {
  choiceAvailability,
  type ChoiceAvailability,
  type OptionSelection,
  type VariantEntry,
} from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { useId } from "react";
import type { ProductOption } from "../../lib/catalog";
import { listText } from "../../lib/listText";
import { Sample } from "./ModifierFields";

/** The classes of a choice. */
export const CHOICE =
  "relative flex min-h-12 items-center gap-2.5 rounded-sm border px-3.5 py-1.5 text-sm transition-colors";

interface Props {
  options: readonly ProductOption[];
  variants: readonly VariantEntry[];
  selection: OptionSelection;
  /** The option without a choice when the shopper pressed the button. */
  missing: string | null;
  onChoose: (option: string, choice: string) => void;
}

/** Radio buttons for each option. An unavailable choice says so. */
export function VariantPicker({ options, variants, selection, missing, onChoose }: Props) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className="flex flex-col gap-6">
      {options.map((option) => {
        const others = listText(
          options.filter((other) => other.name !== option.name).map((other) => selection[other.name]),
        );
        return (
          <fieldset
            key={option.name}
            data-option={option.name}
            aria-describedby={missing === option.name ? `${id}-missing` : undefined}
          >
            <legend className="mb-2.5 text-sm">
              <span className="font-medium">
                <bdi>{option.name}</bdi>
              </span>
              {selection[option.name] !== undefined && (
                <span className="text-soft">
                  : <bdi>{selection[option.name]}</bdi>
                </span>
              )}
            </legend>
            <div className="flex flex-wrap gap-2.5">
              {option.choices.map((choice) => {
                const state = choiceAvailability(variants, selection, option.name, choice.name);
                const note = noteFor(state, others);
                const off = state !== "available";
                return (
                  <label
                    key={choice.name}
                    className={clsx(
                      CHOICE,
                      "has-checked:border-brand has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
                      off ? "border-line text-soft" : "border-edge hover:border-ink",
                    )}
                  >
                    <input
                      type="radio"
                      name={`${id}-${option.name}`}
                      value={choice.name}
                      checked={selection[option.name] === choice.name}
                      onChange={() => {
                        onChoose(option.name, choice.name);
                      }}
                      className="absolute inset-0 cursor-pointer appearance-none outline-none"
                    />
                    <Sample choice={choice} />
                    <span className="leading-tight">
                      <bdi>{choice.name}</bdi> {note && <span className="block text-xs text-soft">{note}</span>}
                    </span>
                  </label>
                );
              })}
            </div>
            {missing === option.name && (
              <p id={`${id}-missing`} role="alert" className="mt-2 text-sm text-bad">
                {t`Choose an option for ${{ option: option.name }}.`}
              </p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

function noteFor(state: ChoiceAvailability, others: string): string | null {
  switch (state) {
    case "available":
      return null;
    case "sold-out":
      return t`sold out`;
    case "sold-out-here":
      return t`sold out in ${others}`;
    case "other":
      return t`not available in ${others}`;
    case "missing":
      return t`not available`;
  }
}
