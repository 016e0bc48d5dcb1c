/** A visitor's journey through a page with a product list, by its URL and its visible content. */
import { expect } from "@playwright/test";
import { onPage, PATIENCE_MS } from "./visit.mjs";

/**
 * Filters, sorts and extends the list, goes back, searches by a prefix, chooses, and adds the choice.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>} the addresses of the page's scripts and WebAssembly
 */
export const visitList = (browser, url) =>
  onPage(browser, url, async (page, shipped) => {
    const products = page.getByRole("list", { name: "Products" }).getByRole("listitem");
    const sort = page.getByRole("combobox", { name: "Sort by" });
    const inStock = page.getByRole("checkbox", { name: "In stock" });
    const query = () => new URL(page.url()).search;
    await expect(products, "products are shown").toHaveCount(6, { timeout: PATIENCE_MS });
    const came = [...shipped];
    const featured = await products.allInnerTexts();

    await sort.selectOption("Price, lowest first");
    await expect(products, "the list is sorted").not.toHaveText(featured);
    expect(query()).toBe("?sort=price-low");
    await page.goBack();
    await expect(products, "back returns to the list before").toHaveText(featured);
    await expect(sort).toHaveValue("featured");

    await page.getByRole("button", { name: "More" }).click();
    await expect(products, "the next page is below").toHaveCount(12);
    expect(query()).toBe("?page=2");

    const facet = page.getByRole("group", { name: "Colour" }).getByRole("checkbox").first();
    await facet.check();
    await inStock.check();
    await expect.poll(query, "the filters are in the address").toMatch(/^\?stock=in&o\.[^=]+=[^&]+$/);
    await expect(page.getByRole("status", { name: "List" })).toHaveText(/^Shown: [1-9]/);
    const filtered = await products.allInnerTexts();
    await page.reload();
    await expect(products, "the address opens the list").toHaveText(filtered);
    await expect(facet).toBeChecked();
    await expect(inStock).toBeChecked();

    await page.getByRole("searchbox", { name: "Search" }).pressSequentially("morn");
    const suggestions = page.getByRole("list", { name: "Suggestions" });
    await suggestions.getByRole("button", { name: "Morning Mug" }).click();
    const product = page.getByRole("region", { name: "Product" });
    await expect(product.getByRole("heading", { name: "Morning Mug" })).toBeFocused();
    const picture = product.getByRole("img");
    const before = await picture.getAttribute("src");
    await expect(product.getByRole("radio", { name: "Ink (not available)" })).toBeVisible();
    await product.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "This choice cannot be added." })).toBeVisible();
    await product.getByRole("radio", { name: "Clay" }).check();
    await expect(picture, "the picture shows the choice").not.toHaveAttribute("src", before ?? "");
    await product.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status", { name: "Cart" })).toHaveText("Your cart: 1 × Morning Mug");
    return came;
  });
