/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

/** The calls, each by its row: id, method, service, who may call, what a repeat does, second form, path. */

export const cartGetCurrent = "cart.get_current GET ecom visitor safe none /v1/carts/current";
export const cartUpdateCurrent = "cart.update_current PATCH ecom visitor unsafe none /v1/carts/current";
export const cartDeleteCurrent = "cart.delete_current DELETE ecom visitor idempotent none /v1/carts/current";
export const cartAddToCurrent = "cart.add_to_current POST ecom visitor unsafe none /v1/carts/current/add-to-cart";
export const cartRemoveLineItems =
  "cart.remove_line_items POST ecom visitor idempotent none /v1/carts/current/remove-line-items";
export const cartUpdateLineItemsQuantity =
  "cart.update_line_items_quantity POST ecom visitor idempotent none /v1/carts/current/update-line-items-quantity";
export const cartRemoveCoupon = "cart.remove_coupon POST ecom visitor idempotent none /v1/carts/current/remove-coupon";
export const cartCreateCheckout =
  "cart.create_checkout POST ecom visitor unsafe none /v1/carts/current/create-checkout";
export const cartEstimateTotals = "cart.estimate_totals POST ecom visitor safe none /v1/carts/current/estimate-totals";
export const cartV2Create = "cart_v2.create POST ecom visitor unsafe none /v2/carts";
export const currentCartV2Create = "current_cart_v2.create POST ecom visitor unsafe none /v2/carts/current";
export const cartV2Update = "cart_v2.update PATCH ecom visitor idempotent none /v2/carts/{cart.id}";
export const currentCartV2Update = "current_cart_v2.update PATCH ecom visitor idempotent none /v2/carts/current";
export const cartV2Get = "cart_v2.get GET ecom visitor safe none /v2/carts/{cartId}";
export const currentCartV2Get = "current_cart_v2.get GET ecom visitor safe none /v2/carts/current";
export const cartV2Delete = "cart_v2.delete DELETE ecom visitor idempotent none /v2/carts/{cartId}";
export const currentCartV2Delete = "current_cart_v2.delete DELETE ecom visitor idempotent none /v2/carts/current";
export const cartV2Refresh = "cart_v2.refresh POST ecom visitor idempotent none /v2/carts/{cartId}/refresh";
export const currentCartV2Refresh =
  "current_cart_v2.refresh POST ecom visitor idempotent none /v2/carts/current/refresh";
export const cartV2Calculate = "cart_v2.calculate POST ecom visitor idempotent none /v2/carts/{cartId}/calculate";
export const currentCartV2Calculate =
  "current_cart_v2.calculate POST ecom visitor idempotent none /v2/carts/current/calculate";
export const cartV2Estimate = "cart_v2.estimate POST ecom visitor safe none /v2/carts/{cartId}/estimate";
export const currentCartV2Estimate = "current_cart_v2.estimate POST ecom visitor safe none /v2/carts/current/estimate";
export const cartV2AddLineItems =
  "cart_v2.add_line_items POST ecom visitor unsafe none /v2/carts/{cartId}/add-line-items";
export const currentCartV2AddLineItems =
  "current_cart_v2.add_line_items POST ecom visitor unsafe none /v2/carts/current/add-line-items";
export const cartV2RemoveLineItems =
  "cart_v2.remove_line_items POST ecom visitor idempotent none /v2/carts/{cartId}/remove-line-items";
export const currentCartV2RemoveLineItems =
  "current_cart_v2.remove_line_items POST ecom visitor idempotent none /v2/carts/current/remove-line-items";
export const cartV2UpdateLineItems =
  "cart_v2.update_line_items POST ecom visitor idempotent none /v2/carts/{cartId}/update-line-items";
export const currentCartV2UpdateLineItems =
  "current_cart_v2.update_line_items POST ecom visitor idempotent none /v2/carts/current/update-line-items";
export const cartV2AddCoupon = "cart_v2.add_coupon POST ecom visitor idempotent none /v2/carts/{cartId}/add-coupon";
export const currentCartV2AddCoupon =
  "current_cart_v2.add_coupon POST ecom visitor idempotent none /v2/carts/current/add-coupon";
export const cartV2RemoveCoupon =
  "cart_v2.remove_coupon POST ecom visitor idempotent none /v2/carts/{cartId}/remove-coupon";
export const currentCartV2RemoveCoupon =
  "current_cart_v2.remove_coupon POST ecom visitor idempotent none /v2/carts/current/remove-coupon";
export const cartV2SetDeliveryMethod =
  "cart_v2.set_delivery_method POST ecom visitor idempotent none /v2/carts/{cartId}/set-delivery-method";
export const currentCartV2SetDeliveryMethod =
  "current_cart_v2.set_delivery_method POST ecom visitor idempotent none /v2/carts/current/set-delivery-method";
export const cartV2RemoveDeliveryMethod =
  "cart_v2.remove_delivery_method POST ecom visitor idempotent none /v2/carts/{cartId}/remove-delivery-method";
