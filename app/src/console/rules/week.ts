/** The weekly delivery windows, as the form has them. */
import { msg, plural, t } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { dateFormat } from "../../lib/dates";
import { type Field, fieldProblems } from "../../ui/form/field";
import { isWhole } from "../kit/ui/amounts";
import { recordOf } from "../session/request";
import { textOf } from "./fields";
import type { Codec } from "./ruleFields";

/** A time window on some weekdays. */
export interface TimeWindow {
  /** 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** `09:30` */
  from: string;
  /** `00:00` is the end of the day. */
  to: string;
}

export interface Week {
  windows: readonly TimeWindow[];
  /** The lead time of the windows, in hours. */
  leadHours: string;
  /** How many days ahead buyers can choose. */
  daysAhead: string;
  /** The IANA time zone of the windows. */
  zone: string;
}

export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MAX_LEAD_HOURS = RULE.leadHours;
const MAX_DAYS_AHEAD = RULE.daysAhead;
export const NEW_WINDOW: TimeWindow = { days: [], from: "", to: "" };

/** The initial week, in the device's time zone. */
export const newWeek = (): Week => ({
  windows: [NEW_WINDOW],
  leadHours: "12",
  daysAhead: "7",
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Serialises a week for the form; empty if buyers choose no time. */
export function textOfWeek(week: Week | undefined): string {
  return week ? JSON.stringify(week) : "";
}

export function weekOf(text: string): Week | undefined {
  return text === "" ? undefined : (JSON.parse(text) as Week);
}

const MIDNIGHT = "00:00";

/** A time for a time input: `9:30` becomes `09:30`, and `24:00` becomes `00:00`. */
function fieldTime(time: string): string {
  const padded = time.padStart(5, "0");
  return padded === "24:00" ? MIDNIGHT : padded;
}

/** A window's end on the wire, where midnight is 24:00. */
function endOf({ to }: TimeWindow): string {
  return to === MIDNIGHT ? "24:00" : to;
}

/** Merges windows of equal times into one with several days. */
function together(windows: readonly unknown[]): TimeWindow[] {
  const found = new Map<string, TimeWindow>();
  for (const each of windows.map(recordOf)) {
    const [from, to] = [fieldTime(textOf(each, "from")), fieldTime(textOf(each, "to"))];
    const days = found.get(`${from} ${to}`)?.days ?? [];
    const all = new Set([...days, Number(each.weekday)]);
    found.set(`${from} ${to}`, { days: [...all].sort((one, other) => one - other), from, to });
  }
  return [...found.values()];
}

export const WEEK: Codec = {
  read: (rule, name) => {
    const plan = recordOf(rule[name]);
    if (!Array.isArray(plan.windows)) return "";
    return textOfWeek({
      windows: together(plan.windows),
      leadHours: textOf(plan, "leadHours"),
      daysAhead: textOf(plan, "daysAhead"),
      zone: textOf(plan, "timeZone") || "UTC",
    });
  },
  write: (text) => {
    const week = weekOf(text);
    if (!week) return null;
    return {
      windows: week.windows
        .flatMap((window) => window.days.map((weekday) => ({ weekday, from: window.from, to: endOf(window) })))
        .sort((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from)),
      leadHours: Number(week.leadHours),
      daysAhead: Number(week.daysAhead),
      timeZone: week.zone,
    };
  },
};

/** The problem of a window's times, once both are typed. */
function timesProblem(window: TimeWindow): string | undefined {
  if (!window.from || !window.to || window.from < endOf(window)) return undefined;
  return t`must be later than the start`;
}

/** The problem of a window's days: windows of one day must not overlap. */
export function daysProblem(window: TimeWindow, others: readonly TimeWindow[]): string | undefined {
  if (window.days.length === 0) return t`Choose at least one day.`;
  const day = window.days.find((each) => others.some((other) => other.days.includes(each) && overlap(window, other)));
  return day === undefined ? undefined : t`Another time of ${{ day: dayName(day, "long") }} overlaps with this one.`;
}

function overlap(one: TimeWindow, other: TimeWindow): boolean {
  const areTyped = [one, other].every(({ from, to }) => from && to);
  return areTyped && one.from < endOf(other) && other.from < endOf(one);
}

function wholeProblem(text: string, max: number): string | undefined {
  if (text !== "" && isWhole(text, 0, max)) return undefined;
  return t`must be a whole number from ${{ min: 0 }} to ${max}`;
}

export const WINDOW: readonly Field<TimeWindow>[] = [
  { name: "from", label: msg`From`, form: "time" },
  { name: "to", label: msg`To`, form: "time", check: (_, window) => timesProblem(window) },
];

/** The fields of a week, besides its windows. */
export const weekFields = ({ zone }: Week): readonly Field<Week>[] => [
  {
    name: "leadHours",
    label: msg`Hours of lead time`,
    hint: msg`Earlier times cannot be chosen.`,
    form: "number",
    digits: 0,
    check: (hours) => wholeProblem(hours, MAX_LEAD_HOURS),
  },
  {
    name: "daysAhead",
    label: msg`Days ahead to choose from`,
    hint: msg`0 is today only.`,
    form: "number",
    digits: 0,
    check: (days) => wholeProblem(days, MAX_DAYS_AHEAD),
  },
  {
    name: "zone",
    label: msg`Time zone of the times`,
    hint: msg`The times follow the local clock, daylight saving time included.`,
    className: "sm:col-span-2",
    choices: [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), zone])]
      .sort()
      .map((value) => ({ value, label: zoneText(value) })),
  },
];

/** The problem of a week that is incomplete or wrong. Its own fields show where. */
export function weekProblem(text: string): string | undefined {
  const week = weekOf(text);
  if (!week) return undefined;
  const { windows } = week;
  const isFine = (window: TimeWindow, index: number) =>
    Boolean(window.from && window.to) && !timesProblem(window) && !daysProblem(window, windows.toSpliced(index, 1));
  const isComplete = windows.length > 0 && windows.every(isFine) && fieldProblems(weekFields(week), week).length === 0;
  return isComplete ? undefined : t`This cannot be saved yet.`;
}

/** A weekday's time as a date in the week of 1 January 2024, a Monday. */
function moment(day: number, time = MIDNIGHT): Date {
  return new Date(`2024-01-0${day}T${time}:00Z`);
}

export function dayName(day: number, weekday: "short" | "long"): string {
  return dateFormat({ weekday, timeZone: "UTC" }).format(moment(day));
}

/** A readable time zone name, such as “America/New York”. */
export function zoneText(name: string): string {
  return name.replaceAll("_", " ");
}

/** The windows as text, such as “Tue, Thu 16:00 – 19:00; Sat 10:00 – 13:00”. */
export function windowsText({ windows }: Week): string {
  const format = dateFormat({ timeStyle: "short", timeZone: "UTC" });
  const clock = (time: string) => (time ? format.format(moment(1, time)) : "?");
  return windows
    .map(({ days, from, to }) => {
      const names = days.map((day) => dayName(day, "short")).join(", ");
      return `${names} ${clock(from)} – ${clock(to)}`.trim();
    })
    .join("; ");
}

export function weekText(text: string): string {
  const week = weekOf(text);
  if (!week) return t`no time to choose`;
  const lead = plural(Number(week.leadHours), { one: "# hour of lead time", other: "# hours of lead time" });
  const ahead = plural(Number(week.daysAhead), { one: "# day ahead", other: "# days ahead" });
  return [windowsText(week), lead, ahead, zoneText(week.zone)].join("; ");
}
