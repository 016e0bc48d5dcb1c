/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type Invoice = { _id?: string; appId?: string };

export type InvoicesForOrder = {
  orderId?: string;
  /** At most 300. */
  invoicesInfo?: Array<Invoice>;
};
