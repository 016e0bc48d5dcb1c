/** A product with its options, rendered on the server. */
import { catalogOf } from "@cartwright/sdk";
import { config } from "../../../lib/config";
import { getClient } from "../../../lib/shop";
import { Choose } from "../../shop";
import { addOnServer } from "../../actions";

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const product = await (await catalogOf(await getClient())).product(slug);
  if (!product) return <p role="alert">This product is no longer sold.</p>;
  return (
    <main>
      <h1>{product.name}</h1>
      <Choose config={config()} product={product} addOnServer={addOnServer} />
      <a href="/">All products</a>
    </main>
  );
}
