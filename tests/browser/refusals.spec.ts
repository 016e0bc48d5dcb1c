/** Missing pages and files, and a console on an unlisted origin: status, `noindex`, and the next step in a sentence. */
import { Origin } from "./support/origin.ts";
import { store } from "./support/store.ts";
import { expect, test } from "./support/test.ts";

test("the store server answers 404 for an unknown file and page", async ({ page, shop }) => {
  const ask = async (path: string, accept: string) => {
    const answer = await page.request.get(shop.url + path, { headers: { Accept: accept } });
    return [answer.status(), answer.headers()["content-type"]];
  };
  for (const path of ["/assets/none.js", "/.well-known/x", "/none.png"]) {
    for (const accept of ["*/*", "text/html", "application/json"]) {
      expect(await ask(path, accept), `${path} ${accept}`).toEqual([404, "text/plain; charset=utf-8"]);
    }
  }
  expect(await ask("/nowhere", "text/html")).toEqual([404, "text/html; charset=utf-8"]);
  expect(await ask("/cart", "application/json")).toEqual([404, "text/plain; charset=utf-8"]);
});

for (const path of ["/product/none", "/collections/none", "/brand/none", "/nowhere"]) {
  test(`${path} has a noindex tag, and the next page has none`, async ({ page, shopper }) => {
    const robots = page.locator('meta[name="robots"]');
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/);
    await expect(robots).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Categories" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
    await expect(robots).toHaveCount(0);
    expect(shopper.page).toBe(page);
  });
}

test("the console on an origin that the platform does not allow names the fix instead of an outage", async ({
  page,
  shop,
}) => {
  const unlisted = await Origin.open();
  unlisted.answer = store(shop.platform);
  try {
    await page.goto(`${unlisted.url}/owner`);
    await expect(page.getByRole("main").getByText(`--store-origin ${unlisted.url}`)).toBeVisible();
    await expect(page.getByText(/cannot be reached right now/)).toHaveCount(0);
  } finally {
    await unlisted.close();
  }
});
