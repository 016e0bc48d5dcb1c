/** An order of a guest, for tests on a platform. */
import { makeCheckout } from "../orders/newOrder";
import { placeOrder } from "../orders/orderCalls";
import type { FilePlatform } from "./onPlatform";

/** Places an order of one item for 20, which is not paid; returns its id. */
export async function placed({ client, context }: FilePlatform): Promise<string> {
  const line = { key: "1", name: "Consultation", variantId: "", quantity: 1, price: "20" };
  const buyer = {
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    country: "US",
    subdivision: "US-NY",
  };
  const address = { addressLine1: "1 Main Street", city: "Hudson", postalCode: "12534" };
  const { _id = "" } = await makeCheckout(client, [line], { ...buyer, ...address });
  return placeOrder(context.host, _id, undefined);
}
