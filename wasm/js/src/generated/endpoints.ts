/** Generated from the Rust models by `npm run generate`: do not edit. */

/** Rows that hand-written code calls: id, method, service, who may call, what a repeat does, second form, path. */

export const cartGetCurrent = "cart.get_current GET ecom visitor safe none /v1/carts/current";
export const currentCartV2Get = "current_cart_v2.get GET ecom visitor safe none /v2/carts/current";
export const orderTransactionsUpdatePaymentStatus =
  "order_transactions.update_payment_status POST ecom owner idempotent none /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status";
export const orderFulfillmentsUpdate =
  "order_fulfillments.update PATCH ecom owner idempotent none /v1/fulfillments/{fulfillment.id}/orders/{orderId}";
export const orderFulfillmentsDelete =
  "order_fulfillments.delete DELETE ecom owner idempotent none /v1/fulfillments/{fulfillmentId}/orders/{orderId}";
export const authenticationRegister = "authentication.register POST authentication visitor unsafe none /v2/register";
export const authenticationLogin = "authentication.login POST authentication visitor unsafe none /v2/login";
export const authenticationVerifyFactor =
  "authentication.verify_factor POST authentication visitor unsafe none /v2/{factorType}/verify";
export const recoveryRecover = "recovery.recover POST recovery visitor unsafe none /v1/recover";
export const verificationVerifyDuringAuthentication =
  "verification.verify_during_authentication POST verification visitor unsafe none /v1/auth/verify";
export const verificationResendDuringAuthentication =
  "verification.resend_during_authentication POST verification visitor unsafe none /v1/auth/resend";
export const oauthTokenInfo = "oauth.token_info POST oauth public safe none /oauth2/token-info";
export const graphqlExecute = "graphql.execute POST graphql visitor unsafe none /graphql/{apiVersion}";
export const productsGet = "products.get GET stores-reader visitor safe none /v1/products/{id}";
export const inventoryV2UpdateVariants =
  "inventory_v2.update_variants PATCH stores owner idempotent none /v2/inventoryItems/product/{inventoryItem.productId}";
export const catalogVersioningGet = "catalog_versioning.get GET stores visitor safe none /v3/provision/version";
export const productsV3Get = "products_v3.get GET stores visitor safe none /v3/products/{productId}";
