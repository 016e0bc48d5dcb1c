/** Tax as rows: what one authority takes at one rate, over all that it taxes. */

import type { Money } from "../../sdk/money.js";
import { type Currencies, priceOf, priceOfMoney, readMoney, type WireAmount } from "./price.js";
import { given } from "./items.js";
import type { TaxRow } from "./totals.js";

/** One authority's part of the tax of one thing. */
export interface WireTax {
  jurisdiction?: string;
  jurisdictionType?: string;
  rate?: string;
  taxName?: string;
  taxType?: string;
  taxAmount?: WireAmount;
}

/** From the country down. */
const LEVELS = ["COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"];

export function taxRows(taxes: readonly WireTax[], money: Currencies): TaxRow[] {
  const rows = new Map<string, { tax: WireTax; total: Money }>();
  for (const tax of taxes) {
    const price = priceOf(tax.taxAmount, money);
    const amount = price && readMoney(price.amount, price.currency);
    if (!amount) {
      continue;
    }
    const key = JSON.stringify([tax.jurisdictionType, tax.jurisdiction, tax.taxName, tax.rate]);
    const row = rows.get(key);
    // The parts are rounded already, each by itself.
    rows.set(key, { tax, total: row ? row.total.plus(amount) : amount });
  }
  return [...rows.values()]
    .map(({ tax, total }) => ({
      name: tax.taxName || tax.taxType || "",
      ...given("jurisdiction", tax.jurisdiction),
      ...given("level", tax.jurisdictionType),
      ...given("rate", tax.rate),
      amount: priceOfMoney(total),
    }))
    .sort((one, other) => levelOf(one) - levelOf(other));
}

function levelOf({ level }: TaxRow): number {
  const place = LEVELS.indexOf(level ?? "");
  return place < 0 ? LEVELS.length : place;
}
