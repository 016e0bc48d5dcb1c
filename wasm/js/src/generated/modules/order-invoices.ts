/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { orders } from "../conversions.js";
import type { Call } from "../../sdk/binder.js";
import type { InvoicesForOrder } from "../types/order-invoices.js";

export type * from "../types/order-invoices.js";

const call = /* @__PURE__ */ callsOf(orders, "order_invoices", "/v1/invoices");

/** Returns the invoices of some orders. Orders that the caller does not have are left out. For anyone. */
export const listInvoicesForMultipleOrders: Call<[orderIds: readonly string[]], ListInvoicesForMultipleOrdersResponse> =
  /* @__PURE__ */ call("orderIds> list_many babaa /list-by-ids");
export type ListInvoicesForMultipleOrdersResponse = { invoicesForOrder?: Array<InvoicesForOrder> };
export type ListInvoicesForMultipleOrdersRequest = { orderIds?: Array<string> };
