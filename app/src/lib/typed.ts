/** Parses typed numbers into decimal text, by the page's language, or refuses them with a reason. */
import { kept } from "./kept";
import { locale } from "./language";

/** Why a text is no valid number. */
export type Refusal = "form" | "negative" | "digits" | "large" | "currency";

export type Typed = { value: string; refusal?: undefined } | { value?: undefined; refusal: Refusal };

interface Separators {
  decimal: string;
  group: string;
}

interface Kind {
  /** The number of decimals. */
  digits: number;
  /** The greatest number of digits before the point. */
  whole?: number;
  /** The currency whose symbol or code may accompany the number. */
  currency?: string;
  signed?: boolean;
}

const SPACES = /[\s\u00a0\u202f'’]/gu;
const MARKS = /[\u200e\u200f\u061c]/gu;

const separatorsOf = kept((language: string): Separators => {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: find("decimal") || ".", group: find("group") };
});

/**
 * Parses a number into decimal text, such as `1299.00` from "1.299,00". A single separator before three digits
 * follows the language; all other forms are unambiguous.
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
  // Spaces and apostrophes only group thousands: "30 12 8" is three numbers.
  if (/[\s'’]/u.test(plain) && !/^[-+−–]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,٫]\d*)?$/u.test(plain)) {
    return { refusal: "form" };
  }
  plain = plain.replace(SPACES, "").replace(/٫/gu, ".").replace(/٬/gu, "").replace(/^[−–]/u, "-");
  if (plain.startsWith("-") && !signed) return { refusal: /^-[\d.,]+$/.test(plain) ? "negative" : "form" };
  const sign = plain.startsWith("-") ? "-" : "";
  const read = decimalOf(plain.replace(/^[-+]/, ""), language);
  if (read === undefined) return { refusal: "form" };
  const [before = "", after = ""] = read.split(".");
  const integer = before.replace(/^0+(?=\d)/, "");
  const fraction = after.replace(/0+$/, "");
  // ".000" means thousands to one reader and no fraction to another, so a whole number must not have it.
  if (fraction.length > digits || (digits === 0 && after.length === 3)) return { refusal: "digits" };
  if (integer.length > whole) return { refusal: "large" };
  return { value: `${sign}${integer}${digits > 0 && after ? `.${fraction.padEnd(digits, "0")}` : ""}` };
}

/** Parses a whole number from 1 up, strictly. */
export function readQuantity(text: string, language = locale): number | undefined {
  const number = Number(readNumber(text, { digits: 0 }, language).value);
  return number >= 1 ? number : undefined;
}

/** Parses a whole number from 1 up in a URL: digits only. */
export function wholeInAddress(text: string | null, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

/** Parses an amount to all decimals of its currency, such as `24.00` from "24". */
export function readAmount(text: string, currency: string, digits: number): Typed {
  const read = readNumber(text, { digits, currency });
  const isWhole = read.value && digits > 0 && !read.value.includes(".");
  return isWhole ? { value: `${read.value}.${"0".repeat(digits)}` } : read;
}

/** Decimal text without trailing zeros in its fraction. */
export function withoutZeros(value: string): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, "") : value;
}

function arabicDigit(zero: number): (digit: string) => string {
  return (digit) => String((digit.codePointAt(0) ?? zero) - zero);
}

/** The symbols and the code of a currency, the longest first. */
const signsOf = kept((currency: string, language: string): readonly string[] => {
  const found = (["symbol", "narrowSymbol", "code"] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
  });
  return found.sort((one, other) => other.length - one.length);
});

/** The text without the currency's symbol or code at its ends. */
function withoutCurrency(text: string, currency: string, language: string): string {
  const trimmed = text.trim();
  for (const sign of signsOf(currency, language)) {
    if (trimmed.startsWith(sign)) return trimmed.slice(sign.length);
    if (trimmed.endsWith(sign)) return trimmed.slice(0, -sign.length);
  }
  return trimmed;
}

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/** Parses digits with separators into decimal text; undefined if the separators are misplaced. */
function decimalOf(text: string, language: string): string | undefined {
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(text)) return undefined;
  const used = [...new Set(text.replace(/\d/g, ""))];
  // The first number format of a page takes milliseconds: digits alone need no separators.
  if (used.length === 0) return text;
  const { decimal, group } = separatorsOf(language);
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

/** A number for an input, in the page's language: without thousands separators. */
export function numberInField(value: string, language = locale): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace(".", separatorsOf(language).decimal) : value;
}