export const currentCartV2RemoveDeliveryMethod =
  "current_cart_v2.remove_delivery_method POST ecom visitor idempotent none /v2/carts/current/remove-delivery-method";
export const cartV2AddGiftCard =
  "cart_v2.add_gift_card POST ecom visitor idempotent none /v2/carts/{cartId}/add-gift-card";
export const currentCartV2AddGiftCard =
  "current_cart_v2.add_gift_card POST ecom visitor idempotent none /v2/carts/current/add-gift-card";
export const cartV2RemoveGiftCard =
  "cart_v2.remove_gift_card POST ecom visitor idempotent none /v2/carts/{cartId}/remove-gift-card";
export const currentCartV2RemoveGiftCard =
  "current_cart_v2.remove_gift_card POST ecom visitor idempotent none /v2/carts/current/remove-gift-card";
export const cartV2UpdateFormSubmissions =
  "cart_v2.update_form_submissions POST ecom visitor idempotent none /v2/carts/{cartId}/update-forms-submission";
export const currentCartV2UpdateFormSubmissions =
  "current_cart_v2.update_form_submissions POST ecom visitor idempotent none /v2/carts/current/update-forms-submission";
export const cartV2GetUpsellOptions =
  "cart_v2.get_upsell_options GET ecom visitor safe none /v2/carts/{cartId}/upsell-options";
export const currentCartV2GetUpsellOptions =
  "current_cart_v2.get_upsell_options GET ecom visitor safe none /v2/carts/current/upsell-options";
export const cartV2GetCheckoutUrl =
  "cart_v2.get_checkout_url POST ecom visitor safe none /v2/carts/{cartId}/get-checkout-url";
export const cartV2PlaceOrder = "cart_v2.place_order POST ecom visitor unsafe none /v2/carts/{cartId}/place-order";
export const cartV2MarkAsCompleted =
  "cart_v2.mark_as_completed POST ecom owner idempotent none /v2/carts/{cartId}/mark-cart-as-completed";
export const checkoutCreate = "checkout.create POST ecom visitor unsafe none /v1/checkouts";
export const checkoutGet = "checkout.get GET ecom visitor safe none /v1/checkouts/{id}";
export const checkoutGetByCart = "checkout.get_by_cart GET ecom visitor safe none /v1/checkouts/by-cart-id/{id}";
export const checkoutGetUrl = "checkout.get_url GET ecom visitor safe none /v1/checkouts/{id}/checkout-url";
export const checkoutUpdate = "checkout.update PATCH ecom visitor unsafe none /v1/checkouts/{checkout.id}";
export const checkoutRemoveCoupon =
  "checkout.remove_coupon POST ecom visitor idempotent none /v1/checkouts/{id}/remove-coupon";
export const checkoutRemoveGiftCard =
  "checkout.remove_gift_card POST ecom visitor idempotent none /v1/checkouts/{id}/remove-gift-card";
export const checkoutAddToCheckout =
  "checkout.add_to_checkout POST ecom visitor unsafe none /v1/checkouts/{id}/add-to-checkout";
export const checkoutRemoveLineItems =
  "checkout.remove_line_items POST ecom visitor idempotent none /v1/checkouts/{id}/remove-line-items";
export const checkoutUpdateLineItemsQuantity =
  "checkout.update_line_items_quantity POST ecom visitor idempotent none /v1/checkouts/{id}/update-line-items-quantity";
export const checkoutCreateOrder =
  "checkout.create_order POST ecom visitor unsafe none /v1/checkouts/{id}/create-order";
export const checkoutCreateOrderAndCharge =
  "checkout.create_order_and_charge POST ecom owner unsafe none /v1/checkouts/{id}/create-order-and-charge";
export const checkoutMarkAsCompleted =
  "checkout.mark_as_completed POST ecom owner idempotent none /v1/checkouts/{id}/mark-as-completed";
export const checkoutMarkAsCompletedAndRedirect =
  "checkout.mark_as_completed_and_redirect GET ecom owner idempotent none /v1/checkouts/mark-checkout-as-completed-and-redirect-to-url";
export const checkoutRemoveOverrideUrl =
  "checkout.remove_override_url POST ecom owner idempotent none /v1/checkouts/{id}/remove-override-checkout-url";
export const ordersGet = "orders.get GET ecom visitor safe none /v1/orders/{id}";
export const ordersSearch = "orders.search POST ecom visitor safe none /v1/orders/search";
export const ordersUpdate = "orders.update PATCH ecom owner idempotent none /v1/orders/{order.id}";
export const ordersCancel = "orders.cancel POST ecom owner unsafe none /v1/orders/{id}/cancel";
export const ordersGetRefundability =
  "orders.get_refundability GET ecom owner safe none /v1/payments-collector/orders/{ecomOrderId}/refundability";
export const ordersGetPaymentCollectability =
  "orders.get_payment_collectability GET ecom owner safe none /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status";
export const ordersMarkAsPaid =
  "orders.mark_as_paid POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid";
