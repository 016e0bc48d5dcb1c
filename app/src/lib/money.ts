import { t } from "@lingui/core/macro";
import type { Amount } from "./catalog";
import { kept } from "./kept";
import { direction, locale } from "./language";

const inLocale = kept((language: string, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, style));

/** A format of the current locale. */
export function numberFormat(style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return inLocale(locale, style);
}

/** Formats decimal text without binary floating point. */
export function decimalText(amount: string, currency: string | undefined): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount;
  return withSymbol(
    numberFormat(currency ? { style: "currency", currency } : {}).format(amount as Intl.StringNumericLiteral),
  );
}

/** Keeps a trailing symbol next to its letters, as in US$, in right-to-left text. */
export function withSymbol(text: string): string {
  return direction === "rtl" ? text.replace(/\p{Sc}$/u, "$&\u200e") : text;
}

/**
 * An amount or a percentage with a sign. In right-to-left text, marks keep the sign at the left of the digits, and
 * the currency symbol beyond them.
 */
export function signedText(sign: "+" | "−", text: string): string {
  if (direction === "ltr") return `${sign}${text}`;
  return `\u200e${sign}${text.replace(/^\u200f/, "").replace(/\u00a0/, "\u200f$&")}`;
}

/** Formats an amount in the shopper's language. */
export function amountText({ amount, currency }: Amount): string {
  return decimalText(amount, currency);
}

/** An amount of a cart, with its currency, or of an order, whose currency is given separately. */
interface Written {
  amount?: string | undefined;
  currency?: string | undefined;
  /** The platform's formatted text. */
  text?: string | undefined;
  formattedAmount?: string | undefined;
}

/** Formats an amount in the shopper's language; falls back to the platform's text if it is no decimal number. */
export function priceText(price: Written, currency?: string): string;
export function priceText(price: Written | undefined, currency?: string): string | undefined;
export function priceText(price: Written | undefined, currency = price?.currency): string | undefined {
  if (!price) return undefined;
  const { amount = "", text, formattedAmount } = price;
  const written = decimalText(amount, currency);
  return written === amount ? (text ?? formattedAmount ?? amount) : written;
}

/** A deducted amount, whether the platform gives it with a minus sign or without. */
export function reductionText(price: Written | undefined, currency?: string): string {
  return price ? signedText("−", priceText(price, currency).replace(/^[-−]/, "")) : "";
}

/** The text of a cost; an unknown cost is not free. */
export function costText(price: Written | undefined, currency?: string): string {
  if (!price?.amount) return t`Not known yet`;
  return isNothing(price) ? t`Free` : priceText(price, currency);
}

/** Whether an amount is zero or missing; its line is then left out. */
export function isNothing(price: { amount?: string | undefined } | undefined): boolean {
  return !price?.amount || /^-?0*(\.0*)?$/.test(price.amount);
}

export function numberText(number: number): string {
  return numberFormat().format(number);
}

/** A fraction as a percentage: 0.2 is `20%`. */
export function percentText(fraction: number, maximumFractionDigits = 1): string {
  return numberFormat({ style: "percent", maximumFractionDigits }).format(fraction);
}
