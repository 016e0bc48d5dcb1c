/** The currency of the site's prices. */
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../client";
import { currencyQuery } from "./queries";

/** ISO 4217's code for "no currency": without a known currency, prices are read, calculated and written as numbers. */
const NO_CURRENCY = "XXX";

/** The currency that products name, or else that of the site. */
export function useCurrency(named?: string): string {
  const { client, session } = useConsole();
  const known = named ?? session.currency;
  const { data } = useQuery({ ...currencyQuery(client), enabled: known === undefined });
  return known ?? data ?? NO_CURRENCY;
}
