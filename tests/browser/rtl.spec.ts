/** Foreign text in right-to-left pages: numbers and symbols at its ends stay on their side (Unicode UAX 9). */
import type { Page } from "@playwright/test";
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";
import { newEmail } from "./support/visitor.ts";

/**
 * Visible texts without Arabic letters that start or end with a number or symbol, or contain a telephone number, and
 * are not isolated from the page's direction.
 */
function turnedRound(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = text.data.trim();
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("script,style,option,code,textarea")) continue;
      if (/\p{Script=Arabic}/u.test(words) || /^[\p{L} ]*$/u.test(words)) continue;
      const isMixed = /\p{L}/u.test(words) && /^[^\p{L}]|[^\p{L}]$/u.test(words);
      const isTelephone = /^\+\d/.test(words);
      if (!isMixed && !isTelephone) continue;
      // An explicit direction, other than the page's.
      const own = parent.closest("bdi,[dir]");
      if (own && own !== document.documentElement) continue;
      // Amounts and isolated texts have direction marks.
      if (/^[\u200e\u200f\u2066-\u2068]/u.test(words)) continue;
      found.add(words);
    }
    return [...found];
  });
}

const ADDRESS = {
  country: "US",
  subdivision: "US-CO",
  postalCode: "80504",
  city: "Longmont",
  addressLine1: "9462 Apache Rd",
};
const CONTACT = { firstName: "Ada", lastName: "Byron (2nd)", phone: "+1 303-555-0100", company: "3 Hills Ltd." };

const SCREENS = [
  "",
  "/orders",
  "/products",
  "/products/new",
  "/stock",
  "/categories",
  "/lists/brands",
  "/lists/info-sections",
  "/lists/customizations",
  "/members",
  "/rules/coupons",
  "/rules/gift-cards",
  "/rules/delivery",
  "/rules/tax",
  "/settings",
  "/activity",
];

test("user texts keep their character order in the Arabic console", async ({ page, shop, visitor }) => {
  test.slow();
  const email = newEmail("1-ada");
  await visitor.join(email);
  const { members } = await shop.owner<{ members: { id: string }[] }>("POST", "/members/v1/members/query", {
    query: { filter: { loginEmail: email } },
  });
  const member = members[0]?.id ?? "";
  await shop.owner("PATCH", `/members/v1/members/${member}`, {
    member: {
      contact: { firstName: CONTACT.firstName, lastName: CONTACT.lastName, phones: [CONTACT.phone] },
    },
  });
  const { products } = await shop.owner<{ products: { id: string; name: string }[] }>(
    "POST",
    "/stores/v3/products/query",
    {
      query: { filter: { slug: "harbour-mug" } },
    },
  );
  const details = { address: ADDRESS, contactDetails: CONTACT };
  const { order } = await shop.owner<{ order: { id: string } }>("POST", "/ecom/v1/orders", {
    order: {
      channelInfo: { type: "POS" },
      buyerInfo: { memberId: member, email },
      buyerNote: "2 boxes, please.",
      billingInfo: details,
      shippingInfo: { title: "Post (2 days)", logistics: { deliveryTime: "2 days.", shippingDestination: details } },
      priceSummary: { subtotal: { amount: "10.00" }, total: { amount: "10.00" } },
      lineItems: [
        {
          quantity: 1,
          productName: { original: "No. 5 (small)" },
          catalogReference: { appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e", catalogItemId: products[0]?.id },
          itemType: { preset: "PHYSICAL" },
          price: { amount: "10.00" },
          descriptionLines: [{ name: { original: "Size" }, plainText: { original: "42 [EU]" } }],
        },
      ],
    },
  });
  await signIn(page, shop);
  const wrong: Record<string, string[]> = {};
  for (const path of [
    ...SCREENS,
    `/orders/${order.id}`,
    `/orders/${order.id}/packing-slip`,
    `/orders/${order.id}/invoice`,
    `/members/${member}`,
  ]) {
    await page.goto(`/ar/owner${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const found = await turnedRound(page);
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
});