export const ordersAddActivities =
  "orders.add_activities POST ecom owner unsafe none /v1/orders/{orderId}/activities/add";
export const ordersCreate = "orders.create POST ecom owner unsafe none /v1/orders";
export const ordersImport = "orders.import POST ecom owner unsafe none /v1/orders/import";
export const ordersBulkUpdate = "orders.bulk_update POST ecom owner idempotent none /v1/bulk/orders/update";
export const ordersBulkUpdateTags =
  "orders.bulk_update_tags POST ecom owner idempotent none /v1/bulk/orders/update-tags";
export const ordersBulkDeleteImported =
  "orders.bulk_delete_imported POST ecom owner idempotent none /v1/orders/import/bulk-delete-imported-orders";
export const ordersCaptureAuthorizedPayments =
  "orders.capture_authorized_payments POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments";
export const ordersVoidAuthorizedPayments =
  "orders.void_authorized_payments POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments";
export const ordersPreparePaymentCollection =
  "orders.prepare_payment_collection POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection";
export const ordersSetNumberCounter =
  "orders.set_number_counter POST ecom owner unsafe none /v1/orders/import/set-order-number-counter";
export const orderTransactionsList = "order_transactions.list GET ecom visitor safe none /v1/payments/orders/{orderId}";
export const orderTransactionsListMany =
  "order_transactions.list_many POST ecom visitor safe none /v1/payments/list-by-ids";
export const orderTransactionsAddPayments =
  "order_transactions.add_payments POST ecom owner unsafe none /v1/payments/orders/{orderId}/add-payment";
export const orderTransactionsUpdatePaymentStatus =
  "order_transactions.update_payment_status POST ecom owner idempotent none /v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status";
export const orderTransactionsBulkUpdatePaymentStatuses =
  "order_transactions.bulk_update_payment_statuses POST ecom owner idempotent none /v1/bulk/payments/update-payment-transaction-status";
export const orderFulfillmentsList =
  "order_fulfillments.list GET ecom visitor safe none /v1/fulfillments/orders/{orderId}";
export const orderFulfillmentsListMany =
  "order_fulfillments.list_many POST ecom visitor safe none /v1/fulfillments/list-by-ids";
export const orderFulfillmentsCreate =
  "order_fulfillments.create POST ecom owner unsafe none /v1/fulfillments/orders/{orderId}/create-fulfillment";
export const orderFulfillmentsUpdate =
  "order_fulfillments.update PATCH ecom owner idempotent none /v1/fulfillments/{fulfillment.id}/orders/{orderId}";
export const orderFulfillmentsDelete =
  "order_fulfillments.delete DELETE ecom owner idempotent none /v1/fulfillments/{fulfillmentId}/orders/{orderId}";
export const orderFulfillmentsBulkCreate =
  "order_fulfillments.bulk_create POST ecom owner unsafe none /v1/fulfillments/orders/bulk/create-fulfillments";
export const orderBillingGetOrderRefundability =
  "order_billing.get_order_refundability POST ecom owner safe none /v1/order-billing/get-order-refundability";
export const orderBillingCalculateRefund =
  "order_billing.calculate_refund POST ecom owner safe none /v1/order-billing/calculate-refund";
export const orderBillingRefundPayments =
  "order_billing.refund_payments POST ecom owner unsafe none /v1/order-billing/refund-payments";
export const orderBillingCaptureAuthorizedPayments =
  "order_billing.capture_authorized_payments POST ecom owner unsafe none /v1/order-billing/capture-authorized-payments";
export const orderBillingVoidAuthorizedPayments =
  "order_billing.void_authorized_payments POST ecom owner unsafe none /v1/order-billing/void-authorized-payments";
export const orderBillingAuthorizeChargeWithSavedPaymentMethod =
  "order_billing.authorize_charge_with_saved_payment_method POST ecom owner unsafe none /v1/order-billing/authorize-charge-with-saved-payment-method";
export const orderBillingChargeOrder =
  "order_billing.charge_order POST ecom owner unsafe none /v1/order-billing/charge-order";
export const orderBillingChargeMemberships =
  "order_billing.charge_memberships POST ecom owner unsafe none /v1/order-billing/charge-memberships";
export const orderBillingRedeemGiftCard =
  "order_billing.redeem_gift_card POST ecom owner unsafe none /v1/order-billing/redeem-gift-card";
export const orderBillingGenerateReceipts =
  "order_billing.generate_receipts POST ecom owner unsafe none /v1/order-billing/generate-receipts";
export const orderInvoicesListMany = "order_invoices.list_many POST ecom visitor safe none /v1/invoices/list-by-ids";
export const membersUpdateMySlug = "members.update_my_slug POST members member idempotent none /v1/members/my/slug";
export const membersUpdateSlug = "members.update_slug POST members member idempotent none /v1/members/{id}/slug";
export const membersJoinCommunity =
  "members.join_community POST members member idempotent none /v1/members/join-community";
