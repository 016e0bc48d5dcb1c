/** The Rust example page: the typed client in a real browser. */
import { createReadStream } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { expect, test } from "./support/test.ts";

const PAGE = join(import.meta.dirname, "..", "..", "examples", "yew", "index.html");
const FILES: Readonly<Record<string, string>> = { "/page.js": "text/javascript", "/page_bg.wasm": "application/wasm" };

const FOLDER = process.env.CARTWRIGHT_RUST_PAGE ?? join(import.meta.dirname, "..", "..", "target", "rust-page");

/** Serves the page and its build. */
const servePage: RequestListener = ({ url = "/" }, response) => {
  const [path = "/"] = url.split("?");
  const type = FILES[path];
  response.setHeader("content-type", type ?? "text/html");
  createReadStream(type === undefined ? PAGE : join(FOLDER, path)).pipe(response);
};

test(
  "a page in Rust lists products and keeps its cart over a reload",
  { tag: "@rust-page" },
  async ({ page, shop }) => {
    await shop.settings({ catalog: "V3", readsAsV1: false });
    const { rustPage } = shop.origins;
    rustPage.answer = servePage;
    const { url: host, clientId: client } = shop.platform;
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${rustPage.url}/?${new URLSearchParams({ host, client }).toString()}`);
    await page.getByRole("button", { name: "Add Rosehip Preserve" }).click();
    await expect(page.getByRole("status")).toHaveText("In your cart: 1");
    await page.getByRole("button", { name: "Add Rosehip Preserve" }).click();
    await expect(page.getByRole("status")).toHaveText("In your cart: 2");
    await page.reload();
    await expect(page.getByRole("status")).toHaveText("In your cart: 2");
    await expect(page.getByRole("listitem")).toHaveCount(6);
    expect(errors).toEqual([]);
  },
);
