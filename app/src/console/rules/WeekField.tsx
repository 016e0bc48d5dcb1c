import { t } from "@lingui/core/macro";
import { useId } from "react";
import { Button, IconButton, SelectField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import type { ControlProps } from "../editor";
import { NumberField } from "../ui/NumberField";
import {
  dayName,
  DAYS,
  daysProblem,
  MAX_DAYS_AHEAD,
  MAX_LEAD_HOURS,
  NEW_WINDOW,
  newWeek,
  textOfWeek,
  timesProblem,
  type TimeWindow,
  type Week,
  weekOf,
  wholeProblem,
  zoneText,
} from "./week";

/** The times of a week at which buyers can have a delivery, or none: then they choose no time. */
export function WeekField({ label, value, onChange }: ControlProps) {
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

function WeekFields({ week: { windows, leadHours, daysAhead, zone }, onChange }: WeekProps) {
  const set = (next: readonly TimeWindow[]) => onChange({ windows: next });
  const zones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), zone])].sort();
  return (
    <div className="mt-2 space-y-4">
      <ul className="space-y-4">
        {windows.map((window, place) => (
          <li key={place}>
            <WindowFields
              number={place + 1}
              window={window}
              others={windows.toSpliced(place, 1)}
              onChange={(changed) => set(windows.with(place, { ...window, ...changed }))}
              {...(windows.length > 1 && {
                onRemove: () => {
                  set(windows.toSpliced(place, 1));
                },
              })}
            />
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={() => set([...windows, NEW_WINDOW])}>
        {t`Add a time`}
      </Button>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberField
          label={t`Hours of lead time`}
          hint={t`Earlier times cannot be chosen.`}
          value={leadHours}
          error={wholeProblem(leadHours, MAX_LEAD_HOURS)}
          onChange={(typed) => onChange({ leadHours: typed })}
        />
        <NumberField
          label={t`Days ahead to choose from`}
          hint={t`0 is today only.`}
          value={daysAhead}
          error={wholeProblem(daysAhead, MAX_DAYS_AHEAD)}
          onChange={(typed) => onChange({ daysAhead: typed })}
        />
      </div>
      <SelectField
        label={t`Time zone of the times`}
        hint={t`The times follow the local clock, daylight saving time included.`}
        value={zone}
        options={zones.map((name) => ({ value: name, label: zoneText(name) }))}
        onChange={(event) => onChange({ zone: event.target.value })}
      />
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
  const { days, from, to } = window;
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
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <TextField
          type="time"
          className="min-w-32 flex-1"
          label={t`From`}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="time"
          className="min-w-32 flex-1"
          label={t`To`}
          value={to}
          error={timesProblem(window)}
          announceError={false}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        {onRemove && <IconButton icon="close" className="mt-6.5" label={t`Remove time ${number}`} onClick={onRemove} />}
      </div>
    </fieldset>
  );
}
