/** Code that must not compile: guessed shapes, which would be `undefined` at run time. */

import {
  brandsV3,
  checkout,
  createClient,
  currentCart,
  members,
  OAuthStrategy,
  orders,
  products,
  productsV3,
} from "@cartwright/sdk";

const client = createClient({
  modules: { checkout, currentCart, members, products },
  auth: OAuthStrategy({ clientId: "client-1" }),
});

export async function guesses() {
  const added = await client.currentCart.addToCurrentCart({ lineItems: [] });
  added.cart._id satisfies string;
  // @ts-expect-error the cart stands in `cart`
  added._id satisfies unknown;

  const cart = await client.currentCart.updateCurrentCart({ couponCode: "TEN" });
  cart._id satisfies string;
  // @ts-expect-error this is the cart
  cart.cart satisfies unknown;

  const made = await client.currentCart.createCheckoutFromCurrentCart();
  made.checkoutId satisfies string | undefined;
  // @ts-expect-error this is no checkout: only its id
  made._id satisfies unknown;
  // @ts-expect-error nor is there one in it
  made.checkout satisfies unknown;

  const { member } = await client.members.getCurrentMember();
  member._id satisfies string;

  const page = await client.products.queryProducts().find();
  page.items[0]?._id satisfies string | undefined;
  // @ts-expect-error what a page holds is called `items`
  page.products satisfies unknown;

  const [line] = cart.lineItems;
  // @ts-expect-error a price is no number: its amount is a text of its own
  line?.price satisfies number | undefined;
  line?.price?.amount satisfies string | undefined;
  // @ts-expect-error an image is a text, of which `media` makes an address
  line?.image?.url satisfies unknown;
  line?.image satisfies string | undefined;

  // @ts-expect-error `for` is no field of a cart
  await client.currentCart.updateCurrentCart({ cartInfo: { for: "me" } });
  // @ts-expect-error an id is a text
  await client.checkout.getCheckout(7);
}

export async function addresses(stored: currentCart.Address) {
  const { currentCart: cart, checkout: checkouts } = client;
  const named = { country: "GB", countryFullname: "Britain" };
  // An address from an answer can be an argument.
  await cart.estimateCurrentCartTotals({ shippingAddress: stored });
  await cart.estimateCurrentCartTotals({ shippingAddress: named });
  stored.countryFullname satisfies string | undefined;
  // @ts-expect-error the platform fills in the name of the country
  await cart.estimateCurrentCartTotals({ shippingAddress: { countryFullname: "Britain" } });
  // @ts-expect-error nor is it sent as part of a cart
  await cart.updateCurrentCart({ cartInfo: { contactInfo: { address: { subdivisionFullname: "Kent" } } } });
  // @ts-expect-error or as part of a change
  await checkouts.updateCheckout("id", { billingInfo: { address: { countryFullname: "Britain" } } });
}

export function fields() {
  const { Filter, Sort, QueryBuilder } = brandsV3.utils.query;
  const query = QueryBuilder().withFilter(Filter("name").startsWith("A")).withSorting(Sort("_createdDate").asc());
  query.withPaging({ limit: 2, cursor: "next" });
  // @ts-expect-error a brand cannot be asked for by its assets
  Filter("assets");
  // @ts-expect-error pages of brands have cursors
  query.withPaging({ offset: 2 });
  // @ts-expect-error products are not sorted by their description
  products.utils.query.Sort("description");
  products.utils.query.Filter("collectionIds").hasSome(["mugs"]);
  // @ts-expect-error lists have no order
  products.utils.query.Filter("collectionIds").gt satisfies unknown;
  // @ts-expect-error a status is one of a few
  orders.utils.search.Filter("paymentStatus").startsWith satisfies unknown;
  orders.utils.search.Filter("paymentStatus").in(["PAID"]).ne("PENDING");
  const { Aggregation, SearchParams } = productsV3.utils.search;
  Aggregation("brands").onField("brand.name").asValueAggregation().limit(10);
  // @ts-expect-error the texts of a search are looked for in some fields
  SearchParams("mug").fields(["brand.name"]);
}
