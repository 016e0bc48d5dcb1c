/** Formats dates in the environment's language. */
import { kept } from "./kept";
import { dateLocale } from "./language";

const inLocale = kept((locale: string, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, style));

/** A format of the current locale. */
export function dateFormat(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return inLocale(dateLocale, style);
}

export function dayText(date: string | Date): string {
  return dateFormat({ dateStyle: "medium" }).format(new Date(date));
}

export function momentText(date: string | Date): string {
  return dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(new Date(date));
}

/** A day without its year, abbreviated. */
export function dayOfYearText(date: Date): string {
  return dateFormat({ month: "short", day: "numeric" }).format(date);
}

/** A month with its year, abbreviated. */
export function monthText(date: Date): string {
  return dateFormat({ month: "short", year: "2-digit" }).format(date);
}

/** A range of dates, with common parts written once. */
export function spanText(from: string | Date, to: string | Date): string {
  const style = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return dateFormat(style).formatRange(new Date(from), new Date(to));
}
