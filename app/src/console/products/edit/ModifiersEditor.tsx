import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { lengthProblem } from "../../../lib/violations";
import { Button, SelectField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useSite } from "../../session/site";
import { useConsole } from "../../session/client";
import { ListEditor, type ListProps } from "../../kit/form/ListEditor";
import { type MoneyForm, problemsOf } from "../../../ui/form/field";
import { NumberField } from "../../kit/ui/NumberField";
import { ReadFailure } from "../../kit/ui/ReadFailure";
import type { Modifier, ModifierChoice } from "./model";
import {
  choiceField,
  choicesFor,
  isFreeText,
  keyOfName,
  MAX_MODIFIERS,
  MODIFIER,
  modifierKind,
  newFreeText,
  newModifierChoice,
} from "./modifiers";
import { ChoiceColor, MoreChoices } from "./MoreChoices";
import { modifiersQuery } from "./queries";
import { distinctNames, hasSwatches, MAX_NAME, sameName } from "./variants";

/** The modifiers of a product: texts and choices that shoppers add. */
export function ModifiersEditor(list: ListProps<Modifier>) {
  const { entries: modifiers, money, problemAt, onChange } = list;
  const { client } = useConsole();
  const reason = useSite().gap("modifiers");
  const { data, error, refetch } = useQuery({ ...modifiersQuery(client), enabled: reason === undefined });
  const shop = data ?? [];
  const others = shop.filter(({ key }) => !modifiers.some((modifier) => modifier.key === key));
  const add = (modifier: Modifier) => onChange((all) => [...all, modifier]);
  return (
    <ListEditor
      {...list}
      title={t`What shoppers add`}
      empty={t`For example engraving or gift wrap: a text, or a choice without variants.`}
      max={MAX_MODIFIERS}
      full={t`A product has at most ${{ count: MAX_MODIFIERS }} of them.`}
      fields={MODIFIER}
      nameOf={({ name }) => name}
      kindOf={modifierKind}
      own={(modifier, change) => (
        <ChoiceFields
          modifier={modifier}
          money={money}
          choices={choicesFor(modifier, shop)}
          problemAt={(field) => problemAt(modifier.key, field)}
          onChange={(choices) => change({ choices })}
        />
      )}
      add={
        <>
          {others.length > 0 && (
            <SelectField
              className="mt-5"
              label={t`Add from the shop's customizations`}
              value=""
              onChange={(event) => {
                const chosen = others.find(({ key }) => key === event.target.value);
                if (chosen) add(chosen);
              }}
              options={[
                { value: "", label: t`Choose` },
                ...others.map((each) => ({ value: each.key, label: `${each.name} (${modifierKind(each)})` })),
              ]}
            />
          )}
          <NewText {...{ modifiers, shop, money }} onAdd={add} />
        </>
      }
    >
      {error && !data && (
        <ReadFailure
          className="mt-4"
          text={t`The shop's customizations could not be loaded.`}
          error={error}
          onRetry={refetch}
        />
      )}
    </ListEditor>
  );
}

interface ChoicesProps {
  money: MoneyForm;
  modifier: Modifier;
  /** The choices that the product can offer. */
  choices: readonly ModifierChoice[];
  problemAt: (field: string) => string | undefined;
  onChange: (choices: readonly ModifierChoice[]) => void;
}

function ChoiceFields({ modifier, choices, money, problemAt, onChange }: ChoicesProps) {
  const chosen = new Set(modifier.choices.map(({ key }) => key));
  const problem = problemAt("choices");
  const id = useId();
  const change = ({ key }: ModifierChoice, changed: Partial<ModifierChoice>) =>
    onChange(modifier.choices.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const add = (names: readonly string[]) => {
    // A typed name that the customization already has ticks that choice.
    const isOn = ({ key, name }: ModifierChoice) => chosen.has(key) || names.some((each) => sameName(each, name));
    const added = distinctNames(
      names,
      choices.map(({ name }) => name),
    );
    onChange([...choices.filter(isOn), ...added.map((name) => newModifierChoice(name, modifier))]);
  };
  return (
    <div className="mb-2">
      <fieldset aria-describedby={problem ? id : undefined}>
        <legend className="text-sm font-medium">{t`Choices`}</legend>
        <ul className="max-h-120 space-y-2 overflow-y-auto py-1">
          {choices.map((choice) => (
            <li key={choice.key} className="flex flex-wrap items-center gap-x-4">
              <span className="min-w-32 flex-1">
                <CheckBox
                  label={<bdi>{choice.name}</bdi>}
                  checked={chosen.has(choice.key)}
                  onChange={(isOn) =>
                    onChange(choices.filter(({ key }) => (key === choice.key ? isOn : chosen.has(key))))
                  }
                />
              </span>
              {!choice.id && hasSwatches(modifier) && (
                <ChoiceColor choice={choice} onChange={(color) => change(choice, { color })} />
              )}
              {chosen.has(choice.key) && (
                <NumberField
                  className="w-40"
                  label={t`Added price of ${{ name: choice.name }}`}
                  value={choice.price}
                  {...money}
                  error={problemAt(choiceField(choice.key))}
                  onChange={(price) => change(choice, { price })}
                />
              )}
            </li>
          ))}
        </ul>
        {problem && (
          <p id={id} className="mt-1.5 text-sm text-bad">
            {problem}
          </p>
        )}
      </fieldset>
      <MoreChoices
        of={modifier.name}
        names={modifier.choices.map(({ name }) => name)}
        hint={t`Separate several with commas. Other products can use the same ones.`}
        onAdd={add}
      />
    </div>
  );
}

interface NewProps {
  money: MoneyForm;
  modifiers: readonly Modifier[];
  shop: readonly Modifier[];
  onAdd: (modifier: Modifier) => void;
}

/** The form of a new text. The name of an existing one adds that one, with the typed length and price. */
function NewText({ modifiers, shop, onAdd, money }: NewProps) {
  const [name, setName] = useState("");
  const [max, setMax] = useState("200");
  const [price, setPrice] = useState("");
  const known = shop.find(({ key }) => key === keyOfName(name));
  const made = { ...newFreeText(name, max, price), ...(known && { id: known.id, name: known.name }) };
  const problemAt = problemsOf(MODIFIER, made, money);
  const nameProblem = modifiers.some(({ key }) => key === made.key)
    ? t`This name already exists.`
    : known && !isFreeText(known)
      ? t`The shop already has choices with this name: add them from the list above.`
      : lengthProblem(name, MAX_NAME);
  const isReady = !nameProblem && MODIFIER.every(({ name: field }) => !problemAt(field));
  return (
    <form
      className="mt-5 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onAdd(made);
        setName("");
        setPrice("");
      }}
    >
      <TextField
        label={t`New text field`}
        placeholder={t`Engraving`}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_NAME}
        value={name}
        error={nameProblem}
        onChange={(event) => setName(event.target.value)}
      />
      <NumberField label={t`Maximum length`} value={max} error={problemAt("max")} onChange={setMax} />
      <NumberField label={t`Added price`} value={price} {...money} error={problemAt("price")} onChange={setPrice} />
      <Button
        type="submit"
        look="outline"
        className="sm:mt-6.5"
        reason={isReady ? undefined : t`Enter a label, and check the other fields.`}
      >
        {t`Add text`}
      </Button>
    </form>
  );
}
