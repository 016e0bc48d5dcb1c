"use client";
import * as React from "react";
import type { currentCart } from "@wix/ecom";
import type { products } from "@wix/stores";
import { useClient } from "./provider";

const APP = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

export function Add({ product }: { product: products.Product }) {
  const client = useClient();
  const [cart, setCart] = React.useState<currentCart.Cart>();
  const add = async () => {
    await client.currentCart.addToCurrentCart({
      lineItems: [{ catalogReference: { appId: APP, catalogItemId: product._id! }, quantity: 1 }],
    });
    setCart(await client.currentCart.getCurrentCart());
  };
  const change = (lineItemId: string, quantity: number) =>
    client.currentCart.updateCurrentCartLineItemQuantity([{ _id: lineItemId, quantity }]);
  const pay = async () => {
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: "WEB" });
    const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId } });
    location.assign(redirectSession!.fullUrl!);
  };
  return (
    <>
      <button onClick={add}>Add</button>
      <button onClick={pay}>Pay for {cart?.lineItems?.length ?? 0}</button>
      <button onClick={() => change(cart!.lineItems![0]._id!, 2)}>Two</button>
    </>
  );
}
