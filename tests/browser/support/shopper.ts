/** A shopper's steps, by role and name. */
import { expect, type Locator, type Page } from "@playwright/test";

export class Shopper {
  constructor(readonly page: Page) {}

  /** Adds a product with its choices from its page; the cart opens. */
  async add(slug: string, ...choices: string[]): Promise<void> {
    await this.page.goto(`/product/${slug}`);
    for (const choice of choices) await this.choose(choice);
    // Products sold only by subscription have the other name; on phones the bar repeats the button.
    await this.page
      .getByRole("button", { name: /^(Add to cart|Subscribe)$/ })
      .first()
      .click();
    await expect(this.drawer).toBeVisible();
  }

  /** Waits until the visible cart has the product, and the platform has applied all changes of it. */
  async settled(name: string, where: Locator = this.drawer): Promise<void> {
    const line = where.getByRole("heading", { name });
    await expect(line).toBeVisible();
    await expect(where.locator("[aria-busy=true]")).toHaveCount(0);
    // A refused item is removed again.
    await expect(line).toBeVisible();
  }

  /** Waits until the cart is loaded and empty. */
  async hasNothing(): Promise<void> {
    await expect(this.page.getByRole("banner").getByText("0 items in your cart")).toBeAttached();
    await expect(this.cartButton).toHaveAccessibleName("Cart, empty");
  }

  async choose(choice: string): Promise<void> {
    await this.page.getByRole("radio", { name: new RegExp(`^${choice}(\\s|$)`) }).check();
  }

  get drawer(): Locator {
    return this.page.getByRole("dialog", { name: "Your cart" });
  }

  get cartButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: /^Cart(,|$)/ });
  }

  async openCart(): Promise<void> {
    await this.page.goto("/cart");
    await expect(this.page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  }

  /** Fills in the hosted checkout and pays; with the first delivery method, unless one is named. */
  async pay(card: string, delivery?: RegExp): Promise<void> {
    const { page } = this;
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Byron");
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("Street and number").fill("1 Main Street");
    await page.getByLabel("Postcode").fill("12534");
    await page.getByLabel("City").fill("Hudson");
    // The field becomes a select once the country is known.
    await page.locator("select#subdivision").selectOption("NY");
    if (delivery) await page.getByRole("radio", { name: delivery }).check();
    await this.payByCard(card);
  }

  async payByCard(card: string): Promise<void> {
    await this.page.getByLabel("Card number").fill(card);
    await this.page.getByLabel("Expiry").fill("12/30");
    await this.page.getByLabel("Security code").fill("123");
    // The page asks for confirmation again if a late answer changes the total after the click.
    await expect(this.page.locator("#checkout[aria-busy]")).toHaveCount(0);
    await this.page.getByRole("button", { name: /^Pay / }).click();
  }

  /** Buys one item, up to the thank-you page. */
  async buy(slug: string, card = "4242 4242 4242 4242"): Promise<void> {
    await this.add(slug);
    await this.drawer.getByRole("button", { name: "Checkout" }).click();
    await this.pay(card);
    await expect(this.page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  }

  /** Registers on the hosted page and returns. */
  async register(email: string): Promise<void> {
    const { page } = this;
    await page.goto("/account");
    await page.getByRole("button", { name: "Log in" }).click();
    // The store's own page has a link of the same name.
    await page.waitForURL("**/pages/login?**");
    await page.getByRole("link", { name: "Create account" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("You are logged in.")).toBeVisible();
  }
}
