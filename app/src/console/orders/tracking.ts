/** Tracking numbers: their carrier by the format, and the orders shipped under a number. */
import type { Tracking } from "../../lib/parcel";
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

/** The formats of tracking numbers, by carrier. */
const FORMATS: readonly (readonly [format: RegExp, carrier: string])[] = [
  [/^1Z[A-Z\d]{16}$/, "ups"],
  [/^(9[2-5]\d{18,20}|[A-Z]{2}\d{9}US)$/, "usps"],
  [/^J?JD\d{10,20}$/, "dhl"],
  [/^(\d{16}|[A-Z]{2}\d{9}CA)$/, "canadaPost"],
  [/^(\d{12}|\d{15})$/, "fedex"],
];

/** The carrier that a number's format tells; empty if none does. */
function carrierOf(number = ""): string {
  return FORMATS.find(([format]) => format.test(plain(number)))?.[1] ?? "";
}

/** A changed tracking, whose carrier follows the number's format until the owner chooses another. */
export function withCarrier(before: Tracking, after: Tracking): Tracking {
  const [then, now] = [carrierOf(before.trackingNumber), carrierOf(after.trackingNumber)];
  const isFollowing = (before.shippingProvider ?? "") === then;
  return isFollowing && now !== then ? { ...after, shippingProvider: now } : after;
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
