import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConsoleContext, moneyOf } from "../session/client";
import { renderConsole } from "../test/renderConsole";
import { rulesInMemory } from "../test/rulesInMemory";
import { listFrom, momentFrom, numberFrom, partFrom, percentOf } from "./fields";
import { newRate, ratesProblem, textOfRates } from "./rates";
import { statusOf } from "./status";
import { RulePage, TryAddressPage } from ".";

const rulePage = (kind: string) => <RulePage name={kind} />;

const NOW = new Date("2026-11-25T12:00:00Z");

it("statusOf reports whether a rule is active now", () => {
  const status = (rule: object) => {
    const { text, note } = statusOf({ active: true, ...rule }, NOW);
    return [text, note];
  };
  expect(status({})).toEqual(["Active", undefined]);
  expect(status({ expires: "2026-11-28T12:00:00Z" })).toEqual(["Active", "ends in 3 days"]);
  expect(status({ starts: "2026-11-25T14:30:00Z" })).toEqual(["Scheduled", "starts in 2 hours"]);
  expect(status({ expires: "2026-11-24T12:00:00Z" })).toEqual(["Ended", "yesterday"]);
  expect(status({ active: false })).toEqual(["Switched off", undefined]);
});

it("numbers, dates and fractions are parsed without losing digits", () => {
  expect(["1.5", "12.50", "", "abc"].map(numberFrom)).toEqual(["1.5", "12.5", null, "abc"]);
  expect(["0.08875", "0.2", "1", "0.05"].map(percentOf)).toEqual(["8.875", "20", "100", "5"]);
  expect(["8.875", "20", "100", "5", "0.5"].map(partFrom)).toEqual(["0.08875", "0.2", "1", "0.05", "0.005"]);
  expect(momentFrom("2026-11-25", "end")).toBe(new Date(2026, 10, 25, 23, 59, 59).toISOString());
  expect(momentFrom("", "start")).toBeNull();
  expect(listFrom("US, ca;DE")).toEqual(["US", "ca", "DE"]);
});

const COUPON = {
  id: "c1",
  code: "WELCOME10",
  name: "Welcome",
  kind: { type: "percent", value: "10" },
  products: ["p1"],
  active: true,
  starts: null,
  expires: null,
};

describe("the coupons", () => {
  let rules: Record<string, unknown>[];
  beforeEach(() => {
    rules = [{ ...COUPON }];
    vi.stubGlobal("fetch", rulesInMemory(rules));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const show = () => renderConsole("/owner/rules/:kind", "/owner/rules/coupons", rulePage("coupons"), {});

  it("are created without omitted fields", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "New coupon" }));
    const dialog = await screen.findByRole("dialog", { name: "New coupon" });
    await user.type(within(dialog).getByLabelText("Code"), "FREE");
    await user.type(within(dialog).getByLabelText("Description"), "Free delivery");
    await user.selectOptions(within(dialog).getByLabelText("Discount"), "freeShipping");
    expect(within(dialog).queryByLabelText(/^(Percent off|Amount off|Price of each item)$/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    await screen.findByText("FREE created.");
    expect(rules[1]).toMatchObject({ code: "FREE", kind: { type: "freeShipping" }, active: true, expires: null });
  });

  it("keep fields that the form does not show when changed", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Edit: WELCOME10" }));
    const value = await screen.findByLabelText(/^(Percent off|Amount off|Price of each item)$/);
    await user.clear(value);
    await user.type(value, "12,5{Enter}");
    await screen.findByText("WELCOME10 saved.");
    expect(rules[0]).toEqual({ ...COUPON, kind: { type: "percent", value: "12.5" } });
  });

  it("end at once and are resumed by Undo", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "End now: WELCOME10" }));
    expect(await screen.findByText("Ended")).toBeInTheDocument();
    Object.assign(rules[0] ?? {}, { uses: 4 });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(rules[0]).toEqual({ ...COUPON, uses: 4 });
    });
  });

  it("are deleted and restored unchanged", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Delete: WELCOME10" }));
    expect(await screen.findByText("There are no coupons yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(rules).toEqual([COUPON]);
    });
  });
});

