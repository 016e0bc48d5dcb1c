import { currentCartV2, redirects, createClient, OAuthStrategy, products } from "@cartwright/sdk";

const APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

let opened: ReturnType<typeof connect> | undefined;

const connect = (clientId: string, host: string) =>
  createClient({ modules: { currentCartV2, products, redirects }, auth: OAuthStrategy({ clientId }), host });

export const open = ({ clientId, host }: { clientId: string; host: string }) => (opened = connect(clientId, host));

const useClient = () => opened!;

export async function goods() {
  const { items } = await useClient().products.queryProducts().find();
  return items;
}

export async function add(lines: { id: string; quantity: number }[]) {
  const { addLineItemsToCurrentCart: addToCurrentCart } = useClient().use(currentCartV2);
  await addToCurrentCart({
    catalogItems: lines.map(({ id, quantity }) => ({
      catalogReference: { appId: APP_ID, catalogItemId: id },
      quantity,
    })),
  });
}

export async function change(lineId: string, quantity: number) {
  const { currentCartV2: cart } = useClient();
  await cart.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId: lineId, quantity: { newQuantity: quantity } }] });
}

export async function remove(ids: string[]) {
  const cart = useClient().currentCartV2;
  await cart.removeLineItemsFromCurrentCart(ids);
}

export async function read() {
  const { currentCartV2: currentCart } = useClient();
  const cart = (await currentCart.getCurrentCart()).cart;
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
