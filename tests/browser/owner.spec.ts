/** The owner's day in the console. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";
import { newEmail } from "./support/visitor.ts";

test("the owner signs in with a key that no page stores, and returns to the page where the session ended", async ({
  page,
  shop,
}) => {
  await page.goto("/owner/orders?payment=unpaid");
  await page.getByLabel("Owner's key", { exact: true }).fill("CW.wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This is not the key of this site's owner.").first()).toBeVisible();
  await page.getByLabel("Owner's key", { exact: true }).fill(shop.platform.ownerKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page.getByLabel("Payment")).toHaveValue("unpaid");
  const kept = await page.evaluate(
    () => [localStorage, sessionStorage].map((storage) => Object.entries(storage).join()).join() + document.cookie,
  );
  expect(kept).not.toContain(shop.platform.ownerKey);

  // Without the event stream, which advancing the clock may wake: the owner's own call must be the one refused.
  await page.route("**/_platform/events/stream", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page.getByText("No orders match these filters.")).toBeVisible();
  await shop.advance(60 * 60);
  await page.getByLabel("Payment").selectOption("Paid");
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await page.getByLabel("Owner's key", { exact: true }).fill(shop.platform.ownerKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Payment")).toHaveValue("paid");
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in as the owner" })).toBeVisible();
});

test(
  "the owner approves a member, fulfils an order in part and refunds a line",
  { tag: "@core" },
  async ({ page, shop, visitor }) => {
    test.slow();
    await visitor.buy("harbour-mug");
    await shop.settings({ ownerApproval: true });
    const email = newEmail("grace");
    await visitor.fillRegistration(email);
    await expect(page.getByText(/approv/i).first()).toBeVisible();

    await signIn(page, shop);
    await page.getByRole("link", { name: "Members to approve" }).click();
    await page.getByRole("button", { name: /^Approve:/ }).click();
    await expect(page.getByText(/approved\.$/)).toBeVisible();
    await expect(page.getByText("No members match these filters.")).toBeVisible();

    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await page.getByRole("link", { name: "To fulfil" }).click();
    await page.getByRole("link", { name: /^Order \d/ }).click();
    await page.getByRole("button", { name: "Fulfil items" }).click();
    const fulfil = page.getByRole("dialog", { name: "Fulfil items" });
    await fulfil.getByLabel("Carrier").selectOption("DHL");
    await fulfil.getByLabel("Tracking number").fill("JD0002");
    await fulfil.getByRole("button", { name: /^Fulfil \d/ }).click();
    await expect(page.getByText("Items fulfilled.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Fulfilment" }).getByText("JD0002")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("Nothing is fulfilled yet.")).toBeVisible();
    await expect(page.getByText("Fulfilment undone.").first()).toBeVisible();

    await page.getByRole("button", { name: "Refund", exact: true }).click();
    const refund = page.getByRole("dialog", { name: "Refund" });
    await refund.getByRole("textbox", { name: /^Harbour Mug/ }).fill("1");
    await refund.getByRole("button", { name: /^Refund \$/ }).click();
    await expect(page.getByText(/^Refunded \$/).first()).toBeVisible();
    // The open dialog blocks typing into the page behind it.
    await expect(refund).toBeHidden();
    await expect(
      page
        .getByText("Partly refunded")
        .or(page.getByText("Refunded", { exact: true }))
        .first(),
    ).toBeVisible();
    await page.getByLabel("Note").fill("Broke on the way");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("region", { name: "Today" }).getByText("Broke on the way")).toBeVisible();

    await page.getByRole("link", { name: "Packing slip" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Packing slip for order/ })).toBeVisible();
  },
);

