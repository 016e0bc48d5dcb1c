/**
 * Ten daily acts of an owner, from the console's home: each is done, and its clicks and keys are counted for the table
 * in docs/console.md. A double click is two, a choice in a select is two, a text that is typed is one.
 */
import type { Locator, Page } from "@playwright/test";
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";

/** An owner's hand, which counts. */
class Hand {
  count = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  /** Types into the focused field, of which the test holds that it has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.insertText(text);
    this.count += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.count += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.type(field, text);
  }

  /** Replaces a field's content, selected by a double click. */
  async replace(field: Locator, text: string): Promise<void> {
    await field.dblclick();
    this.count += 2;
    await this.type(field, text);
  }

  /** Opens what the palette finds for a text. */
  async find(text: string, found: RegExp): Promise<void> {
    await expect(this.page.getByRole("button", { name: "Search or go to" })).toBeVisible();
    await this.press("ControlOrMeta+k");
    await this.type(this.page.getByRole("combobox", { name: "Search or go to" }), text);
    const results = this.page.getByRole("listbox", { name: "Search results" });
    await expect(results.getByRole("option", { selected: true })).toHaveText(found);
    await this.press("Enter");
  }
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const lastOrder = (page: Page) =>
  page
    .getByRole("region", { name: "Last orders" })
    .getByRole("link", { name: /^Order/ })
    .first();
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true });

test.describe("in as few clicks and keys as the table says, the owner", () => {
  test("fulfils an order with tracking, answers where the parcel is, and refunds a line", async ({
    page,
    shop,
    shopper,
  }) => {
    test.slow();
    await shopper.buy("harbour-mug");
    await signIn(page, shop);
    const fulfilling = new Hand(page);
    await fulfilling.click(lastOrder(page));
    await fulfilling.click(button(page, "Fulfil items"));
    const dialog = page.getByRole("dialog", { name: "Fulfil items" });
    await fulfilling.fill(dialog.getByLabel("Tracking number"), "1Z999AA10123456784");
    await fulfilling.click(button(dialog, /^Fulfil \d/));
    const parcel = page
      .getByRole("region", { name: "Fulfilment" })
      .getByRole("link", { name: "UPS 1Z999AA10123456784" });
    await expect(parcel).toBeVisible();
    expect(fulfilling.count).toBe(5);

    await page.goto("/owner");
    const answering = new Hand(page);
    await answering.find("ada byron", /^Order \d/);
    await expect(parcel).toBeInViewport();
    await expect(parcel).toHaveAttribute("href", /ups\.com.*1Z999AA10123456784$/);
    expect(answering.count).toBe(3);

    await page.goto("/owner");
    const refunding = new Hand(page);
    await refunding.click(lastOrder(page));
    await refunding.click(button(page, "Refund"));
    const refund = page.getByRole("dialog", { name: "Refund" });
    await refunding.replace(refund.getByRole("textbox", { name: /^Harbour Mug/ }), "1");
    await refunding.click(button(refund, /^Refund \$/));
    await expect(page.getByText(/^Refund of \$[\d.]+ sent\.$/)).toBeVisible();
    expect(refunding.count).toBe(6);
  });

  test("finds an order by what was bought", async ({ page, shop, shopper }) => {
    await shopper.buy("harbour-mug");
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.click(link(page, "Orders"));
    await hand.fill(page.getByLabel("Number, name, email or goods"), "harbour mug");
    await expect(page.getByRole("row", { name: /Ada Byron/ })).toBeVisible();
    expect(hand.count).toBe(3);
  });

  test("changes a price", async ({ page, shop }) => {
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.find("harbour mug", /^Harbour Mug$/);
    await hand.replace(page.getByLabel("Price", { exact: true }), "31.50");
    await hand.click(button(page, "Save"));
    await expect(page.getByText("Product saved.")).toBeVisible();
    expect(hand.count).toBe(7);
    await page.goto("/product/harbour-mug");
    await expect(page.getByRole("main").getByText("$31.50").first()).toBeVisible();
  });

  test("restocks what is low", async ({ page, shop }) => {
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.click(link(page, "Variants low in stock"));
    await hand.replace(page.getByRole("textbox", { name: /^Quantity of/ }).first(), "40");
    await hand.click(button(page, "Save"));
    await expect(page.getByText("1 quantity saved.")).toBeVisible();
    expect(hand.count).toBe(5);
  });

  test("adds a product with variants", async ({ page, shop }) => {
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.click(link(page, "Products"));
    await hand.click(link(page, "New product"));
    await hand.fill(page.getByLabel("Name", { exact: true }), "Fell Shirt");
    await hand.fill(page.getByLabel("Price", { exact: true }), "49");
    await hand.fill(page.getByLabel("New option"), "Size");
    await hand.fill(page.getByLabel("Its choices"), "S, M, L");
    await hand.press("Enter");
    await hand.click(button(page, "Create the product"));
    await expect(page.getByRole("heading", { name: "3 variants" })).toBeVisible();
    expect(hand.count).toBe(12);
  });

  test("hides a product", async ({ page, shop }) => {
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.click(link(page, "Products"));
    await hand.fill(page.getByLabel("Search products"), "harbour mug");
    await expect(page.getByRole("switch", { name: /^Bread Board/ })).toHaveCount(0);
    await hand.click(page.getByRole("switch", { name: "Harbour Mug is shown in the shop" }));
    await expect(page.getByText("1 product is hidden from the shop.")).toBeVisible();
    expect(hand.count).toBe(4);
  });

  test("makes a coupon", async ({ page, shop, shopper }) => {
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.click(link(page, "Discounts"));
    await hand.click(button(page, "New coupon"));
    const dialog = page.getByRole("dialog", { name: "New coupon" });
    await hand.fill(dialog.getByLabel("Code"), "SPRING20");
    await hand.fill(dialog.getByLabel("Percent off"), "20");
    await hand.click(button(dialog, "Create"));
    await expect(page.getByText("SPRING20 created.")).toBeVisible();
    expect(hand.count).toBe(7);
    await shopper.add("harbour-mug");
    await shopper.openCart();
    await page.getByLabel("Coupon code").fill("spring20");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("button", { name: "Remove coupon SPRING20" })).toBeVisible();
  });

  test("edits a description", async ({ page, shop }) => {
    await signIn(page, shop);
    const hand = new Hand(page);
    await hand.find("harbour mug", /^Harbour Mug$/);
    const description = page.getByRole("textbox", { name: "Description", exact: true });
    await expect(description).not.toBeEmpty();
    await hand.fill(description, "Dishwasher safe. ");
    await hand.click(button(page, "Save"));
    await expect(page.getByText("Product saved.")).toBeVisible();
    expect(hand.count).toBe(6);
    await page.goto("/product/harbour-mug");
    await expect(page.getByText(/Dishwasher safe\./)).toBeVisible();
  });
});
