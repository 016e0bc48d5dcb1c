/** The examples in the documentation of functions: each body belongs to the function named above it. */

import { createClient, OAuthStrategy, STORES_APP_ID } from "@cartwright/sdk";
import {
  categories,
  collections,
  currentCart,
  currentCartV2,
  cartV2,
  members,
  orders,
  products,
  productsV3,
  redirects,
} from "@cartwright/sdk";

const client = createClient({
  modules: {
    cartV2,
    categories,
    collections,
    currentCart,
    currentCartV2,
    members,
    orders,
    products,
    productsV3,
    redirects,
  },
  auth: OAuthStrategy({ clientId: "client-1" }),
});
const [productId, variantId, lineItemId, categoryId, cartId] = ["p", "v", "l", "c", "t"];
const storesTree = { appNamespace: "@wix/stores" };

// products.queryProducts
export async function queryProducts() {
  const { items } = await client.products.queryProducts().startsWith("name", "M").ascending("name").limit(12).find();
  return items.map(({ _id, name }) => ({ _id, name }));
}

// products.getProduct
export async function getProduct() {
  const { product } = await client.products.getProduct(productId);
  return product.priceData?.formatted?.price;
}

// collections.queryCollections
export async function queryCollections() {
  const { items } = await client.collections.queryCollections().limit(50).find();
  return items.map(({ name }) => name);
}

// collections.getCollectionBySlug
export async function getCollectionBySlug() {
  const { collection } = await client.collections.getCollectionBySlug("mugs");
  return collection._id;
}

// productsV3.getProduct
export async function getProductV3() {
  const product = await client.productsV3.getProduct(productId, { fields: ["CURRENCY", "PLAIN_DESCRIPTION"] });
  return product.actualPriceRange?.minValue?.formattedAmount;
}

// productsV3.getProductBySlug
export async function getProductBySlug() {
  const { product } = await client.productsV3.getProductBySlug("blue-mug", { fields: ["URL"] });
  return product.name;
}

// productsV3.queryProducts
export async function queryProductsV3() {
  const page = await client.productsV3.queryProducts().eq("visible", true).ascending("slug").limit(20).find();
  const next = page.hasNext() ? await page.next() : undefined;
  return [...page.items, ...(next?.items ?? [])];
}

// productsV3.searchProducts
export async function searchProducts() {
  const { products = [] } = await client.productsV3.searchProducts(
    { search: { expression: "mug" }, cursorPaging: { limit: 20 } },
    { fields: ["CURRENCY"] },
  );
  return products;
}

// categories.queryCategories
export async function queryCategories() {
  const { items } = await client.categories.queryCategories({ treeReference: storesTree }).limit(100).find();
  return items.map(({ name, parentCategory }) => ({ name, parent: parentCategory?._id }));
}

// categories.listItemsInCategory
export async function listItemsInCategory() {
  const { items = [] } = await client.categories.listItemsInCategory(categoryId, storesTree, {
    useCategoryArrangement: true,
  });
  return items.map(({ catalogItemId }) => catalogItemId);
}

// currentCartV2.getCurrentCart
export async function getCurrentCart() {
  const { cart } = await client.currentCartV2.getCurrentCart();
  return cart.lineItems?.length;
}

// currentCartV2.addLineItemsToCurrentCart
export async function addLineItemsToCurrentCart() {
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [
      {
        catalogReference: { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } },
        quantity: 1,
      },
    ],
  });
  return cart;
}

// currentCartV2.updateLineItemsInCurrentCart
export async function updateLineItemsInCurrentCart() {
  await client.currentCartV2.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
  });
}

// currentCartV2.removeLineItemsFromCurrentCart
export async function removeLineItemsFromCurrentCart() {
  await client.currentCartV2.removeLineItemsFromCurrentCart([lineItemId]);
}

// currentCartV2.calculateCurrentCart
export async function calculateCurrentCart() {
  const { summary } = await client.currentCartV2.calculateCurrentCart({ refreshCart: true });
  return summary?.priceSummary?.total?.amount;
}

// currentCartV2.addCouponToCurrentCart
export async function addCouponToCurrentCart() {
  await client.currentCartV2.addCouponToCurrentCart({ code: "WELCOME" });
}

// redirects.createRedirectSession
export async function createRedirectSession() {
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cartId },
    callbacks: { postFlowUrl: "https://shop.example/" },
  });
  return redirectSession.fullUrl;
}

// members.getCurrentMember
export async function getCurrentMember() {
  const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
  return member.profile?.nickname;
}

// members.updateMember
export async function updateMember() {
  const { member } = await client.members.getCurrentMember();
  await client.members.updateMember(member._id, { contact: { firstName: "Ada", jobTitle: null } });
}

// orders.searchOrders
export async function searchOrders() {
  const { orders = [], metadata } = await client.orders.searchOrders({ cursorPaging: { limit: 10 } });
  return { orders, next: metadata?.cursors?.next };
}

// orders.getOrder
export async function getOrder() {
  const order = await client.orders.getOrder("order-id");
  return order.priceSummary?.total?.formattedAmount;
}

// currentCart.addToCurrentCart
export async function addToCurrentCart() {
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId: productId }, quantity: 1 }],
  });
  return cart.lineItems;
}