test("the owner hides and shows a product and sets its stock", async ({ page, shop }) => {
  await signIn(page, shop, "/owner/products");
  await page.getByLabel("Search products").fill("harbour mug");
  const shown = page.getByRole("switch", { name: "Harbour Mug is shown in the shop" });
  // Waits for the search's list, not the previous one.
  await expect(page.getByRole("switch", { name: /^Bread Board/ })).toHaveCount(0);
  await shown.click();
  await expect(page.getByText("1 product is hidden from the shop.")).toBeVisible();
  await expect(shown).not.toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toBeChecked();

  await page.getByRole("navigation", { name: "Console" }).getByRole("link", { name: "Stock" }).click();
  await page.getByLabel("Search by name or SKU").fill("harbour mug");
  const quantity = page.getByRole("textbox", { name: /^Quantity of Harbour Mug/ }).first();
  await quantity.fill("33");
  // A draft survives a reload.
  await page.reload();
  await expect(quantity).toHaveValue("33");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 quantity saved.")).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue("33");
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
});

test("on a phone the console's bar leads to every screen, and lists show whole rows", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, shop, "/owner/rules/coupons");
  const screens = page.getByRole("navigation", { name: "Console" });
  await expect(page.getByRole("button", { name: "More: WELCOME10" })).toBeInViewport({ ratio: 1 });
  await screens.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await screens.getByRole("button", { name: "More" }).click();
  await screens.getByRole("link", { name: "Members" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  await expect(screens.getByRole("link", { name: "Members" })).toBeHidden();
});

test("the owner moves a category, and the store shows its new place", async ({ page, shop }) => {
  await signIn(page, shop, "/owner/categories");
  const tree = page.getByRole("navigation", { name: "Categories" });
  await tree.getByRole("button", { name: "Subcategories of The Table" }).click();
  await tree.getByRole("link", { name: /^Mugs & Cups/ }).click();
  await expect(page.getByText("Number 1 of 3 in The Table.")).toBeVisible();
  await page.getByLabel("Parent").selectOption("Top level");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(page.getByText("Mugs & Cups moved.")).toBeVisible();
  await expect(page.getByText(/^Number (\d+) of \1 on the top level\.$/)).toBeVisible();
  await page.getByLabel("Description", { exact: true }).fill("For every morning.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Category saved.")).toBeVisible();

  await page.goto("/collections");
  const places = page.getByRole("main").getByRole("link", { name: /The Table|Mugs & Cups|The Kitchen/ });
  await expect(places).toHaveText([/The Table/, /The Kitchen/, /Mugs & Cups/]);
  await places.nth(2).click();
  await expect(page.getByText("For every morning.")).toBeVisible();
});