describe("a new rule", () => {
  let rules: Record<string, unknown>[];
  beforeEach(() => {
    rules = [];
    vi.stubGlobal("fetch", rulesInMemory(rules));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const create = async (kind: string, button: string) => {
    const searchProducts = () => Promise.resolve({ products: [{ _id: "p1", name: "Mug" }] });
    const queryProducts = () => Promise.resolve({ products: [{ _id: "p1", name: "Mug" }] });
    const queryCategories = () =>
      Promise.resolve({
        categories: [
          { _id: "all", name: "All products", slug: "all-products" },
          { _id: "kitchen", name: "Kitchen", slug: "kitchen" },
          { _id: "cups", name: "Cups", slug: "cups", parentCategory: { _id: "kitchen" } },
        ],
      });
    const client = { productsV3: { searchProducts, queryProducts }, categories: { queryCategories } };
    const { user } = renderConsole("/owner/rules/:kind", `/owner/rules/${kind}`, rulePage(kind), client);
    await user.click(await screen.findByRole("button", { name: button }));
    const dialog = within(await screen.findByRole("dialog", { name: button }));
    return { user, dialog, save: dialog.getByRole("button", { name: "Create" }) };
  };

  it("can be a membership with products and credits", async () => {
    const { user, dialog, save } = await create("memberships", "New membership");
    await user.type(dialog.getByLabelText("Name"), "Mug club");
    await user.type(dialog.getByLabelText("Member's email"), "iris@example.com");
    await user.type(dialog.getByLabelText("Credits"), "10");
    expect(save).toHaveAttribute("aria-disabled", "true");
    await user.click(await dialog.findByRole("checkbox", { name: "Mug" }));
    await user.click(save);
    await screen.findByText("Mug club created.");
    expect(rules).toEqual([
      {
        id: expect.any(String) as string,
        name: "Mug club",
        member: "iris@example.com",
        products: ["p1"],
        credits: { total: 10, remaining: 10 },
        starts: null,
        expires: null,
      },
    ]);
  });

  it("can be a delivery method for a region at a price", async () => {
    const { user, dialog, save } = await create("delivery", "New delivery method");
    await user.type(dialog.getByLabelText("Name"), "By bicycle");
    await user.type(dialog.getByLabelText("Region"), "Austria");
    await user.type(dialog.getByLabelText("Price"), "4,50");
    await user.selectOptions(dialog.getByLabelText("Countries"), "Austria");
    await user.click(save);
    await screen.findByText("By bicycle created.");
    expect(rules[0]).toMatchObject({
      title: "By bicycle",
      regionName: "Austria",
      regionId: expect.any(String) as string,
      countries: ["AT"],
      rates: [{ amount: "4.5" }],
      freeOver: null,
      deliveryDays: null,
    });
  });

  it("can be a pickup point for some states with charges, and become a delivery again", async () => {
    const { user, dialog, save } = await create("delivery", "New delivery method");
    await user.type(dialog.getByLabelText("Name"), "Pickup in Soho");
    await user.type(dialog.getByLabelText("Region"), "New York");
    await user.type(dialog.getByLabelText("Price"), "0");
    await user.selectOptions(dialog.getByLabelText("Countries"), "United States");
    const states = await dialog.findByLabelText("States or regions");
    await user.selectOptions(states, "New York");
    await user.selectOptions(states, "New Jersey");
    await user.type(dialog.getByLabelText("Handling fee"), "1,50");
    expect(dialog.queryByLabelText("City")).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Delivery method"), "They pick it up in the shop");
    await user.type(dialog.getByLabelText("Street and number"), "1 Mercer St");
    await user.type(dialog.getByLabelText("City"), "New York");
    await user.selectOptions(dialog.getByLabelText("Country"), "United States");
    await user.selectOptions(await dialog.findByLabelText("State or province"), "New York");
    await user.click(save);
    await screen.findByText("Pickup in Soho created.");
    const address = { addressLine: "1 Mercer St", city: "New York", subdivision: "US-NY", country: "US" };
    expect(rules[0]).toMatchObject({
      subdivisions: ["NY", "NJ"],
      charges: [{ type: "HANDLING_FEE", price: "1.5", details: "" }],
      pickup: { method: "STORE_PICKUP", address },
    });
    await user.click(screen.getByRole("button", { name: "Edit: Pickup in Soho" }));
    const edited = within(await screen.findByRole("dialog", { name: /Pickup in Soho/ }));
    expect(edited.getByLabelText("City")).toHaveValue("New York");
    await user.clear(edited.getByLabelText("Handling fee"));
    await user.selectOptions(edited.getByLabelText("Delivery method"), "It is shipped to them");
    await user.click(edited.getByRole("button", { name: "Save" }));
    await screen.findByText("Pickup in Soho saved.");
    expect(rules[0]).toMatchObject({ charges: [], pickup: null, subdivisions: ["NY", "NJ"] });
  });

  it("can be a coupon for some products and categories", async () => {
    const { user, dialog, save } = await create("coupons", "New coupon");
    await user.type(dialog.getByLabelText("Code"), "MUGS");
    await user.type(dialog.getByLabelText("Description"), "Mugs only");
    await user.type(dialog.getByLabelText(/^(Percent off|Amount off|Price of each item)$/), "5");
    await user.click(await dialog.findByRole("checkbox", { name: "Mug" }));
    await user.click(await dialog.findByRole("checkbox", { name: "Kitchen › Cups" }));
    expect(dialog.queryByRole("checkbox", { name: "All products" })).not.toBeInTheDocument();
    await user.click(save);
    await screen.findByText("MUGS created.");
    expect(rules[0]).toMatchObject({ products: ["p1"], collections: ["cups"] });
    await user.click(screen.getByRole("button", { name: "Edit: MUGS" }));
    const edited = within(await screen.findByRole("dialog", { name: /MUGS/ }));
    expect(await edited.findByRole("checkbox", { name: "Mug" })).toBeChecked();
    expect(await edited.findByRole("checkbox", { name: "Kitchen › Cups" })).toBeChecked();
  });

  it("can be a delivery method with conditional prices", async () => {
    const { user, dialog, save } = await create("delivery", "New delivery method");
    await user.type(dialog.getByLabelText("Name"), "Parcel");
    await user.type(dialog.getByLabelText("Region"), "Austria");
    await user.type(dialog.getByLabelText("Price"), "4,50");
    await user.click(dialog.getByRole("button", { name: "Add a condition" }));
    const condition = within(dialog.getByRole("group", { name: "Condition 1" }));
    expect(save).toHaveAttribute("aria-disabled", "true");
    await user.type(condition.getByLabelText("Value"), "2,5");
    await user.click(dialog.getByRole("button", { name: "Add a price" }));
    const second = within(dialog.getByRole("group", { name: "Price 2" }));
    await user.type(second.getByLabelText("Price"), "x");
    expect(second.getByLabelText("Price")).toHaveAccessibleDescription("cannot be “x”");
    expect(save).toHaveAttribute("aria-disabled", "true");
    await user.clear(second.getByLabelText("Price"));
    await user.type(second.getByLabelText("Price"), "1");
    await user.click(second.getByRole("checkbox", { name: "For each item" }));
    for (const [index, type, operator, value] of [
      [0, "Number of items", "more than", "3"],
      [1, "Value of the items", "less than", "100"],
    ] as const) {
      await user.click(second.getByRole("button", { name: "Add a condition" }));
      const next = within(second.getByRole("group", { name: `Condition ${index + 1}` }));
      await user.selectOptions(next.getByLabelText("Depends on"), type);
      await user.selectOptions(next.getByLabelText("Comparison"), operator);
      await user.type(next.getByLabelText("Value"), value);
    }
    await user.click(save);
    await screen.findByText("Parcel created.");
    expect(rules[0]).toMatchObject({
      regionName: "Austria",
      rates: [
        {
          amount: "4.5",
          conditions: [{ type: "BY_TOTAL_WEIGHT", operator: "LTE", value: "2.5" }],
          multiplyByQuantity: false,
        },
        {
          amount: "1",
          conditions: [
            { type: "BY_TOTAL_QUANTITY", operator: "GT", value: "3" },
            { type: "BY_TOTAL_PRICE", operator: "LT", value: "100" },
          ],
          multiplyByQuantity: true,
        },
      ],
    });
    expect(screen.getByText("2 prices by conditions")).toBeInTheDocument();
  });
});

describe("the prices of a delivery method", () => {
  const context = (currency?: string) => ({ session: { currency } }) as ConsoleContext;
  const rate = (amount: string, type = "BY_TOTAL_WEIGHT", value = "1") =>
    textOfRates([{ ...newRate("0"), amount, conditions: [{ type, operator: "LTE", value }] }]);

  it("are complete if their fields accept them", () => {
    const complete = (text: string, currency?: string) =>
      ratesProblem(text, {}, moneyOf(context(currency))) === undefined;
    expect(["1", "1.99", "1.999", "1234567890", ""].map((amount) => complete(rate(amount), "USD"))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([complete(rate("1.5"), "JPY"), complete(rate("1.5"))]).toEqual([false, true]);
    const values: [string, string][] = [
      ["BY_TOTAL_WEIGHT", "1.255"],
      ["BY_TOTAL_QUANTITY", "1.5"],
      ["BY_TOTAL_PRICE", "1.999"],
    ];
    expect(values.map(([type, value]) => complete(rate("1", type, value), "USD"))).toEqual([true, false, false]);
  });
});

describe("a delivery method with conditional prices", () => {
  const condition = (operator: string, value: string) => ({ type: "BY_TOTAL_WEIGHT", operator, value });
  const LIGHT = { amount: "4.00", conditions: [condition("LTE", "2")], multiplyByQuantity: false };
  const HEAVY = { amount: "9.00", conditions: [condition("GT", "2")], multiplyByQuantity: false };
  const PARCEL = { id: "parcel", title: "Parcel", regionId: "r1", regionName: "Austria", countries: ["AT"] };
  let rules: Record<string, unknown>[];
  beforeEach(() => {
    rules = [{ ...PARCEL, rates: [LIGHT, HEAVY], plan: null }];
    vi.stubGlobal("fetch", rulesInMemory(rules));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const open = async () => {
    const { user } = renderConsole("/owner/rules/:kind", "/owner/rules/delivery", rulePage("delivery"), {});
    await user.click(await screen.findByRole("button", { name: "Edit: Parcel" }));
    return { user, dialog: within(await screen.findByRole("dialog", { name: "Parcel" })) };
  };

  it("is reordered by keyboard, and conditions and prices can be removed", async () => {
    const { user, dialog } = await open();
    const later = dialog.getByRole("button", { name: "Move Price 1 later" });
    later.focus();
    await user.keyboard("{Enter}");
    expect(later).toHaveFocus();
    expect(later).toHaveAccessibleName("Move Price 2 later");
    const first = within(dialog.getByRole("group", { name: "Price 1" }));
    expect(first.getByLabelText("Price")).toHaveValue("9.00");
    await user.click(first.getByRole("button", { name: "Remove condition 1" }));
    await user.click(dialog.getByRole("button", { name: "Remove Price 2" }));
    expect(dialog.queryByRole("group", { name: "Price 1" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Parcel saved.");
    expect(rules[0]).toEqual({
      ...PARCEL,
      plan: null,
      rates: [{ amount: "9", conditions: [], multiplyByQuantity: false }],
    });
  });

  it("shows conflicting prices next to the owner's draft", async () => {
    const { user, dialog } = await open();
    await user.type(within(dialog.getByRole("group", { name: "Price 1" })).getByLabelText("Price"), "{Backspace}5");
    Object.assign(rules[0] as object, { rates: [{ ...LIGHT, multiplyByQuantity: true }, HEAVY] });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(
      await dialog.findByText(
        "Prices: you “4.05: Weight at most 2; 9.00: Weight more than 2”, they “4.00 for each item: Weight at most 2; 9.00: Weight more than 2”, before “4.00: Weight at most 2; 9.00: Weight more than 2”",
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Take theirs: Prices" }));
    const each = within(dialog.getByRole("group", { name: "Price 1" })).getByRole("checkbox", {
      name: "For each item",
    });
    expect(each).toBeChecked();
  });
});

it("an address check shows its tax and delivery options", async () => {
  const createCheckout = vi.fn(() =>
    Promise.resolve({
      currency: "USD",
      lineItems: [{ taxDetails: { rateBreakdown: [{ name: "Sales tax", rate: "0.08875", tax: { amount: "2.35" } }] } }],
      shippingInfo: {
        region: { name: "United States" },
        carrierServiceOptions: [
          { shippingOptions: [{ code: "std", title: "Standard", cost: { price: { amount: "6.50" } } }] },
        ],
      },
      priceSummary: { total: { amount: "35.35" } },
    }),
  );
  const client = {
    checkout: { createCheckout },
    productsV3: {
      searchProducts: () => Promise.resolve({ products: [{ _id: "mug", name: "Mug" }] }),
    },
    inventoryItemsV3: {
      searchInventoryItems: () => Promise.resolve({ inventoryItems: [{ variantId: "blue", inStock: true }] }),
    },
  };
  const { user } = renderConsole("/owner/rules/:kind", "/owner/rules/try-an-address", <TryAddressPage />, client);
  await screen.findByRole("option", { name: "Mug" });
  await user.type(screen.getByLabelText("Postcode"), "12534");
  await user.click(screen.getByRole("button", { name: "Try" }));
  expect(await screen.findByText("Standard")).toBeInTheDocument();
  expect(screen.getByText("$2.35")).toBeInTheDocument();
  expect(createCheckout).toHaveBeenCalledWith(
    expect.objectContaining({
      checkoutInfo: { shippingInfo: { shippingDestination: { address: { country: "US", postalCode: "12534" } } } },
    }),
  );
});
