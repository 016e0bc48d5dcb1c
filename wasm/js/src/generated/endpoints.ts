/** Generated from the Rust models by `npm run generate`: do not edit. */

/** Rows that hand-written code calls: id, code and path, as `Row::to_row` writes them. */

export const cartGetCurrent = "cart.get_current aabaa /v1/carts/current";
export const currentCartV2Get = "current_cart_v2.get aabaa /v2/carts/current";
export const orderTransactionsUpdatePaymentStatus =
  "order_transactions.update_payment_status badba /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status";
export const orderFulfillmentsUpdate =
  "order_fulfillments.update dadba /v1/fulfillments/{fulfillment.id}/orders/{orderId}";
export const orderFulfillmentsDelete =
  "order_fulfillments.delete eadba /v1/fulfillments/{fulfillmentId}/orders/{orderId}";
export const oauthTokenInfo = "oauth.token_info bhaaa /oauth2/token-info";
export const graphqlExecute = "graphql.execute bibca /graphql/{apiVersion}";
export const productsGet = "products.get ajbaa /v1/products/{id}";
export const inventoryV2UpdateVariants =
  "inventory_v2.update_variants dkdba /v2/inventoryItems/product/{inventoryItem.productId}";
export const catalogVersioningGet = "catalog_versioning.get akbaa /v3/provision/version";
export const productsV3Get = "products_v3.get akbaa /v3/products/{productId}";
