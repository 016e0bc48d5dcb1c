/** Rendered on the server, at each request: the products as they are now. */
import { createClient, OAuthStrategy, products } from "@cartwright/sdk";
import { config } from "./config";
import { Shop } from "./shop";

export const dynamic = "force-dynamic";

export default async function Page() {
  const { clientId, host } = config();
  const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId }), host });
  const { items } = await client.products.queryProducts().limit(12).find();
  return (
    <main>
      <h1>A shop with Next.js</h1>
      <Shop config={{ clientId, host }} products={items.map(({ _id, name = "" }) => ({ id: _id, name }))} />
    </main>
  );
}
