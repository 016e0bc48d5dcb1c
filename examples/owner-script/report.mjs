/** An owner's morning report: the newest orders, and the products that are about to sell out. */
import {
  ApiKeyStrategy,
  CartwrightError,
  ClientCredentialsStrategy,
  createClient,
  inventoryItemsV3,
  orders,
  productsV3,
} from "@cartwright/sdk";

const { CARTWRIGHT_API_KEY: apiKey, CARTWRIGHT_SITE_ID: siteId, CARTWRIGHT_HOST: host } = process.env;
const { CARTWRIGHT_CLIENT_ID: appId, CARTWRIGHT_CLIENT_SECRET: appSecret } = process.env;

/** The owner's strategy, by API key or by client credentials. Both are secrets for servers, never for a page. */
function owner() {
  if (apiKey && siteId) return ApiKeyStrategy({ apiKey, siteId });
  if (appId && appSecret) return ClientCredentialsStrategy({ appId, appSecret });
  throw new Error(
    "Set CARTWRIGHT_API_KEY and CARTWRIGHT_SITE_ID, or CARTWRIGHT_CLIENT_ID and CARTWRIGHT_CLIENT_SECRET",
  );
}

const client = createClient({
  modules: { inventoryItemsV3, orders, productsV3 },
  auth: owner(),
  ...(host && { host }),
});

try {
  const { orders: newest = [] } = await client.orders.searchOrders({
    sort: [{ fieldName: "createdDate", order: "DESC" }],
    cursorPaging: { limit: 10 },
  });
  console.log(`Newest orders: ${newest.length}`);
  for (const { number, status, priceSummary } of newest) {
    console.log(`  ${number}  ${status}  ${priceSummary?.total?.formattedAmount}`);
  }

  const short = client.inventoryItemsV3.queryInventoryItems().eq("trackQuantity", true).lt("quantity", 5).limit(100);
  for await (const { product, quantity } of short) {
    console.log(`  only ${quantity} left: ${product?.name} ${product?.variantName ?? ""}`.trimEnd());
  }
  const { count } = await client.productsV3.countProducts();
  console.log(`Products: ${count}`);
} catch (error) {
  if (!(error instanceof CartwrightError)) throw error;
  console.error(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