test("the owner creates a product with 24 variants by pasting a table", { tag: "@core" }, async ({ page, shop }) => {
  await signIn(page, shop, "/owner/products");
  await page.getByRole("link", { name: "New product" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Fell Shirt");
  const sizes = ["XS", "S", "M", "L", "XL", "XXL"];
  const lines = sizes.flatMap((size) => ["Oat", "Moss", "Ink", "Rust"].map((colour) => [size, colour]));
  const table = [
    "Size\tColour\tSKU\tPrice\tQuantity",
    ...lines.map(([size, colour], index) => [size, colour, `FS-${index}`, "1,049.50", index].join("\t")),
  ];
  await page.getByText("Paste variants from a spreadsheet").click();
  await page.getByLabel("Variants from a spreadsheet").fill(table.join("\n"));
  await page.getByRole("button", { name: "Create the product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fell Shirt" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "24 variants" })).toBeVisible();

  const price = page.getByRole("textbox", { name: "Price of XS, Oat", exact: true });
  await expect(price).toHaveValue("1049.50");
  await price.focus();
  await price.evaluate(
    (field, text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    },
    lines.map((_, index) => `${index + 20}.90\t${index}\t\t8`).join("\n"),
  );
  await expect(page.getByText("24 lines pasted.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product saved.")).toBeVisible();
  await page.reload();
  const last = page.getByRole("textbox", { name: "Price of XXL, Rust", exact: true });
  await expect(last).toHaveValue("43.90");
  await expect(page.getByRole("textbox", { name: "Quantity of XXL, Rust" })).toHaveValue("23");
  await expect(page.getByRole("textbox", { name: "SKU of XXL, Rust" })).toHaveValue("FS-23");
});

test("the owner formats a description, and the shop shows the formats", { tag: "@core" }, async ({ page, shop }) => {
  await signIn(page, shop, "/owner/products?q=bedside+lamp");
  await page.getByRole("link", { name: "Bedside Lamp" }).click();
  const description = page.getByRole("textbox", { name: "Description", exact: true });
  const tools = page.getByRole("toolbar", { name: "Formatting of Description" });
  await expect(description).not.toBeEmpty();
  await description.press("ControlOrMeta+End");
  await description.press("Enter");
  await description.pressSequentially("Lit by hand");
  await description.press("Shift+Home");
  await tools.getByRole("button", { name: "Bold" }).click();
  await tools.getByRole("button", { name: "Link" }).click();
  await page.getByLabel("Address of the link").fill("example.com/hands");
  await page.getByRole("button", { name: "Set the link" }).click();
  await description.press("End");
  await description.press("Enter");
  await tools.getByLabel("Kind of text").selectOption("Heading");
  await description.pressSequentially("In the box");
  await description.press("Enter");
  await description.pressSequentially("- Lamp");
  await description.press("Enter");
  await description.pressSequentially("Cable");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product saved.")).toBeVisible();
  await page.getByRole("link", { name: "View in the shop" }).click();
  const link = page.getByRole("main").getByRole("link", { name: "Lit by hand" });
  await expect(link).toHaveAttribute("href", "https://example.com/hands");
  await expect(link.locator("xpath=ancestor-or-self::strong|descendant::strong")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "In the box" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^(Lamp|Cable)$/ })).toHaveText(["Lamp", "Cable"]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the owner reorders a product's images, and the shop shows the new order", async ({ page, shop }) => {
    await signIn(page, shop, "/owner/products?q=bedside+lamp");
    await page.getByRole("link", { name: "Bedside Lamp" }).click();
    const description = async (number: number) => {
      await page.getByRole("button", { name: `Description of picture ${number}` }).tap();
      return page.getByRole("textbox", { name: `Description of picture ${number}` }).inputValue();
    };
    const [first, second] = [await description(1), await description(2)];
    const handles = page.locator(".cursor-grab");
    const [to, from] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
    if (!from || !to) throw new Error("the pictures are not in sight");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", x: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + 20, y: from.y + 20 }] });
    await touch("touchStart", from.x);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from.x + (to.x - from.x) * part);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => description(1)).toBe(second);
    expect(await description(2)).toBe(first);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Product saved.")).toBeVisible();
    await page.getByRole("link", { name: "View in the shop" }).click();
    await expect(page.getByRole("main").getByRole("img").first()).toHaveAccessibleName(second);
  });
});

test("the owner changes many prices at once and undoes the change", async ({ page, shop }) => {
  await signIn(page, shop, "/owner/products?q=jumper");
  const jumper = page.getByRole("row", { name: /Northern Yoke Jumper/ });
  const before = await jumper.getByText(/^\$\d+\.\d\d$/).innerText();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Change prices" }).click();
  const dialog = page.getByRole("dialog", { name: "Change prices" });
  await dialog.getByRole("radio", { name: /^All that match the filters/ }).check();
  await dialog.getByRole("textbox", { name: "Percent" }).fill("10");
  await dialog.getByLabel("Rounding").selectOption("To whole prices");
  await dialog.getByRole("button", { name: "Show old and new prices" }).click();
  await expect(dialog.getByRole("row", { name: /^Northern Yoke Jumper/ }).first()).toContainText(before);
  await dialog.getByRole("button", { name: /^Change \d+ prices$/ }).click();
  await expect(page.getByText(/^\d+ prices changed\.$/)).toBeVisible();
  // The dialog has rows with the same name.
  await expect(dialog).toBeHidden();
  await expect(jumper).not.toContainText(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(jumper).toContainText(before);
});

for (const width of [390, 1440]) {
  test(`a selection moves no row, and its acts are in sight of the last row, at ${width} pixels`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, shop, "/owner/products");
    await page
      .getByLabel(/^Select /)
      .nth(1)
      .focus();
    const last = page.getByLabel(/^Select /).last();
    await last.focus();
    const before = await last.boundingBox();
    await last.press("Space");
    await expect(page.getByRole("button", { name: "Show in the shop" })).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await last.boundingBox()).toEqual(before);
  });
}

