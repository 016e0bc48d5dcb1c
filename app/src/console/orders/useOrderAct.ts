/** An act on an order that on a hosted site only the dashboard has. */
import { t } from "@lingui/core/macro";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import type { ActSpec } from "../kit/useAct";
import { actOnOrder, type OrderAct } from "./orderCalls";
import { ORDERS } from "./queries";

export interface OrderActInput {
  name: OrderAct;
  body?: object;
  /** The success message. */
  success: string;
}

export function useOrderAct(id: string) {
  const { host } = useConsole();
  const act: ActSpec<OrderActInput, string> = {
    do: ({ name, body }) => actOnOrder(host, id, name, body),
    success: (_, { success: said }) => said,
    failure: () => t`The order was not changed.`,
    touches: [ORDERS],
  };
  /** Why the act is disabled on this site. */
  const reason = useSite().gap("orderActs");
  return { act, reason };
}
