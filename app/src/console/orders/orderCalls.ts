/** The acts on orders that only the local platform has, under `/_platform`. A hosted site has them in its dashboard. */
import { ask, arrayFrom, recordOf, textFrom, textsFrom } from "../session/request";

export type OrderAct =
  | "add-invoice"
  | "send-invoice"
  | "remove-invoice"
  | "send-download-links"
  | "send-pickup-ready"
  | "request-payment"
  | "change-items";

const orderAt = (host: string, id: string) => `${host}/_console/api/_platform/orders/${encodeURIComponent(id)}`;

/** Runs an act, and returns the URL of the buyer's order page. */
export async function actOnOrder(host: string, id: string, act: OrderAct, body?: object): Promise<string> {
  const { orderPageUrl } = recordOf(await ask(`${orderAt(host, id)}/${act}`, { method: "POST", body }));
  return typeof orderPageUrl === "string" ? orderPageUrl : "";
}

/** The reasons why an order's items cannot be changed. */
export async function readChangeRejections(host: string, id: string, signal: AbortSignal): Promise<string[]> {
  const { reasons } = recordOf(await ask(`${orderAt(host, id)}/change-rejections`, { signal }));
  return Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === "string") : [];
}

/** A buyer's request to cancel an order or to return items. */
export interface BuyerRequest {
  id: string;
  /** `CANCEL` or `RETURN`. */
  kind: string;
  lines: { lineItemId: string; quantity: number }[];
  reason: string;
  createdDate: string;
  /** `OPEN`, `ACCEPTED` or `DECLINED`. */
  status: string;
  /** The owner's words to the buyer. */
  answer: string;
}

const requestsAt = (host: string, id: string) => `${orderAt(host, id)}/requests`;

/** The requests of an order's buyer, newest first. */
export async function listRequests(host: string, id: string, signal: AbortSignal): Promise<BuyerRequest[]> {
  const { requests } = recordOf(await ask(requestsAt(host, id), { signal }));
  return arrayFrom(requests).map((each) => {
    const lines = arrayFrom(recordOf(each).lines).map((line) => {
      return { ...textsFrom(line, "lineItemId"), quantity: Number(recordOf(line).quantity) };
    });
    return { ...textsFrom(each, "id", "kind", "reason", "createdDate", "status", "answer"), lines };
  });
}

/** Accepts a request, with its refund and cancellation in the same step, or declines it with a message. */
export async function answerRequest(
  host: string,
  id: string,
  request: string,
  verdict: "accept" | "decline",
  body: object,
): Promise<void> {
  await ask(`${requestsAt(host, id)}/${encodeURIComponent(request)}/${verdict}`, { method: "POST", body });
}

/** Places the order of a draft checkout; returns the order's id. */
export async function placeOrder(host: string, checkout: string, memberId: string | undefined): Promise<string> {
  const address = `${host}/_console/api/_platform/checkouts/${encodeURIComponent(checkout)}/place-order`;
  const { order } = recordOf(await ask(address, { method: "POST", body: { memberId } }));
  return textFrom(recordOf(order).id);
}

export interface AbandonedCheckout {
  id: string;
  isRecovered: boolean;
  created: Date;
  reminded: Date | undefined;
  email: string;
  /** Formatted with the currency. */
  total: string;
  items: string[];
  /** The URL that returns the buyer to the checkout. */
  url: string;
}

/** The filled carts of the last days, and the number of those that became orders. */
export async function readCartOutcomes(host: string, days: number, signal: AbortSignal) {
  const { carts, ordered } = recordOf(
    await ask(`${host}/_console/api/_platform/carts/outcomes?days=${days}`, { signal }),
  );
  return { carts: Number(carts), ordered: Number(ordered) };
}

const abandonedAt = (host: string) => `${host}/_console/api/_platform/abandoned-checkouts`;

export async function listAbandonedCheckouts(host: string, offset: number, limit: number, signal: AbortSignal) {
  const answer = await ask(`${abandonedAt(host)}?limit=${limit}&offset=${offset}`, { signal });
  const items = arrayFrom(recordOf(answer).abandonedCheckouts).map((each): AbandonedCheckout => {
    const { id, status, createdDate, activities, buyerInfo, totalPrice, lineItems, checkoutUrl } = recordOf(each);
    const reminded = textFrom(recordOf(arrayFrom(activities).at(-1)).createdDate);
    return {
      id: textFrom(id),
      isRecovered: status === "RECOVERED",
      created: new Date(textFrom(createdDate)),
      reminded: reminded ? new Date(reminded) : undefined,
      email: textFrom(recordOf(buyerInfo).email),
      total: textFrom(recordOf(totalPrice).formattedAmount),
      items: arrayFrom(lineItems)
        .map(recordOf)
        .map(({ productName, quantity }) => `${Number(quantity)} × ${textFrom(recordOf(productName).original)}`),
      url: textFrom(checkoutUrl),
    };
  });
  return { items };
}

export async function remindBuyer(host: string, id: string): Promise<void> {
  await ask(`${abandonedAt(host)}/${encodeURIComponent(id)}/remind`, { method: "POST" });
}
