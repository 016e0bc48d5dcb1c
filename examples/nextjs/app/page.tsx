/** Rendered on the server for each request: the current products. */
import { catalogOf } from "@cartwright/sdk";
import { config } from "../lib/config";
import { getClient } from "../lib/shop";
import { Shop } from "./shop";

export const dynamic = "force-dynamic";

export default async function Page() {
  const catalog = await catalogOf(await getClient());
  const { products } = await catalog.products({ limit: 12 });
  return (
    <main>
      <h1>A shop with Next.js</h1>
      <Shop
        config={config()}
        products={products.map(({ id, name, slug, hasChoices }) => ({
          id,
          name,
          slug,
          hasChoices: hasChoices === true,
        }))}
      />
    </main>
  );
}
