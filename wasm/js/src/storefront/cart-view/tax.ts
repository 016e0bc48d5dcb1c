/** Tax rows: the tax of one authority at one rate, summed over all taxed items. */

import type { Money } from "../../sdk/money.js";
import { type Currencies, priceOf, priceOfMoney, readMoney, type WireAmount } from "./price.js";
import { optional } from "../../core/optional.js";
import type { TaxRow } from "./totals.js";

/** One authority's tax on one item. */
export interface WireTax {
  jurisdiction?: string;
  jurisdictionType?: string;
  rate?: string;
  taxName?: string;
  taxType?: string;
  taxAmount?: WireAmount;
}

/** The jurisdictions from the country down. */
const LEVELS = ["COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"];

export function taxRows(taxes: readonly WireTax[], money: Currencies): TaxRow[] {
  const rows = new Map<string, { tax: WireTax; total: Money }>();
  for (const tax of taxes) {
    const price = priceOf(tax.taxAmount, money);
    const amount = price && readMoney(price.amount, price.currency);
    if (!amount) continue;
    const key = JSON.stringify([tax.jurisdictionType, tax.jurisdiction, tax.taxName, tax.rate]);
    const row = rows.get(key);
    // Each part is already rounded.
    rows.set(key, { tax, total: row ? row.total.plus(amount) : amount });
  }
  return [...rows.values()]
    .map(({ tax, total }) => ({
      name: tax.taxName || tax.taxType || "",
      ...optional("jurisdiction", tax.jurisdiction),
      ...optional("level", tax.jurisdictionType),
      ...optional("rate", tax.rate),
      amount: priceOfMoney(total),
    }))
    .sort((one, other) => levelOf(one) - levelOf(other));
}

function levelOf({ level }: TaxRow): number {
  const index = LEVELS.indexOf(level ?? "");
  return index < 0 ? LEVELS.length : index;
}
