import { currentCart, redirects, createClient, OAuthStrategy, collections, products } from "@cartwright/sdk";

const APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

type Session = { clientId: string; host: string };

const sessions: Session[] = [];
export const open = (session: Session): number => sessions.push(session);

let opened: ReturnType<typeof connect> | undefined;

function connect() {
  const { clientId, host } = sessions[0]!;
  return createClient({ auth: OAuthStrategy({ clientId }), host });
}

const clientOf = async () => (opened ??= connect());

const shown = (cart: currentCart.Cart) => ({
  id: cart._id!,
  total: cart.lineItems!.reduce((sum, line) => sum + Number(line.price?.amount) * line.quantity!, 0),
  currency: cart.currency!,
  names: cart.lineItems!.map(({ productName }) => productName?.original ?? ""),
});

export async function goods() {
  const { queryProducts } = (await clientOf()).use(products);
  const { items } = await queryProducts().find();
  return items;
}

export async function groups() {
  const { queryCollections } = (await clientOf()).use(collections);
  return (await queryCollections().find()).items;
}

export async function add(lines: { id: string; quantity: number }[]) {
  const { addToCurrentCart } = (await clientOf()).use(currentCart);
  const { cart } = await addToCurrentCart({
    lineItems: lines.map(({ id, quantity }) => ({
      catalogReference: { appId: APP_ID, catalogItemId: id },
      quantity,
    })),
  });
  return shown(cart!);
}

export async function remove(ids: string[]) {
  const { removeLineItemsFromCurrentCart } = (await clientOf()).use(
    currentCart,
  );
  const { cart } = await removeLineItemsFromCurrentCart(ids);
  return shown(cart!);
}

export async function change(lines: { _id: string; quantity: number }[]) {
  const { updateCurrentCartLineItemQuantity } = (await clientOf()).use(currentCart);
  const { cart } = await updateCurrentCartLineItemQuantity(lines);
  return shown(cart!);
}

export async function read() {
  const { getCurrentCart } = (await clientOf()).use(currentCart);
  try {
    return await getCurrentCart();
  } catch (error) {
    if ((error as any)?.details?.applicationError?.code === "OWNED_CART_NOT_FOUND") return undefined;
    throw error;
  }
}

export async function pay(postFlowUrl: string) {
  const {
    currentCart: { createCheckoutFromCurrentCart },
    redirects: { createRedirectSession },
  } = (await clientOf()).use({ currentCart, redirects });
  const { checkoutId } = await createCheckoutFromCurrentCart({
    channelType: currentCart.ChannelType.OTHER_PLATFORM,
  });
  const { redirectSession } = await createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl },
  });
  return redirectSession!.fullUrl!;
}
