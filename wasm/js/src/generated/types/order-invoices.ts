/** Generated from the Rust models by `npm run generate`: do not edit. */

export type Invoice = { _id?: string; appId?: string };

export type InvoicesForOrder = {
  orderId?: string;
  /** At most 300. */
  invoicesInfo?: Array<Invoice>;
};
