const formats = new Map<string, Intl.NumberFormat>();

/** The format of a currency, made once by language: a list has a price in each entry. */
export function currencyFormat(currency: string, locale?: string | readonly string[]): Intl.NumberFormat {
  const key = JSON.stringify([currency, locale]);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale as string, { style: "currency", currency });
  formats.set(key, format);
  return format;
}
