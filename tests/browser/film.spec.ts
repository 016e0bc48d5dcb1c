/** Makes docs/images/two-tabs.webp: SCREENS=1 playwright test film. */
import { fileURLToPath } from "node:url";
import { Film } from "./support/film.ts";
import { Shopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const FILE = fileURLToPath(new URL("../../docs/images/two-tabs.webp", import.meta.url));
const MAX_BYTES = 700_000;

test("the film of two tabs with a broken network is made", async ({ browser, shop }) => {
  test.slow();
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 720, height: 820 },
    reducedMotion: "reduce",
  });
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto("/product/harbour-mug");
  await two.goto("/cart");
  const cart = two.getByRole("main");
  await expect(two.getByText(/empty/i).first()).toBeVisible();
  await expect(one.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await one.waitForLoadState("networkidle");
  const film = await Film.of(browser, [one, two]);
  await film.show("Two tabs of one shop: a product, and the cart", 2500);

  const shopper = new Shopper(one);
  await one.getByRole("button", { name: "Add to cart" }).first().click();
  await film.show("A click: the cart shows the mug at once …", 1500);
  await shopper.settled("Harbour Mug");
  await expect(cart.getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
  await film.show("… and so does the other tab", 2500);

  await context.setOffline(true);
  await expect(one.getByText(/You are offline/).first()).toBeVisible();
  await film.show("The network goes away", 2000);
  const more = shopper.drawer.getByRole("button", { name: "Increase quantity" });
  await more.click();
  await film.show("Two mugs, please: shown, and kept for later", 2000);
  await more.click();
  await film.show("Three, after all", 2500);

  await context.setOffline(false);
  await shopper.settled("Harbour Mug");
  await expect(cart.locator("[aria-busy=true]")).toHaveCount(0);
  await film.show("The network is back: what waited is sent, once", 2500);
  await expect(cart.getByRole("textbox").or(cart.getByRole("spinbutton")).first()).toHaveValue("3");
  await film.show("Both tabs agree with the platform", 3500);
  expect(await film.save(FILE)).toBeLessThan(MAX_BYTES);
  await context.close();
});
