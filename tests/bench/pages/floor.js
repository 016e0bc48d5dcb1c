/** The minimum of any client: the same requests, their text, JSON.parse. */
import { tokens } from "./calls.js";

const HOST = "https://www.wixapis.com";

export function open() {
  const headers = { Authorization: tokens().accessToken.value, "Content-Type": "application/json" };
  const read = async (path, init) => JSON.parse(await (await fetch(`${HOST}${path}`, { headers, ...init })).text());
  const body = JSON.stringify({ query: { paging: { limit: 50 } } });
  return {
    cart: () => read("/ecom/v1/carts/current"),
    products: () => read("/stores-reader/v1/products/query", { method: "POST", body }),
  };
}
