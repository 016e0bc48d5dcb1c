import { expect, test } from "./support/test.ts";

const BUYER = {
  Email: "ada@example.com",
  "First name": "Ada",
  "Last name": "Byron",
  "Street and number": "1 Main Street",
  Postcode: "12534",
  City: "Hudson",
};

test("the pay button shows the total while the buyer types, and the card fields keep their text", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.add("harbour-mug");
  await visitor.drawer.getByRole("button", { name: "Checkout" }).click();
  const pay = page.getByRole("button", { name: /^Pay / });
  await expect(page.getByText("Enter your address first")).toBeVisible();
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription(/^Enter your address first/);
  const card = page.getByLabel("Card number");
  await card.fill("4242 4242 4242 4242");
  await page.getByLabel("Country").selectOption("US");
  await page.locator("select#subdivision").selectOption("NY");
  for (const [label, text] of Object.entries(BUYER)) await page.getByLabel(label, { exact: true }).fill(text);
  await expect(pay).toBeEnabled();
  const before = await pay.innerText();
  await page.getByRole("radio", { name: /^Express/ }).check();
  await expect(pay).not.toHaveText(before);
  await expect(card).toHaveValue("4242 4242 4242 4242");
  // A coupon is also applied without leaving the page.
  const dearer = await pay.innerText();
  await page.getByText("Coupon and gift card").click();
  await page.getByLabel("Coupon code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply coupon" }).click();
  await expect(page.getByText("WELCOME10")).toBeVisible();
  await expect(pay).not.toHaveText(dearer);
  await expect(card).toHaveValue("4242 4242 4242 4242");
  const sum = (await pay.innerText()).replace("Pay ", "");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("Security code").fill("123");
  await pay.click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(page.getByText(sum).first()).toBeVisible();
});

test("text typed while a response is pending is kept", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.add("harbour-mug");
  await visitor.drawer.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByText("Enter your address first")).toBeVisible();
  let answerNow = () => {};
  const isTyped = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route("**/pages/checkout", async (route) => {
    const response = await route.fetch();
    await isTyped;
    // A replaced update accepts no answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByLabel("Country").selectOption("US");
  // Like a browser's autofill: no field is blurred, so no update has started yet.
  for (const [label, text] of Object.entries(BUYER)) {
    await page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, filled) => {
      field.value = filled;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);
  }
  answerNow();
  await page.locator("select#subdivision").selectOption("NY");
  for (const [label, text] of Object.entries(BUYER)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await expect(page.getByRole("button", { name: /^Pay / })).toBeEnabled();
});

test("without JavaScript the checkout has steps, and the first payment succeeds", async ({ visitor, browser }) => {
  await visitor.add("harbour-mug");
  await visitor.drawer.getByRole("button", { name: "Checkout" }).click();
  await visitor.page.waitForURL("**/pages/checkout?**");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(visitor.page.url());
  await page.getByLabel("Country").selectOption("US");
  for (const [label, text] of Object.entries(BUYER)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("State or province").fill("New York");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("radio", { name: /^Express/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const total = await page.locator("summary strong").innerText();
  await expect(page.getByRole("button", { name: `Pay ${total}` })).toBeVisible();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("Security code").fill("123");
  const thanks = page.waitForRequest("**/thank-you**");
  await page.getByRole("button", { name: `Pay ${total}` }).click();
  expect(new URL((await thanks).url()).searchParams.get("orderNumber")).toMatch(/^\d+$/);
  await context.close();
});

test("a buyer agrees to the shop's terms before paying, and the card stays filled in", async ({
  page,
  shop,
  shopper,
}) => {
  await shop.owner("PUT", "/_platform/rules/ordersSettings/ordersSettings", { termsUrl: "https://shop.example/terms" });
  await shopper.add("harbour-mug");
  await shopper.drawer.getByRole("button", { name: "Checkout" }).click();
  await shopper.pay("4242 4242 4242 4242");
  await expect(page.getByText("Agree to the terms of sale to place your order")).toBeVisible();
  const box = page.getByRole("checkbox", { name: "I agree to the terms of sale" });
  await expect(box).toBeFocused();
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await box.check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
});
