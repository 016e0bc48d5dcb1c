/** What the compiler has to refuse: shapes that are guessed, which would be `undefined` in front of a shopper. */

import { checkout, createClient, currentCart, members, OAuthStrategy, products } from "@cartwright/sdk";

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

  const [line] = cart.lineItems ?? [];
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
