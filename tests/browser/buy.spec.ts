import { expect, test } from "./support/test.ts";
import { newEmail, PASSWORD } from "./support/visitor.ts";

test(
  "a visitor finds a product, chooses a variant, and buys it with a coupon",
  { tag: "@core" },
  async ({ shopper, page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Search the shop" }).first().fill("mug");
    await page.getByRole("combobox", { name: "Search the shop" }).first().press("Enter");
    await expect(page).toHaveURL(/\/search\?q=mug/);
    await expect(page.getByRole("status").filter({ hasText: /products for “mug”/ })).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: "Morning Mug" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Morning Mug" })).toBeFocused();
    await expect(page.getByRole("radio", { name: /Ink.*sold out/ })).toBeVisible();

    // Without a choice, the button names the missing option.
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("alert")).toHaveText("Choose an option for Colour.");
    await shopper.choose("Clay");
    await expect(page).toHaveURL(/colour=Clay/);
    await page.getByRole("button", { name: "Add to cart" }).click();

    await expect(shopper.drawer.getByRole("heading", { name: "Morning Mug" })).toBeVisible();
    await expect(shopper.drawer.getByText("Clay")).toBeVisible();
    await shopper.drawer.getByRole("link", { name: "View cart" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeFocused();

    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Increase quantity" }).click();
    await expect(main.getByText("$48.00").first()).toBeVisible();
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");

    await main.getByLabel("Coupon code").fill("NOSUCHCODE");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(main.getByText("This code is not valid. Check the spelling.")).toBeVisible();
    await main.getByLabel("Coupon code").fill("welcome10");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(main.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
    await expect(main.getByText("−$4.80")).toBeVisible();

    await main.getByLabel("Country").selectOption("US");
    await main.getByLabel("State or province").selectOption("US-NY");
    await main.getByLabel("Postcode").fill("12534");
    await main.getByRole("button", { name: "Estimate" }).click();
    await expect(main.getByText("Estimated total")).toBeVisible();
    await expect(main.getByText("You can change the delivery method at checkout.")).toBeVisible();

    await main.getByRole("button", { name: "Checkout" }).click();
    await shopper.pay("4242 4242 4242 4242", /Express/);
    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    await expect(page.getByText(/Your order number is \d+\./)).toBeVisible();
    await shopper.hasNothing();
  },
);

test("a declined card is explained and the cart is kept", async ({ shopper, page }) => {
  await shopper.add("harbour-mug");
  await shopper.drawer.getByRole("button", { name: "Checkout" }).click();
  await shopper.pay("4000 0000 0000 0002");
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
});

test("a removed line can be restored by Undo", async ({ shopper, page }) => {
  await shopper.add("harbour-mug");
  await shopper.openCart();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Remove Harbour Mug" }).click();
  const undo = main.getByRole("button", { name: "Undo removing Harbour Mug" });
  await expect(undo).toBeFocused();
  await expect(main.getByText("Your cart is empty")).toBeVisible();
  await undo.click();
  await expect(main.getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
});

test("a refused checkout keeps the cart and shows an error", async ({ shopper, page }) => {
  await shopper.add("harbour-mug");
  await page.route("**/redirect-session", (route) =>
    route.fulfill({
      status: 400,
      headers: { "access-control-allow-origin": "*" },
      json: {
        message: "no",
        details: { applicationError: { code: "NOPE", description: "No checkout today", data: {} } },
      },
    }),
  );
  await shopper.drawer.getByRole("button", { name: "Checkout" }).click();
  await expect(shopper.drawer.getByRole("alert")).toContainText("Your cart is saved.");
  await expect(shopper.drawer.getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
});

test("a guest logs in at the checkout, picks a saved address, and is logged in on return", async ({
  shopper,
  page,
}) => {
  const email = newEmail("guest");
  await shopper.register(email);
  await page.goto("/account/contact");
  const addresses = page.getByRole("region", { name: "Addresses" });
  await addresses.getByRole("button", { name: "Add an address" }).click();
  await addresses.getByLabel("Street and number").fill("12 Mill Lane");
  await addresses.getByLabel("City").fill("Hudson");
  await addresses.getByLabel("Postcode").fill("12534");
  await addresses.getByLabel("State or province").selectOption("US-NY");
  await addresses.getByRole("button", { name: "Save" }).click();
  await expect(addresses.getByText("12 Mill Lane, Hudson, NY 12534, United States")).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Made slowly, used daily." })).toBeVisible();

  await shopper.add("harbour-mug");
  await shopper.drawer.getByRole("button", { name: "Checkout" }).click();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Use my saved details" }).click();
  await expect(page.getByRole("radio", { name: "12 Mill Lane, Hudson, NY 12534, United States" })).toBeChecked();
  await expect(page.getByLabel("Street and number")).toBeHidden();
  await page.getByRole("radio", { name: "Another address" }).check();
  await expect(page.getByLabel("Street and number")).toBeVisible();
  await page.getByRole("radio", { name: /^12 Mill Lane/ }).check();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(page).not.toHaveURL(/wixMemberLoggedIn/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("pictures are swiped, the buy bar adds the item, and the cart has the checkout right after its items", async ({
    page,
    shopper,
  }) => {
    await page.goto("/product/fisher-jumper?colour=Oat");
    const pictures = page.getByRole("region", { name: "Pictures" });
    const large = await pictures.getByRole("button", { name: "Enlarge picture" }).boundingBox();
    if (!large) throw new Error("the picture is not in sight");
    const y = large.y + large.height / 2;
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.synthesizeScrollGesture", { x: large.x + 300, y, xDistance: -280, yDistance: 0 });
    await expect(pictures.getByRole("button", { name: "Show picture 2 of 7" })).toHaveAttribute("aria-pressed", "true");

    const add = page.getByRole("button", { name: "Add to cart" });
    const needed = page.getByRole("button", { name: "Choose: Size" });
    await expect(needed).toBeInViewport({ ratio: 1 });
    await needed.click();
    await expect(page.getByRole("alert")).toHaveText("Choose an option for Size.");
    const sizes = page.getByRole("group", { name: "Size" }).getByRole("radio");
    await expect(sizes.first()).toBeFocused();
    await expect(sizes.first()).toBeInViewport();
    await shopper.choose("M");
    await add.first().scrollIntoViewIfNeeded();
    await expect(add).toHaveCount(1);
    await add.click();
    await expect(shopper.drawer.getByRole("heading", { name: "Fisher Jumper" })).toBeVisible();
    await shopper.drawer.getByRole("link", { name: "View cart" }).click();
    await expect(page.getByRole("main").getByRole("button", { name: "Checkout" })).toBeInViewport({ ratio: 1 });
  });
});
