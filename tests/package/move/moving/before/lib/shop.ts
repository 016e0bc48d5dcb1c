import { currentCart } from "@wix/ecom";
import { redirects } from "@wix/redirects";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { products } from "@wix/stores";

const APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

let opened: ReturnType<typeof connect> | undefined;

const connect = (clientId: string, host: string) =>
  createClient({ modules: { currentCart, products, redirects }, auth: OAuthStrategy({ clientId }), host });

export const open = ({ clientId, host }: { clientId: string; host: string }) => (opened = connect(clientId, host));

const useClient = () => opened!;

export async function goods() {
  const { items } = await useClient().products.queryProducts().find();
  return items;
}

export async function add(lines: { id: string; quantity: number }[]) {
  const { addToCurrentCart } = useClient().use(currentCart);
  await addToCurrentCart({
    lineItems: lines.map(({ id, quantity }) => ({
      catalogReference: { appId: APP_ID, catalogItemId: id },
      quantity,
    })),
  });
}

export async function change(lineId: string, quantity: number) {
  const { currentCart: cart } = useClient();
  await cart.updateCurrentCartLineItemQuantity([{ _id: lineId, quantity }]);
}

export async function remove(ids: string[]) {
  const cart = useClient().currentCart;
  await cart.removeLineItemsFromCurrentCart(ids);
}

export async function read() {
  const { currentCart } = useClient();
  const cart = await currentCart.getCurrentCart();
  return cart;
}

export async function pay(postFlowUrl: string) {
  const { createRedirectSession } = useClient().use(redirects);
  const { redirectSession } = await createRedirectSession({
    ecomCheckout: { checkoutId: (await read())._id },
    callbacks: { postFlowUrl },
  });
  return redirectSession!.fullUrl!;
}
