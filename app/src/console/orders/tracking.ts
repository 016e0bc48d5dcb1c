/** Finds orders by the tracking number of a shipment. */
import type { ConsoleClient } from "../session/client";

/** How many pages of orders are searched, the newest first: the platform's own search lacks tracking numbers. */
const PAGES = 3;
const PAGE_SIZE = 100;

const plain = (text: string) => text.replace(/[\s-]/g, "").toUpperCase();

/** Whether a text can be a tracking number: at least eight letters and digits, of which at least four are digits. */
export function mayBeTrackingNumber(text: string): boolean {
  const letters = plain(text);
  return /^[A-Z\d]{8,40}$/.test(letters) && letters.replace(/\D/g, "").length >= 4;
}

/** The ids of the orders shipped under a tracking number; none if shipments cannot be read. */
export async function ordersOfParcel(client: ConsoleClient, text: string, signal: AbortSignal): Promise<string[]> {
  if (!mayBeTrackingNumber(text)) return [];
  try {
    let cursor: string | undefined;
    for (let page = 0; page < PAGES; page += 1) {
      const { ids, next } = await sentOrders(client, cursor, signal);
      const found = await withParcel(client, ids, plain(text), signal);
      if (found.length > 0 || !next) return found;
      cursor = next;
    }
    return [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

async function sentOrders(client: ConsoleClient, cursor: string | undefined, signal: AbortSignal) {
  const search = cursor
    ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
    : {
        cursorPaging: { limit: PAGE_SIZE },
        filter: { fulfillmentStatus: { $in: ["FULFILLED", "PARTIALLY_FULFILLED"] } },
        sort: [{ fieldName: "createdDate", order: "DESC" as const }],
      };
  const { orders = [], metadata } = await client.orders.searchOrders(search, { signal });
  return { ids: orders.map(({ _id }) => _id), next: metadata?.cursors?.next };
}

async function withParcel(client: ConsoleClient, ids: readonly string[], number: string, signal: AbortSignal) {
  if (ids.length === 0) return [];
  const { ordersWithFulfillments = [] } = await client.orderFulfillments.listFulfillmentsForMultipleOrders(ids, {
    signal,
  });
  const isOfParcel = ({ fulfillments = [] }: (typeof ordersWithFulfillments)[number]) =>
    fulfillments.some(({ trackingInfo }) => plain(trackingInfo?.trackingNumber ?? "") === number);
  return ordersWithFulfillments.filter(isOfParcel).flatMap(({ orderId }) => orderId ?? []);
}
