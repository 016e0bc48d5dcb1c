/** The console's client: the package's public calls, sent through the server that has the owner's key. */
import {
  brandsV3,
  catalogVersioning,
  categories,
  checkout,
  collections,
  createClient,
  currencyDigits,
  customizationsV3,
  infoSectionsV3,
  inventory,
  inventoryItemsV3,
  memberReport,
  members,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orders,
  orderTransactions,
  preload,
  productGroupsV3,
  products,
  productsV3,
  ProxyStrategy,
  readOnlyVariantsV3,
  recovery,
  ribbonsV3,
  signOnPolicy,
} from "@cartwright/sdk";
import { createContext, useContext } from "react";
import { coreSource } from "../../lib/coreSource";
import type { MoneyForm } from "../../ui/form/field";
import { withSession } from "./request";
import type { Session } from "./session";

const MODULES = {
  brandsV3,
  catalogVersioning,
  categories,
  checkout,
  collections,
  customizationsV3,
  infoSectionsV3,
  inventory,
  inventoryItemsV3,
  memberReport,
  members,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orders,
  orderTransactions,
  productGroupsV3,
  products,
  productsV3,
  readOnlyVariantsV3,
  recovery,
  ribbonsV3,
  signOnPolicy,
};

export function createConsoleClient(host: string) {
  void preload(coreSource).catch(() => undefined);
  return createClient({
    modules: MODULES,
    auth: ProxyStrategy(),
    host: `${host}/_console/api`,
    fetch: withSession,
  });
}

export type ConsoleClient = ReturnType<typeof createConsoleClient>;

export interface ConsoleContext {
  host: string;
  session: Session;
  client: ConsoleClient;
}

const Context = createContext<ConsoleContext | null>(null);

export const ConsoleProvider = Context.Provider;

/** The format of amounts in the site's currency; with two decimals if it is unknown. */
export function moneyOf({ session: { currency } }: Pick<ConsoleContext, "session">): MoneyForm {
  return { currency: currency ?? "", digits: currency ? currencyDigits(currency) : 2 };
}

/** The owner's client and session. */
export function useConsole(): ConsoleContext {
  const context = useContext(Context);
  if (!context) throw new Error("The console is used outside of its session");
  return context;
}
