/** The example page that is written in Rust: the typed client in a real browser. */
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort, startPlatform } from "./support/servers.ts";

const PAGE = join(import.meta.dirname, "..", "..", "examples", "yew", "index.html");
const FILES: Readonly<Record<string, string>> = { "/page.js": "text/javascript", "/page_bg.wasm": "application/wasm" };

/** Serves the page and what was built for it. */
async function servePage(port: number): Promise<() => void> {
  const folder = process.env.CARTWRIGHT_RUST_PAGE ?? join(import.meta.dirname, "..", "..", "target", "rust-page");
  const server = createServer(({ url = "/" }, response) => {
    const [path = "/"] = url.split("?");
    const type = FILES[path];
    response.setHeader("content-type", type ?? "text/html");
    createReadStream(type === undefined ? PAGE : join(folder, path)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

test("a page in Rust lists products and keeps its cart over a reload", async ({ page }) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const platform = await startPlatform({ port: await freePort(), storeUrl: origin });
  const close = await servePage(port);
  try {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${origin}/?${new URLSearchParams({ host: platform.url, client: platform.clientId }).toString()}`);
    await page.getByRole("button", { name: "Add Rosehip Preserve" }).click();
    await expect(page.getByRole("status")).toHaveText("In your cart: 1");
    await page.getByRole("button", { name: "Add Rosehip Preserve" }).click();
    await expect(page.getByRole("status")).toHaveText("In your cart: 2");
    await page.reload();
    await expect(page.getByRole("status")).toHaveText("In your cart: 2");
    await expect(page.getByRole("listitem")).toHaveCount(6);
    expect(errors).toEqual([]);
  } finally {
    close();
    await platform.stop();
  }
});
