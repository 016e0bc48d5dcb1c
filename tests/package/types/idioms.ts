/** Typical programs for the platform's own packages: only the imports differ. */
/* oxlint-disable typescript/no-unnecessary-condition -- the other packages do not tell that these are there */

import {
  categories,
  createClient,
  currentCart,
  type IOAuthStrategy,
  LoginState,
  members,
  OAuthStrategy,
  orders,
  products,
  productsV3,
  type WixClient,
} from "@cartwright/sdk";

export const getClient = () =>
  createClient({
    modules: { categories, currentCart, members, orders, products, productsV3 },
    auth: OAuthStrategy({ clientId: "client-1" }),
  });

export type ShopClient = ReturnType<typeof getClient>;
export type CartClient = WixClient<undefined, IOAuthStrategy, { currentCart: typeof currentCart }>;

export const countOf = (cart: currentCart.Cart): number =>
  (cart.lineItems ?? []).reduce((sum, { quantity = 0 }: currentCart.LineItem) => sum + quantity, 0);

export function pictureOf(product: products.Product): string | undefined {
  return product.media?.mainMedia?.image?.url ?? undefined;
}

export async function catalogue(shop: ShopClient): Promise<products.Product[]> {
  const found = await shop.products.queryProducts().hasSome("collectionIds", ["c"]).ascending("price").limit(8).find();
  const last: products.Product | undefined = found.items.at(-1);
  return last ? found.items : [];
}

export async function bySlug(shop: ShopClient, slug: string): Promise<productsV3.V3Product | undefined> {
  const { product } = await shop.productsV3.getProductBySlug(slug, { fields: [productsV3.RequestedFields.CURRENCY] });
  return product;
}

export async function addToCart(shop: ShopClient, item: currentCart.LineItem): Promise<currentCart.Cart | undefined> {
  const answer: currentCart.AddToCartResponse = await shop.currentCart.addToCurrentCart({ lineItems: [item] });
  return answer.cart;
}

export async function setQuantity(shop: ShopClient, _id: string, quantity: number): Promise<number> {
  const lines: currentCart.LineItemQuantityUpdate[] = [{ _id, quantity }];
  const { cart } = await shop.currentCart.updateCurrentCartLineItemQuantity(lines);
  return cart ? countOf(cart) : 0;
}

export async function greeting(shop: ShopClient): Promise<string> {
  const { member } = await shop.members.getCurrentMember({ fieldsets: [members.Set.FULL] });
  const own: members.Member = member ?? {};
  return own.profile?.nickname ?? own.contact?.firstName ?? "";
}

export async function rename(shop: ShopClient, id: string, firstName: string): Promise<string> {
  const member: members.Member = await shop.members.updateMember(id, { contact: { firstName } });
  return member.loginEmail ?? "";
}

export const isApproved = (member: members.Member): boolean => member.status === members.Status.APPROVED;

export async function history(shop: ShopClient): Promise<orders.Order[]> {
  const { orders: found } = await shop.orders.searchOrders({ cursorPaging: { limit: 20 } });
  return found ?? [];
}

export function isPaid(order: orders.Order): boolean {
  const lines: orders.OrderLineItem[] = order.lineItems ?? [];
  return lines.length > 0 && order.paymentStatus === "PAID";
}

export async function tree(shop: ShopClient): Promise<categories.Category[]> {
  const treeReference: categories.TreeReference = { appNamespace: "@wix/stores" };
  const { items } = await shop.categories.queryCategories({ treeReference }).eq("visible", true).find();
  return items;
}

export async function search(shop: ShopClient): Promise<productsV3.V3Product[]> {
  const { Filter, SearchBuilder, SearchParams, Sort } = productsV3.utils.search;
  const built = SearchBuilder()
    .withFilter(Filter("visible").eq(true))
    .withSearchClause(SearchParams("mug"))
    .withSorting(Sort("name").asc())
    .build();
  const { products: found } = await shop.productsV3.searchProducts(built, {});
  return found ?? [];
}

export function tell(state: LoginState): string {
  switch (state) {
    case LoginState.SUCCESS:
      return "welcome";
    case LoginState.EMAIL_VERIFICATION_REQUIRED:
      return "look into your mail";
    default:
      return "try again";
  }
}
