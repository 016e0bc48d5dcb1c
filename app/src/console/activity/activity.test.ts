import { i18n } from "@lingui/core";
import { expect, it, vi } from "vitest";
import { changedPath, clear, current, MAX } from "../session/log";
import { withSession } from "../session/request";
import { entryTexts } from "./messages";

const CALLS = "http://localhost:4400/_console/api";
const ORDER = "5f1c1a3e-0000-4000-8000-000000000001";

it("changedPath distinguishes changes from reads", () => {
  expect(changedPath("GET", `${CALLS}/ecom/v1/orders/${ORDER}`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/ecom/v1/orders/search`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/categories/v1/categories/list-categories-for-items`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/ecom/v1/order-billing/calculate-refund`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/stores-reader/v1/products/${ORDER}/variants/query`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/_platform/products/import?dryRun=true&after=0`)).toBeUndefined();
  expect(changedPath("POST", "http://localhost:4400/_console/session")).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/stores/v3/brands/get-or-create`)).toBe("/stores/v3/brands/get-or-create");
  expect(changedPath("POST", `${CALLS}/ecom/v1/order-billing/refund-payments`)).toBe(
    "/ecom/v1/order-billing/refund-payments",
  );
  expect(changedPath("DELETE", `${CALLS}/_platform/webhooks/w?x=1`)).toBe("/_platform/webhooks/w");
});

it("wordsOf describes a call and links to its screen", () => {
  const words = (method: string, path: string) => {
    const { subject, act, to } = entryTexts({ method, path });
    return [`${i18n._(subject)}: ${i18n._(act)}`, to];
  };
  expect(words("POST", `/ecom/v1/orders/${ORDER}/cancel`)).toEqual(["Order: cancelled", `/owner/orders/${ORDER}`]);
  expect(words("POST", "/categories/v1/categories")).toEqual(["Category: created", undefined]);
  expect(words("POST", `/categories/v1/categories/${ORDER}/move`)).toEqual([
    "Category: moved",
    `/owner/categories/${ORDER}`,
  ]);
  expect(words("POST", `/stores/v1/collections/${ORDER}/productIds/delete`)).toEqual([
    "Collection: products removed",
    undefined,
  ]);
  expect(words("DELETE", `/members/v1/members/${ORDER}`)).toEqual(["Member: deleted", undefined]);
  expect(words("POST", "/stores/v3/bulk/inventory-items/update")).toEqual(["Stock: changed", undefined]);
  expect(words("PUT", "/_platform/rules/coupons/c")).toEqual(["Coupon: changed", undefined]);
  expect(words("POST", "/ecom/v1/checkouts")).toEqual(["Trial checkout: created", undefined]);
});

it("calls without a response are recorded, and only the newest are kept", async () => {
  clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("lost")));
  for (let count = 0; count < MAX + 5; count += 1) {
    await expect(withSession(`${CALLS}/stores/v3/brands/b${count}`, { method: "DELETE" })).rejects.toThrow("lost");
  }
  vi.unstubAllGlobals();
  expect(current()).toHaveLength(MAX);
  expect(current()[0]).toMatchObject({ path: `/stores/v3/brands/b${MAX + 4}` });
  expect(current()[0]).not.toHaveProperty("status");
});
