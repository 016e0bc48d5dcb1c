import { i18n } from "@lingui/core";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { withSession } from "../session/request";
import { renderConsole } from "../test/renderConsole";
import { ActivityPage } from ".";
import { changedPath, clear, current, MAX } from "../session/log";
import { entryTexts } from "./messages";

const CALLS = "http://localhost:4400/_console/api";
const ORDER = "5f1c1a3e-0000-4000-8000-000000000001";

beforeEach(() => {
  clear();
});

it("changedPath distinguishes changes from reads", () => {
  expect(changedPath("GET", `${CALLS}/ecom/v1/orders/${ORDER}`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/ecom/v1/orders/search`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/categories/v1/categories/list-categories-for-items`)).toBeUndefined();
  expect(changedPath("POST", `${CALLS}/ecom/v1/order-billing/calculate-refund`)).toBeUndefined();
  expect(changedPath("POST", "http://localhost:4400/_console/session")).toBeUndefined();
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

it("the activity lists changes with result and reference, without payloads, and can be cleared", async () => {
  const answers = [
    Response.json({}, { status: 428, headers: { "x-wix-request-id": "r-1" } }),
    Response.json({}, { headers: { "x-wix-request-id": "r-2" } }),
  ];
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(answers.shift() ?? Response.error())),
  );
  const body = JSON.stringify({ secret: "sent" });
  await withSession(`${CALLS}/ecom/v1/orders/${ORDER}/cancel`, { method: "POST", body });
  await withSession(`${CALLS}/members/v1/members/${ORDER}/approve`, { method: "POST", body });
  vi.unstubAllGlobals();
  expect(localStorage.getItem("console-activity")).not.toContain("sent");

  const { user } = renderConsole("/owner/activity", "/owner/activity", <ActivityPage />, {});
  expect(await screen.findByRole("link", { name: "Member: approved" })).toBeInTheDocument();
  const [, newest, oldest] = screen.getAllByRole("row");
  expect(within(newest!).getByText("Member: approved")).toBeInTheDocument();
  expect(within(newest!).getByText("Done")).toBeInTheDocument();
  expect(within(oldest!).getByText("Refused (428)")).toBeInTheDocument();
  expect(within(oldest!).getByText("r-1")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear the log" }));
  expect(await screen.findByText("Nothing has been changed from this browser yet.")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: "Member: approved" })).toBeInTheDocument();
  expect(screen.getAllByRole("row")).toHaveLength(3);
});

it("calls without a response are recorded, and only the newest are kept", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("lost")));
  for (let count = 0; count < MAX + 5; count += 1) {
    await expect(withSession(`${CALLS}/stores/v3/brands/b${count}`, { method: "DELETE" })).rejects.toThrow("lost");
  }
  vi.unstubAllGlobals();
  expect(current()).toHaveLength(MAX);
  expect(current()[0]).toMatchObject({ path: `/stores/v3/brands/b${MAX + 4}` });
  expect(current()[0]).not.toHaveProperty("status");
});
