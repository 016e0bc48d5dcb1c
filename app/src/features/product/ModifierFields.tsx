import type { ExtraProblem, ProductExtras, ProductForm } from "@cartwright/sdk/store";
import { textLength } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { useId } from "react";
import type { Modifier, ModifierChoice } from "../../lib/catalog";
import { amountText, signedText } from "../../lib/money";
import { Picture, TextAreaField } from "../../ui";

interface Props {
  modifiers: readonly Modifier[];
  extras: ProductExtras;
  /** The problems to show, by the modifier's key. */
  problems: Readonly<Record<string, ExtraProblem>> | undefined;
  form: Pick<ProductForm, "write" | "chooseExtra">;
}

/** The fields of a product's modifiers: texts, and choices with their added price. */
export function ModifierFields({ modifiers, extras, problems, form }: Props) {
  if (modifiers.length === 0) return null;
  return (
    <div className="flex flex-col gap-6">
      {modifiers.map((modifier) => {
        const problem = problems?.[modifier.key];
        return modifier.kind === "text" ? (
          <ModifierText
            key={modifier.key}
            modifier={modifier}
            text={extras.texts[modifier.key] ?? ""}
            problem={problem}
            onChange={(text) => {
              form.write(modifier.key, text);
            }}
          />
        ) : (
          <ChoiceField
            key={modifier.key}
            modifier={modifier}
            chosen={extras.choices[modifier.key]}
            problem={problem}
            onChange={(choice) => {
              form.chooseExtra(modifier.key, choice);
            }}
          />
        );
      })}
    </div>
  );
}

interface TextProps {
  modifier: Extract<Modifier, { kind: "text" }>;
  text: string;
  problem: ExtraProblem | undefined;
  onChange: (text: string) => void;
}

function ModifierText({ modifier, text, problem, onChange }: TextProps) {
  const { title, mandatory, max, min, added } = modifier;
  const error =
    problem === "missing"
      ? t`Please fill this in.`
      : problem === "short"
        ? plural({ count: min }, { one: "Enter at least # character.", other: "Enter at least # characters." })
        : undefined;
  return (
    <div data-extra={modifier.key}>
      <TextAreaField
        label={
          <>
            <bdi>{title}</bdi> {!mandatory && <span className="font-normal text-soft">{t`(optional)`}</span>}
            {added && <span className="font-normal text-soft"> {signedText("+", amountText(added))}</span>}
          </>
        }
        hint={plural(
          { count: Math.max(0, max - textLength(text)) },
          { one: "# character left", other: "# characters left" },
        )}
        error={error}
        rows={max > 60 ? 3 : 1}
        maxLength={max}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}

interface ChoiceProps {
  modifier: Extract<Modifier, { kind: "choice" }>;
  chosen: string | undefined;
  problem: ExtraProblem | undefined;
  onChange: (choice: string) => void;
}

function ChoiceField({ modifier, chosen, problem, onChange }: ChoiceProps) {
  const id = useId();
  const { title, mandatory, choices } = modifier;
  const none: ModifierChoice = { key: "", name: t`None`, mediaIds: [] };
  return (
    <fieldset data-extra={modifier.key} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-2.5 text-sm font-medium">
        <bdi>{title}</bdi> {!mandatory && <span className="font-normal text-soft">{t`(optional)`}</span>}
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {(mandatory ? choices : [none, ...choices]).map((choice) => (
          <label
            key={choice.key}
            className="relative flex min-h-12 items-center gap-2.5 rounded-sm border border-edge px-3.5 py-1.5 text-sm hover:border-ink has-checked:border-brand has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              checked={(chosen ?? "") === choice.key}
              onChange={() => {
                onChange(choice.key);
              }}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Sample choice={choice} />
            <span>
              <bdi>{choice.name}</bdi>{" "}
              {choice.added && (
                <span className="text-soft tabular-nums">{signedText("+", amountText(choice.added))}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm text-bad">
          {t`Please choose an option.`}
        </p>
      )}
    </fieldset>
  );
}

/** A colour or image sample of a choice; decorative, since the name is next to it. */
export function Sample({ choice: { color, image } }: { choice: Pick<ModifierChoice, "color" | "image"> }) {
  if (image) {
    return (
      <span className="size-8 shrink-0 overflow-hidden rounded-full border border-edge">
        <Picture image={image} sizes="2rem" small alt="" />
      </span>
    );
  }
  return color ? (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 rounded-full border border-edge"
      style={{ backgroundColor: color }}
    />
  ) : null;
}
