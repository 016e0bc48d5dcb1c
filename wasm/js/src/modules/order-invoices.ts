/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type * as types from "../generated/order-invoices.js";

export type OrderInvoicesModule = {
  /** Returns the invoices of some orders. Orders that the caller does not have are left out. For anyone. */
  listInvoicesForMultipleOrders: Callable<(orderIds: readonly string[], callOptions?: CallOptions) => Promise<orderInvoices.ListInvoicesForMultipleOrdersResponse>>;
};

/** Invoices of orders: buyers read those of their own orders, the owner reads all. */
export const orderInvoices: OrderInvoicesModule = /* @__PURE__ */ moduleOf(conversions, "order_invoices", {
  listInvoicesForMultipleOrders: "orderIds> list_many POST ecom visitor safe none /v1/invoices/list-by-ids",
});

export declare namespace orderInvoices {
  type Invoice = types.Invoice;
  type InvoicesForOrder = types.InvoicesForOrder;
  type ListInvoicesForMultipleOrdersResponse = {
    invoicesForOrder?: Array<types.InvoicesForOrder>;
  };
  type ListInvoicesForMultipleOrdersRequest = {
    orderIds?: Array<string>;
  };
}
