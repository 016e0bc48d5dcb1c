/** Checks of amounts, which are decimal texts, and of whole numbers. */
import { Money } from "@cartwright/sdk";

/** The pattern of an amount with a number of decimals. */
export function amountForm(digits: number): RegExp {
  return digits > 0 ? new RegExp(`^\\d{1,9}(?:\\.\\d{1,${digits}})?$`) : /^\d{1,9}$/;
}

export function isAmount(text: string, digits: number): boolean {
  return amountForm(digits).test(text);
}

/** Whether a text is empty or a whole number within bounds. */
export function isWhole(text: string, min: number, max: number): boolean {
  return text === "" || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max);
}

export function isMore(amount: string, than: string, currency: string): boolean {
  return Money.parse(amount, currency).compare(Money.parse(than, currency)) > 0;
}