export const membersLeaveCommunity =
  "members.leave_community POST members member idempotent none /v1/members/leave-community";
export const membersGetMy = "members.get_my GET members member safe none /v1/members/my";
export const membersGet = "members.get GET members visitor safe none /v1/members/{id}";
export const membersList = "members.list GET members visitor safe none /v1/members r";
export const membersQuery = "members.query POST members visitor safe none /v1/members/query";
export const membersMute = "members.mute POST members owner idempotent none /v1/members/{id}/mute";
export const membersUnmute = "members.unmute POST members owner idempotent none /v1/members/{id}/unmute";
export const membersApprove = "members.approve POST members owner idempotent none /v1/members/{id}/approve";
export const membersBlock = "members.block POST members owner idempotent none /v1/members/{id}/block";
export const membersDisconnect = "members.disconnect POST members owner idempotent none /v1/members/{id}/disconnect";
export const membersDelete = "members.delete DELETE members owner idempotent none /v1/members/{id}";
export const membersDeleteMy = "members.delete_my DELETE members member idempotent none /v1/members/my";
export const membersBulkDelete = "members.bulk_delete POST members owner idempotent none /v1/members/bulk/delete";
export const membersBulkDeleteByFilter =
  "members.bulk_delete_by_filter POST members owner idempotent none /v1/members/bulk/delete-by-filter";
export const membersBulkApproveByFilter =
  "members.bulk_approve_by_filter POST members owner idempotent none /v1/members/bulk/approve-by-filter";
export const membersBulkBlockByFilter =
  "members.bulk_block_by_filter POST members owner idempotent none /v1/members/bulk/block-by-filter";
export const membersCreate = "members.create POST members owner unsafe none /v1/members";
export const membersUpdate = "members.update PATCH members member idempotent none /v1/members/{member.id}";
export const membersDeletePhones =
  "members.delete_phones DELETE members member idempotent none /v1/members/{id}/phones";
export const membersDeleteEmails =
  "members.delete_emails DELETE members member idempotent none /v1/members/{id}/emails";
export const membersDeleteAddresses =
  "members.delete_addresses DELETE members member idempotent none /v1/members/{id}/addresses";
export const memberReportReport = "member_report.report POST members member unsafe none /v1/member-reports";
export const memberReportQuery = "member_report.query POST members owner safe none /v1/member-reports/query";
export const memberReportDeleteForMember =
  "member_report.delete_for_member DELETE members owner idempotent none /v1/member-reports/members/{memberId}";
export const memberReportListReportedMembers =
  "member_report.list_reported_members GET members owner safe none /v1/member-reports/members";
export const memberReportQueryReportedMembers =
  "member_report.query_reported_members POST members owner safe none /v1/member-reports/members/query";
export const redirectsCreateSession =
  "redirects.create_session POST redirects visitor unsafe none /v1/redirect-session";
export const authenticationRegister = "authentication.register POST authentication visitor unsafe none /v2/register";
export const authenticationLogin = "authentication.login POST authentication visitor unsafe none /v2/login";
export const authenticationChangePassword =
  "authentication.change_password POST authentication member idempotent none /v2/change-password";
export const authenticationLoginCallback =
  "authentication.login_callback GET authentication public unsafe none /v1/callback";
export const authenticationSignOn = "authentication.sign_on POST authentication owner unsafe none /v2/sign-on";
export const authenticationLogout = "authentication.logout GET authentication visitor safe none /v1/logout";
export const authenticationVerifyFactor =
  "authentication.verify_factor POST authentication visitor unsafe none /v2/{factorType}/verify";
export const authenticationValidateEmail =
  "authentication.validate_email POST authentication visitor safe none /v2/validate-email";
export const recoverySendRecoveryEmail =
  "recovery.send_recovery_email POST recovery visitor unsafe none /v1/send-email";
export const recoverySendActivationEmail =
  "recovery.send_activation_email POST recovery owner unsafe none /v1/activation-email";
export const recoveryRecover = "recovery.recover POST recovery visitor unsafe none /v1/recover";
export const verificationStart = "verification.start POST verification visitor unsafe none /v1/start";
export const verificationVerifyDuringAuthentication =
  "verification.verify_during_authentication POST verification visitor unsafe none /v1/auth/verify";
export const verificationResendDuringAuthentication =
  "verification.resend_during_authentication POST verification visitor unsafe none /v1/auth/resend";
export const oauthToken = "oauth.token POST oauth public unsafe none /oauth2/token";
export const oauthTokenInfo = "oauth.token_info POST oauth public safe none /oauth2/token-info";
export const oauthUserInfo = "oauth.user_info GET oauth member safe none /oauth2/user-info";
export const oauthJwks = "oauth.jwks GET oauth public safe none /oauth2/jwks";
export const graphqlExecute = "graphql.execute POST graphql visitor unsafe none /graphql/{apiVersion}";
export const productsGet = "products.get GET stores-reader visitor safe none /v1/products/{id}";
export const productsQuery =
  "products.query POST stores-reader visitor safe get-on-edge /v1/products/query-platformized r";
