/** What an owner wants to know each morning: the newest orders, and what is about to sell out. */
import { ApiKeyStrategy, CartwrightError, createClient, orders, products } from "@cartwright/sdk";

const { CARTWRIGHT_API_KEY: apiKey, CARTWRIGHT_SITE_ID: siteId, CARTWRIGHT_HOST: host } = process.env;
if (!apiKey || !siteId) throw new Error("Set CARTWRIGHT_API_KEY and CARTWRIGHT_SITE_ID");

const client = createClient({
  modules: { orders, products },
  // The key may do all that the owner may: it belongs on a server, and never in a page.
  auth: ApiKeyStrategy({ apiKey, siteId }),
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

  let count = 0;
  for await (const { name, stock } of client.products.queryProducts().limit(100)) {
    count += 1;
    const left = stock?.trackInventory ? stock.quantity : undefined;
    if (left !== undefined && left < 5) console.log(`  only ${left} left: ${name}`);
  }
  console.log(`Products: ${count}`);
} catch (error) {
  if (!(error instanceof CartwrightError)) throw error;
  console.error(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
