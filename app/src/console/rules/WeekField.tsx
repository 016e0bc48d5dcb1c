import { t } from "@lingui/core/macro";
import { useId } from "react";
import { Button, IconButton } from "../../ui";
import { CheckBox } from "../../ui/form";
import type { OwnInputProps } from "../../ui/form/field";
import { EntryFields } from "../kit/form/ListEditor";
import {
  dayName,
  DAYS,
  daysProblem,
  NEW_WINDOW,
  newWeek,
  textOfWeek,
  type TimeWindow,
  type Week,
  weekFields,
  weekOf,
  WINDOW,
} from "./week";

/** The weekly delivery windows that buyers can choose from; without any, they choose no time. */
export function WeekField({ label, value, onChange }: OwnInputProps) {
  const week = weekOf(value);
  const set = (next: Week | undefined) => onChange(textOfWeek(next));
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <CheckBox
        label={t`Customers choose a time`}
        checked={week !== undefined}
        onChange={(isOn) => set(isOn ? newWeek() : undefined)}
      />
      {week && <WeekFields week={week} onChange={(changed) => set({ ...week, ...changed })} />}
    </fieldset>
  );
}

interface WeekProps {
  week: Week;
  onChange: (changed: Partial<Week>) => void;
}

function WeekFields({ week, onChange }: WeekProps) {
  const { windows } = week;
  const set = (next: readonly TimeWindow[]) => onChange({ windows: next });
  return (
    <div className="mt-2 space-y-4">
      <ul className="space-y-4">
        {windows.map((window, index) => (
          <li key={index}>
            <WindowFields
              number={index + 1}
              window={window}
              others={windows.toSpliced(index, 1)}
              onChange={(changed) => set(windows.with(index, { ...window, ...changed }))}
              {...(windows.length > 1 && { onRemove: () => set(windows.toSpliced(index, 1)) })}
            />
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={() => set([...windows, NEW_WINDOW])}>
        {t`Add a time`}
      </Button>
      <EntryFields entry={week} fields={weekFields(week)} change={onChange} />
    </div>
  );
}

interface WindowProps {
  number: number;
  window: TimeWindow;
  others: readonly TimeWindow[];
  onChange: (changed: Partial<TimeWindow>) => void;
  /** Absent for the only window. */
  onRemove?: () => void;
}

function WindowFields({ number, window, others, onChange, onRemove }: WindowProps) {
  const id = useId();
  const { days } = window;
  const problem = daysProblem(window, others);
  return (
    <fieldset className="rounded-sm border border-line p-4" aria-describedby={problem ? id : undefined}>
      <legend className="px-1 text-sm font-medium">{t`Time ${number}`}</legend>
      <ul className="flex flex-wrap gap-x-5">
        {DAYS.map((day) => (
          <li key={day}>
            <CheckBox
              label={dayName(day, "long")}
              checked={days.includes(day)}
              onChange={(isOn) =>
                onChange({ days: DAYS.filter((each) => (each === day ? isOn : days.includes(each))) })
              }
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p id={id} className="mb-2 text-sm text-bad">
          {problem}
        </p>
      )}
      <div className="mt-2 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <EntryFields entry={window} fields={WINDOW} change={onChange} />
        </div>
        {onRemove && <IconButton icon="close" className="mt-6.5" label={t`Remove time ${number}`} onClick={onRemove} />}
      </div>
    </fieldset>
  );
}
