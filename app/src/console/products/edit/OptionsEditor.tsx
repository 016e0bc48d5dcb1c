import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { OPTION } from "../../../generated/bounds";
import { listText } from "../../../lib/listText";
import { lengthProblem } from "../../../lib/violations";
import { Button, IconButton, Notice, TextField } from "../../../ui";
import { Fold } from "../../kit/ui/Fold";
import { Section } from "../../kit/ui/Section";
import { ChoicePictures } from "./ChoicePictures";
import type { Choice, Edit, Option, Picture } from "./model";
import { ChoiceColor, MoreChoices } from "./MoreChoices";
import { NameField } from "./NameField";
import {
  countOf,
  distinctNames,
  hasSwatches,
  MAX_OPTIONS,
  MAX_VARIANTS,
  NEW_COLOR,
  newChoice,
  newOption,
  renamedChoice,
  renamedOption,
  rowsFor,
  sameName,
  typedNames,
} from "./variants";

interface Props {
  edit: Edit;
  before: Edit;
  onChange: (step: (edit: Edit) => Edit) => void;
}

/** The options of a product and their choices. Each change rebuilds the variants; remaining ones keep their values. */
export function OptionsEditor({ edit, before, onChange }: Props) {
  const [problem, setProblem] = useState("");
  const { options } = edit;
  const set = (next: readonly Option[]) => {
    const count = countOf(next);
    if (count > MAX_VARIANTS) {
      const max = MAX_VARIANTS;
      setProblem(t`That would make ${count} variants. A product has at most ${max}.`);
      return;
    }
    setProblem("");
    onChange((now) => ({ ...now, options: next, rows: rowsFor(now.rows, now.options, next) }));
  };
  const replace = (next: Option) => {
    set(options.map((option) => (option.key === next.key ? next : option)));
  };
  return (
    <Section title={t({ context: "product", message: "Options" })}>
      {options.length === 0 && (
        <p className="mb-4 text-sm text-soft">
          {t`Options such as size or colour make variants, each with its price and stock.`}
        </p>
      )}
      {problem && (
        <Notice tone="bad" role="alert" className="mb-4">
          {problem}
        </Notice>
      )}
      <ul className="space-y-3">
        {options.map((option) => (
          <OptionItem
            key={option.key}
            option={option}
            others={options.filter(({ key }) => key !== option.key).map(({ name }) => name)}
            before={before.options}
            pictures={edit.media}
            onChange={replace}
            onRemove={() => set(options.filter(({ key }) => key !== option.key))}
          />
        ))}
      </ul>
      {options.length < MAX_OPTIONS && (
        <NewOption names={options.map(({ name }) => name)} onAdd={(option) => set([...options, option])} />
      )}
    </Section>
  );
}

interface ItemProps {
  option: Option;
  others: readonly string[];
  before: readonly Option[];
  pictures: readonly Picture[];
  onChange: (option: Option) => void;
  onRemove: () => void;
}

function OptionItem({ option, others, before, pictures, onChange, onRemove }: ItemProps) {
  const known = before.find(({ key }) => key === option.key);
  const hasColors = hasSwatches(option);
  const set = (changed: Choice) => {
    onChange({ ...option, choices: option.choices.map((each) => (each.key === changed.key ? changed : each)) });
  };
  return (
    <li>
      <Fold
        open={known === undefined}
        className="rounded-sm border border-line px-4 open:pb-4"
        summary={
          <>
            <bdi className="font-medium">{option.name}</bdi>{" "}
            <span className="text-soft group-open:hidden">{listText(option.choices.map(({ name }) => name))}</span>
          </>
        }
      >
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <NameField
            label={t`Option`}
            name={option.name}
            others={others}
            className="max-w-xs min-w-40 flex-1"
            onRename={(name) => onChange(renamedOption(option, name, before))}
          />
          <Button look="quiet" size="small" onClick={onRemove}>
            {t`Remove option ${{ name: option.name }}`}
          </Button>
        </div>
        <ul className="flex flex-wrap gap-3" aria-label={t`Choices of ${{ name: option.name }}`}>
          {option.choices.map((choice) => (
            <li key={choice.key} className="flex items-end">
              {hasColors && <ChoiceColor choice={choice} onChange={(color) => set({ ...choice, color })} />}
              <NameField
                label={t`Choice`}
                hideLabel
                name={choice.name}
                others={option.choices.filter(({ key }) => key !== choice.key).map(({ name }) => name)}
                className="w-24 sm:w-36"
                onRename={(name) => {
                  set(renamedChoice(choice, name, option.id ? known : undefined));
                }}
              />
              <ChoicePictures choice={choice} pictures={pictures} onChange={(media) => set({ ...choice, media })} />
              <IconButton
                icon="close"
                label={t`Remove choice ${{ name: choice.name }}`}
                disabled={option.choices.length === 1}
                onClick={() => onChange({ ...option, choices: option.choices.filter(({ key }) => key !== choice.key) })}
              />
            </li>
          ))}
        </ul>
        <MoreChoices
          of={option.name}
          names={option.choices.map(({ name }) => name)}
          hint={t`Separate several with commas.`}
          onAdd={(added) => {
            const color = hasColors ? NEW_COLOR : "";
            onChange({
              ...option,
              choices: [...option.choices, ...added.map((name) => ({ ...newChoice(name), color }))],
            });
          }}
        />
      </Fold>
    </li>
  );
}

function NewOption({ names, onAdd }: { names: readonly string[]; onAdd: (option: Option) => void }) {
  const [name, setName] = useState("");
  const [choices, setChoices] = useState("");
  const list = distinctNames(typedNames(choices), []);
  const isDouble = names.some((other) => sameName(other, name));
  const isReady = name.trim() !== "" && !isDouble && !lengthProblem(name, OPTION.name) && list.length > 0;
  const add = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!isReady) return;
    onAdd(newOption(name.trim(), list));
    setName("");
    setChoices("");
  };
  return (
    <form className="mt-5 grid items-start gap-3 sm:grid-cols-[12rem_1fr_auto]" onSubmit={add}>
      <TextField
        label={t`New option`}
        value={name}
        maxLength={OPTION.name}
        placeholder={t`Size`}
        autoComplete="off"
        error={isDouble ? t`There is already an option with this name.` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t`Its choices`}
        value={choices}
        placeholder={t`Small, Medium, Large`}
        autoComplete="off"
        hint={list.length > 0 ? plural({ count: list.length }, { one: "# choice", other: "# choices" }) : undefined}
        onChange={(event) => setChoices(event.target.value)}
      />
      <Button
        type="submit"
        look="outline"
        className="sm:mt-6.5"
        reason={isReady ? undefined : t`Enter a name and at least one choice.`}
      >
        {t`Add option`}
      </Button>
    </form>
  );
}
