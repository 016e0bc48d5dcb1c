/** Formats dates in the environment's language. */
import { dateLocale } from "./language";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of the current locale, made once: a long list has a date in each row. */
function formatOf(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${dateLocale} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale, style);
  formats.set(key, format);
  return format;
}

export function dayText(date: string | Date): string {
  return formatOf({ dateStyle: "medium" }).format(new Date(date));
}

export function momentText(date: string | Date): string {
  return formatOf({ dateStyle: "medium", timeStyle: "short" }).format(new Date(date));
}

/** A day without its year, abbreviated. */
export function dayOfYearText(date: Date): string {
  return formatOf({ month: "short", day: "numeric" }).format(date);
}

/** A month with its year, abbreviated. */
export function monthText(date: Date): string {
  return formatOf({ month: "short", year: "2-digit" }).format(date);
}

/** A range of dates, with common parts written once. */
export function spanText(from: string | Date, to: string | Date): string {
  const style = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return formatOf(style).formatRange(new Date(from), new Date(to));
}