export const productsGetOptionsAvailability =
  "products.get_options_availability POST stores-reader visitor safe none /v1/products/{id}/productOptionsAvailability";
export const productsQueryProductVariants =
  "products.query_product_variants POST stores-reader visitor safe none /v1/products/{id}/variants/query";
export const productsQueryStoreVariants =
  "products.query_store_variants POST stores-reader visitor safe none /v1/variants/query";
export const productsGetStoreVariant =
  "products.get_store_variant GET stores-reader visitor safe none /v1/variants/{id}";
export const productsGetCollectionBySlug =
  "products.get_collection_by_slug GET stores-reader visitor safe none /v1/collections/slug/{slug}";
export const productsCreate = "products.create POST stores owner unsafe none /v1/products";
export const productsUpdate = "products.update PATCH stores owner idempotent none /v1/products/{product.id}";
export const productsDelete = "products.delete DELETE stores owner idempotent none /v1/products/{id}";
export const productsUpdateVariants =
  "products.update_variants PATCH stores owner idempotent none /v1/products/{id}/variants";
export const productsResetVariants =
  "products.reset_variants POST stores owner idempotent none /v1/products/{id}/variants/resetToDefault";
export const productsAddToCollection =
  "products.add_to_collection POST stores owner idempotent none /v1/collections/{id}/productIds";
export const productsRemoveFromCollection =
  "products.remove_from_collection POST stores owner idempotent none /v1/collections/{id}/productIds/delete";
export const productsAddMedia = "products.add_media POST stores owner unsafe none /v1/products/{id}/media";
export const productsRemoveMedia =
  "products.remove_media POST stores owner idempotent none /v1/products/{id}/media/delete";
export const productsAddChoicesMedia =
  "products.add_choices_media PATCH stores owner idempotent none /v1/products/{id}/choices/media";
export const productsRemoveChoicesMedia =
  "products.remove_choices_media POST stores owner idempotent none /v1/products/{id}/choices/media/delete";
export const productsDeleteOptions =
  "products.delete_options DELETE stores owner idempotent none /v1/products/{id}/options";
export const productsRemoveBrand =
  "products.remove_brand POST stores owner idempotent none /v1/products/{id}/remove-brand";
export const productsRemoveRibbon =
  "products.remove_ribbon POST stores owner idempotent none /v1/products/{id}/remove-ribbon";
export const productsCreateCollection = "products.create_collection POST stores owner unsafe none /v1/collections";
export const productsUpdateCollection =
  "products.update_collection PATCH stores owner idempotent none /v1/collections/{collection.id}";
export const productsDeleteCollection =
  "products.delete_collection DELETE stores owner idempotent none /v1/collections/{id}";
export const productsBulkUpdateProperty =
  "products.bulk_update_property POST stores owner idempotent none /v1/bulk/products/update";
export const productsBulkAdjustProperty =
  "products.bulk_adjust_property POST stores owner unsafe none /v1/bulk/products/adjust-properties";
export const collectionsGet = "collections.get GET stores-reader visitor safe none /v2/collections/{id}";
export const collectionsGetBySlug =
  "collections.get_by_slug GET stores-reader visitor safe none /v2/collections/slug/{slug}";
export const collectionsQuery = "collections.query POST stores-reader visitor safe get-on-edge /v2/collections/query r";
export const inventoryV2Query = "inventory_v2.query POST stores-reader owner safe none /v2/inventoryItems/query";
export const inventoryV2GetVariants =
  "inventory_v2.get_variants POST stores-reader owner safe none /v2/inventoryItems/{inventoryId}/getVariants";
export const inventoryV2UpdateVariants =
  "inventory_v2.update_variants PATCH stores owner idempotent none /v2/inventoryItems/product/{inventoryItem.productId}";
export const inventoryV2Increment = "inventory_v2.increment POST stores owner unsafe none /v2/inventoryItems/increment";
export const inventoryV2Decrement = "inventory_v2.decrement POST stores owner unsafe none /v2/inventoryItems/decrement";
export const catalogVersioningGet = "catalog_versioning.get GET stores visitor safe none /v3/provision/version";
export const productsV3Get = "products_v3.get GET stores visitor safe none /v3/products/{productId}";
export const productsV3GetBySlug = "products_v3.get_by_slug GET stores visitor safe none /v3/products/slug/{slug}";
export const productsV3Query = "products_v3.query GET stores visitor safe post-when-long /v3/products/query r";
export const productsV3Search = "products_v3.search GET stores visitor safe post-when-long /v3/products/search r";
export const productsV3Count = "products_v3.count GET stores visitor safe post-when-long /v3/products/count r";
export const productsV3Create = "products_v3.create POST stores owner unsafe none /v3/products";
export const productsV3Update = "products_v3.update PATCH stores owner idempotent none /v3/products/{product.id}";
export const productsV3Delete = "products_v3.delete DELETE stores owner idempotent none /v3/products/{productId}";
export const productsV3CreateWithInventory =
  "products_v3.create_with_inventory POST stores owner unsafe none /v3/products-with-inventory";
