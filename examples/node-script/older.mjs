/**
 * For older sites: catalog V1, which new sites refuse, and Cart V1, which ends on 2027-02-01. Reads a collection and
 * a product's choices, and deletes a cart.
 */
import { CartwrightError, collections, createClient, currentCart, OAuthStrategy, products } from "@cartwright/sdk";

/** The app id of the platform's own catalog in cart references. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = process.env;
const [slug = "to-wear"] = process.argv.slice(2);
if (!clientId) throw new Error("Set CARTWRIGHT_CLIENT_ID to your site's client id");

const client = createClient({
  modules: { collections, currentCart, products },
  auth: OAuthStrategy({ clientId }),
  ...(host && { host }),
});

try {
  const { collection: named } = await client.products.getCollectionBySlug(slug);
  const collection = await client.collections.getCollection(named._id);
  console.log(`${collection.name}: ${collection.numberOfProducts} products`);

  const { items } = await client.products.queryProducts().hasSome("collectionIds", collection._id).limit(100).find();
  const product = items.find(({ productOptions = [] }) => productOptions.length > 0);
  if (!product) throw new Error(`No product of ${slug} has options`);
  const { variants = [] } = await client.products.queryProductVariants(product._id, { paging: { limit: 100 } });
  const variant = variants.find(({ stock }) => stock?.inStock);
  const options = variant?.choices ?? {};
  console.log(
    `${product.name}: ${variants.length} variants, the first in stock is ${Object.values(options).join(", ")}`,
  );

  // The choices still possible with a chosen one, as a product page queries them after each click.
  const [first] = Object.entries(options);
  const chosen = await client.products.getProductOptionsAvailability(
    product._id,
    first ? { [first[0]]: first[1] } : {},
  );
  for (const { name, choices = [] } of chosen.productOptions ?? []) {
    const left = choices.filter(({ inStock, visible }) => inStock && visible).map(({ description }) => description);
    console.log(`  ${name}: ${left.join(", ")}`);
  }

  const catalogReference = { appId: CATALOG, catalogItemId: product._id, options: { options } };
  const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
  console.log(`In the cart: ${cart?.lineItems?.map(({ productName }) => productName?.original).join(", ")}`);
  await client.currentCart.deleteCurrentCart();
  console.log("The cart is deleted");
} catch (error) {
  if (!(error instanceof CartwrightError)) throw error;
  console.error(`${error.name}: ${error.message}`, error.cause instanceof Error ? error.cause.message : "");
  process.exitCode = 1;
}
