/** Formats dates in the environment's language. */
import { dateLocale } from "./language";

export function dayText(date: string | Date): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium" }).format(new Date(date));
}

export function momentText(date: string | Date): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(date));
}

/** A month with its year, abbreviated. */
export function monthText(date: Date): string {
  return new Intl.DateTimeFormat(dateLocale, { month: "short", year: "2-digit" }).format(date);
}

/** A range of dates, with common parts written once. */
export function spanText(from: string | Date, to: string | Date): string {
  const style = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(dateLocale, style).formatRange(new Date(from), new Date(to));
}