export const productsV3UpdateWithInventory =
  "products_v3.update_with_inventory PATCH stores owner idempotent none /v3/products-with-inventory/{product.id}";
export const productsV3BulkCreate = "products_v3.bulk_create POST stores owner unsafe none /v3/bulk/products/create";
export const productsV3BulkCreateWithInventory =
  "products_v3.bulk_create_with_inventory POST stores owner unsafe none /v3/bulk/products-with-inventory/create";
export const productsV3BulkUpdate =
  "products_v3.bulk_update POST stores owner idempotent none /v3/bulk/products/update";
export const productsV3BulkUpdateWithInventory =
  "products_v3.bulk_update_with_inventory POST stores owner idempotent none /v3/bulk/products-with-inventory/update";
export const productsV3BulkUpdateByFilter =
  "products_v3.bulk_update_by_filter POST stores owner idempotent none /v3/bulk/products/update-by-filter";
export const productsV3BulkDelete =
  "products_v3.bulk_delete POST stores owner idempotent none /v3/bulk/products/delete";
export const productsV3BulkDeleteByFilter =
  "products_v3.bulk_delete_by_filter POST stores owner idempotent none /v3/bulk/products/delete-by-filter";
export const productsV3BulkUpdateVariantsByFilter =
  "products_v3.bulk_update_variants_by_filter POST stores owner idempotent none /v3/bulk/products/update-variants-by-filter";
export const productsV3BulkAdjustVariantsByFilter =
  "products_v3.bulk_adjust_variants_by_filter POST stores owner unsafe none /v3/bulk/products/adjust-variants-by-filter";
export const productsV3BulkAddInfoSections =
  "products_v3.bulk_add_info_sections POST stores owner idempotent none /v3/bulk/products/add-info-sections";
export const productsV3BulkAddInfoSectionsByFilter =
  "products_v3.bulk_add_info_sections_by_filter POST stores owner idempotent none /v3/bulk/products/add-info-sections-by-filter";
export const productsV3BulkRemoveInfoSections =
  "products_v3.bulk_remove_info_sections POST stores owner idempotent none /v3/bulk/products/remove-info-sections";
export const productsV3BulkRemoveInfoSectionsByFilter =
  "products_v3.bulk_remove_info_sections_by_filter POST stores owner idempotent none /v3/bulk/products/remove-info-sections-by-filter";
export const productsV3BulkAddToCategoriesByFilter =
  "products_v3.bulk_add_to_categories_by_filter POST stores owner idempotent none /v3/bulk/products/add-to-categories-by-filter";
export const productsV3BulkRemoveFromCategoriesByFilter =
  "products_v3.bulk_remove_from_categories_by_filter POST stores owner idempotent none /v3/bulk/products/remove-from-categories-by-filter";
export const productsV3BulkUpdateTags =
  "products_v3.bulk_update_tags POST stores owner idempotent none /v3/bulk/products/update-tags";
export const productsV3BulkUpdateTagsByFilter =
  "products_v3.bulk_update_tags_by_filter POST stores owner idempotent none /v3/bulk/products/update-tags-by-filter";
export const productsV3GetAllProductsCategory =
  "products_v3.get_all_products_category GET stores visitor safe none /v3/all-products-category";
export const variantsV3Query = "variants_v3.query POST stores visitor safe none /v3/products/query-variants";
export const variantsV3Search = "variants_v3.search POST stores visitor safe none /v3/products/search-variants";
export const brandsV3Get = "brands_v3.get GET stores visitor safe none /v3/brands/{brandId}";
export const brandsV3Query = "brands_v3.query GET stores visitor safe post-when-long /v3/brands/query r";
export const brandsV3Create = "brands_v3.create POST stores owner unsafe none /v3/brands";
export const brandsV3GetOrCreate = "brands_v3.get_or_create POST stores owner idempotent none /v3/brands/get-or-create";
export const brandsV3Update = "brands_v3.update PATCH stores owner idempotent none /v3/brands/{brand.id}";
export const brandsV3Delete = "brands_v3.delete DELETE stores owner idempotent none /v3/brands/{brandId}";
export const brandsV3BulkCreate = "brands_v3.bulk_create POST stores owner unsafe none /v3/bulk/brands/create";
export const brandsV3BulkUpdate = "brands_v3.bulk_update POST stores owner idempotent none /v3/bulk/brands/update";
export const brandsV3BulkGetOrCreate =
  "brands_v3.bulk_get_or_create POST stores owner idempotent none /v3/bulk/brands/get-or-create";
