import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConsoleContext } from "../session/client";
import { rulesInMemory } from "../test/rulesInMemory";
import { automaticTax } from "./automaticTax";
import { orderSettings } from "./orderSettings";
import { shippingLabels } from "./shippingLabels";
import { fees, tips } from "./feesAndTips";

let rules: Record<string, unknown>[];
beforeEach(() => {
  rules = [];
  vi.stubGlobal("fetch", rulesInMemory(rules));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const context = { host: "", session: { currency: "USD" } } as ConsoleContext;
const { signal } = new AbortController();
const first = async (kind: typeof fees) => (await kind.read(context, { q: "", cursor: "", signal })).items[0];

it("settings never saved are shown and saved under the name of their kind", async () => {
  const entry = await first(orderSettings);
  expect(entry).toMatchObject({ id: "ordersSettings", values: { minimumOrderSubtotal: "", createInvoice: "" } });
  expect([orderSettings.add, orderSettings.remove]).toEqual([undefined, undefined]);
  await orderSettings.update(context, entry!, { minimumOrderSubtotal: "20", createInvoice: "yes", city: "Hudson" });
  expect(rules).toEqual([
    { id: "ordersSettings", minimumOrderSubtotal: "20", createInvoice: true, businessAddress: { city: "Hudson" } },
  ]);
  await orderSettings.update(context, (await first(orderSettings))!, { city: "" });
  expect(rules[0]).toMatchObject({ minimumOrderSubtotal: "20", businessAddress: null });
});

it("tip settings keep the ids of staff who stay", async () => {
  rules.push({ id: "tips", enabled: true, staff: [{ staffMemberId: "s1", name: "Ada", weight: "2" }] });
  const entry = await first(tips);
  expect(entry?.values.staff).toBe("Ada, 2");
  await tips.update(context, entry!, { staff: " Ada , 30\n\nBob Ray\n", percentages: "5, 10;15" });
  expect(rules[0]).toMatchObject({
    percentages: ["5", "10", "15"],
    staff: [
      { staffMemberId: "s1", name: "Ada", weight: "30" },
      { staffMemberId: expect.any(String) as string, name: "Bob Ray", weight: "0" },
    ],
  });
});

it("a fee's amount is saved with its kind", async () => {
  await fees.create(context, { name: "Wrap", type: "fixed", value: "2.50", itemTypes: "PHYSICAL, GIFT_CARD" });
  expect(rules[0]).toMatchObject({ amount: { type: "fixed", value: "2.5" }, itemTypes: ["PHYSICAL", "GIFT_CARD"] });
  await fees.update(context, (await first(fees))!, { type: "percent" });
  expect(rules[0]).toMatchObject({ amount: { type: "percent", value: "2.5" }, name: "Wrap" });
});

it("automatic tax saves named jurisdictions and keeps country rates", async () => {
  const country = { jurisdiction: "COUNTRY", authority: "US", name: "US", rate: "0.01" };
  rules.push({ id: "a", country: "US", postalCode: "100", jurisdictions: [country] });
  await automaticTax.update(context, (await first(automaticTax))!, { STATE: "New York", "STATE-rate": "4", CITY: "" });
  expect(rules[0]?.jurisdictions).toEqual([
    country,
    { jurisdiction: "STATE", authority: "New York", name: "New York", rate: "0.04" },
  ]);
});

it("shipping labels keep settings of chosen services and drop an unused custom package", async () => {
  const priority = { id: "s", service: "PRIORITY_MAIL", serviceSettings: { estimatedDeliveryTime: "2 days" } };
  const packageDetails = { name: "Box", dimensions: { length: "10" } };
  rules.push({ id: "shippingProviders", domesticServices: [priority], packageType: "CUSTOM", packageDetails });
  const entry = await first(shippingLabels);
  expect(entry?.values).toMatchObject({ domesticServices: "PRIORITY_MAIL", packageName: "Box", length: "10" });
  await shippingLabels.update(context, entry!, { domesticServices: "PRIORITY_MAIL, GROUND_ADVANTAGE", width: "5" });
  expect(rules[0]).toMatchObject({
    domesticServices: [priority, { service: "GROUND_ADVANTAGE" }],
    packageDetails: { name: "Box", dimensions: { length: "10", width: "5" } },
  });
  await shippingLabels.update(context, (await first(shippingLabels))!, { packageType: "SMALL_FLAT_RATE_BOX" });
  expect(rules[0]?.packageDetails).toBeUndefined();
});
