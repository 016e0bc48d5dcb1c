/** The server lists products, and the browser has the shop. */
import { createClient, OAuthStrategy } from "@wix/sdk";
import { productsV3 } from "@wix/stores";
import { Shop } from "./shop";

export const dynamic = "force-dynamic";

export default async function Page() {
  const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = process.env;
  const client = createClient({ modules: { productsV3 }, auth: OAuthStrategy({ clientId }), host });
  const { items } = await client.productsV3.queryProducts().limit(1).find();
  return (
    <main>
      <h1>{items[0].name}</h1>
      <Shop clientId={clientId} host={host} />
    </main>
  );
}