export const brandsV3BulkDelete = "brands_v3.bulk_delete POST stores owner idempotent none /v3/bulk/brands/delete";
export const brandsV3Count = "brands_v3.count POST stores visitor safe none /v3/brands/count";
export const ribbonsV3Get = "ribbons_v3.get GET stores visitor safe none /v3/ribbons/{ribbonId}";
export const ribbonsV3Query = "ribbons_v3.query POST stores visitor safe none /v3/ribbons/query";
export const ribbonsV3Create = "ribbons_v3.create POST stores owner unsafe none /v3/ribbons";
export const ribbonsV3GetOrCreate =
  "ribbons_v3.get_or_create POST stores owner idempotent none /v3/ribbons/get-or-create";
export const ribbonsV3Update = "ribbons_v3.update PATCH stores owner idempotent none /v3/ribbons/{ribbon.id}";
export const ribbonsV3Delete = "ribbons_v3.delete DELETE stores owner idempotent none /v3/ribbons/{ribbonId}";
export const ribbonsV3BulkCreate = "ribbons_v3.bulk_create POST stores owner unsafe none /v3/bulk/ribbons/create";
export const ribbonsV3BulkUpdate = "ribbons_v3.bulk_update POST stores owner idempotent none /v3/bulk/ribbons/update";
export const ribbonsV3BulkGetOrCreate =
  "ribbons_v3.bulk_get_or_create POST stores owner idempotent none /v3/bulk/ribbons/get-or-create";
export const ribbonsV3BulkDelete = "ribbons_v3.bulk_delete POST stores owner idempotent none /v3/bulk/ribbons/delete";
export const ribbonsV3Count = "ribbons_v3.count POST stores visitor safe none /v3/ribbons/count";
export const infoSectionsV3Get = "info_sections_v3.get GET stores visitor safe none /v3/info-sections/{infoSectionId}";
export const infoSectionsV3Query =
  "info_sections_v3.query GET stores visitor safe post-when-long /v3/info-sections/query r";
export const infoSectionsV3Create = "info_sections_v3.create POST stores owner unsafe none /v3/info-sections";
export const infoSectionsV3GetOrCreate =
  "info_sections_v3.get_or_create POST stores owner idempotent none /v3/info-sections/get-or-create";
export const infoSectionsV3Update =
  "info_sections_v3.update PATCH stores owner idempotent none /v3/info-sections/{infoSection.id}";
export const infoSectionsV3Delete =
  "info_sections_v3.delete DELETE stores owner idempotent none /v3/info-sections/{infoSectionId}";
export const infoSectionsV3BulkCreate =
  "info_sections_v3.bulk_create POST stores owner unsafe none /v3/bulk/info-sections/create";
export const infoSectionsV3BulkUpdate =
  "info_sections_v3.bulk_update POST stores owner idempotent none /v3/bulk/info-sections/update";
export const infoSectionsV3BulkGetOrCreate =
  "info_sections_v3.bulk_get_or_create POST stores owner idempotent none /v3/bulk/info-sections/get-or-create";
export const infoSectionsV3BulkDelete =
  "info_sections_v3.bulk_delete POST stores owner idempotent none /v3/bulk/info-sections/delete";
export const infoSectionsV3Count = "info_sections_v3.count POST stores visitor safe none /v3/info-sections/count";
export const customizationsV3Get =
  "customizations_v3.get GET stores visitor safe none /v3/customizations/{customizationId}";
export const customizationsV3Query =
  "customizations_v3.query GET stores visitor safe post-when-long /v3/customizations/query r";
export const customizationsV3Create = "customizations_v3.create POST stores owner unsafe none /v3/customizations";
export const customizationsV3Update =
  "customizations_v3.update PATCH stores owner idempotent none /v3/customizations/{customization.id}";
export const customizationsV3Delete =
  "customizations_v3.delete DELETE stores owner idempotent none /v3/customizations/{customizationId}";
export const customizationsV3AddChoices =
  "customizations_v3.add_choices POST stores owner unsafe none /v3/customizations/{customizationId}/add-choices";
export const customizationsV3SetChoices =
  "customizations_v3.set_choices POST stores owner idempotent none /v3/customizations/{customizationId}/set-choices";
export const customizationsV3RemoveChoices =
  "customizations_v3.remove_choices POST stores owner idempotent none /v3/customizations/{customizationId}/remove-choices";
export const customizationsV3UpdateChoices =
  "customizations_v3.update_choices POST stores owner idempotent none /v3/customizations/{customizationId}/update-choices";
export const customizationsV3BulkCreate =
  "customizations_v3.bulk_create POST stores owner unsafe none /v3/bulk/customizations/create";
export const customizationsV3BulkUpdate =
  "customizations_v3.bulk_update POST stores owner idempotent none /v3/bulk/customizations/update";
export const customizationsV3BulkAddChoices =
  "customizations_v3.bulk_add_choices POST stores owner unsafe none /v3/bulk/customizations/add-choices";
export const customizationsV3ReorderChoices =
  "customizations_v3.reorder_choices POST stores owner idempotent none /v3/customizations/{customizationId}/reorder-choices";
export const customizationsV3Count = "customizations_v3.count POST stores visitor safe none /v3/customizations/count";
export const inventoryItemsV3Get =
  "inventory_items_v3.get GET stores owner safe none /v3/inventory-items/{inventoryItemId}";