test("the owner reaches a screen and a member by keyboard alone", async ({ page, shop }) => {
  await signIn(page, shop);
  const button = page.getByRole("button", { name: /^Search or go to/ });
  await button.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search or go to" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("iris");
  await expect(page.getByRole("option", { name: /Iris Holm/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Iris Holm" })).toBeFocused();
});

test("the owner changes login settings and manages a webhook", async ({ page, shop }) => {
  await signIn(page, shop, "/owner/settings");
  const captcha = page.getByLabel("Captcha at sign-up and login");
  await captcha.selectOption("Invisible");
  await expect(page.getByText("Setting saved.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(captcha).toHaveValue("NONE");
  const approval = page.getByRole("checkbox", { name: "New members need my approval" });
  await approval.check();
  await approval.uncheck();
  await page.getByLabel("Webhook URL").fill("http://127.0.0.1:9/hook");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const remove = page.getByRole("button", { name: "Remove http://127.0.0.1:9/hook" });
  await expect(remove).toBeVisible();
  await shop.owner("POST", "/stores/v3/brands", { brand: { name: "Kiln" } });
  await expect(page.getByRole("button", { name: /^Send again: wix\.stores/ })).toBeVisible();
  await remove.click();
  await expect(page.getByText("There are no webhooks yet.")).toBeVisible();
  await page.reload();
  await expect(approval).not.toBeChecked();
});

test("the owner types a date filter and a two-word search, and every screen has its own title", async ({
  page,
  shop,
  shopper,
}) => {
  await signIn(page, shop, "/owner/orders");
  expect(shopper.page).toBe(page);
  await expect(page).toHaveTitle(/^Orders · Console · /);
  const from = page.getByLabel("From", { exact: true });
  await from.focus();
  await page.keyboard.type("11012026");
  await expect(from).toHaveValue("2026-11-01");
  await expect(page).toHaveURL(/from=2026-11-01$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/owner\/orders$/);
  await page.goto("/owner/products");
  const search = page.getByLabel("Search products");
  await search.pressSequentially("camp ");
  await expect(page).toHaveURL(/q=camp$/);
  await search.pressSequentially("cup");
  await expect(page).toHaveURL(/q=camp\+cup$/);
  await expect(search).toHaveValue("camp cup");

  const palette = page.getByRole("dialog", { name: "Search or go to" });
  await page.keyboard.press("Control+k");
  const screens = palette.getByRole("group", { name: "Screens" }).getByRole("option");
  await expect(screens.nth(20)).toBeVisible();
  const count = await screens.count();
  const titles = new Map<string, string>();
  let last = await page.title();
  for (let index = 0; index < count; index++) {
    const before = new URL(page.url()).pathname;
    if (index > 0) await page.keyboard.press("Control+k");
    const screen = screens.nth(index);
    const [, path] = /-(\/owner[^?]*)/.exec((await screen.getAttribute("id")) ?? "") ?? [];
    await screen.click();
    await expect(palette).toBeHidden();
    if (path === undefined) break; // the shop
    await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // The title follows its screen, which may be loaded on demand.
    if (new URL(page.url()).pathname !== before) await expect(page).not.toHaveTitle(last);
    await expect(page).toHaveTitle(/ · Console · /);
    await expect(page.locator("title")).toHaveCount(1);
    last = await page.title();
    titles.set(new URL(page.url()).pathname, last);
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test("a new order appears in the open order list", async ({ page, shop, shopper, browser }) => {
  await signIn(page, shop, "/owner/orders");
  await expect(page.getByText("There are no orders yet.")).toBeVisible();
  await expect(page.getByText("Live updates", { exact: true })).toBeVisible();
  expect(shopper.page).toBe(page);
  const other = await browser.newPage({ baseURL: shop.url });
  const { Shopper } = await import("./support/shopper.ts");
  await new Shopper(other).buy("harbour-mug");
  await other.close();
  await expect(page.getByRole("link", { name: /^Order \d/ })).toBeVisible();
});

test.describe("axe finds no violation in the console", { tag: "@axe" }, () => {
  const screens: Record<string, (page: Page) => Promise<void>> = {
    home: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("members");
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("region", { name: "Sales by day" })).toBeVisible();
    },
    "orders and an order": async (page) => {
      await page.getByRole("link", { name: "Orders", exact: true }).click();
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await expectAccessible(page);
      await page.getByRole("link", { name: /^Order \d/ }).click();
      await page.getByText("Price breakdown").click();
      await page.getByRole("button", { name: "Fulfil items" }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Refund", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
    },
    "products and their stock": async (page) => {
      await page.getByRole("link", { name: "Products", exact: true }).click();
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Stock", exact: true }).click();
      await page
        .getByRole("textbox", { name: /^Quantity/ })
        .first()
        .fill("33");
      await page.getByText("1 unsaved change").click();
    },
    "a product, a new one, and prices of many": async (page) => {
      await page.getByRole("link", { name: "Products", exact: true }).click();
      await page.getByLabel("Select Belly Planter").check();
      await page.getByRole("button", { name: "Change prices" }).click();
      const dialog = page.getByRole("dialog", { name: "Change prices" });
      await dialog.getByRole("textbox", { name: "Percent" }).fill("5");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Show old and new prices" }).click();
      await expect(dialog.getByRole("button", { name: "Change 3 prices" })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "New product" }).click();
      await page.getByRole("button", { name: "Create the product" }).click();
      await expectAccessible(page);
      await page.goBack();
      await page.getByRole("link", { name: "Belly Planter" }).click();
      await page.getByLabel("Name", { exact: true }).fill("");
      await page.getByRole("textbox", { name: "Price of" }).first().fill("cheap");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("This cannot be saved yet.")).toBeVisible();
    },
    "categories and a category": async (page) => {
      await page.getByRole("link", { name: "Categories", exact: true }).click();
      await page.getByRole("button", { name: "Subcategories of The Table" }).click();
      await expectAccessible(page);
      await page.getByRole("link", { name: /^Mugs & Cups/ }).click();
      await expect(page.getByRole("button", { name: /^More: / }).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Add products" }).click();
      await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
    },
    lists: async (page) => {
      await page.getByRole("link", { name: "Lists", exact: true }).click();
      await expect(page.getByRole("button", { name: /^Edit: / }).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Customizations", exact: true }).click();
      await page
        .getByRole("button", { name: /^Edit: / })
        .first()
        .click();
      await expect(page.getByLabel("Choices")).toBeVisible();
    },
    rules: async (page) => {
      await page.getByRole("link", { name: "Discounts", exact: true }).click();
      await page.getByRole("button", { name: "More: FREESHIP" }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: "End now: FREESHIP" }).click();
      await expect(page.getByText("FREESHIP ended.")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "New coupon" }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Checkout", exact: true }).click();
      await page.getByRole("link", { name: "Fees", exact: true }).click();
      await page.getByRole("button", { name: "New fee" }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Delivery", exact: true }).click();
      await page.getByRole("button", { name: "Edit: Standard" }).first().click();
      await page.getByLabel("Price", { exact: true }).fill("7.25");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Standard saved.")).toBeVisible();
      await page.getByRole("link", { name: "Try an address" }).click();
      await page.getByLabel("Search products").fill("harbour mug");
      await page.getByLabel("Product", { exact: true }).selectOption("Harbour Mug");
      await page.getByLabel("State or province").selectOption("US-NY");
      await page.getByLabel("Postcode").fill("12534");
      await page.getByRole("button", { name: "Try", exact: true }).click();
      await expect(page.getByRole("region", { name: "Delivery" }).getByText("$7.25")).toBeVisible();
      await expect(page.getByRole("region", { name: "Tax" }).getByText("8.875%")).toBeVisible();
    },
    settings: async (page) => {
      await page.getByRole("link", { name: "Settings", exact: true }).click();
      await expect(page.getByText("Nothing has been delivered yet.")).toBeVisible();
    },
    activity: async (page) => {
      await page.getByRole("link", { name: "Lists", exact: true }).click();
      await page.getByRole("button", { name: "New brand" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Kiln");
      await page.getByRole("button", { name: "Create" }).click();
      await expect(page.getByText("Kiln created.")).toBeVisible();
      await page.getByRole("link", { name: "Settings", exact: true }).click();
      await page.getByRole("link", { name: "Changes in this browser" }).click();
      await expect(page.getByText("Brand: created")).toBeVisible();
    },
    "members and a member": async (page) => {
      await page.getByRole("link", { name: "Members", exact: true }).click();
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Delete" }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Iris Holm" }).click();
      await expect(page.getByRole("region", { name: "Details" })).toBeVisible();
    },
  };
  /** Screens by path, with the heading of each. */
  const PLACES: Record<string, string> = {
    "/products/import": "Import and export products",
    "/orders/new": "New order",
    "/orders/abandoned": "Abandoned checkouts",
    "/members/reports": "Reported members",
    "/members/badges": "Badges",
    "/members/deleted": "Deleted members",
    "/rules/delivery": "Delivery",
    "/rules/tax": "Tax",
    "/rules/gift-cards": "Gift cards",
    "/rules/memberships": "Memberships",
    "/rules/fees": "Fees",
    "/rules/tips": "Tips",
    "/rules/orders": "Order settings",
    "/rules/automatic-tax": "Automatic tax",
    "/rules/tax-exempt": "Tax-exempt customers",
    "/rules/shipping-labels": "Shipping labels",
    "/rules/product-terms": "Product terms",
  };
  test("on the other screens", async ({ page, shop }) => {
    test.slow();
    await signIn(page, shop);
    for (const [path, heading] of Object.entries(PLACES)) {
      await page.goto(`/owner${path}`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test("on a packing slip", async ({ page, shop, shopper }) => {
    test.slow();
    await shopper.buy("harbour-mug");
    await signIn(page, shop, "/owner/orders");
    await page.getByRole("link", { name: /^Order \d/ }).click();
    await page.getByRole("link", { name: "Packing slip" }).click();
    await expect(page.getByRole("heading", { name: /^Packing slip/ })).toBeVisible();
    await expectAccessible(page);
  });

  for (const language of ["de", "ar"]) {
    test(`in ${language}`, async ({ page, shop }) => {
      test.slow();
      await signIn(page, shop);
      for (const path of ["", "/orders", "/products", "/stock", "/members", "/rules", "/settings"]) {
        await page.goto(`/${language}/owner${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page, [
          { width: 390, colorScheme: "dark" },
          { width: 1440, colorScheme: "light" },
        ]);
      }
    });
  }

  for (const [name, open] of Object.entries(screens)) {
    test(name, async ({ page, shop, shopper }) => {
      test.slow();
      if (name.startsWith("orders")) await shopper.buy("harbour-mug");
      await page.goto("/owner");
      await expect(page.getByLabel("Owner's key", { exact: true })).toBeVisible();
      if (name === "home") await expectAccessible(page);
      await signIn(page, shop);
      await open(page);
      await expectAccessible(page);
    });
  }
});
