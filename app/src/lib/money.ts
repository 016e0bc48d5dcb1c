/** Formats decimal text without passing through binary fractions. */
export function decimalText(amount: string, currency: string | undefined): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount;
  const options: Intl.NumberFormatOptions = currency ? { style: "currency", currency } : {};
  return new Intl.NumberFormat(undefined, options).format(amount as Intl.StringNumericLiteral);
}
