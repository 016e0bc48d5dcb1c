/** Numbers as people type them: decimal text is read by the page's language, or refused with a reason. */
import { locale } from "./language";

/** The reason why a text is no such number. */
export type Refusal = "form" | "negative" | "digits" | "large" | "currency";

export type Typed = { value: string; refusal?: undefined } | { value?: undefined; refusal: Refusal };

interface Separators {
  decimal: string;
  group: string;
}

interface Kind {
  /** The digits after the point. */
  digits: number;
  /** The digits before the point. */
  whole?: number;
  /** The currency whose sign or code may stand beside the number. */
  currency?: string;
  signed?: boolean;
}

const SPACES = /[\s\u00a0\u202f'’]/gu;
const MARKS = /[\u200e\u200f\u061c]/gu;

const separators = new Map<string, Separators>();

function separatorsOf(language: string): Separators {
  const known = separators.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const found = { decimal: find("decimal") || ".", group: find("group") };
  separators.set(language, found);
  return found;
}

/**
 * Reads a number as decimal text, such as `1299.00` of "1.299,00". A lone separator before three digits is read as the
 * language has it; every other form is understood whatever the language.
 */
export function readNumber(
  text: string,
  { digits, whole = 9, currency, signed = false }: Kind,
  language = locale,
): Typed {
  let plain = text.replace(MARKS, "").replace(/[٠-٩]/gu, arabicDigit(0x660)).replace(/[۰-۹]/gu, arabicDigit(0x6f0));
  if (currency) {
    plain = withoutCurrency(plain, currency, language);
    if (/\p{Sc}|[a-z]{3}/iu.test(plain)) return { refusal: "currency" };
  }
  plain = plain.trim().replace(/^([-+−–])\s*/u, "$1");
  // Spaces and apostrophes part thousands, and nothing else: "30 12 8" is three numbers.
  if (/[\s'’]/u.test(plain) && !/^[-+−–]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,٫]\d*)?$/u.test(plain)) {
    return { refusal: "form" };
  }
  plain = plain.replace(SPACES, "").replace(/٫/gu, ".").replace(/٬/gu, "").replace(/^[−–]/u, "-");
  if (plain.startsWith("-") && !signed) return { refusal: /^-[\d.,]+$/.test(plain) ? "negative" : "form" };
  const sign = plain.startsWith("-") ? "-" : "";
  const read = decimalOf(plain.replace(/^[-+]/, ""), separatorsOf(language));
  if (read === undefined) return { refusal: "form" };
  const [before = "", after = ""] = read.split(".");
  const integer = before.replace(/^0+(?=\d)/, "");
  const fraction = after.replace(/0+$/, "");
  // Three zeros behind a point are thousands to one reader and nothing to another: no whole number says which.
  if (fraction.length > digits || (digits === 0 && after.length === 3)) return { refusal: "digits" };
  if (integer.length > whole) return { refusal: "large" };
  return { value: `${sign}${integer}${digits > 0 && after ? `.${fraction.padEnd(digits, "0")}` : ""}` };
}

/** Reads a whole number from 1 on, as a person types it: all of it, or nothing. */
export function readQuantity(text: string, language = locale): number | undefined {
  const number = Number(readNumber(text, { digits: 0 }, language).value);
  return number >= 1 ? number : undefined;
}

/** A whole number from 1 on of an address: digits and nothing else. */
export function wholeInAddress(text: string | null, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

/** Reads an amount with all digits of its currency, such as `24.00` of "24". */
export function readAmount(text: string, currency: string, digits: number): Typed {
  const read = readNumber(text, { digits, currency });
  const isWhole = read.value && digits > 0 && !read.value.includes(".");
  return isWhole ? { value: `${read.value}.${"0".repeat(digits)}` } : read;
}

/** Decimal text without zeros at the end of its fraction. */
export function withoutZeros(value: string): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, "") : value;
}

function arabicDigit(zero: number): (digit: string) => string {
  return (digit) => String((digit.codePointAt(0) ?? zero) - zero);
}

const signs = new Map<string, readonly string[]>();

/** The signs and the code of a currency, the longest first. */
function signsOf(currency: string, language: string): readonly string[] {
  const key = `${currency} ${language}`;
  const known = signs.get(key);
  if (known) return known;
  const found = (["symbol", "narrowSymbol", "code"] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
  });
  found.sort((one, other) => other.length - one.length);
  signs.set(key, found);
  return found;
}

/** The text without the currency's own sign or code at its ends. */
function withoutCurrency(text: string, currency: string, language: string): string {
  const trimmed = text.trim();
  for (const sign of signsOf(currency, language)) {
    if (trimmed.startsWith(sign)) return trimmed.slice(sign.length);
    if (trimmed.endsWith(sign)) return trimmed.slice(0, -sign.length);
  }
  return trimmed;
}

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/** Decimal text with a point, of digits with separators; nothing if they stand where no number has them. */
function decimalOf(text: string, { decimal, group }: Separators): string | undefined {
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(text)) return undefined;
  const used = [...new Set(text.replace(/\d/g, ""))];
  if (used.length === 0) return text;
  const last = text.charAt(Math.max(text.lastIndexOf("."), text.lastIndexOf(",")));
  const [before, after] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)];
  if (used.length === 2) {
    const isPlain = GROUPED.test(before) && !before.includes(last);
    return isPlain && after ? `${before.replace(/[.,]/g, "")}.${after}` : undefined;
  }
  if (/[.,]/.test(before)) return GROUPED.test(text) ? text.replace(/[.,]/g, "") : undefined;
  if (after.length === 3 && last === group && last !== decimal && /^\d{1,3}$/.test(before)) return before + after;
  return after ? `${before || "0"}.${after}` : undefined;
}

/** A number as the page's language writes it in a field: without groups. */
export function numberInField(value: string, language = locale): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace(".", separatorsOf(language).decimal) : value;
}
