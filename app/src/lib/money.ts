/** An amount as the platform gives it: decimal text, and often text ready to be shown. */
export interface MoneyLike {
  amount?: string | undefined;
  convertedAmount?: string | undefined;
  formattedAmount?: string | undefined;
  formattedConvertedAmount?: string | undefined;
}

/** The text of an amount: the platform's own when it gives one, else by the language's rules from decimal text. */
export function moneyText(money: MoneyLike | null | undefined, currency: string | undefined): string {
  if (!money) return "";
  const ready = money.formattedConvertedAmount ?? money.formattedAmount;
  if (ready) return ready;
  return decimalText(money.convertedAmount ?? money.amount ?? "", currency);
}

/** Formats decimal text without passing through binary fractions. */
export function decimalText(amount: string, currency: string | undefined): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount;
  const options: Intl.NumberFormatOptions = currency ? { style: "currency", currency } : {};
  return new Intl.NumberFormat(undefined, options).format(amount as Intl.StringNumericLiteral);
}

/** Whether an amount is nothing or missing. */
export function isZero(money: MoneyLike | null | undefined): boolean {
  return !money?.amount || /^-?0*(\.0*)?$/.test(money.amount);
}
