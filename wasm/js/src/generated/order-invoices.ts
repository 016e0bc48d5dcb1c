/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type Invoice = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * App that owns the catalog.
 */
appId?: string, };

export type InvoicesForOrder = { 
/**
 * The order.
 */
orderId?: string, 
/**
 * Invoices info. At most 300.
 */
invoicesInfo?: Array<Invoice>, };

export type ManyInvoicesReply = { 
/**
 * One entry an order.
 */
invoicesForOrder?: Array<InvoicesForOrder>, };