export const inventoryItemsV3Query =
  "inventory_items_v3.query GET stores owner safe post-when-long /v3/inventory-items/query r";
export const inventoryItemsV3Search =
  "inventory_items_v3.search GET stores owner safe post-when-long /v3/inventory-items/search r";
export const inventoryItemsV3Create = "inventory_items_v3.create POST stores owner unsafe none /v3/inventory-items";
export const inventoryItemsV3Update =
  "inventory_items_v3.update PATCH stores owner idempotent none /v3/inventory-items/{inventoryItem.id}";
export const inventoryItemsV3Delete =
  "inventory_items_v3.delete DELETE stores owner idempotent none /v3/inventory-items/{inventoryItemId}";
export const inventoryItemsV3BulkIncrement =
  "inventory_items_v3.bulk_increment POST stores owner unsafe none /v3/bulk/inventory-items/increment";
export const inventoryItemsV3BulkDecrement =
  "inventory_items_v3.bulk_decrement POST stores owner unsafe none /v3/bulk/inventory-items/decrement";
export const inventoryItemsV3BulkUpdate =
  "inventory_items_v3.bulk_update POST stores owner idempotent none /v3/bulk/inventory-items/update";
export const inventoryItemsV3BulkCreate =
  "inventory_items_v3.bulk_create POST stores owner unsafe none /v3/bulk/inventory-items/create";
export const inventoryItemsV3BulkDelete =
  "inventory_items_v3.bulk_delete POST stores owner idempotent none /v3/bulk/inventory-items/delete";
export const inventoryItemsV3BulkDecrementByVariantAndLocation =
  "inventory_items_v3.bulk_decrement_by_variant_and_location POST stores owner unsafe none /v3/bulk/inventory-items/decrement-by-variant-and-location";
export const inventoryItemsV3BulkIncrementByVariantAndLocation =
  "inventory_items_v3.bulk_increment_by_variant_and_location POST stores owner unsafe none /v3/bulk/inventory-items/increment-by-variant-and-location";
export const inventoryItemsV3BulkUpdateByFilter =
  "inventory_items_v3.bulk_update_by_filter POST stores owner idempotent none /v3/bulk/inventory-items/update-by-filter";
export const categoriesCreate = "categories.create POST categories owner unsafe none /v1/categories";
export const categoriesGet = "categories.get GET categories visitor safe none /v1/categories/{categoryId}";
export const categoriesGetBySlug = "categories.get_by_slug GET categories visitor safe none /v1/categories/slug/{slug}";
export const categoriesUpdate = "categories.update PATCH categories owner idempotent none /v1/categories/{category.id}";
export const categoriesDelete = "categories.delete DELETE categories owner idempotent none /v1/categories/{categoryId}";
export const categoriesQuery = "categories.query POST categories visitor safe none /v1/categories/query";
export const categoriesSearch = "categories.search POST categories visitor safe none /v1/categories/search";
export const categoriesCount = "categories.count POST categories visitor safe none /v1/categories/count";
export const categoriesMove = "categories.move POST categories owner idempotent none /v1/categories/{categoryId}/move";
export const categoriesBulkUpdate =
  "categories.bulk_update POST categories owner idempotent none /v1/bulk/categories/update";
export const categoriesUpdateVisibility =
  "categories.update_visibility PATCH categories owner idempotent none /v1/categories/visibility";
export const categoriesBulkShow = "categories.bulk_show POST categories owner idempotent none /v1/bulk/categories/show";
export const categoriesBulkAddItems =
  "categories.bulk_add_items POST categories owner idempotent none /v1/bulk/categories/{categoryId}/add-items";
export const categoriesBulkAddItemToCategories =
  "categories.bulk_add_item_to_categories POST categories owner idempotent none /v1/bulk/categories/add-item";
export const categoriesBulkRemoveItems =
  "categories.bulk_remove_items POST categories owner idempotent none /v1/bulk/categories/{categoryId}/remove-items";
export const categoriesBulkRemoveItemFromCategories =
  "categories.bulk_remove_item_from_categories POST categories owner idempotent none /v1/bulk/categories/remove-item";
export const categoriesListItems =
  "categories.list_items GET categories visitor safe post-when-long /v1/categories/{categoryId}/list-items";
export const categoriesListForItem =
  "categories.list_for_item GET categories visitor safe post-when-long /v1/categories/list-categories-for-item";
export const categoriesListForItems =
  "categories.list_for_items POST categories visitor safe none /v1/categories/list-categories-for-items";
export const categoriesListTrees = "categories.list_trees GET categories visitor safe none /v1/categories/list-trees";
export const categoriesSetArrangedItems =
  "categories.set_arranged_items POST categories owner idempotent none /v1/categories/{categoryId}/set-arranged-items";
export const categoriesGetArrangedItems =
  "categories.get_arranged_items GET categories visitor safe none /v1/categories/{categoryId}/arranged-items";
